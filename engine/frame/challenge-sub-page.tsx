/** Sub-page of a challenge: a separate screen at the challenge's path followed by the slug. */

import type { Artifacts } from '#engine/rules/checker.ts';
import type { PublicChallenge } from '#engine/rules/public-challenge.ts';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import type { ChallengeBackend } from './backends/backend.ts';
import styles from './challenge-sub-page.module.css';
import { BackLink } from './panels/back-link.tsx';
import { OpeningState } from './play/opening-state.tsx';
import { useOpened } from './play/use-opened.ts';
import type { PageDefinition } from './scene/scene.ts';
import { SceneBoundary } from './scene/scene-boundary.tsx';

interface ChallengeSubPageProps {
  /** Public fields of the manifest. */
  readonly challenge: PublicChallenge;
  /** The default export of the sub-page's `*.page.tsx`. */
  readonly page: PageDefinition<Artifacts>;
  /** Slug of the page in the manifest’s `pages`. */
  readonly slug: string;
  /** The server, or the practice backend of stories and tests. */
  readonly backend: ChallengeBackend;
}

/** The page imitates a site with headings of its own, so the document's h1 is visually hidden. */
export function ChallengeSubPage({ challenge, page: { Page }, slug, backend }: ChallengeSubPageProps) {
  const opening = useOpened(backend, challenge.key, slug);
  const title = challenge.pages.find((page) => page.slug === slug)?.title ?? challenge.title;
  return (
    <div className={styles.page}>
      <BackLink to={challenge.path}>Retour à la mission</BackLink>
      <h1 className={styles.title}>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h1>
      {opening.state === 'open' ? (
        <SceneBoundary>
          <Page artifacts={opening.opened.artifacts} challenge={challenge} failures={opening.opened.failures} />
        </SceneBoundary>
      ) : (
        <OpeningState opening={opening} />
      )}
    </div>
  );
}

/** A sub-page of a challenge: its own screen at its own address, its path followed by its slug. */

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

export interface ChallengeSubPageProps {
  /** What a browser may know of the manifest. */
  readonly challenge: PublicChallenge;
  /** The default export of its `*.page.tsx`. */
  readonly page: PageDefinition<Artifacts>;
  /** Which of the manifest’s `pages` it is. */
  readonly slug: string;
  /** The server, or the practice backend of stories and tests. */
  readonly backend: ChallengeBackend;
}

/** The page shows an imitation with headings of its own; its manifest title is the document's h1, for screen readers. */
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

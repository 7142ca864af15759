/** Sections of a debrief, used on the challenge's page and in the steps of the victory. */
import { frenchText } from '#engine/toolbox/running-text.ts';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import type { DebriefContent } from '#schemas/manifest/debrief.ts';
import styles from './debrief-parts.module.css';
import { Fold } from './fold.tsx';

interface ExplainedProps {
  /** From the manifest. */
  readonly debrief: Pick<DebriefContent, 'whatHappened' | 'whyItWorks'>;
  /** Whether 'Ce qui s’est passé' is open at first, as no reveal shows it. */
  readonly alone?: boolean;
}

/** What happened and why it works; folded by default, as the reveal above shows the same. */
export function Explained({ debrief: { whatHappened, whyItWorks }, alone = false }: ExplainedProps) {
  return (
    <>
      <Fold title={<h3>Ce qui s’est passé</h3>} open={alone}>
        <p>{frenchText(whatHappened)}</p>
      </Fold>
      <Fold title={<h3>Pourquoi cela marche</h3>}>
        <p>{frenchText(whyItWorks)}</p>
      </Fold>
    </>
  );
}

export function Reflexes({ reflexes }: Pick<DebriefContent, 'reflexes'>) {
  return (
    <ul className={styles.reflexes}>
      {reflexes.map((reflex) => (
        <li key={reflex}>{frenchText(reflex)}</li>
      ))}
    </ul>
  );
}

export function Saying({ tellAColleague }: Pick<DebriefContent, 'tellAColleague'>) {
  return (
    <figure className={styles.saying}>
      <figcaption>À dire autour de vous</figcaption>
      <blockquote>{frenchSpaces(tellAColleague)}</blockquote>
    </figure>
  );
}

/** External link, in a new tab without referrer. */
function Elsewhere({ url, children }: { readonly url: string; readonly children: string }) {
  return (
    <a href={url} target="_blank" rel="noreferrer">
      {children}
      <VisuallyHidden> (nouvel onglet)</VisuallyHidden>
    </a>
  );
}

export function References({ references }: Pick<DebriefContent, 'references'>) {
  return (
    <ul className={styles.references}>
      {references.map(({ publisher, title, url }) => (
        <li key={title}>
          <strong>{publisher}</strong>,{' '}
          <cite>{url ? <Elsewhere url={url}>{frenchSpaces(title)}</Elsewhere> : frenchSpaces(title)}</cite>
        </li>
      ))}
    </ul>
  );
}

/** The pieces of a debrief, wherever it is told: on the challenge's page, and step by step in the victory. */
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import type { DebriefContent } from '#schemas/manifest.ts';
import styles from './debrief-parts.module.css';

export function Reflexes({ reflexes }: Pick<DebriefContent, 'reflexes'>) {
  return (
    <ul className={styles.reflexes}>
      {reflexes.map((reflex) => (
        <li key={reflex}>{frenchSpaces(reflex)}</li>
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

export function References({ references }: Pick<DebriefContent, 'references'>) {
  return (
    <ul className={styles.references}>
      {references.map(({ publisher, title }) => (
        <li key={title}>
          <strong>{publisher}</strong>, <cite>{frenchSpaces(title)}</cite>
        </li>
      ))}
    </ul>
  );
}

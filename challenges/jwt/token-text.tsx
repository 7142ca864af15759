import type { Segments } from './segment.ts';
import styles from './token-text.module.css';

export const PARTS = [
  { part: 'header', name: '1 · En-tête', english: ' (header)', decoded: 'En-tête décodé' },
  { part: 'payload', name: '2 · Charge utile', english: ' (payload)', decoded: 'Charge utile décodée' },
  { part: 'signature', name: '3 · Signature', english: '', decoded: 'Signature en octets' },
] as const;

/** The text of a token. Its three segments differ in colour and underline. */
export function TokenText({ segments }: { readonly segments: Segments }) {
  return (
    <span className={styles.token}>
      {PARTS.map(({ part }, index) => (
        <span key={part}>
          {index > 0 && <b className={styles.dot}>.</b>}
          <span className={styles.part} data-part={part}>
            {segments[index]}
          </span>
        </span>
      ))}
    </span>
  );
}

/** Legend for the colours and underlines. */
export function TokenLegend() {
  return (
    <ol className={styles.legend}>
      {PARTS.map(({ part, name, english }) => (
        <li key={part}>
          <span className={styles.part} data-part={part}>
            {name}
          </span>
          <span lang="en" className={styles.english}>
            {english}
          </span>
        </li>
      ))}
    </ol>
  );
}

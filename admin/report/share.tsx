/** A rate as a bar and its figure: the bar is for the eye only, and says nothing that the figure does not. */
import { frenchRate, NO_FIGURE } from './french.ts';
import styles from './share.module.css';

/** @param value 0 to 1; null where there is none @param words in the place of the rate */
export function Share({
  value,
  words,
  before,
}: {
  readonly value: number | null;
  readonly words?: string;
  readonly before?: number | null;
}) {
  if (value === null) return <span>{words ?? NO_FIGURE}</span>;
  return (
    <span className={styles.share}>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.bar} style={{ inlineSize: `${100 * Math.min(1, value)}%` }} />
      </span>
      <span className={styles.figure}>
        {words ?? frenchRate(value)}
        {words !== undefined && <span className={styles.soft}> ({frenchRate(value)})</span>}
        {before != null && <span className={`${styles.soft} ${styles.before}`}>contre {frenchRate(before)}</span>}
      </span>
    </span>
  );
}

/** A rate as a bar and its figure. The bar is decorative: the figure has all of it. */
import type { Bound } from '#engine/rules/measure/told-bound.ts';
import { frenchRate, NO_FIGURE } from './french.ts';
import styles from './share.module.css';

interface ShareProps {
  /** 0 to 1; null where there is none. */
  readonly value: number | null;
  /** The rate as it is told, where it is a bound. */
  readonly told?: string;
  /** What the rate says of the true one: what is not known of it is hatched. */
  readonly bound?: Bound;
  /** To which the rate may go from `value` on, where it is told as a range: hatched. */
  readonly until?: number;
  /** A further share, behind the first: of what is accepted, and not right. */
  readonly accepted?: number | null;
  /** How the rate is written; French by default. */
  readonly format?: (value: number) => string;
  /** In the place of the rate, which then stands behind it. */
  readonly words?: string;
  /** The rate that it is compared with, as it is told; null where there is none. */
  readonly before?: string | null;
  /** Characters of the longest figure of its part: all bars of one part have one length, or they would not compare. */
  readonly room: number;
}

/** Characters of a rate, of a range of rates, and of each where it is compared. */
export const RATE_ROOM = `≥ ${frenchRate(1)}`.length;
export const RANGE_ROOM = `90 à ${frenchRate(1)}`.length;
export const COMPARED_RANGE_ROOM = `contre 90 à ${frenchRate(1)}`.length;
export const COMPARED_ROOM = `contre ≥ ${frenchRate(1)}`.length;

export function Share({
  value,
  bound = 'exact',
  until = value ?? 0,
  accepted = null,
  format = frenchRate,
  told,
  words,
  before,
  room,
}: ShareProps) {
  const columns = { gridTemplateColumns: `minmax(3rem, 1fr) minmax(0, ${room}ch)` };
  if (value === null && words === undefined) return <span>{NO_FIGURE}</span>;
  // A count that is no share stands in one column with those that are.
  if (value === null)
    return (
      <span className={styles.share} style={columns}>
        <span />
        <span>{words}</span>
      </span>
    );
  return (
    <span className={styles.share} style={columns}>
      <span className={styles.track} aria-hidden="true">
        {bound !== 'most' && <span className={styles.bar} style={lengthOf(value)} />}
        {bound === 'most' && <span className={styles.unknown} style={lengthOf(value)} />}
        {until > value && <span className={styles.unknown} style={lengthOf(until - value)} />}
        {accepted !== null && <span className={styles.accepted} style={lengthOf(accepted)} />}
        {bound === 'least' && <span className={styles.unknown} style={lengthOf(1 - value - (accepted ?? 0))} />}
      </span>
      <span>
        {words ?? told ?? format(value)}
        {words !== undefined && <span className={styles.soft}> ({told ?? format(value)})</span>}
        {before != null && <span className={`${styles.soft} ${styles.before}`}>contre {before}</span>}
      </span>
    </span>
  );
}

const lengthOf = (value: number) => ({ inlineSize: `${100 * Math.max(0, Math.min(1, value))}%` });

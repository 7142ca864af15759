/** A rate as a bar with a figure. The bar is decorative: the figure says everything. */
import type { Bound } from '#engine/rules/measure/told-bound.ts';
import { frenchRate, NO_FIGURE } from './french.ts';
import styles from './share.module.css';

interface ShareProps {
  /** Rate from 0 to 1; null if there is none. */
  readonly value: number | null;
  /** Text of the rate, if it is a bound. */
  readonly told?: string;
  /** Relation of the rate to the true rate; the unknown part of the bar is hatched. */
  readonly bound?: Bound;
  /** Upper end of the rate, if it is a range that begins with `value`; the range is hatched. */
  readonly until?: number;
  /** Share of answers that are accepted but not right, drawn after the first share. */
  readonly accepted?: number | null;
  /** Formats the rate; in French by default. */
  readonly format?: (value: number) => string;
  /** Text in place of the rate, which then follows in brackets. */
  readonly words?: string;
  /** Text of the former rate for comparison; null if there is none. */
  readonly before?: string | null;
  /** Number of characters of the longest figure in this part of the report: all bars of a part must have one length to be comparable. */
  readonly room: number;
}

/** Number of characters of a rate and of a range of rates, alone and with a comparison. */
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
  // A count without a share, in the same column as those with a share.
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

/** A figure with its confidence interval on a scale. Decorative: the text has all of it. */
import type { CSSProperties } from 'react';
import type { Report } from '#schemas/reports.ts';
import { frenchFigure } from './french.ts';
import styles from './interval.module.css';

export interface Range {
  readonly from: number;
  readonly to: number;
}

interface Scale extends Range {
  /** Numbers that stand under it. */
  readonly marks: readonly number[];
}

type Estimate = NonNullable<Report['judgements']>['first']['sensitivity'];

interface IntervalProps {
  readonly estimate: Estimate;
  /** The figure with the ends of its interval. */
  readonly text: string;
  readonly scale: Scale;
  /** Characters of the longest words of its part: all scales of one part have one length, or they would not compare. */
  readonly room: number;
  /** The figure that it is compared with; null where there is none. */
  readonly before: string | null;
}

export function Interval({ estimate: { value, low, high }, text, scale, room, before }: IntervalProps) {
  const [start, end] = [placeOn(scale, low), placeOn(scale, high)];
  return (
    <span className={styles.interval} style={roomOf(room)}>
      <span className={styles.scale} aria-hidden="true">
        {scale.marks.map((mark) => (
          <span
            key={mark}
            className={styles.mark}
            data-zero={mark === 0}
            style={{ insetInlineStart: `${placeOn(scale, mark)}%` }}
          >
            {frenchFigure(mark)}
          </span>
        ))}
        <span className={styles.range} style={{ insetInlineStart: `${start}%`, inlineSize: `${end - start}%` }} />
        <span className={styles.value} style={{ insetInlineStart: `${placeOn(scale, value)}%` }} />
      </span>
      <span>
        {text}
        {before !== null && <span className={styles.before}>contre {before}</span>}
      </span>
    </span>
  );
}

function roomOf(characters: number): CSSProperties & Record<'--room', string> {
  return { '--room': `${characters}ch` };
}

/** A scale of the range, longer by halves where an interval goes beyond its ends, with every whole number in between. */
export function covering({ from, to }: Range, estimates: readonly Estimate[]): Scale {
  const start = Math.min(from, ...estimates.map(({ low }) => Math.floor(2 * low) / 2));
  const end = Math.max(to, ...estimates.map(({ high }) => Math.ceil(2 * high) / 2));
  // A number at an end would stand half outside.
  const [first, last] = [Math.floor(start) + 1, Math.ceil(end) - 1];
  return { from: start, to: end, marks: Array.from({ length: last - first + 1 }, (_, index) => first + index) };
}

/** Per cent of the scale's length. */
function placeOn({ from, to }: Scale, value: number): number {
  return (100 * (value - from)) / (to - from);
}

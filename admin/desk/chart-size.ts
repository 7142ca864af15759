import type { ScoreRow } from '#schemas/admin.ts';

/** Sizes of the scoreboard in pixels (specification, section 9). */
const BAR_WIDTH = 540;
const ROW_HEIGHT = 36;
const MIN_HEIGHT = 180;
const MIN_LABEL_PADDING = 130;
const MAX_LABEL_PADDING = 260;
/** Average width of a letter of a name, generous: what is longer ends in an ellipsis. */
const CHARACTER = 8;
/** Right of the longest bar, and left of the longest one below zero, stands its score. */
export const SCORE_ROOM = 72;

/** Beyond this many bars a chart is no longer read but scrolled; the table and the CSV hold everyone. */
export const MAX_BARS = 100;

export interface ChartSize {
  readonly width: number;
  readonly height: number;
  readonly labelPadding: number;
  /** Room between the names and the longest bar below zero. */
  readonly below: number;
}

/**
 * Measures, in pixels, of a chart of these rows.
 * @param narrow names get the least of room, so that bars are seen on a telephone
 */
export function chartSize(rows: readonly ScoreRow[], narrow = false): ChartSize {
  const longest = rows.reduce((length, row) => Math.max(length, row.username.length), 0);
  const wanted = Math.max(MIN_LABEL_PADDING, longest * CHARACTER + 16);
  const labelPadding = Math.min(narrow ? MIN_LABEL_PADDING : MAX_LABEL_PADDING, wanted);
  const below = rows.some(({ score }) => score < 0) ? SCORE_ROOM : 0;
  const width = labelPadding + below + BAR_WIDTH + SCORE_ROOM;
  return { width, height: Math.max(MIN_HEIGHT, rows.length * ROW_HEIGHT), labelPadding, below };
}

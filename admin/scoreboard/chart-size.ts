import type { ScoreRow } from '#schemas/admin.ts';

/** Sizes of the scoreboard in pixels (specification, section 9). */
const BAR_WIDTH = 540;
const ROW_HEIGHT = 36;
const MIN_HEIGHT = 180;
const MIN_LABEL_PADDING = 130;
const MAX_LABEL_PADDING = 260;
const CHARACTER = 7.2;

/** Room right of the longest bar for its score. */
export const SCORE_ROOM = 64;

/** Beyond this many bars a chart is no longer read but scrolled; the table and the CSV hold everyone. */
export const MAX_BARS = 100;

export interface ChartSize {
  readonly width: number;
  readonly height: number;
  readonly labelPadding: number;
}

/** Width, height and label padding, in pixels, of a chart of these rows. */
export function chartSize(rows: readonly ScoreRow[]): ChartSize {
  const longest = rows.reduce((length, row) => Math.max(length, row.username.length), 0);
  const labelPadding = Math.min(MAX_LABEL_PADDING, Math.max(MIN_LABEL_PADDING, Math.ceil(longest * CHARACTER) + 16));
  return { width: labelPadding + BAR_WIDTH + SCORE_ROOM, height: Math.max(MIN_HEIGHT, rows.length * ROW_HEIGHT), labelPadding };
}

/** A name cut to what its padding holds. */
export function chartLabel(username: string, labelPadding: number): string {
  const room = Math.floor((labelPadding - 16) / CHARACTER);
  return username.length <= room ? username : `${username.slice(0, room - 1)}…`;
}

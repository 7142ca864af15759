/** Ranks and best row of a scoreboard. Pure functions. */
import type { ScoreRow } from '#schemas/admin.ts';

interface RankedRow extends ScoreRow {
  /** Unique id: the name and its occurrence, as names may repeat in the scoreboard of all sessions. */
  readonly id: string;
  readonly rank: number;
}

/** Adds ranks to rows that are sorted best first; equal scores share the better rank. */
export function ranked(rows: readonly ScoreRow[]): RankedRow[] {
  const seen = new Map<string, number>();
  let rank = 0;
  let last: number | undefined;
  return rows.map((row, index) => {
    const count = (seen.get(row.username) ?? 0) + 1;
    seen.set(row.username, count);
    if (row.score !== last) rank = index + 1;
    last = row.score;
    return { ...row, id: `${row.username} ${count}`, rank };
  });
}

/** The row with the highest score, or the first of several such rows; undefined without rows. */
export function topRow(rows: readonly ScoreRow[]): ScoreRow | undefined {
  return rows.reduce<ScoreRow | undefined>((best, row) => (best === undefined || row.score > best.score ? row : best), undefined);
}

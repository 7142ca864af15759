import type { ScoreRow, Session } from '#schemas/admin.ts';

/** How many sessions are open, out of how many. */
export function countSessions(sessions: readonly Session[]): { active: number; total: number } {
  return { active: sessions.filter((session) => session.active).length, total: sessions.length };
}

/** The row with the highest score; the first of them when several are equal; undefined without rows. */
export function topRow(rows: readonly ScoreRow[]): ScoreRow | undefined {
  return rows.reduce<ScoreRow | undefined>((best, row) => (best === undefined || row.score > best.score ? row : best), undefined);
}

const points = new Intl.NumberFormat(undefined, { maximumFractionDigits: 2 });

/** Points or a count for a screen: at most two decimals, in the manner of the browser's locale. */
export function formatNumber(value: number): string {
  return points.format(value);
}

/** '1 session', '3 sessions': the count and its noun. */
export function countOf(count: number, singular: string, plural = `${singular}s`): string {
  return `${formatNumber(count)} ${count === 1 ? singular : plural}`;
}

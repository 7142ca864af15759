/** The scores as a file. This module is loaded with the first export, so that the dashboard does not wait for the CSV library. */
import type { ScoreRow, Session } from '#schemas/admin.ts';
import { csvFile } from '../format/csv-file.ts';
import { shownEmail } from '../format/shown-email.ts';
import type { ScoreChoice } from './score-calls.ts';

/** The scoreboard as CSV: columns username and score, every value quoted (specification, section 7). */
export function scoresCsv(rows: readonly ScoreRow[]): string {
  const data = rows.map((row) => [shownEmail(row.username), row.score]);
  return csvFile(['username', 'score'], data);
}

/** Name of the CSV file, after the choice: the session, all sessions, or the active sessions. */
export function csvFileName(choice: ScoreChoice, sessions: readonly Session[]): string {
  return `scores-${subject(choice, sessions)}.csv`;
}

function subject(choice: ScoreChoice, sessions: readonly Session[]): string {
  if (choice.scope === 'all') return 'all-sessions';
  if (choice.scope === 'session')
    return slug(
      sessions.find((session) => session.id === choice.id),
      choice.id,
    );
  const active = sessions.filter((session) => session.active);
  return active.length > 1 ? 'active-sessions' : slug(active[0], 'no-active-session');
}

function slug(session: Session | undefined, otherwise: string): string {
  const text = session === undefined ? otherwise : [session.code, session.name].filter(Boolean).join('-');
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '');
  return plain
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
}

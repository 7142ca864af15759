/** Choice of the scoreboard, and its API calls. */
import { useQuery } from '@tanstack/react-query';
import { type CallOptions, FILE_TIMEOUT_MS, readJson } from '#engine/client/call.ts';
import type { ScoreRow, Session } from '#schemas/admin.ts';
import { MAX_BOARD_ROWS } from '#schemas/console-constants.ts';
import { QUERY, refreshing } from '../api/queries.ts';
import { useSignedIn } from '../auth/signed-in.tsx';

/** Choice of the scoreboard: the active sessions together, one session, or all sessions. */
export type ScoreChoice =
  | { readonly scope: 'current' }
  | { readonly scope: 'all' }
  | { readonly scope: 'session'; readonly id: string };

export const CURRENT: ScoreChoice = { scope: 'current' };

/** Value of a choice for an option of a picker. A prefix keeps session ids apart from 'current' and 'all'. */
export function choiceValue(choice: ScoreChoice): string {
  return choice.scope === 'session' ? `session:${choice.id}` : choice.scope;
}

/** The choice for an option's value; an unknown value means the active sessions together. */
export function choiceOf(value: string): ScoreChoice {
  if (value === 'all') return { scope: 'all' };
  return value.startsWith('session:') ? { scope: 'session', id: value.slice('session:'.length) } : CURRENT;
}

/** The choice; if its session has been deleted meanwhile, the active sessions together. */
export function existingChoice(choice: ScoreChoice, sessions: readonly Session[] | undefined): ScoreChoice {
  if (choice.scope !== 'session' || sessions === undefined) return choice;
  return sessions.some((session) => session.id === choice.id) ? choice : CURRENT;
}

/** Label of a session in a picker or a title: its code, and its name if it has one. */
export function sessionLabel(session: Session): string {
  return session.name ? `${session.code} — ${session.name}` : session.code;
}

/** The best rows of a scoreboard, best first, and how many there are in all. */
export interface Scoreboard {
  readonly rows: readonly ScoreRow[];
  readonly total: number;
}

/** Number of rows of a scoreboard that the dashboard shows and refreshes. */
const SHOWN_ROWS = 500;

/** The best rows of a scoreboard. */
export function useScores(choice: ScoreChoice, auto: boolean) {
  const fetchScores = useScoreboardCall();
  return useQuery({
    queryKey: [...QUERY.scores, choiceValue(choice)],
    queryFn: ({ signal }) => fetchScores(choice, SHOWN_ROWS, { signal }),
    ...refreshing(auto),
  });
}

/** Fetches every row of a scoreboard. */
export function useWholeScoreboard(): (choice: ScoreChoice) => Promise<Scoreboard> {
  const fetchScores = useScoreboardCall();
  return (choice) => fetchScores(choice, MAX_BOARD_ROWS, { timeoutMs: FILE_TIMEOUT_MS });
}

function useScoreboardCall() {
  const { call } = useSignedIn();
  return (choice: ScoreChoice, limit: number, options: Pick<CallOptions<Scoreboard>, 'signal' | 'timeoutMs'>) =>
    call<Scoreboard>('GET', scoresPath(choice, limit), { ...options, read: readScoreboard });
}

async function readScoreboard(reply: Response): Promise<Scoreboard> {
  const rows = await readJson<ScoreRow[]>(reply);
  // The server caches the count longer than the rows, so that the rows may include players who are not counted yet.
  return { rows, total: Math.max(rows.length, Number(reply.headers.get('X-Total-Count'))) };
}

function scoresPath(choice: ScoreChoice, limit: number): string {
  const path = choice.scope === 'session' ? `/admin/sessions/${encodeURIComponent(choice.id)}/scores` : '/admin/scores';
  const query = new URLSearchParams();
  if (choice.scope === 'all') query.set('scope', 'all');
  query.set('limit', String(limit));
  query.set('count', 'true');
  return `${path}?${query}`;
}

import type { AdminLogin, ScoreRow, Session, StorageInfo } from '#schemas/admin.ts';
import type { TokenReply } from '#schemas/players.ts';
import type { NewSession } from '#schemas/session-setup.ts';
import type { ScoreChoice } from '../desk/score-choice.ts';
import { call } from './call.ts';
import type { Send } from './send.ts';

/** The console's calls (specification, section 7). Each throws AdminCallError when it fails. */
export interface AdminApi {
  sessions(signal?: AbortSignal): Promise<Session[]>;
  /** Sent again with the same key, it makes no second session. */
  createSession(session: NewSession, idempotencyKey: string): Promise<Session>;
  openSession(id: string): Promise<void>;
  closeSession(id: string): Promise<void>;
  deleteSession(id: string): Promise<void>;
  /** The best rows of a board, at most `limit` of them, and how many it has. */
  scores(choice: ScoreChoice, limit: number, signal?: AbortSignal): Promise<Board>;
  storage(signal?: AbortSignal): Promise<StorageInfo>;
  /** The full backup, exactly as the server wrote it. */
  backup(): Promise<Blob>;
}

/** The best rows of a board, best first, and how many there are in all. */
export interface Board {
  readonly rows: readonly ScoreRow[];
  readonly total: number;
}

/** How many rows of a board the desk shows and refreshes. */
export const BOARD_ROWS = 500;

/** Username and password → admin token. Throws AdminCallError. */
export async function signInCall(login: AdminLogin): Promise<string> {
  const response = await call('/login', { method: 'POST', body: login });
  const { token }: TokenReply = await response.json();
  return token;
}

/** The calls of section 7; other parts of the console bring their own, made with the same `send`. */
export function createAdminApi(send: Send): AdminApi {
  const read = (path: string, signal?: AbortSignal) => send(path, signal === undefined ? {} : { signal });
  const session = (id: string) => `/admin/sessions/${encodeURIComponent(id)}`;

  return {
    sessions: async (signal) => (await read('/admin/sessions', signal)).json(),
    createSession: async (body, idempotencyKey) =>
      (await send('/admin/sessions', { method: 'POST', body, idempotencyKey })).json(),
    openSession: async (id) => void (await send(`${session(id)}/open`, { method: 'PATCH' })),
    closeSession: async (id) => void (await send(`${session(id)}/close`, { method: 'PATCH' })),
    deleteSession: async (id) => void (await send(session(id), { method: 'DELETE' })),
    async scores(choice, limit, signal) {
      const answer = await read(scoresPath(choice, limit), signal);
      const rows: ScoreRow[] = await answer.json();
      // The server counts less often than it reads: players who came meanwhile are among the rows only.
      return { rows, total: Math.max(rows.length, Number(answer.headers.get('X-Total-Count'))) };
    },
    storage: async (signal) => (await read('/admin/storage', signal)).json(),
    backup: async () => (await send('/admin/backup')).blob(),
  };
}

function scoresPath(choice: ScoreChoice, limit: number): string {
  const path = choice.scope === 'session' ? `/admin/sessions/${encodeURIComponent(choice.id)}/scores` : '/admin/scores';
  const query = new URLSearchParams();
  if (choice.scope === 'all') query.set('scope', 'all');
  query.set('limit', String(limit));
  query.set('count', 'true');
  return `${path}?${query}`;
}

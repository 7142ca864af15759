/** Load generator for a drilled server: records the acknowledged writes, and looks for them in the database afterwards. */
import { openDatabase } from '../../database/database.ts';
import type { DrilledInstallation, DrilledServer } from './drilled-server.ts';

/** People who write at the same time. */
const AT_ONCE = 10;

interface Acknowledged {
  /** Addresses of the people who were let in. */
  readonly joined: ReadonlySet<string>;
  /** Addresses of the people who were shown a hint, which the ledger must have recorded. */
  readonly hinted: ReadonlySet<string>;
}

export interface DrilledRoom {
  /** Writes until a call fails. @returns status of the first failed reply; null when the server went away, or `enough` was reached */
  write(server: DrilledServer, enough: number, onEnough?: () => void): Promise<number | null>;
  readonly acknowledged: Acknowledged;
}

/** @param code of a session of the copy @param mission with a hint */
export function createDrilledRoom(code: string, mission: string): DrilledRoom {
  const joined = new Set<string>();
  const hinted = new Set<string>();
  let people = 0;
  return {
    acknowledged: { joined, hinted },
    async write({ url }, enough, onEnough) {
      const until = joined.size + enough;
      let refused: number | null = null;
      const post = async (path: string, token: string | null, body: object) => {
        const headers = { 'content-type': 'application/json', ...(token === null ? {} : { authorization: `Bearer ${token}` }) };
        const reply = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
        if (!reply.ok) refused ??= reply.status;
        return reply.ok ? reply.json() : null;
      };
      const one = async () => {
        while (refused === null && joined.size < until) {
          people += 1;
          const email = `drill-${people}@vigie.example`;
          const told: unknown = await post('/auth/login', null, { email, code });
          if (told === null) return;
          joined.add(email);
          if (joined.size === until) onEnough?.();
          const shown: unknown = await post(`/challenges/${mission}/hints`, tokenIn(told), { seen: 0 });
          if (shown !== null) hinted.add(email);
        }
      };
      // Calls under way when the server died fail: they were not acknowledged.
      await Promise.allSettled(Array.from({ length: AT_ONCE }, one));
      return refused;
    },
  };
}

export function tokenIn(told: unknown): string {
  return typeof told === 'object' && told !== null && 'token' in told ? String(told.token) : '';
}

interface ReadBack {
  /** Acknowledged writes that are missing in the database. */
  readonly lost: number;
  readonly found: number;
  /** Sessions whose log has a gap or lacks its end: its events are not as many as the session's last number. */
  readonly brokenLogs: number;
}

/** Reads the copy while no server runs on it. */
export async function readBack(
  { databaseUrl }: Pick<DrilledInstallation, 'databaseUrl'>,
  { joined, hinted }: Acknowledged,
): Promise<ReadBack> {
  const database = await openDatabase(databaseUrl);
  try {
    const { query } = database;
    const people = await query.selectFrom('participants').select(['id', 'email']).execute();
    const states = await query.selectFrom('challenge_states').select('participant').where('hints_shown', '>', 0).execute();
    const logs = await query
      .selectFrom('sessions')
      .leftJoin('session_events', 'session_events.session', 'sessions.id')
      .groupBy(['sessions.id', 'sessions.last_event'])
      .select(({ fn }) => ['sessions.last_event', fn.count('session_events.number').as('events')])
      .execute();
    const helped = new Set(states.map(({ participant }) => participant));
    const there = new Set(people.map(({ email }) => email));
    const thereWithHint = new Set(people.flatMap(({ id, email }) => (helped.has(id) ? [email] : [])));
    const found =
      [...joined].filter((email) => there.has(email)).length + [...hinted].filter((email) => thereWithHint.has(email)).length;
    return {
      found,
      lost: joined.size + hinted.size - found,
      brokenLogs: logs.filter(({ last_event, events }) => Number(events) !== last_event).length,
    };
  } finally {
    await database.close();
  }
}

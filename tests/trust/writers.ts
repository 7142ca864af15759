/** Honest clients that write without a pause, record the acknowledged calls, and repeat the others under the same idempotency key. */
import { randomBytes } from 'node:crypto';
import { ADMIN } from '../support/admin.ts';
import { fieldOf, plainCalls, TEAMS } from './cast.ts';
import type { Gate } from './gate.ts';

/** How often a distinct call was sent, and how often one was acknowledged. */
export interface Count {
  sent: number;
  acknowledged: number;
}

/** The calls of one player. */
export interface Played {
  readonly email: string;
  readonly login: Count;
  readonly penalties: Count;
  /** Wrong answers to `word`. */
  readonly failures: Count;
  readonly hints: Count;
  readonly solves: Readonly<Record<'word' | 'form', Count>>;
}

export interface Journal {
  readonly players: Played[];
  /** Corrections of scores, by their reason, which no other call has. */
  readonly corrections: Map<string, Count>;
  /** Created sessions, by their name, which no other session has. */
  readonly sessions: Map<string, Count>;
  /** Number of calls: sent, acknowledged, and sent again because no reply came. */
  calls: number;
  acknowledged: number;
  again: number;
  /** Replies that an honest client must not get. */
  readonly wrong: string[];
}

export const emptyJournal = (): Journal => ({
  players: [],
  corrections: new Map(),
  sessions: new Map(),
  calls: 0,
  acknowledged: 0,
  again: 0,
  wrong: [],
});

const none = (): Count => ({ sent: 0, acknowledged: 0 });
const unique = (): string => randomBytes(9).toString('hex');
/** Milliseconds after which a call is sent again: without its database, the server may not reply. */
const TIMEOUT_MS = 20_000;

interface Ask {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly token?: string;
}

interface Writers {
  /** Stops the clients, each after its call in flight. */
  stop(): Promise<void>;
}

/** Starts the clients. @param onAcknowledged called after each reply that acknowledges a write */
export async function startWriters(
  gate: Gate,
  journal: Journal,
  onAcknowledged: () => void,
  players = 12,
  facilitators = 3,
): Promise<Writers> {
  const call = plainCalls(gate.url());
  const signedIn = await call('POST', '/login', undefined, ADMIN);
  const admin = fieldOf(signedIn.body, 'token');
  const session = await call('POST', '/admin/sessions', admin, { name: 'kills', teams: TEAMS });
  const [id, code] = [fieldOf(session.body, 'id'), fieldOf(session.body, 'code')];
  if (!code) throw new Error('no session could be made');
  let stopped = false;

  /** Sends the call until it is answered, each time with the same key. */
  const sure = async ({ method, path, body, token }: Ask, count?: Count): Promise<unknown> => {
    const key = `key-${unique()}`;
    if (count) count.sent += 1;
    for (let attempt = 0; ; attempt += 1) {
      const leave = await gate.enter();
      journal.calls += 1;
      if (attempt > 0) journal.again += 1;
      try {
        const response = await fetch(`${gate.url()}${path}`, {
          method,
          headers: {
            ...(token ? { authorization: `Bearer ${token}` } : {}),
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            'idempotency-key': key,
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        const text = await response.text();
        if (response.ok) {
          if (count) count.acknowledged += 1;
          journal.acknowledged += 1;
          leave();
          onAcknowledged();
          return JSON.parse(text);
        }
        if (response.status !== 503) {
          journal.wrong.push(`${method} ${path}: ${response.status} ${text}`);
          throw new Refused();
        }
      } catch (error) {
        if (error instanceof Refused) throw error;
      } finally {
        leave();
      }
    }
  };

  const recent: string[] = [];
  const player = async (): Promise<void> => {
    const email = `${unique()}@brevelle.example`;
    const played: Played = {
      email,
      login: none(),
      penalties: none(),
      failures: none(),
      hints: none(),
      solves: { word: none(), form: none() },
    };
    journal.players.push(played);
    const token = fieldOf(await sure({ method: 'POST', path: '/auth/login', body: { email, code } }, played.login), 'token');
    const opened = await sure({ method: 'GET', path: '/challenges/word', token });
    const artifacts = typeof opened === 'object' && opened !== null && 'artifacts' in opened ? opened.artifacts : null;
    const answer = [...fieldOf(artifacts, 'reversed')].reverse().join('');
    const attempt = (challenge: string, what: unknown, count: Count) =>
      sure({ method: 'POST', path: `/challenges/${challenge}/attempts`, body: { answer: what }, token }, count);
    await attempt('word', 'faux', played.failures);
    await attempt('word', 'encore faux', played.failures);
    await sure({ method: 'POST', path: '/challenges/word/hints', body: { seen: 0 }, token }, played.hints);
    await attempt('word', answer, played.solves.word);
    await sure({ method: 'POST', path: '/score', body: { points: -2 }, token }, played.penalties);
    // After two failed answers, two penalties count; the first would count without any.
    for (const username of ['root', 'guest']) await attempt('form', { username }, none());
    await attempt('form', { username: 'admin' }, played.solves.form);
    await sure({ method: 'POST', path: '/score', body: { points: -2 }, token }, played.penalties);
    const page = await sure({ method: 'GET', path: `/admin/sessions/${id}/participants?search=${email}`, token: admin });
    const rows = typeof page === 'object' && page !== null && 'rows' in page && Array.isArray(page.rows) ? page.rows : [];
    recent.push(fieldOf(rows[0], 'id'));
  };
  const facilitator = async (): Promise<void> => {
    const name = unique();
    const made = none();
    journal.sessions.set(name, made);
    await sure({ method: 'POST', path: '/admin/sessions', body: { name }, token: admin }, made);
    const whose = recent.at(-1);
    if (!whose) return;
    const reason = unique();
    const corrected = none();
    journal.corrections.set(reason, corrected);
    await sure(
      { method: 'POST', path: `/admin/participants/${whose}/adjustments`, body: { points: 1.25, reason }, token: admin },
      corrected,
    );
  };
  const forever = async (work: () => Promise<void>): Promise<void> => {
    while (!stopped) {
      try {
        await work();
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
      }
    }
  };
  const all = Promise.all([
    ...Array.from({ length: players }, () => forever(player)),
    ...Array.from({ length: facilitators }, () => forever(facilitator)),
  ]);
  return {
    async stop() {
      stopped = true;
      await all;
    },
  };
}

/** A refusal by the server, which `journal.wrong` has recorded. */
class Refused extends Error {}

/**
 * Detects copied answers: a wrong answer of one participant that is right for another. As secrets differ, this is hardly a coincidence.
 * Runs in the background after the reply, with load shedding. The sender gets no notice, and only the two participants and the mission are
 * stored, not the answer.
 */
import type { Secrets } from '#engine/rules/checker.ts';
import type { RegisteredChallenge } from '#engine/rules/registered-challenge.ts';
import type { Answer } from '#schemas/challenges.ts';
import type { Player } from '../access/authentication.ts';
import { type Clock, isoTime } from '../clock.ts';
import { createTtlCache } from '../concurrency/ttl-cache.ts';
import type { Database } from '../database/database.ts';
import { withRetries } from '../database/failures.ts';
import { appendEvents, holdLog } from '../live/log.ts';
import { IS_PLAYING } from '../session-model/playing.ts';
import type { Challenges } from './challenges.ts';
import type { VariantKey } from './variant-key.ts';
import { secretsOf } from './variants.ts';

/** Load shedding: maximum number of answers that wait; further ones are dropped. */
const MAX_WAITING = 200;
/** Duty cycle: milliseconds of work, then of rest, so that the detection takes a tenth of the process at most. */
const SLICE = 2;
const REST = 18;
/** TTL of the cached participants of a session, in milliseconds. */
const PEOPLE_TTL_MS = 5_000;
const SESSIONS = 1_000;
/** Control group of invented participants: an answer that is right for one of them is a common guess, and no evidence. */
const STRANGERS = 60;

export interface SharedAnswers {
  /** Queues a wrong answer; returns at once. */
  consider(player: Player, key: string, answer: Answer): void;
  /** Resolves when the queue is empty. */
  drained(): Promise<void>;
  /** Drops the queue, and resolves when the work under way is done. */
  close(): Promise<void>;
}

interface SharedAnswersDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly challenges: Pick<Challenges, 'get'>;
  readonly variantKey: VariantKey;
}

interface Sent {
  readonly player: Player;
  readonly key: string;
  readonly answer: Answer;
}

export function createSharedAnswers({ database, clock, challenges, variantKey }: SharedAnswersDeps): SharedAnswers {
  const { query } = database;
  const waiting: Sent[] = [];
  let working: Promise<void> | null = null;
  const people = createTtlCache<readonly string[]>(clock, PEOPLE_TTL_MS, SESSIONS);
  const strangers = new Map<string, readonly Secrets[]>();

  const peopleOf = (session: string) =>
    people.recall(session, async () => {
      const rows = await query
        .selectFrom('participants')
        .select('id')
        .where('session', '=', session)
        .where(IS_PLAYING)
        .orderBy('id')
        .execute();
      return rows.map(({ id }) => id);
    });
  /** Secrets of the control group; empty for a challenge whose secrets are the same for all. */
  const strangersOf = (challenge: RegisteredChallenge, key: string): readonly Secrets[] => {
    const name = challenge.manifest.key;
    const known = strangers.get(name);
    if (known) return known;
    const drawn = Array.from({ length: STRANGERS }, (_, index) => secretsOf(challenge, key, `stranger ${index}`));
    const differ = new Set(drawn.map((secrets) => JSON.stringify(secrets))).size > 1;
    const kept = differ ? drawn : [];
    strangers.set(name, kept);
    return kept;
  };

  const look = async ({ player, key, answer }: Sent, turn: () => Promise<void>): Promise<void> => {
    const challenge = challenges.get(key);
    const secret = await variantKey.of(player.session);
    const others = strangersOf(challenge, secret);
    if (others.length === 0) return;
    for (const secrets of others) {
      if (isRight(challenge, answer, secrets)) return;
      await turn();
    }
    for (const other of await peopleOf(player.session)) {
      await turn();
      if (other === player.participant || !isRight(challenge, answer, secretsOf(challenge, secret, other))) continue;
      await note(player, other, key);
      return;
    }
  };
  const note = async ({ participant, session }: Player, other: string, challenge: string): Promise<void> => {
    await withRetries(() =>
      query.transaction().execute(async (transaction) => {
        if (!(await holdLog(transaction, session))) return;
        const known = await transaction
          .selectFrom('session_events')
          .select('number')
          .where('session', '=', session)
          .where('kind', '=', 'shared')
          .where('participant', '=', participant)
          .where('other', '=', other)
          .where('challenge', '=', challenge)
          .limit(1)
          .executeTakeFirst();
        if (known) return;
        await appendEvents(transaction, database.kind, [
          { session, kind: 'shared', at: isoTime(clock()), participant, other, challenge },
        ]);
      }),
    );
  };
  const work = async (): Promise<void> => {
    // Waits for one turn of the event loop, so that the reply is sent first.
    await new Promise((resolve) => setImmediate(resolve));
    const turn = takeTurns();
    for (let sent = waiting.shift(); sent !== undefined; sent = waiting.shift()) {
      // Best effort: participants may have been deleted meanwhile, or the database may be unavailable.
      await look(sent, turn).catch(() => undefined);
      await turn();
    }
    working = null;
  };
  return {
    consider(player, key, answer) {
      if (waiting.length >= MAX_WAITING) return;
      waiting.push({ player, key, answer });
      working ??= work();
    },
    drained: () => working ?? Promise.resolve(),
    async close() {
      waiting.length = 0;
      await working;
    },
  };
}

function isRight({ checker }: RegisteredChallenge, answer: Answer, secrets: Secrets): boolean {
  return checker.check(answer, secrets).outcome === 'correct';
}

/** Makes a function that is awaited between steps, and rests after each slice. */
function takeTurns(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < SLICE) return;
    await new Promise((resolve) => setTimeout(resolve, REST));
    began = performance.now();
  };
}

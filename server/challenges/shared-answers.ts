/**
 * Notices that a wrong answer of one participant would be right for another: their secrets differ, so that it hardly came about by
 * itself. Looked at after the reply was sent, a little at a time, and dropped while there is too much of it. Whoever sent the answer is
 * told nothing, and nothing of it is stored but who, whose and which mission.
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

/** Answers that wait; more are not looked at. */
const MAX_WAITING = 200;
/** Milliseconds of work at a time, and of rest after it: at most a tenth of the process, whatever is sent. */
const SLICE = 2;
const REST = 18;
/** Milliseconds for which the people of a session are remembered. */
const PEOPLE_TTL_MS = 5_000;
const SESSIONS = 1_000;
/** People who do not exist: what would be right for one of them is a guess that many make, and says nothing. */
const STRANGERS = 60;

export interface SharedAnswers {
  /** Takes note of a wrong answer; returns at once. */
  consider(player: Player, key: string, answer: Answer): void;
  /** Resolves when nothing waits any more. */
  drained(): Promise<void>;
  /** Leaves what waits, and resolves once nothing is under way. */
  close(): Promise<void>;
}

export interface SharedAnswersDeps {
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
  /** None for a challenge that is the same for all. */
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
    // The reply goes first.
    await new Promise((resolve) => setImmediate(resolve));
    const turn = takeTurns();
    for (let sent = waiting.shift(); sent !== undefined; sent = waiting.shift()) {
      // A note that cannot be made is not worth an error: people were deleted meanwhile, or the database is away.
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

/** Rests after each slice. */
function takeTurns(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < SLICE) return;
    await new Promise((resolve) => setTimeout(resolve, REST));
    began = performance.now();
  };
}

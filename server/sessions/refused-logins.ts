/**
 * Logins that a session refused because the person is not on its list or was removed. They are kept for half an hour, so that a facilitator
 * can admit the person.
 */

import { distance } from 'fastest-levenshtein';
import { type Kysely, sql } from 'kysely';
import { MINUTE_MS } from '#engine/rules/milliseconds.ts';
import { type Door, MAX_REFUSED, REFUSED_TTL_MS, type RefusalReason } from '#schemas/door.ts';
import { createLimit } from '../access/limit.ts';
import { type Clock, isoTime } from '../clock.ts';
import { createBatchQueue } from '../concurrency/batch-queue.ts';
import { inPieces } from '../concurrency/in-pieces.ts';
import type { Database } from '../database/database.ts';
import { withRetries } from '../database/failures.ts';
import type { Tables } from '../database/tables.ts';
import { IS_SHOWN_ENTRY } from '../session-model/erased-person.ts';

export interface RefusedLogin {
  readonly session: string;
  /** The refused address, normalised. */
  readonly email: string;
  readonly reason: RefusalReason;
}

export interface RefusedLogins {
  /** Stores a refusal in the background, after the reply (best effort): a refusal that cannot be written is lost. */
  note(refused: RefusedLogin): void;
  /** Refusals of an existing session, the latest first. */
  of(session: string): Promise<Door['refused']>;
  removeExpired(): Promise<void>;
  drained(): Promise<void>;
}

/**
 * Rate limit of stored refusals per session, above the typing errors of a room. It limits the writes that an attacker who has the code can
 * cause.
 */
const NOTES = { most: 200, window: 10 * MINUTE_MS, code: 'too-fast', message: '' };
/** Maximum number of refusals that wait to be written; further ones are lost. */
const CAPACITY = 1_000;
/**
 * Maximum edit distance that counts as a typing error, and number of letters in the address per edit, so that short addresses allow fewer
 * edits.
 */
const SLIPS = 3;
const LETTERS_A_SLIP = 5;
/** Number of comparisons between two checks of the time slice. */
const COMPARISONS = 500;

export function createRefusedLogins({ query }: Database, clock: Clock): RefusedLogins {
  const notes = createLimit(clock, NOTES);
  const expired = () => isoTime(clock() - REFUSED_TTL_MS);
  const queue = createBatchQueue<RefusedLogin, true>({
    name: 'refused logins',
    async run(refused) {
      await withRetries(() => query.transaction().execute((transaction) => write(transaction, refused, clock(), expired())));
      return refused.map(() => true);
    },
    // If a refusal cannot be stored because its session was deleted, the rest of the batch is still stored.
    separable: () => true,
    capacity: CAPACITY,
  });
  return {
    note(refused) {
      if (notes.take(refused.session) === null) queue.push(refused).catch(() => undefined);
    },
    async of(session) {
      const rows = await query
        .selectFrom('refused_logins')
        .select(['email', 'reason', 'first_at', 'last_at', 'count'])
        .where('session', '=', session)
        .where('last_at', '>', expired())
        .orderBy('last_at', 'desc')
        .orderBy('email')
        .limit(MAX_REFUSED)
        .execute();
      const invited = rows.length === 0 ? new Map<string, boolean>() : await readInvited(query, session);
      const nearest = await inPieces(
        nearestOf(
          rows.map(({ email }) => email),
          [...invited.keys()],
        ),
      );
      return rows.map(({ email, reason, first_at: firstAt, last_at: lastAt, count }) => ({
        email,
        reason,
        nearest: nearest.get(email) ?? null,
        ...(invited.get(nearest.get(email) ?? '') ? { nearestCame: true as const } : {}),
        firstAt,
        lastAt,
        count,
      }));
    },
    async removeExpired() {
      await query.deleteFrom('refused_logins').where('last_at', '<=', expired()).execute();
    },
    drained: () => queue.drained(),
  };
}

/** Stores the refusals with their counts; of each session, only the newest are kept. */
async function write(transaction: Kysely<Tables>, refused: readonly RefusedLogin[], now: number, expired: string): Promise<void> {
  const at = isoTime(now);
  const counts = new Map<string, RefusedLogin & { count: number }>();
  for (const one of refused) {
    const key = `${one.session} ${one.email}`;
    counts.set(key, { ...one, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  // Lock ordering: rows are always locked in this order, so that transactions of several processes wait for each other instead of
  // deadlocking.
  const rows = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => ({ ...row, first_at: at, last_at: at }));
  await transaction
    .insertInto('refused_logins')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['session', 'email']).doUpdateSet((eb) => ({
        reason: eb.ref('excluded.reason'),
        last_at: eb.ref('excluded.last_at'),
        count: eb('refused_logins.count', '+', eb.ref('excluded.count')),
      })),
    )
    .execute();
  for (const session of new Set(rows.map((row) => row.session))) {
    const newest = transaction
      .selectFrom('refused_logins')
      .select('email')
      .where('session', '=', session)
      .orderBy('last_at', 'desc')
      .orderBy('email')
      .limit(MAX_REFUSED);
    await transaction
      .deleteFrom('refused_logins')
      .where('session', '=', session)
      .where((eb) => eb.or([eb('last_at', '<=', expired), eb('email', 'not in', newest)]))
      .execute();
  }
}

/** Addresses on the session's list, each with a flag for whether its person has attended. Domains on the list are left out. */
async function readInvited(query: Kysely<Tables>, session: string): Promise<ReadonlyMap<string, boolean>> {
  const rows = await query
    .selectFrom('allowed_players')
    .select('entry')
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('participants')
          .select(sql`1`.as('one'))
          .whereRef('participants.session', '=', 'allowed_players.session')
          .whereRef('participants.email', '=', 'allowed_players.entry'),
      ).as('came'),
    )
    .where('session', '=', session)
    .where('entry', 'not like', '@%')
    .where(IS_SHOWN_ENTRY)
    .execute();
  return new Map(rows.map(({ entry, came }) => [entry, Boolean(came)]));
}

/**
 * The nearest invited address for each refused one, if the refused one may be a typing error. Yields at every point where it may be
 * interrupted.
 */
export function* nearestOf(
  addresses: readonly string[],
  invited: readonly string[],
): Generator<void, ReadonlyMap<string, string>> {
  const nearest = new Map<string, string>();
  let compared = 0;
  for (const address of addresses) {
    let least = Math.min(SLIPS, Math.floor(address.length / LETTERS_A_SLIP)) + 1;
    for (const entry of invited) {
      if (Math.abs(entry.length - address.length) >= least) continue;
      const slips = distance(address, entry);
      if (slips < least) {
        least = slips;
        nearest.set(address, entry);
      }
      compared += 1;
      if (compared % COMPARISONS === 0) yield;
    }
  }
  return nearest;
}

/**
 * Newcomers who wait at the door of a session until a facilitator lets them in. They are not participants: each has one row, at most
 * `MAX_WAITING` in a session, which is deleted soon after their page stops trying.
 */
import type { CompiledQuery, Kysely } from 'kysely';
import { grouped } from '#engine/rules/grouped.ts';
import { type Door, MAX_WAITING, MAX_WAITING_TOLD, WAITING_TTL_MS, type WaitingState } from '#schemas/door.ts';
import { isoTime } from '../clock.ts';
import { inOneTrip, type Send } from '../database/one-trip.ts';
import type { Tables } from '../database/tables.ts';
import { personOf } from './people.ts';

interface Named {
  readonly session: string;
  readonly email: string;
}

/** Decisions on these people, read within the caller's round trip; undefined for people who do not wait. */
export async function readDecisions(
  query: Kysely<Tables>,
  send: Send,
  people: readonly Named[],
): Promise<(person: Named) => WaitingState | undefined> {
  if (people.length === 0) return () => undefined;
  const waiting = query
    .selectFrom('waiting_people')
    .select(['session', 'email', 'state'])
    .where('session', 'in', [...new Set(people.map(({ session }) => session))])
    .where('email', 'in', [...new Set(people.map(({ email }) => email))]);
  const rows = await send(waiting.compile());
  const states = new Map(rows.map((row) => [personOf(row), row.state]));
  return (person) => states.get(personOf(person));
}

/** Stores waiting people, up to the session's maximum; people beyond it try again. @param now milliseconds since 1970 */
export async function keepWaiting(query: Kysely<Tables>, people: readonly Named[], now: number): Promise<void> {
  const at = isoTime(now);
  // Lock ordering: rows are always locked in this order, so that transactions of several processes wait for each other instead of
  // deadlocking.
  const bySession = [...grouped(people, ({ session }) => session)].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [session, newcomers] of bySession) {
    const emails = newcomers.map(({ email }) => email).sort();
    const known = query
      .updateTable('waiting_people')
      .set({ last_at: at })
      .where('session', '=', session)
      .where('email', 'in', emails)
      .returning('email');
    const waiting = query
      .selectFrom('waiting_people')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('session', '=', session)
      .where('state', '=', 'waiting');
    const [, kept, counted] = await inOneTrip(query, (send) =>
      Promise.all([
        send(deletingExpired(query, now).where('session', '=', session).compile()),
        send(known.compile()),
        send(waiting.compile()),
      ]),
    );
    const again = new Set(kept.map(({ email }) => email));
    const free = MAX_WAITING - Number(counted[0]?.count);
    const rows = emails
      .filter((email) => !again.has(email))
      .slice(0, Math.max(0, free))
      .map((email) => ({ session, email, state: 'waiting' as const, first_at: at, last_at: at }));
    if (rows.length > 0)
      await query
        .insertInto('waiting_people')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  }
}

/** The statements which delete the rows of people who have joined. */
export function forgettingWaiting(query: Kysely<Tables>, joined: readonly Named[]): readonly CompiledQuery<unknown>[] {
  return [...grouped(joined, ({ session }) => session)].map(([session, people]) =>
    query
      .deleteFrom('waiting_people')
      .where('session', '=', session)
      .where(
        'email',
        'in',
        people.map(({ email }) => email),
      )
      .compile(),
  );
}

/** Waiting people for the console, in order of arrival. @param now milliseconds since 1970 */
export async function readWaiting(query: Kysely<Tables>, session: string, now: number): Promise<Door['waiting']> {
  const rows = await query
    .selectFrom('waiting_people')
    .select(['email', 'first_at'])
    .where('session', '=', session)
    .where('state', '=', 'waiting')
    .where('last_at', '>', isoTime(now - WAITING_TTL_MS))
    .orderBy('first_at')
    .orderBy('email')
    .limit(MAX_WAITING)
    .execute();
  const people = rows.slice(0, MAX_WAITING_TOLD).map(({ email, first_at: since }) => ({ email, since }));
  return { count: rows.length, people };
}

/**
 * Decides on one person, or on all who wait. A facilitator can let a person in before the person waits.
 * @param email normalised; null for all @param now milliseconds since 1970 @returns number of changed people
 */
export async function decideAtTheDoor(
  query: Kysely<Tables>,
  { session, email, state }: { readonly session: string; readonly email: string | null; readonly state: 'let-in' | 'refused' },
  now: number,
): Promise<number> {
  const at = isoTime(now);
  await deletingExpired(query, now).where('session', '=', session).execute();
  const waiting = query
    .updateTable('waiting_people')
    .set({ state, last_at: at })
    .where('session', '=', session)
    .where('state', '!=', state);
  const decided =
    email === null
      ? await waiting.where('state', '=', 'waiting').executeTakeFirst()
      : await waiting.where('email', '=', email).executeTakeFirst();
  const changed = Number(decided.numUpdatedRows);
  if (changed > 0 || email === null || state === 'refused') return changed;
  const inserted = await query
    .insertInto('waiting_people')
    .values({ session, email, state, first_at: at, last_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(inserted.numInsertedOrUpdatedRows ?? 0);
}

/** @param now milliseconds since 1970 */
export async function removeExpired(query: Kysely<Tables>, now: number): Promise<void> {
  await deletingExpired(query, now).execute();
}

/** Deletes rows whose page has stopped trying. @param now milliseconds since 1970 */
function deletingExpired(query: Kysely<Tables>, now: number) {
  return query.deleteFrom('waiting_people').where('last_at', '<=', isoTime(now - WAITING_TTL_MS));
}

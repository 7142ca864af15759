/**
 * Repeats erasures on a staged backup, for people who were erased after the backup was made. They are recognised by their address, and by
 * the identifiers of their rows: their address may have been rectified between the backup and the erasure.
 */
import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { isErasedEmail } from '#engine/rules/erased-email.ts';
import { grouped } from '#engine/rules/grouped.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { erasedEmail } from '../session-model/erased-person.ts';
import { erasedSince, erasureHash } from './erased-people.ts';
import { eraseFromLists, eraseParticipants, eraseRows } from './erasure.ts';

/** @param staged the backup's rows @param createdAt time of the backup; ISO 8601, UTC */
export async function eraseAgain(database: Database, clock: Clock, staged: Kysely<Tables>, createdAt: string): Promise<void> {
  const erased = await erasedSince(database, createdAt);
  if (erased.size === 0) return;
  const hashOf = await erasureHash(database);
  const isErased = (value: string) => erased.has(hashOf(value));
  const emails = await valuesOf(staged, ADDRESSES, isErased);
  for (const id of await valuesOf(staged, [['people', 'id']], isErased)) {
    const { email } = await staged.selectFrom('people').select('email').where('id', '=', id).executeTakeFirstOrThrow();
    // The directory's address is this person's wherever else the backup has it: a rectification would change it everywhere.
    if (email !== null) emails.add(email);
  }
  for (const email of emails) {
    const people = await staged.selectFrom('participants').select(['id', 'session']).where('email', '=', email).execute();
    await eraseRows(staged, email, people, clock());
  }
  await eraseParticipantsAgain(staged, await valuesOf(staged, [['participants', 'id']], isErased));
}

/**
 * Erases participants who have another address in the backup than at their erasure, within their sessions only: elsewhere the address may
 * be that of a colleague, for which it was mistaken.
 */
async function eraseParticipantsAgain(staged: Kysely<Tables>, ids: ReadonlySet<string>): Promise<void> {
  const rows = [];
  for (const id of ids)
    rows.push(
      await staged.selectFrom('participants').select(['id', 'session', 'email']).where('id', '=', id).executeTakeFirstOrThrow(),
    );
  for (const [email, people] of grouped(rows, (row) => row.email)) {
    const [first] = people;
    if (!first || isErasedEmail(email)) continue;
    const stand = erasedEmail(first.id);
    await eraseParticipants(staged, people, stand);
    const sessions = people.map(({ session }) => session);
    await eraseFromLists(staged, email, sessions, stand);
  }
}

/** Columns with addresses of people. */
const ADDRESSES = [
  ['participants', 'email'],
  ['allowed_players', 'entry'],
  ['people', 'email'],
  ['campaign_attendances', 'email'],
  ['campaign_attendances', 'merged_into'],
  ['campaign_invitations', 'email'],
] as const;

type TextColumn = (typeof ADDRESSES)[number] | readonly ['participants' | 'people', 'id'];

/** Number of values per page. */
const PAGE = 1_000;

/** The values of these columns that pass; the event loop is released between two pages. */
async function valuesOf(
  query: Kysely<Tables>,
  columns: readonly TextColumn[],
  passes: (value: string) => boolean,
): Promise<Set<string>> {
  const found = new Set<string>();
  for (const [table, column] of columns)
    for (let after = ''; ; ) {
      const rows = await query
        .selectFrom(table)
        .select((eb) => eb.ref(column).as('value'))
        .distinct()
        .where(column, '>', after)
        .orderBy(column)
        .limit(PAGE)
        .execute();
      const values = rows.map(({ value }) => String(value));
      const last = values.at(-1);
      if (last === undefined) break;
      for (const value of values) if (passes(value)) found.add(value);
      await setImmediate();
      after = last;
    }
  return found;
}

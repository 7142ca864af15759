/** Adds new participants to sessions. */
import type { Transaction } from 'kysely';
import { isoTime } from '../clock.ts';
import type { DatabaseKind } from '../database/migration.ts';
import { preparedStatement } from '../database/prepared-statement.ts';
import type { Tables } from '../database/tables.ts';
import { newId } from '../identifiers.ts';
import { type BoardName, pseudonyms } from '../session-model/board-names.ts';
import { lockingPeople, type Person, personOf } from './people.ts';

type NewRow = Pick<Tables['participants'], 'id' | 'session' | 'email' | 'created_at' | 'team'>;

const insertPeople = preparedStatement(
  ({ id, session, email, created_at, team, name, key }: NewRow & BoardName) => ({
    id,
    session,
    email,
    created_at,
    team,
    name,
    name_key: key,
  }),
  (query, rows) =>
    query
      .insertInto('participants')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id'),
);

/**
 * Inserts new participants, each with a display name that is unique in the session.
 * @param people each of them once
 * @returns the new participants; and locked rows of those whom another process has inserted meanwhile, which stay unchanged
 */
export async function addNewcomers(
  transaction: Transaction<Tables>,
  kind: DatabaseKind,
  people: readonly Pick<NewRow, 'session' | 'email' | 'team'>[],
  now: number,
): Promise<{ readonly joined: readonly Person[]; readonly others: readonly Person[] }> {
  const rows = new Map<string, NewRow & { readonly names: Iterator<BoardName, never> }>();
  for (const person of people) {
    const { session, email, team } = person;
    const id = newId(now);
    rows.set(personOf(person), {
      id,
      session,
      email,
      team,
      created_at: isoTime(now),
      // Pseudonyms are seeded by the random identifier: if they depended on the e-mail, others could compute them.
      names: pseudonyms(id),
    });
  }
  const joined: Person[] = [];
  const others: Person[] = [];
  while (rows.size > 0) {
    // Lock ordering: rows are always in this order, so that transactions of several processes wait for each other instead of deadlocking.
    const waiting = [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
    const named = waiting.map((row) => ({ ...row, ...row.names.next().value }));
    const entered = new Set((await insertPeople(transaction, named)).map(({ id }) => id));
    for (const { id, session, email } of waiting) {
      if (!entered.has(id)) continue;
      joined.push({ id, session, email, removed_at: null, merged_into: null, personal_code: null });
      rows.delete(personOf({ session, email }));
    }
    if (rows.size === 0) break;
    // Of those who were not inserted, another process has inserted some. The names of the rest are taken: the next round tries the next
    // ones.
    for (const person of await lockingPeople(transaction, kind, [...rows.values()]).execute())
      if (rows.delete(personOf(person))) others.push(person);
  }
  return { joined, others };
}

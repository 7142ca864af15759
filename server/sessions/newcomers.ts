/** Adds new participants to sessions. */
import type { Transaction } from 'kysely';
import { isoTime } from '../clock.ts';
import { preparedStatement } from '../database/prepared-statement.ts';
import type { Tables } from '../database/tables.ts';
import { newId } from '../identifiers.ts';
import { type BoardName, pseudonyms } from '../session-model/board-names.ts';
import { peopleOf, personOf } from './people.ts';

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
 * Inserts new participants, each with a display name that is unique in the session; existing e-mails stay unchanged.
 * @param mayJoin called once for each new participant @returns the new participants
 */
export async function addNewcomers(
  transaction: Transaction<Tables>,
  people: readonly Pick<NewRow, 'session' | 'email' | 'team'>[],
  now: number,
  mayJoin: (person: NewRow) => boolean,
): Promise<NewRow[]> {
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
  const joined: NewRow[] = [];
  for (let round = 1; rows.size > 0; round += 1) {
    for (const known of await peopleOf(transaction, [...rows.values()]).execute()) rows.delete(personOf(known));
    if (round === 1) for (const [name, row] of rows) if (!mayJoin(row)) rows.delete(name);
    if (rows.size === 0) break;
    // Lock ordering: rows are always in this order, so that transactions of several processes wait for each other instead of deadlocking.
    const waiting = [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
    const named = waiting.map((row) => ({ ...row, ...row.names.next().value }));
    const entered = new Set((await insertPeople(transaction, named)).map(({ id }) => id));
    // If the name is taken, the next round tries the next pseudonym. Participants whom another process inserted are found in the next
    // round.
    for (const row of waiting) {
      if (!entered.has(row.id)) continue;
      joined.push(row);
      rows.delete(personOf(row));
    }
  }
  return joined;
}

/** Look-up of participants by session and e-mail. */
import type { Selectable, Transaction } from 'kysely';
import type { DatabaseKind } from '../database/migration.ts';
import type { Tables } from '../database/tables.ts';
import { isPlaying } from '../session-model/playing.ts';

interface Named {
  readonly session: string;
  readonly email: string;
}

export type Person = Selectable<
  Pick<Tables['participants'], 'id' | 'session' | 'email' | 'removed_at' | 'merged_into' | 'personal_code'>
>;

/**
 * Participants, with a shared lock until the transaction ends, so that no removal or merge comes between this read and the change of the
 * standing. SQLite needs none, as it has one writer at a time.
 */
function locking(transaction: Transaction<Tables>, kind: DatabaseKind) {
  const people = transaction
    .selectFrom('participants')
    .select(['id', 'session', 'email', 'removed_at', 'merged_into', 'personal_code']);
  return kind === 'postgres' ? people.orderBy('id').forKeyShare() : people;
}

/**
 * Existing rows of these people, at least one, which it locks. May include further people: with several sessions, sessions and e-mails are
 * matched separately.
 */
export function lockingPeople(transaction: Transaction<Tables>, kind: DatabaseKind, persons: readonly Named[]) {
  const sessions = [...new Set(persons.map(({ session }) => session))];
  const emails = [...new Set(persons.map(({ email }) => email))];
  return locking(transaction, kind).where('session', 'in', sessions).where('email', 'in', emails);
}

/** Map key of an e-mail in a session. */
export function personOf({ session, email }: Named): string {
  return `${session} ${email}`;
}

/**
 * Finds the participant who plays under an e-mail, following merges; undefined for a removed one.
 * @param found locked rows of the people who are looked for
 */
export async function followMerges(
  transaction: Transaction<Tables>,
  kind: DatabaseKind,
  found: readonly Person[],
): Promise<(person: Named) => Person | undefined> {
  const byPerson = new Map(found.map((row) => [personOf(row), row]));
  const byId = new Map(found.map((row) => [row.id, row]));
  for (;;) {
    const missing = [...byId.values()].flatMap(({ merged_into: into }) => (into === null || byId.has(into) ? [] : [into]));
    const rows = missing.length === 0 ? [] : await locking(transaction, kind).where('id', 'in', missing).execute();
    if (rows.length === 0) break;
    for (const row of rows) byId.set(row.id, row);
  }
  return (named) => {
    let person = byPerson.get(personOf(named));
    const met = new Set<string>();
    while (person?.merged_into != null && !met.has(person.id)) {
      met.add(person.id);
      person = byId.get(person.merged_into);
    }
    return isPlaying(person) ? person : undefined;
  };
}

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

function people(transaction: Transaction<Tables>) {
  return transaction.selectFrom('participants').select(['id', 'session', 'email', 'removed_at', 'merged_into', 'personal_code']);
}

/** Existing rows of these people. May include further people: with several sessions, sessions and e-mails are matched separately. */
export function peopleOf(transaction: Transaction<Tables>, persons: readonly Named[]) {
  const sessions = [...new Set(persons.map(({ session }) => session))];
  const emails = [...new Set(persons.map(({ email }) => email))];
  return people(transaction).where('session', 'in', sessions).where('email', 'in', emails);
}

/** Map key of an e-mail in a session. */
export function personOf({ session, email }: Named): string {
  return `${session} ${email}`;
}

/** Finds the participant who plays under an e-mail, following merges; undefined for a removed one. */
export async function readPlaying(
  transaction: Transaction<Tables>,
  kind: DatabaseKind,
  persons: readonly Named[],
): Promise<(person: Named) => Person | undefined> {
  if (persons.length === 0) return () => undefined;
  // A shared lock, so that no removal or merge comes between this read and the change of the standing. SQLite needs none, as it has one
  // writer at a time.
  const kept = <Q extends ReturnType<typeof peopleOf>>(people: Q) =>
    kind === 'postgres' ? people.orderBy('id').forKeyShare() : people;
  const found = await kept(peopleOf(transaction, persons)).execute();
  const byPerson = new Map(found.map((row) => [personOf(row), row]));
  const byId = new Map(found.map((row) => [row.id, row]));
  for (;;) {
    const missing = [...byId.values()].flatMap(({ merged_into: into }) => (into === null || byId.has(into) ? [] : [into]));
    const rows = missing.length === 0 ? [] : await kept(people(transaction).where('id', 'in', missing)).execute();
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

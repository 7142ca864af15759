/** Corrects one person in the directory. */
import type { Kysely } from 'kysely';
import { PERSON_FACTS } from '#schemas/console-constants.ts';
import type { DirectoryPerson, PersonChange } from '#schemas/people.ts';
import { audit } from '../audit/audit-log.ts';
import { type Clock, isoTime } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { withRetries } from '../database/failures.ts';
import type { Tables } from '../database/tables.ts';
import { ServerError } from '../errors.ts';
import { newId } from '../identifiers.ts';
import { orAddressTaken, rectifyIn } from '../ledger/rectification.ts';
import { normaliseEmail } from '../session-model/emails.ts';
import { hasEnded, nextVersion, readDirectory } from './directory.ts';
import { busyDirectory, directoryEnded, unknownPerson } from './directory-errors.ts';
import { factsOf, isAddress, isFact, maxLengthOf } from './import-plan.ts';

/**
 * If the address changes, all data under the former one moves with it, as in a rectification: participants, lists of invited people, seats,
 * waiting mails, and so the counts of campaigns. All other fields are changed in the directory only. Equal values change nothing.
 * @throws ServerError 400 that names the field; 404; 409 if the address belongs to somebody else, or the directory has ended
 */
export async function changePerson(
  database: Database,
  clock: Clock,
  id: string,
  change: PersonChange,
  actor: string,
): Promise<DirectoryPerson> {
  const right = rightOf(change);
  const { query, kind } = database;
  const { person, moved } = await orAddressTaken('email', () =>
    withRetries(() =>
      query.transaction().execute(async (transaction) => {
        const before = await knownPerson(transaction, id);
        const fields = FIELDS.filter((field) => right[field] !== undefined && right[field] !== before[field]);
        if (fields.length === 0) return { person: before, moved: false };
        const now = clock();
        const directory = await readDirectory(transaction);
        if (hasEnded(directory, now)) throw directoryEnded(directory.endsOn);
        const after = { ...before, ...right };
        const moves = after.email !== before.email;
        if (moves)
          await rectifyIn(transaction, kind, clock, actor, before.email, { email: after.email, name: undefined }, 'email');
        const { version } = await readDirectory(transaction);
        if (!(await nextVersion(transaction, version, newId(now)))) throw busyDirectory();
        const { name, department, site, manager, language } = after;
        const facts = { name, department, site, manager_department: manager, language };
        await transaction
          .updateTable('people')
          .set({ ...facts, updated_at: isoTime(now) })
          .where('id', '=', id)
          .execute();
        await audit(transaction, clock, { actor, action: 'person-changed', subject: id, detail: { changed: fields } });
        return { person: after, moved: moves };
      }),
    ),
  );
  if (moved) await database.overwriteDeleted();
  return person;
}

const FIELDS = ['email', ...PERSON_FACTS] as const;

/** The given values in the form in which they are stored. @throws ServerError 400 that names the field and what is allowed */
function rightOf({ email: typed, ...cells }: PersonChange): Partial<DirectoryPerson> {
  const facts = factsOf(cells);
  for (const fact of PERSON_FACTS) if (!isFact(fact, facts[fact])) throw wrongFact(fact);
  if (typed === undefined) return facts;
  const email = normaliseEmail(typed);
  if (!isAddress(email)) throw wrongAddress();
  return { ...facts, email };
}

/** @throws ServerError 404 for an unknown or erased person */
async function knownPerson(query: Kysely<Tables>, id: string): Promise<DirectoryPerson> {
  const row = await query
    .selectFrom('people')
    .select(['id', 'email', 'name', 'department', 'site', 'manager_department as manager', 'language', 'left_at as leftAt'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row || row.email === null) throw unknownPerson();
  return { ...row, email: row.email };
}

function wrongAddress(): ServerError {
  return new ServerError(
    400,
    'invalid-email',
    {
      en: 'email must be an e-mail address of a person: prenom.nom@entreprise.example.',
      fr: 'email doit être l’adresse e-mail d’une personne : prenom.nom@entreprise.example.',
    },
    { field: 'email' },
  );
}

function wrongFact(fact: (typeof PERSON_FACTS)[number]): ServerError {
  return new ServerError(
    400,
    'invalid-field',
    fact === 'language'
      ? {
          en: 'language must be a code of two or three letters, such as fr, or empty.',
          fr: 'language doit être un code de deux ou trois lettres, comme fr, ou rester vide.',
        }
      : {
          en: `${fact} must be one line of ${maxLengthOf(fact)} characters at most, or empty.`,
          fr: `${fact} doit tenir sur une ligne de ${maxLengthOf(fact)} caractères au plus, ou rester vide.`,
        },
    { field: fact },
  );
}

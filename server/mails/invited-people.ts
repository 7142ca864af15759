import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { unknownSession } from '../errors.ts';
import { isId } from '../identifiers.ts';
import { isEmail } from '../session-model/emails.ts';

interface InvitedPerson {
  readonly email: string;
  readonly name: string | null;
}

/** People of a session's list, by e-mail; without the list's domains and erased people. @throws ServerError 404 */
export async function readInvitedPeople(query: Kysely<Tables>, session: string): Promise<readonly InvitedPerson[]> {
  const known = isId(session)
    ? await query.selectFrom('sessions').select('id').where('id', '=', session).executeTakeFirst()
    : undefined;
  if (!known) throw unknownSession();
  const people = await query
    .selectFrom('allowed_players')
    .select(['entry as email', 'name'])
    .where('session', '=', session)
    .orderBy('entry')
    .execute();
  return people.filter(({ email }) => isEmail(email));
}

/** Name of a session in the audit log, as its identifier cannot be looked up once the session is deleted. */
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { unknownSession } from '../errors.ts';
import { isId } from '../identifiers.ts';
import { displayedCode } from './session-codes.ts';

/** A type, not an interface, so that it is assignable to the details of an audit entry. `code` is in the displayed form: K7QF-2MXD. */
type SessionName = { readonly code: string; readonly name: string | null };

export function nameOf({ code, name }: Pick<Selectable<Tables['sessions']>, 'code' | 'name'>): SessionName {
  return { code: displayedCode(code), name };
}

/** @throws ServerError 404 for an unknown session */
export async function sessionName(query: Kysely<Tables>, id: string): Promise<SessionName> {
  const row = isId(id)
    ? await query.selectFrom('sessions').select(['code', 'name']).where('id', '=', id).executeTakeFirst()
    : undefined;
  if (!row) throw unknownSession();
  return nameOf(row);
}

/** Who may log in to a session: the e-mails and domains of its list, or everyone with the code where the list is empty. */
import type { Kysely } from 'kysely';
import type { AllowedEntry } from '#schemas/session-setup.ts';
import type { Tables } from '../database/tables.ts';

/** Rows a statement: databases limit the values of one. */
const ROWS = 2_000;

/** An address as it is stored and compared. One system writes é as one character, another as two: both are the same person. */
export function normaliseEmail(typed: string): string {
  return typed.trim().toLowerCase().normalize('NFC');
}

/** In the order of the entries. */
export function readAllowed(query: Kysely<Tables>, session: string): Promise<AllowedEntry[]> {
  return query.selectFrom('allowed_players').select(['entry', 'team']).where('session', '=', session).orderBy('entry').execute();
}

/** Replaces the list, within the caller's transaction. */
export async function storeAllowed(
  transaction: Kysely<Tables>,
  session: string,
  allowed: readonly AllowedEntry[],
): Promise<void> {
  await transaction.deleteFrom('allowed_players').where('session', '=', session).execute();
  for (let start = 0; start < allowed.length; start += ROWS) {
    const rows = allowed.slice(start, start + ROWS).map(({ entry, team }) => ({ session, entry, team }));
    await transaction.insertInto('allowed_players').values(rows).execute();
  }
}

/** The team that the list gives to an e-mail (lower case), an entry of its own before its domain's; null when it is not on the list. */
export async function invitationOf(
  query: Kysely<Tables>,
  session: string,
  email: string,
): Promise<{ readonly team: string | null } | null> {
  const list = query.selectFrom('allowed_players').select(['entry', 'team']).where('session', '=', session);
  const found = await list.where('entry', 'in', [email, email.slice(email.lastIndexOf('@'))]).execute();
  const invitation = found.find(({ entry }) => entry === email) ?? found[0];
  if (invitation) return { team: invitation.team };
  return (await list.limit(1).executeTakeFirst()) ? null : { team: null };
}

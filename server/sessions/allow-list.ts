/** Allow-list of a session: e-mail addresses and domains that may log in. An empty list admits everybody who has the code. */
import type { Kysely } from 'kysely';
import type { AllowedEntry } from '#schemas/session-setup.ts';
import type { Send } from '../database/one-trip.ts';
import type { Tables } from '../database/tables.ts';
import { IS_SHOWN_ENTRY } from '../session-model/erased-person.ts';

/** Maximum number of rows in one statement: databases limit its parameters. */
const ROWS = 2_000;

/** The allow-list, sorted by entry, without the entries that stand for erased people. */
export function readAllowed(query: Kysely<Tables>, session: string): Promise<AllowedEntry[]> {
  return query
    .selectFrom('allowed_players')
    .select(['entry', 'team', 'name'])
    .where('session', '=', session)
    .where(IS_SHOWN_ENTRY)
    .orderBy('entry')
    .execute();
}

/**
 * Replaces the allow-list, within the caller's transaction. Entries of erased people are kept: whoever edits a list does not see them, and
 * without them it might be empty, which admits everybody. An empty list is wanted so, and leaves none of them.
 */
export async function storeAllowed(
  transaction: Kysely<Tables>,
  session: string,
  allowed: readonly AllowedEntry[],
): Promise<void> {
  await transaction
    .deleteFrom('allowed_players')
    .where('session', '=', session)
    .$if(allowed.length > 0, (shown) => shown.where(IS_SHOWN_ENTRY))
    .execute();
  for (let start = 0; start < allowed.length; start += ROWS) {
    const rows = allowed.slice(start, start + ROWS).map(({ entry, team, name }) => ({ session, entry, team, name }));
    await transaction.insertInto('allowed_players').values(rows).execute();
  }
}

/**
 * Finds the entry for an e-mail (lower case) in a session's list, with its team. An entry of the e-mail itself takes precedence over one of
 * its domain. Null for an e-mail that is not on the list.
 */
type Invitations = (session: string, email: string) => Invitation | null;

interface Invitation {
  readonly team: string | null;
  /** Whether the list contains the e-mail itself; false if its domain is listed, or there is no list. */
  readonly byAddress: boolean;
}

/** Reads the entries of these people in their sessions' lists, within the caller's round trip. */
export async function readInvitations(
  query: Kysely<Tables>,
  send: Send,
  people: readonly { readonly session: string; readonly email: string }[],
): Promise<Invitations> {
  if (people.length === 0) return () => null;
  const sessions = [...new Set(people.map(({ session }) => session))];
  const entries = query.selectFrom('allowed_players').select(['session', 'entry', 'team']).where('session', 'in', sessions);
  const looked = [...new Set(people.flatMap(({ email }) => [email, domainOf(email)]))];
  const withList = query
    .selectFrom('sessions')
    .select('id')
    .where('id', 'in', sessions)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('allowed_players').select('entry').whereRef('allowed_players.session', '=', 'sessions.id')),
    );
  const [found, lists] = await Promise.all([send(entries.where('entry', 'in', looked).compile()), send(withList.compile())]);
  const teams = new Map(found.map(({ session, entry, team }) => [`${session} ${entry}`, team]));
  const listed = new Set(lists.map(({ id }) => id));
  return (session, email) => {
    if (!listed.has(session)) return { team: null, byAddress: false };
    const entry = [email, domainOf(email)].find((own) => teams.has(`${session} ${own}`));
    return entry === undefined ? null : { team: teams.get(`${session} ${entry}`) ?? null, byAddress: entry === email };
  };
}

function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@'));
}

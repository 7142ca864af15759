/** Takes a session away with everything that is its own. */
import type { Transaction } from 'kysely';
import type { DatabaseKind } from '../database/migrations.ts';
import { participantPages } from '../database/participant-pages.ts';
import type { Tables } from '../database/tables.ts';
import { tellReaders } from '../live/log.ts';

/** People of a page: what goes with each of them is a hundred rows or so. */
const PAGE = 100;

/**
 * In pages, so that the process answers everybody else meanwhile; nobody sees any of it before the transaction commits. People go before
 * their session, in the order in which play locks them. @returns what the session was called; undefined without such a session
 */
export async function removeSession(
  transaction: Transaction<Tables>,
  kind: DatabaseKind,
  id: string,
): Promise<{ readonly code: string; readonly name: string | null } | undefined> {
  for await (const onPage of participantPages(transaction, id, PAGE))
    await transaction.deleteFrom('participants').where(onPage).execute();
  // Their streams end with it.
  await tellReaders(transaction, kind, id);
  return transaction.deleteFrom('sessions').where('id', '=', id).returning(['code', 'name']).executeTakeFirst();
}

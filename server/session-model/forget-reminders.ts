import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/**
 * Deletes that people of the directory were reminded, as they are about to leave it. An invitation stays as long as the list of its
 * session, and what still waits is sent.
 * @param id of one person; null for everybody
 */
export async function forgetReminders(query: Kysely<Tables>, id: string | null): Promise<void> {
  const people = query.selectFrom('people').select('people.email').where('people.email', 'is not', null);
  await query
    .deleteFrom('mails')
    .where('email', 'in', id === null ? people : people.where('people.id', '=', id))
    .where('appointment', 'is', null)
    .where('state', 'not in', ['waiting', 'sending'])
    .where('mailing', 'in', (eb) => eb.selectFrom('mailings').select('mailings.id').where('mailings.campaign', 'is not', null))
    .execute();
}

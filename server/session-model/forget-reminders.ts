import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/**
 * Deletes records of reminders to people who are about to leave the directory. Invitations are kept as long as the list of their session;
 * waiting mails are still sent.
 * @param id only this person; null for everybody
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

import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/**
 * Deletes reminders to people who are about to leave the directory, those that still wait included: nobody is expected any more who has left.
 * Invitations are kept as long as the list of their session. A mail that is being sent keeps its row until its outcome is known.
 * @param id only this person; null for everybody
 */
export async function forgetReminders(query: Kysely<Tables>, id: string | null): Promise<void> {
  const people = query.selectFrom('people').select('people.email').where('people.email', 'is not', null);
  await query
    .deleteFrom('mails')
    .where('email', 'in', id === null ? people : people.where('people.id', '=', id))
    .where('appointment', 'is', null)
    .where('state', '<>', 'sending')
    .where('mailing', 'in', (eb) => eb.selectFrom('mailings').select('mailings.id').where('mailings.campaign', 'is not', null))
    .execute();
}

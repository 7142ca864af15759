/** Whether a whole backup can be restored here. */
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Whether there is nothing that a backup would have to be merged with: no session, no campaign, and no directory of people. */
export async function isEmpty(query: Kysely<Tables>): Promise<boolean> {
  const sessions = await query.selectFrom('sessions').select('id').limit(1).execute();
  const campaigns = await query.selectFrom('campaigns').select('id').limit(1).execute();
  const directory = await query.selectFrom('people_directory').select('id').limit(1).execute();
  return sessions.length + campaigns.length + directory.length === 0;
}

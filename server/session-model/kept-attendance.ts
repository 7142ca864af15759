/**
 * Attendance that running campaigns keep of deleted sessions, for their expected people (decision 54): stores it, and changes its
 * addresses.
 */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

type KeptAttendance = Tables['campaign_attendances'];

/** Maximum number of rows in one statement: databases limit its parameters. */
const ROWS = 2_000;

/** Merges the rows with those already kept of the same person: the earlier day counts, and whether any session was finished. */
export async function storeAttendances(query: Kysely<Tables>, rows: readonly KeptAttendance[]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS)
    await query
      .insertInto('campaign_attendances')
      .values(rows.slice(start, start + ROWS))
      .onConflict((conflict) =>
        conflict.columns(['campaign', 'email', 'merged_into']).doUpdateSet({
          day: sql<string>`case when excluded.day < campaign_attendances.day then excluded.day else campaign_attendances.day end`,
          finished: sql<number>`case when excluded.finished = 1 then 1 else campaign_attendances.finished end`,
        }),
      )
      .execute();
}

/**
 * Keeps an erased person as expected in running campaigns that expect the person by the directory, under the pseudonymous address and
 * without a name, so that an erasure does not change their figures. A person who never attended is not counted
 * (`server/campaigns/count-people.ts`).
 * @param email normalised @param stand the pseudonymous address
 */
export async function keepExpected(query: Kysely<Tables>, email: string, stand: string): Promise<void> {
  const person = await query
    .selectFrom('people')
    .select('department')
    .where('email', '=', email)
    .where('left_at', 'is', null)
    .executeTakeFirst();
  if (!person) return;
  const campaigns = await query.selectFrom('campaigns').select('id').where('ended_at', 'is', null).execute();
  for (const { id } of campaigns)
    await query
      .insertInto('campaign_invitations')
      .values({ campaign: id, email: stand, name: null, department: person.department })
      .onConflict((conflict) => conflict.columns(['campaign', 'email']).doNothing())
      .execute();
}

/**
 * Gives a person another address in all running campaigns. Idempotent.
 * @param from normalised @param to the right address, or the pseudonymous one of an erased person
 * @param name the right name; null erases it; undefined leaves it unchanged
 * @returns identifiers of the campaigns that kept data of the person
 */
export async function readdressAttendances(
  query: Kysely<Tables>,
  from: string,
  to: string,
  name?: string | null,
): Promise<readonly string[]> {
  const attendances = await query
    .deleteFrom('campaign_attendances')
    .where((eb) => eb.or([eb('email', '=', from), eb('merged_into', '=', from)]))
    .returningAll()
    .execute();
  const changed = (email: string) => (email === from ? to : email);
  // Rows are stored one by one, as two of them may become equal.
  for (const row of attendances)
    await storeAttendances(query, [{ ...row, email: changed(row.email), merged_into: changed(row.merged_into) }]);
  const invitations = await query.deleteFrom('campaign_invitations').where('email', '=', from).returningAll().execute();
  for (const row of invitations)
    await query
      .insertInto('campaign_invitations')
      .values({ ...row, email: to, name: name === undefined ? row.name : name })
      .onConflict((conflict) => conflict.columns(['campaign', 'email']).doNothing())
      .execute();
  return [...new Set([...attendances, ...invitations].map(({ campaign }) => campaign))];
}

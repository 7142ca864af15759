/** What the deletion of a session takes from a campaign and from the reports, and what a campaign keeps, for the page that warns of it and for the audit log. */
import type { Kysely } from 'kysely';
import type { DeletionLosses } from '#schemas/session-deletion.ts';
import type { Tables } from '../database/tables.ts';
import { countPlaying } from '../session-model/playing.ts';

/** The last day of the session's last return that is open or to come; null without one. Days are UTC: 2026-12-12. */
export type LastReturnReader = (query: Kysely<Tables>, session: string, today: string) => Promise<string | null>;

/** @param session identifier @param today UTC: 2026-12-12 */
export async function readLosses(
  query: Kysely<Tables>,
  session: string,
  today: string,
  readLastReturn: LastReturnReader,
): Promise<DeletionLosses> {
  const report = await query.selectFrom('session_reports').select('session').where('session', '=', session).executeTakeFirst();
  return {
    ...(await readAttendees(query, session)),
    returnsUntil: await readLastReturn(query, session, today),
    report: report !== undefined,
  };
}

/** How many came, and the campaign that counts them: one that runs goes on with it, the figures of an ended one are those of its end. */
export async function readAttendees(query: Kysely<Tables>, session: string): Promise<Pick<DeletionLosses, 'came' | 'campaign'>> {
  const campaign = await query
    .selectFrom('campaign_sessions')
    .innerJoin('campaigns', 'campaigns.id', 'campaign_sessions.campaign')
    .select(['campaigns.name', 'campaigns.ended_at'])
    .where('campaign_sessions.session', '=', session)
    .executeTakeFirst();
  return {
    came: await countPlaying(query, session),
    campaign: campaign ? { name: campaign.name, running: campaign.ended_at === null } : null,
  };
}

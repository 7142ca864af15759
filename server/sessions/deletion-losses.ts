/**
 * Data that the deletion of a session takes from a campaign and from the reports, and data that a campaign keeps, for the page that warns
 * of it and for the audit log.
 */
import type { Kysely } from 'kysely';
import type { DeletionLosses } from '#schemas/session-deletion.ts';
import type { Tables } from '../database/tables.ts';
import { countPlaying } from '../session-model/playing.ts';

/** Reads the last day of the session's last return that is open or still to come; null without one. Days are in UTC, such as 2026-12-12. */
export type LastReturnReader = (query: Kysely<Tables>, session: string, today: string) => Promise<string | null>;

/** @param session identifier @param today day in UTC, such as 2026-12-12 */
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

/**
 * Number of people who attended, and the campaign that counts them. A running campaign still counts them after the deletion; the figures of
 * an ended campaign are those of its end.
 */
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

/** What the deletion of a session takes from a campaign and from the reports, and what a running campaign keeps, for the page that warns of it and for the audit log. */
import type { Kysely } from 'kysely';
import type { DeletionLosses } from '#schemas/session-deletion.ts';
import type { Tables } from '../database/tables.ts';
import { countPlaying } from '../session-model/playing.ts';

/** A campaign that has ended keeps no more of it: its figures are those of its end. @param session identifier */
export async function readLosses(query: Kysely<Tables>, session: string): Promise<DeletionLosses> {
  const campaign = await query
    .selectFrom('campaign_sessions')
    .innerJoin('campaigns', 'campaigns.id', 'campaign_sessions.campaign')
    .select('campaigns.name')
    .select(({ selectFrom, exists }) =>
      exists(selectFrom('campaign_returns').select('kind').whereRef('campaign_returns.campaign', '=', 'campaigns.id')).as('asks'),
    )
    .where('campaign_sessions.session', '=', session)
    .where('campaigns.ended_at', 'is', null)
    .executeTakeFirst();
  const appointment = await query
    .selectFrom('participants')
    .innerJoin('appointments', 'appointments.participant', 'participants.id')
    .select('appointments.id')
    .where('participants.session', '=', session)
    .limit(1)
    .executeTakeFirst();
  const report = await query.selectFrom('session_reports').select('session').where('session', '=', session).executeTakeFirst();
  const came = await countPlaying(query, session);
  return {
    came,
    campaign: campaign?.name ?? null,
    returns: came > 0 && (Boolean(campaign?.asks) || appointment !== undefined),
    report: report !== undefined,
  };
}

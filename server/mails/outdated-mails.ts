/** Mails that lost their purpose while they waited: the queue may stand still for days, or be resumed by somebody who knows none of them. */
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/**
 * Whether an invitation or a reminder must not be sent any more: since it was ordered its session or campaign has ended, the session's list
 * has lost the address, or the reminded person has come or has left the organisation.
 * @param mail identifier
 */
export async function isOutdated(query: Kysely<Tables>, mail: string): Promise<boolean> {
  const outdated = await query
    .selectFrom('mails')
    .innerJoin('mailings', 'mailings.id', 'mails.mailing')
    .select('mails.id')
    .where('mails.id', '=', mail)
    .where((eb) => {
      const { and, exists, not, or, selectFrom } = eb;
      const endedSession = selectFrom('sessions')
        .select('sessions.id')
        .whereRef('sessions.id', '=', 'mailings.session')
        .whereRef('sessions.ended_at', '>=', 'mailings.created_at');
      const endedCampaign = selectFrom('campaigns')
        .select('campaigns.id')
        .whereRef('campaigns.id', '=', 'mailings.campaign')
        .whereRef('campaigns.ended_at', '>=', 'mailings.created_at');
      const listed = selectFrom('allowed_players')
        .select('entry')
        .whereRef('allowed_players.session', '=', 'mailings.session')
        .whereRef('entry', '=', 'mails.email');
      const came = selectFrom('campaign_sessions')
        .innerJoin('participants', 'participants.session', 'campaign_sessions.session')
        .select('participants.id')
        .whereRef('campaign_sessions.campaign', '=', 'mailings.campaign')
        .whereRef('participants.email', '=', 'mails.email')
        .where('participants.removed_at', 'is', null);
      const left = selectFrom('people')
        .select('people.id')
        .whereRef('people.email', '=', 'mails.email')
        .whereRef('people.left_at', '>=', 'mailings.created_at');
      return or([
        exists(endedSession),
        and([eb('mailings.session', 'is not', null), not(exists(listed))]),
        exists(endedCampaign),
        exists(came),
        and([eb('mailings.campaign', 'is not', null), exists(left)]),
      ]);
    })
    .executeTakeFirst();
  return outdated !== undefined;
}

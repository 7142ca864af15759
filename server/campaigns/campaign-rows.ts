/** Rows of campaigns: looking them up, locking them, and adding sessions. */
import type { Kysely, Selectable } from 'kysely';
import { MAX_CAMPAIGN_SESSIONS } from '#schemas/console-constants.ts';
import type { Tables } from '../database/tables.ts';
import { ServerError, unknownCampaign } from '../errors.ts';
import { isId } from '../identifiers.ts';

export type CampaignRow = Selectable<Tables['campaigns']>;

/** @throws ServerError 404 */
export async function knownCampaign(state: Kysely<Tables>, id: string): Promise<CampaignRow> {
  const row = isId(id) ? await state.selectFrom('campaigns').selectAll().where('id', '=', id).executeTakeFirst() : undefined;
  if (!row) throw unknownCampaign();
  return row;
}

/** Locks the row until the transaction ends, by an update that changes nothing. @throws ServerError 404 */
export async function lockCampaign(transaction: Kysely<Tables>, id: string): Promise<CampaignRow> {
  const row = isId(id)
    ? await transaction
        .updateTable('campaigns')
        .set((eb) => ({ ended_at: eb.ref('ended_at') }))
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst()
    : undefined;
  if (!row) throw unknownCampaign();
  return row;
}

/** Locks a campaign that can still be changed. @throws ServerError 404, 409 once the campaign has ended */
export async function openCampaign(transaction: Kysely<Tables>, id: string): Promise<CampaignRow> {
  const row = await lockCampaign(transaction, id);
  if (row.ended_at !== null) throw campaignEnded();
  return row;
}

export function campaignEnded(): ServerError {
  return new ServerError(409, 'campaign-ended', {
    en: 'This campaign has ended: it can no longer be changed.',
    fr: 'Cette campagne est terminée : elle ne peut plus être modifiée.',
  });
}

/**
 * Puts sessions into a campaign.
 * @param at ISO 8601, UTC @returns number of sessions added @throws ServerError 409 where one is in another campaign, or they are too many
 */
export async function enlist(
  transaction: Kysely<Tables>,
  campaign: string,
  sessions: readonly string[],
  at: string,
): Promise<number> {
  const added = await transaction
    .insertInto('campaign_sessions')
    .values(sessions.map((session) => ({ session, campaign, added_at: at })))
    .onConflict((conflict) => conflict.column('session').doNothing())
    .returning('session')
    .execute();
  const elsewhere = await transaction
    .selectFrom('campaign_sessions')
    .innerJoin('campaigns', 'campaigns.id', 'campaign')
    .select('campaigns.name')
    .where('session', 'in', sessions)
    .where('campaign', '<>', campaign)
    .executeTakeFirst();
  if (elsewhere)
    throw new ServerError(409, 'in-another-campaign', {
      en: `This session is in the campaign "${elsewhere.name}": take it out there first.`,
      fr: `Cette session est dans la campagne « ${elsewhere.name} » : retirez-la d’abord de celle-ci.`,
    });
  const { count } = await transaction
    .selectFrom('campaign_sessions')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('campaign', '=', campaign)
    .executeTakeFirstOrThrow();
  if (Number(count) > MAX_CAMPAIGN_SESSIONS)
    throw new ServerError(409, 'too-many-sessions', {
      en: `A campaign has at most ${MAX_CAMPAIGN_SESSIONS} sessions.`,
      fr: `Une campagne a au plus ${MAX_CAMPAIGN_SESSIONS} sessions.`,
    });
  return added.length;
}

/** Returns that a campaign sets, as announced to a participant, and how the participant declines them. */

import { type Kysely, type SqlBool, sql } from 'kysely';
import { dayAfter } from '#engine/rules/utc-day.ts';
import { APPOINTMENT_KINDS, type AppointmentKind, DAYS_UNTIL_RETURN } from '#schemas/return-constants.ts';
import type { OwnAppointments } from '#schemas/returns.ts';
import type { Tables } from '../database/tables.ts';

/**
 * SQL condition: the participant was told of the return, as the campaign had both the return and the session when the participant joined.
 */
const WAS_TOLD = sql<SqlBool>`(participants.created_at >= campaign_returns.since
  and participants.created_at >= coalesce(campaign_sessions.added_at, ''))`;

/** Announced returns, the earliest first. */
export async function readAnnounced(query: Kysely<Tables>, participant: string): Promise<OwnAppointments['campaign']> {
  const rows = await query
    .selectFrom('participants')
    .innerJoin('campaign_sessions', 'campaign_sessions.session', 'participants.session')
    .innerJoin('campaign_returns', 'campaign_returns.campaign', 'campaign_sessions.campaign')
    .leftJoin('return_invitations', (join) =>
      join
        .onRef('return_invitations.participant', '=', 'participants.id')
        .onRef('return_invitations.kind', '=', 'campaign_returns.kind'),
    )
    .select(['campaign_returns.kind', 'participants.created_at', 'return_invitations.state'])
    .where('participants.id', '=', participant)
    .where(WAS_TOLD)
    .execute();
  return rows
    .map(({ kind, created_at, state }) => ({
      kind,
      dueOn: dayAfter(created_at, DAYS_UNTIL_RETURN[kind]),
      state: state ?? ('announced' as const),
    }))
    .sort((a, b) => APPOINTMENT_KINDS.indexOf(a.kind) - APPOINTMENT_KINDS.indexOf(b.kind));
}

/**
 * Declines these returns for a participant, within the caller's transaction: the person gets no invitation any more. Without a campaign
 * nothing changes. @param at ISO 8601
 */
export async function decline(
  transaction: Kysely<Tables>,
  participant: string,
  kinds: readonly AppointmentKind[],
  at: string,
): Promise<void> {
  const announced = (await readAnnounced(transaction, participant)).filter(({ kind }) => kinds.includes(kind));
  if (announced.length === 0) return;
  await transaction
    .insertInto('return_invitations')
    .values(announced.map(({ kind }) => ({ participant, kind, state: 'declined' as const, at })))
    .onConflict((conflict) => conflict.columns(['participant', 'kind']).doUpdateSet({ state: 'declined', at }))
    .execute();
}

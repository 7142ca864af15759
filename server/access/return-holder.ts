/** The holder of a return's token: a player's appointment. Valid while the participant plays; `returns` checks the day. */
import type { Kysely } from 'kysely';
import type { AppointmentKind } from '#schemas/return-constants.ts';
import type { Tables } from '../database/tables.ts';
import { IS_PLAYING } from '../session-model/playing.ts';

export interface ReturnHolder {
  readonly kind: 'return';
  /** Identifier of the appointment. */
  readonly appointment: string;
  readonly span: AppointmentKind;
  readonly participant: string;
  readonly session: string;
}

/** Finds who holds a return's link. @param hash of the link's token @returns undefined if the token is unknown or revoked */
export async function returnHolder(query: Kysely<Tables>, hash: string): Promise<ReturnHolder | undefined> {
  const row = await query
    .selectFrom('appointments')
    .innerJoin('participants', 'participants.id', 'appointments.participant')
    .select(['appointments.id', 'appointments.kind', 'appointments.participant', 'participants.session'])
    .where('appointments.token_hash', '=', hash)
    .where(IS_PLAYING)
    .executeTakeFirst();
  return row && { kind: 'return', appointment: row.id, span: row.kind, participant: row.participant, session: row.session };
}

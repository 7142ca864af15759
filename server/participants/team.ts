/** A facilitator's change of a participant's team or department. */
import type { Transaction } from 'kysely';
import { audit } from '../audit/audit-log.ts';
import { type Clock, isoTime } from '../clock.ts';
import type { DatabaseKind } from '../database/migration.ts';
import type { Tables } from '../database/tables.ts';
import { ServerError } from '../errors.ts';
import { lockForCorrection, mustPlay } from '../ledger/correction.ts';
import type { LockedParticipant } from '../ledger/lock.ts';
import { appendEvents, type TeamChange } from '../live/log.ts';
import { textsOf } from '../session-model/stored-texts.ts';

/** Context of a facilitator's change that needs no reason. */
export interface ParticipantChange {
  readonly transaction: Transaction<Tables>;
  readonly kind: DatabaseKind;
  readonly clock: Clock;
  readonly actor: string;
}

/** @param team one of the session's teams, or null for no team @throws ServerError 400, 404, 409 */
export async function changeTeam(change: ParticipantChange, id: string, team: string | null): Promise<void> {
  const { transaction, clock, actor } = change;
  const participant = (await lockForCorrection(change, id))(id);
  await mustPlay(change, participant);
  if (participant.team === team) return;
  const { teams } = await transaction
    .selectFrom('sessions')
    .select('teams')
    .where('id', '=', participant.session)
    .executeTakeFirstOrThrow();
  if (team !== null && !textsOf(teams).includes(team))
    throw new ServerError(
      400,
      'unknown-team',
      { en: 'team must be one of the teams of the session.', fr: 'team doit être une équipe de la session.' },
      { field: 'team' },
    );
  await transaction.updateTable('participants').set({ team }).where('id', '=', id).execute();
  await audit(transaction, clock, {
    actor,
    action: 'participant-team-changed',
    subject: id,
    detail: { before: participant.team, team },
  });
  await tellOfProfile(change, participant, { from: participant.team, to: team });
}

/** Appends the event of a changed name or team, so that boards update. */
export function tellOfProfile(
  { transaction, kind, clock, actor }: ParticipantChange,
  { id, session }: LockedParticipant,
  teams?: TeamChange,
): Promise<unknown> {
  const at = isoTime(clock());
  const detail = { actor, ...(teams ? { teams } : {}) };
  return appendEvents(transaction, kind, [{ session, kind: 'profile', participant: id, at, detail }]);
}

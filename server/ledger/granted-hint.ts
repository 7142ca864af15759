/** Granted hints: given by a facilitator, without a cost. */
import type { Transaction } from 'kysely';
import { afterGrantedHint } from '#engine/rules/challenge-state.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';
import { audit } from '../audit/audit-log.ts';
import { type Clock, isoTime } from '../clock.ts';
import type { DatabaseKind } from '../database/migration.ts';
import type { Tables } from '../database/tables.ts';
import { ServerError } from '../errors.ts';
import { appendEvents, wasAppended } from '../live/log.ts';
import { isPlaying } from '../session-model/playing.ts';
import { cellOf } from './cells.ts';
import { lockForCorrection, mustPlay } from './correction.ts';
import { type LockedParticipant, lockParticipants } from './lock.ts';
import { IS_OPENED, lockStates, stateOf, storeStates } from './states.ts';

interface HintGrant {
  readonly transaction: Transaction<Tables>;
  readonly kind: DatabaseKind;
  readonly clock: Clock;
  /** Username of the facilitator. */
  readonly actor: string;
  readonly session: string;
  /** The mission's manifest, with the session's rules applied. */
  readonly manifest: ChallengeManifest;
  /** A key that was used before grants nothing; null has no such protection. */
  readonly idempotencyKey: string | null;
}

/** Grants a participant the next hint. @returns number of hints granted: 0 for a key that was used before @throws ServerError 404, 409 */
export async function grantHint(grant: HintGrant, id: string): Promise<number> {
  const participant = (await lockForCorrection(grant, id))(id);
  await mustPlay(grant, participant);
  if (await wasAppended(grant.transaction, grant.session, grant.idempotencyKey)) return 0;
  return give(grant, [participant], async (given) => {
    if (given === 0)
      throw new ServerError(
        409,
        'no-hint-left',
        {
          en: `${participant.email} has solved this mission, or has every hint of it.`,
          fr: `${participant.email} a réussi cette mission, ou en a tous les indices.`,
        },
        {
          field: 'challenge',
        },
      );
    await audit(grant.transaction, grant.clock, {
      actor: grant.actor,
      action: 'hint-given',
      subject: id,
      detail: { challenge: grant.manifest.key },
    });
  });
}

/**
 * Grants the next hint to every participant of the session who opened the mission and has not solved it. @returns number of hints granted
 */
export async function grantHintToAll(grant: HintGrant): Promise<number> {
  const { transaction, kind, clock, session, manifest, actor } = grant;
  const open = await transaction
    .selectFrom('challenge_states')
    .innerJoin('participants', 'participants.id', 'challenge_states.participant')
    .select('participants.id')
    .where('participants.session', '=', session)
    .where('challenge', '=', manifest.key)
    .where('points', 'is', null)
    .where(IS_OPENED)
    .execute();
  if (open.length === 0) return 0;
  const ids = open.map(({ id }) => id);
  const locked = await lockParticipants(transaction, kind, ids, 'correct');
  if (await wasAppended(transaction, session, grant.idempotencyKey)) return 0;
  const playing = [...locked.values()].filter(isPlaying);
  return give(grant, playing, async (given) => {
    if (given === 0) return;
    const detail = { challenge: manifest.key, participants: given };
    await audit(transaction, clock, { actor, action: 'hint-given-to-all', subject: session, detail });
  });
}

/** @param noted writes the audit entry, before the session's log is locked (lock ordering) */
async function give(
  { transaction, kind, clock, actor, manifest, idempotencyKey }: HintGrant,
  participants: readonly LockedParticipant[],
  noted: (given: number) => Promise<void>,
): Promise<number> {
  const challenge = manifest.key;
  const rows = await lockStates(
    transaction,
    participants.map(({ id }) => ({ participant: id, challenge })),
  );
  const given = rows.flatMap((row) => {
    const { hintsShown, hintsGiven } = afterGrantedHint(manifest, stateOf(row));
    return hintsShown === row.hints_shown ? [] : [{ ...row, hints_shown: hintsShown, hints_given: hintsGiven }];
  });
  await storeStates(transaction, given);
  await noted(given.length);
  const sessions = new Map(participants.map(({ id, session }) => [id, session]));
  const at = isoTime(clock());
  await appendEvents(
    transaction,
    kind,
    given.map((row, index) => ({
      session: sessions.get(row.participant) ?? '',
      kind: 'hint',
      at,
      participant: row.participant,
      challenge,
      detail: { cell: cellOf(row), actor },
      key: index === 0 ? idempotencyKey : null,
    })),
  );
  return given.length;
}

/** Renewal of a participant's lost personal code. */
import { hashPersonalCode } from '../access/passwords.ts';
import { audit } from '../audit/audit-log.ts';
import { ServerError } from '../errors.ts';
import { lockForCorrection, mustPlay } from '../ledger/correction.ts';
import { displayedCode, newPersonalCode } from '../session-model/session-codes.ts';
import type { ParticipantChange } from './team.ts';

interface DrawnCode {
  /** The code as displayed. */
  readonly shown: string;
  readonly hash: string;
}

/**
 * Generates a personal code; called before the transaction, as hashing takes too long within one. @param id identifier of the participant
 * @throws ServerError 503
 */
export async function drawPersonalCode(id: string): Promise<DrawnCode> {
  const code = newPersonalCode();
  return { shown: displayedCode(code), hash: await hashPersonalCode(code, { person: id, origin: 'the console' }) };
}

/** Replaces the former code; existing logins stay valid. @throws ServerError 404, 409 */
export async function renewPersonalCode(change: ParticipantChange, id: string, { hash }: DrawnCode): Promise<void> {
  const { transaction, clock, actor } = change;
  const participant = (await lockForCorrection(change, id))(id);
  await mustPlay(change, participant);
  const { personal_codes } = await transaction
    .selectFrom('sessions')
    .select('personal_codes')
    .where('id', '=', participant.session)
    .executeTakeFirstOrThrow();
  if (personal_codes === 0)
    throw new ServerError(409, 'no-personal-codes', {
      en: 'This session asks nobody for a personal code.',
      fr: 'Cette session ne demande de code personnel à personne.',
    });
  await transaction.updateTable('participants').set({ personal_code: hash }).where('id', '=', id).execute();
  await audit(transaction, clock, { actor, action: 'participant-code-renewed', subject: id });
}

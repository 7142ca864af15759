/** A facilitator's change of a participant's display name. */
import { BOARD_NAME } from '#schemas/constants.ts';
import { audit } from '../audit/audit-log.ts';
import { isRepetition } from '../database/failures.ts';
import { type ConsoleText, ServerError } from '../errors.ts';
import { lockForCorrection, mustPlay } from '../ledger/correction.ts';
import { boardName, type NameMistake } from '../session-model/board-names.ts';
import { type ParticipantChange, tellOfProfile } from './team.ts';

const MESSAGES: Readonly<Record<NameMistake, ConsoleText>> = {
  empty: { en: 'name must not be empty.', fr: 'name ne doit pas être vide.' },
  long: {
    en: `name must have at most ${BOARD_NAME.maxLength} characters.`,
    fr: `name doit avoir au plus ${BOARD_NAME.maxLength} caractères.`,
  },
  address: {
    en: 'name must be no e-mail address: players see it.',
    fr: 'name ne doit pas être une adresse e-mail : les joueurs le voient.',
  },
  unprintable: {
    en: 'name must be letters and figures on one line.',
    fr: 'name doit être fait de lettres et de chiffres, sur une ligne.',
  },
};

/** @throws ServerError 400, 404, 409 */
export async function changeName(change: ParticipantChange, id: string, typed: string): Promise<void> {
  const { transaction, clock, actor } = change;
  const participant = (await lockForCorrection(change, id))(id);
  await mustPlay(change, participant);
  const read = boardName(typed);
  if (typeof read === 'string') throw new ServerError(400, 'invalid-name', MESSAGES[read], { field: 'name' });
  const own = transaction.selectFrom('participants').select('name').where('id', '=', id);
  const { name: before } = await own.executeTakeFirstOrThrow();
  if (before === read.name) return;
  try {
    await transaction.updateTable('participants').set({ name: read.name, name_key: read.key }).where('id', '=', id).execute();
  } catch (error) {
    if (!isRepetition(error)) throw error;
    throw new ServerError(
      409,
      'name-taken',
      {
        en: `Somebody else in this session is called “${read.name}”.`,
        fr: `Une autre personne de cette session s’appelle « ${read.name} ».`,
      },
      { field: 'name' },
    );
  }
  await audit(transaction, clock, { actor, action: 'participant-name-changed', subject: id });
  await tellOfProfile(change, participant);
}

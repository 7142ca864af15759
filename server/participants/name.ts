/** A facilitator's change of a participant's display name. */
import type { Transaction, Updateable } from 'kysely';
import { BOARD_NAME } from '#schemas/constants.ts';
import { audit } from '../audit/audit-log.ts';
import { isRepetition } from '../database/failures.ts';
import type { Tables } from '../database/tables.ts';
import { type ConsoleText, ServerError } from '../errors.ts';
import { lockForCorrection, mustPlay } from '../ledger/correction.ts';
import { type BoardName, boardName, type NameMistake } from '../session-model/board-names.ts';
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
  await storeName(transaction, id, read, { hidden_at: null });
  await audit(transaction, clock, { actor, action: 'participant-name-changed', subject: id });
  await tellOfProfile(change, participant);
}

type Hiding = Partial<Pick<Updateable<Tables['participants']>, 'hidden_name' | 'hidden_at'>>;

/** Stores a name, within the caller's transaction. @throws ServerError 409 if another participant of the session has it */
export async function storeName(
  transaction: Transaction<Tables>,
  id: string,
  { name, key }: BoardName,
  hiding: Hiding,
): Promise<void> {
  try {
    await transaction
      .updateTable('participants')
      .set({ name, name_key: key, ...hiding })
      .where('id', '=', id)
      .execute();
  } catch (error) {
    if (!isRepetition(error)) throw error;
    throw new ServerError(
      409,
      'name-taken',
      {
        en: `Somebody else in this session is called “${name}”.`,
        fr: `Une autre personne de cette session s’appelle « ${name} ».`,
      },
      { field: 'name' },
    );
  }
}

/** Hides a participant's name on every board of the session, and shows it again. */
import type { Selectable, Transaction } from 'kysely';
import type { NameHiding } from '#schemas/wall-names.ts';
import { audit } from '../audit/audit-log.ts';
import { type Clock, isoTime } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { withRetries } from '../database/failures.ts';
import type { Tables } from '../database/tables.ts';
import { unknownParticipant } from '../errors.ts';
import { isId } from '../identifiers.ts';
import { lockForCorrection, mustPlay } from '../ledger/correction.ts';
import type { LockedParticipant } from '../ledger/lock.ts';
import { appendEvents } from '../live/log.ts';
import { type BoardName, boardName, pseudonyms } from '../session-model/board-names.ts';
import { storeName } from './name.ts';
import { type ParticipantChange, tellOfProfile } from './team.ts';

/**
 * Hides and shows names on the wall of one session.
 * @param onChanged called after a change
 */
export function createNameHider({ query, kind }: Database, clock: Clock, onChanged: () => void) {
  /** @throws ServerError 404 for a participant of another session; 409 */
  return async (session: string, { participant, hidden }: NameHiding, actor: string): Promise<void> => {
    const found = isId(participant)
      ? await query.selectFrom('participants').select('session').where('id', '=', participant).executeTakeFirst()
      : undefined;
    if (found?.session !== session) throw unknownParticipant('participant');
    await withRetries(() =>
      query.transaction().execute((transaction) => hideName({ transaction, kind, clock, actor }, participant, hidden)),
    );
    onChanged();
  };
}

/**
 * Hides the name: a pseudonym replaces it in the participant's row, which all boards read, so that no player or wall gets the hidden name
 * from then on. The person is told and may choose another name. Showing the name restores it, unless the person has chosen another one
 * since. Idempotent.
 * @throws ServerError 404, 409
 */
export async function hideName(change: ParticipantChange, id: string, hide: boolean): Promise<void> {
  const participant = (await lockForCorrection(change, id))(id);
  await mustPlay(change, participant);
  const row = await change.transaction
    .selectFrom('participants')
    .select(['name', 'hidden_name', 'hidden_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const isHidden = row.hidden_at !== null;
  if (hide === isHidden) return;
  if (hide) await replace(change, participant, row.name);
  else await putBack(change, participant, row);
}

async function replace(change: ParticipantChange, participant: LockedParticipant, name: string | null): Promise<void> {
  if (name === null) return;
  const { transaction, clock, actor } = change;
  const { id, session } = participant;
  const at = isoTime(clock());
  const stand = await freePseudonym(transaction, session, `${id} hidden ${at}`);
  await storeName(transaction, id, stand, { hidden_name: name, hidden_at: at });
  await audit(transaction, clock, { actor, action: 'name-hidden', subject: id });
  await tellOfProfile(change, participant);
  const text =
    `Votre nom n’est plus affiché dans la salle : vous y êtes « ${stand.name} ». ` +
    'Vos points restent les vôtres, et vous pouvez choisir un autre nom.';
  await appendEvents(transaction, change.kind, [{ session, kind: 'message', at, participant: id, detail: { text, actor } }]);
}

async function putBack(
  change: ParticipantChange,
  participant: LockedParticipant,
  { hidden_name }: Pick<Selectable<Tables['participants']>, 'hidden_name'>,
): Promise<void> {
  const { transaction, clock, actor } = change;
  const { id } = participant;
  const read = boardName(hidden_name ?? '');
  // An invalid name can only come from a restored backup.
  if (typeof read === 'string') return;
  await storeName(transaction, id, read, { hidden_name: null, hidden_at: null });
  await audit(transaction, clock, { actor, action: 'name-shown', subject: id });
  await tellOfProfile(change, participant);
}

async function freePseudonym(transaction: Transaction<Tables>, session: string, seed: string): Promise<BoardName> {
  const named = transaction.selectFrom('participants').select('id').where('session', '=', session);
  const names = pseudonyms(seed);
  for (;;) {
    const { value } = names.next();
    if (!(await named.where('name_key', '=', value.key).executeTakeFirst())) return value;
  }
}

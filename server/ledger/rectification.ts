/** Rectification of a person's address or name in every session (GDPR, article 16). */
import type { Transaction } from 'kysely';
import type { Rectified } from '#schemas/data-protection.ts';
import { audit } from '../audit/audit-log.ts';
import { type Clock, isoTime } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { isRepetition, withRetries } from '../database/failures.ts';
import type { DatabaseKind } from '../database/migration.ts';
import type { Tables } from '../database/tables.ts';
import { ServerError } from '../errors.ts';
import { newId } from '../identifiers.ts';
import { appendEvents } from '../live/log.ts';
import { readdressAttendances } from '../session-model/kept-attendance.ts';
import { displayedCode } from '../session-model/session-codes.ts';
import { lockParticipants } from './lock.ts';

/** Corrected values; an undefined value stays unchanged. */
interface Right {
  /** The right address, normalised and checked. */
  readonly email: string | undefined;
  /** Name for lists of invited people and attestations. The name on the boards is not changed: the player chooses it. */
  readonly name: string | undefined;
}

/** Field of the request that holds the right address. */
type AddressField = 'email' | 'newEmail';

/**
 * Rectifies address and name everywhere, or changes nothing. Devices stay logged in. Idempotent: a second call finds nobody under the wrong
 * address.
 * @param email the wrong address, normalised @param actor username
 * @throws ServerError 409 if the right address belongs to another person in one of the sessions or in the directory
 */
export async function rectify(database: Database, clock: Clock, actor: string, email: string, right: Right): Promise<Rectified> {
  const { query, kind } = database;
  const rectified = await orAddressTaken('newEmail', () =>
    withRetries(() =>
      query.transaction().execute((transaction) => rectifyIn(transaction, kind, clock, actor, email, right, 'newEmail')),
    ),
  );
  await database.overwriteDeleted();
  return rectified;
}

/** Does the same as {@link rectify}, within the caller's transaction. @throws ServerError 409 that names the field */
export async function rectifyIn(
  transaction: Transaction<Tables>,
  kind: DatabaseKind,
  clock: Clock,
  actor: string,
  email: string,
  right: Right,
  field: AddressField,
): Promise<Rectified> {
  const named = await transaction.selectFrom('participants').select('id').where('email', '=', email).execute();
  const ids = named.map(({ id }) => id);
  const people = [...(await lockParticipants(transaction, kind, ids, 'correct')).values()];
  const lists = await transaction.selectFrom('allowed_players').select('session').where('entry', '=', email).execute();
  const invited = lists.map(({ session }) => session);
  if (right.email !== undefined && right.email !== email) {
    const sessions = { played: people.map(({ session }) => session), invited };
    const taken = await takenIn(transaction, right.email, sessions);
    if (taken.length > 0) throw addressTaken(field, taken);
  }
  const rectified = {
    ...(await change(transaction, email, ids, right)),
    directory: await changeDirectory(transaction, email, right, clock()),
    campaigns: (await readdressAttendances(transaction, email, right.email ?? email, right.name)).length,
  };
  if (right.email !== undefined) {
    await redirectMails(transaction, email, right.email);
    await handOverSeats(transaction, email, right.email);
  }
  const detail = { address: right.email !== undefined, name: right.name !== undefined };
  for (const id of ids) await audit(transaction, clock, { actor, action: 'participant-rectified', subject: id, detail });
  for (const session of invited)
    await audit(transaction, clock, { actor, action: 'invitation-rectified', subject: session, detail });
  const at = isoTime(clock());
  await appendEvents(
    transaction,
    kind,
    people.map(({ id, session }) => ({ session, kind: 'profile', participant: id, at, detail: { actor } })),
  );
  return { ...rectified, participants: right.email === undefined ? 0 : ids.length };
}

/** Reports a violated unique constraint as a taken address: a concurrent login or the directory has the right address. */
export async function orAddressTaken<T>(field: AddressField, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isRepetition(error) ? addressTaken(field, []) : error;
  }
}

async function change(
  transaction: Transaction<Tables>,
  email: string,
  ids: readonly string[],
  right: Right,
): Promise<Omit<Rectified, 'participants' | 'directory' | 'campaigns'>> {
  if (right.email !== undefined && ids.length > 0)
    await transaction.updateTable('participants').set({ email: right.email }).where('id', 'in', ids).execute();
  const entry = {
    ...(right.email === undefined ? {} : { entry: right.email }),
    ...(right.name === undefined ? {} : { name: right.name }),
  };
  const lists = await transaction.updateTable('allowed_players').set(entry).where('entry', '=', email).executeTakeFirst();
  if (right.name === undefined || ids.length === 0) return { invitations: Number(lists.numUpdatedRows), attestations: 0 };
  const printed = await transaction
    .updateTable('attestations')
    .set({ name: right.name })
    .where('participant', 'in', ids)
    .executeTakeFirst();
  return { invitations: Number(lists.numUpdatedRows), attestations: Number(printed.numUpdatedRows) };
}

/**
 * Redirects waiting mails to the right address. All others of the wrong address are deleted: nothing else of the person has that address any
 * more, so that neither a search nor an erasure would find them. The person counts as not written to: a return whose link was refused is
 * taken back, so that they are asked anew.
 */
async function redirectMails(transaction: Transaction<Tables>, email: string, right: string): Promise<void> {
  if (email === right) return;
  await transaction
    .updateTable('mails')
    .set({ email: right })
    .where('email', '=', email)
    .where('state', '=', 'waiting')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('mails as others')
            .select('others.id')
            .whereRef('others.mailing', '=', 'mails.mailing')
            .where('others.email', '=', right),
        ),
      ),
    )
    .execute();
  const deleted = await transaction.deleteFrom('mails').where('email', '=', email).returning(['state', 'appointment']).execute();
  const refused = deleted.flatMap(({ state, appointment }) => (state === 'refused' && appointment !== null ? [appointment] : []));
  if (refused.length === 0) return;
  const unasked = await transaction
    .deleteFrom('appointments')
    .where('id', 'in', refused)
    .returning(['participant', 'kind'])
    .execute();
  for (const { participant, kind } of unasked)
    await transaction
      .deleteFrom('return_invitations')
      .where('participant', '=', participant)
      .where('kind', '=', kind)
      .where('state', '=', 'asked')
      .execute();
}

/** Moves personal seats to the right address; their codes stay valid. A seat that the right address had from a former list is deleted. */
async function handOverSeats(transaction: Transaction<Tables>, email: string, right: string): Promise<void> {
  if (email === right) return;
  const sessions = transaction.selectFrom('personal_seats as own').select('own.session').where('own.email', '=', email);
  await transaction.deleteFrom('personal_seats').where('email', '=', right).where('session', 'in', sessions).execute();
  await transaction.updateTable('personal_seats').set({ email: right }).where('email', '=', email).execute();
}

/** @returns number of changed entries @param now milliseconds since 1970 */
async function changeDirectory(transaction: Transaction<Tables>, email: string, right: Right, now: number): Promise<number> {
  const changes = {
    ...(right.email === undefined ? {} : { email: right.email }),
    ...(right.name === undefined ? {} : { name: right.name }),
    updated_at: isoTime(now),
  };
  const entry = await transaction.updateTable('people').set(changes).where('email', '=', email).executeTakeFirst();
  const count = Number(entry.numUpdatedRows);
  if (count > 0)
    await transaction
      .updateTable('people_directory')
      .set({ version: newId(now) })
      .execute();
  return count;
}

/**
 * Codes of the sessions in which the right address belongs to somebody else: another participant in sessions that the person plays, another
 * entry in sessions whose list invites the person.
 */
async function takenIn(
  transaction: Transaction<Tables>,
  email: string,
  { played, invited }: { readonly played: readonly string[]; readonly invited: readonly string[] },
): Promise<readonly string[]> {
  if (played.length + invited.length === 0) return [];
  const taken = await transaction
    .selectFrom('sessions')
    .select('code')
    .where(({ and, eb, exists, or, selectFrom }) => {
      const participant = selectFrom('participants')
        .select('participants.id')
        .whereRef('participants.session', '=', 'sessions.id')
        .where('participants.email', '=', email);
      const entry = selectFrom('allowed_players')
        .select('entry')
        .whereRef('allowed_players.session', '=', 'sessions.id')
        .where('entry', '=', email);
      return or([
        ...(played.length > 0 ? [and([eb('id', 'in', played), exists(participant)])] : []),
        ...(invited.length > 0 ? [and([eb('id', 'in', invited), exists(entry)])] : []),
      ]);
    })
    .orderBy('code')
    .execute();
  return taken.map(({ code }) => displayedCode(code));
}

function addressTaken(field: AddressField, codes: readonly string[]): ServerError {
  const where = codes.length === 0 ? '' : ` (${codes.join(', ')})`;
  return new ServerError(
    409,
    'address-taken',
    {
      en: `${field} is somebody’s already, in a session of this person or in the directory${where}. If both are one person, merge the two participants there first.`,
      fr: `${field} appartient déjà à quelqu’un, dans une session de cette personne ou dans l’annuaire${where}. S’il s’agit d’une seule personne, fusionnez-y d’abord les deux participants.`,
    },
    { field },
  );
}

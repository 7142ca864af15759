/**
 * Erasure of a person (GDPR, article 17). Every row is kept under an address and a name that belong to nobody, so that totals, ranks,
 * reports and attendance do not change. Free texts about the person, and data that only the person needs, are deleted.
 */
import type { Kysely } from 'kysely';
import { endLogins } from '../access/tokens.ts';
import { audit, forgetReasons } from '../audit/audit-log.ts';
import { type Clock, isoTime } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { withRetries } from '../database/failures.ts';
import type { Tables } from '../database/tables.ts';
import { newId } from '../identifiers.ts';
import { appendEvents, forgetMessages, holdLog } from '../live/log.ts';
import { erasedNames } from '../session-model/board-names.ts';
import { erasedEmail } from '../session-model/erased-person.ts';
import { keepExpected, readdressAttendances } from '../session-model/kept-attendance.ts';
import { erasureHash, rememberErased } from './erased-people.ts';
import { lockParticipants } from './lock.ts';

interface Erased {
  /** Number of participants that were this person, one per session. */
  readonly participants: number;
  /** Number of sessions whose list invited the address. */
  readonly invitations: number;
  /** Number of entries in the directory: 0 or 1. */
  readonly directory: number;
  /** Number of running campaigns that kept data of the person from deleted sessions. */
  readonly campaigns: number;
}

interface Place {
  readonly id: string;
  readonly session: string;
}

/**
 * Erases the person with this address from all sessions, within one transaction. Idempotent: a second call finds nobody, and only renews
 * the time of erasure, so that no backup made before it brings the person back.
 * @param email normalised @param actor username of the administrator
 */
export async function erasePerson(database: Database, clock: Clock, actor: string, email: string): Promise<Erased> {
  const { query, kind } = database;
  const hashOf = await erasureHash(database);
  const erased = await withRetries(() =>
    query.transaction().execute(async (transaction) => {
      const at = isoTime(clock());
      const named = await transaction.selectFrom('participants').select('id').where('email', '=', email).execute();
      const locked = await lockParticipants(
        transaction,
        kind,
        named.map(({ id }) => id),
        'correct',
      );
      // The address is compared again under the lock, as another process may have erased the person meanwhile.
      const people = [...locked.values()].filter((person) => person.email === email);
      // Lock ordering: as in `appendEvents`. The lock also covers the names, so that two concurrent erasures never choose the same one.
      for (const session of [...new Set(people.map(({ session }) => session))].sort()) await holdLog(transaction, session);
      const { invited, directory, campaigns } = await eraseRows(transaction, email, people, clock());
      // The identifiers recognise the person in a backup of before a rectification, which has another address.
      const ids = [...people.map(({ id }) => id), ...directory];
      await rememberErased(transaction, [email, ...ids].map(hashOf), at);
      await auditErasure(transaction, clock, actor, { people, invited, directory, campaigns });
      await appendEvents(
        transaction,
        kind,
        people.map(({ id, session }) => ({ session, kind: 'profile', participant: id, at, detail: { actor } })),
      );
      const [participants, invitations] = [people.length, invited.length];
      return { participants, invitations, directory: directory.length, campaigns: campaigns.length };
    }),
  );
  await database.overwriteDeleted();
  return erased;
}

interface ErasedRows {
  /** Sessions whose list invited the address. */
  readonly invited: readonly string[];
  /** Identifiers of entries in the directory: none or one. */
  readonly directory: readonly string[];
  /** Running campaigns that kept data of the person. */
  readonly campaigns: readonly string[];
}

/** Writes an audit entry for each session (with its campaign), directory and campaign concerned, without naming the person. */
async function auditErasure(
  transaction: Kysely<Tables>,
  clock: Clock,
  actor: string,
  { people, invited, directory, campaigns }: ErasedRows & { readonly people: readonly Place[] },
): Promise<void> {
  const sessions = [...new Set([...people.map(({ session }) => session), ...invited])];
  const members =
    sessions.length === 0
      ? []
      : await transaction
          .selectFrom('campaign_sessions')
          .innerJoin('campaigns', 'campaigns.id', 'campaign_sessions.campaign')
          .select(['campaign_sessions.session', 'name'])
          .where('campaign_sessions.session', 'in', sessions)
          .execute();
  const campaignOf = (session: string) => {
    const member = members.find((one) => one.session === session);
    return member && { detail: { campaign: member.name } };
  };
  for (const { id, session } of people)
    await audit(transaction, clock, { actor, action: 'participant-erased', subject: id, ...campaignOf(session) });
  for (const session of invited)
    await audit(transaction, clock, { actor, action: 'invitation-erased', subject: session, ...campaignOf(session) });
  for (const id of directory) await audit(transaction, clock, { actor, action: 'person-erased', subject: id });
  for (const id of campaigns) {
    const detail = await transaction.selectFrom('campaigns').select('name').where('id', '=', id).executeTakeFirst();
    await audit(transaction, clock, { actor, action: 'campaign-person-erased', subject: id, detail: { name: detail?.name } });
  }
}

/**
 * Erases all that is kept under an address.
 * @param people the participants who have it @param now milliseconds since 1970
 */
export async function eraseRows(
  query: Kysely<Tables>,
  email: string,
  people: readonly Place[],
  now: number,
): Promise<ErasedRows> {
  // One pseudonymous address for all sessions, so that a campaign still counts the person once.
  const stand = erasedEmail(people[0]?.id ?? newId(now));
  await eraseParticipants(query, people, stand);
  await query.deleteFrom('refused_logins').where('email', '=', email).execute();
  await query.deleteFrom('personal_seats').where('email', '=', email).execute();
  await query.deleteFrom('waiting_people').where('email', '=', email).execute();
  await query.deleteFrom('mails').where('email', '=', email).execute();
  const lists = await query.selectFrom('allowed_players').select('session').where('entry', '=', email).execute();
  const invited = lists.map(({ session }) => session);
  await eraseFromLists(query, email, invited, stand);
  // This must come before the directory forgets the person's department.
  await keepExpected(query, email, stand);
  const campaigns = await readdressAttendances(query, email, stand, null);
  return { campaigns, invited, directory: await eraseFromDirectory(query, email, now) };
}

/** Erases participants. @param stand the pseudonymous address that they get */
export async function eraseParticipants(query: Kysely<Tables>, people: readonly Place[], stand: string): Promise<void> {
  const ids = people.map(({ id }) => id);
  for (const { id, session } of people) {
    const { name, key } = await freeName(query, session);
    const changes = { email: stand, name, name_key: key, hidden_name: null, hidden_at: null, personal_code: null };
    await query.updateTable('participants').set(changes).where('id', '=', id).execute();
    await endLogins(query, [id]);
  }
  if (ids.length > 0) {
    await query.deleteFrom('attestations').where('participant', 'in', ids).execute();
    // The answers of the return are deleted with the appointment: the intention is the person's own text.
    await query.deleteFrom('appointments').where('participant', 'in', ids).execute();
    await query.deleteFrom('return_invitations').where('participant', 'in', ids).execute();
    // Only corrections have reasons typed by people; the reasons of other events are constants.
    await query
      .updateTable('score_events')
      .set({ reason: 'Personne effacée' })
      .where('participant', 'in', ids)
      .where('actor', 'is not', null)
      .execute();
  }
  await forgetMessages(query, ids);
  await forgetReasons(query, [...ids, ...(await removedFrom(query, ids))]);
}

/** Sessions from which one of these participants was removed: the reason may be in an entry about all who were removed together. */
async function removedFrom(query: Kysely<Tables>, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const removed = await query
    .selectFrom('participants')
    .select('session')
    .where('id', 'in', ids)
    .where('removed_at', 'is not', null)
    .execute();
  return removed.map(({ session }) => session);
}

/** Erases the address and its name from the lists of these sessions. @param stand the pseudonymous address in its place */
export async function eraseFromLists(
  query: Kysely<Tables>,
  email: string,
  sessions: readonly string[],
  stand: string,
): Promise<void> {
  for (const session of sessions) {
    // The list's entry is kept: an empty list would admit everybody, and attendance counts invited people.
    await query
      .updateTable('allowed_players')
      .set({ entry: stand, name: null })
      .where('session', '=', session)
      .where('entry', '=', email)
      .execute();
  }
}

/**
 * Erases the directory's entry, but keeps it among the people who left, so that the number of people present equals the number listed.
 * @returns identifiers of the erased entries
 */
async function eraseFromDirectory(query: Kysely<Tables>, email: string, now: number): Promise<readonly string[]> {
  const at = isoTime(now);
  const erased = await query
    .updateTable('people')
    .set((eb) => ({
      email: null,
      name: null,
      manager_department: null,
      left_at: eb.fn.coalesce('left_at', eb.val(at)),
      updated_at: at,
    }))
    .where('email', '=', email)
    .returning('id')
    .execute();
  // Invalidates import previews that still name the person: their import is refused, as the directory has changed since.
  if (erased.length > 0)
    await query
      .updateTable('people_directory')
      .set({ version: newId(now) })
      .execute();
  return erased.map(({ id }) => id);
}

async function freeName(query: Kysely<Tables>, session: string) {
  const rows = await query
    .selectFrom('participants')
    .select('name_key')
    .where('session', '=', session)
    .where('name_key', 'like', 'personne%')
    .execute();
  const taken = new Set(rows.map(({ name_key }) => name_key));
  const names = erasedNames();
  for (;;) {
    const { value } = names.next();
    if (!taken.has(value.key)) return value;
  }
}

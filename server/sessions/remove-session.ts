/**
 * Deletion of a session with all its data. The audit log keeps the entries about the session, but not their reasons, which may name people.
 */
import type { Transaction } from 'kysely';
import { forgetReasons } from '../audit/audit-log.ts';
import type { DatabaseKind } from '../database/migration.ts';
import { type OnPage, participantPages } from '../database/participant-pages.ts';
import type { Tables } from '../database/tables.ts';
import { lockParticipants } from '../ledger/lock.ts';
import { tellReaders } from '../live/log.ts';
import { nameOf } from '../session-model/session-name.ts';
import { readAttendees } from './deletion-losses.ts';
import type { SessionRow } from './session-rows.ts';

/** Stores data that outlives a session, within the transaction that deletes the session. */
export interface OutlivingData {
  /** Keeps the attendance that a running campaign counts. */
  readonly keepAttendance: (transaction: Transaction<Tables>, session: string) => Promise<void>;
  /** Keeps proofs of the attestations of one page of participants. */
  readonly keepProofs: (transaction: Transaction<Tables>, onPage: OnPage) => Promise<void>;
}

/** A session that was deleted. */
interface RemovedSession {
  readonly owner: SessionRow['owner'];
  /**
   * Details for the audit log: the session's code and name, the number of people who had attended, and the running campaign that still
   * counts them.
   */
  readonly facts: ReturnType<typeof nameOf> & { readonly people: number; readonly campaign: string | null };
}

/** Number of participants per page: each has about a hundred dependent rows. */
const PAGE = 100;

/**
 * Deletes a session in pages within one transaction, so that other calls are answered meanwhile. Lock ordering: participants before their
 * session, in the order in which play locks them.
 * @returns facts about the deleted session; undefined for an unknown one
 */
export async function removeSession(
  transaction: Transaction<Tables>,
  kind: DatabaseKind,
  id: string,
  { keepAttendance, keepProofs }: OutlivingData,
): Promise<RemovedSession | undefined> {
  const { came: people, campaign } = await readAttendees(transaction, id);
  await keepAttendance(transaction, id);
  for await (const onPage of participantPages(transaction, id, PAGE)) {
    const people = await transaction.selectFrom('participants').select('id').where(onPage).execute();
    const ids = people.map(({ id: participant }) => participant);
    // Participants are locked before proofs are read, as an attestation may be issued at this moment.
    await lockParticipants(transaction, kind, ids, 'correct');
    await forgetReasons(transaction, ids);
    await keepProofs(transaction, onPage);
    await transaction.deleteFrom('participants').where(onPage).execute();
  }
  await forgetReasons(transaction, [id]);
  // Ends the event streams of the session.
  await tellReaders(transaction, kind, id);
  const row = await transaction
    .deleteFrom('sessions')
    .where('id', '=', id)
    .returning(['code', 'name', 'owner'])
    .executeTakeFirst();
  return row && { owner: row.owner, facts: { ...nameOf(row), people, campaign: campaign?.running ? campaign.name : null } };
}

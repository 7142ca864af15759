/** Deletion of a session with all its data; the audit log keeps what was done, without the reasons, which may name people. */
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

/** Data that outlives a session, stored within the transaction that deletes it. */
export interface OutlivingData {
  /** What its running campaign counts of it. */
  readonly keepAttendance: (transaction: Transaction<Tables>, session: string) => Promise<void>;
  /** Proofs of the attestations of a page of participants. */
  readonly keepProofs: (transaction: Transaction<Tables>, onPage: OnPage) => Promise<void>;
}

/** A session that is gone. */
interface RemovedSession {
  readonly owner: SessionRow['owner'];
  /** For the audit log: its code and name, how many people had come, and the running campaign that goes on counting them. */
  readonly facts: ReturnType<typeof nameOf> & { readonly people: number; readonly campaign: string | null };
}

/** Participants of a page: each has about a hundred dependent rows. */
const PAGE = 100;

/**
 * In pages within one transaction, so that other calls are answered meanwhile. Lock ordering: participants before their session, in the
 * order in which play locks them.
 * @returns what it was; undefined without such a session
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
    // Before proofs are read: an attestation may be issued at this moment.
    await lockParticipants(transaction, kind, ids, 'correct');
    await forgetReasons(transaction, ids);
    await keepProofs(transaction, onPage);
    await transaction.deleteFrom('participants').where(onPage).execute();
  }
  // Ends the event streams of the session.
  await tellReaders(transaction, kind, id);
  const row = await transaction
    .deleteFrom('sessions')
    .where('id', '=', id)
    .returning(['code', 'name', 'owner'])
    .executeTakeFirst();
  return row && { owner: row.owner, facts: { ...nameOf(row), people, campaign: campaign?.running ? campaign.name : null } };
}

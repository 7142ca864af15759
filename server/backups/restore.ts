/**
 * Restore: nothing is written before the whole file has been validated; then everything is written, or nothing (one transaction). People
 * erased since the backup was made are first erased from the backup.
 */
import type { FileHandle } from 'node:fs/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { RestoreReport } from '#schemas/restore.ts';
import { type Clock, isoTime } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { withRetries } from '../database/failures.ts';
import type { Tables } from '../database/tables.ts';
import { eraseAgain } from '../ledger/erase-again.ts';
import { retentionStart, sessionsPastRetention } from '../session-model/retention.ts';
import { type PhaseColumns, phaseOf } from '../session-model/session-clock.ts';
import { displayedCode } from '../session-model/session-codes.ts';
import { type BackupFile, openBackup } from './backup-file.ts';
import type { BackupTable } from './backup-tables.ts';
import { isEmpty } from './empty-installation.ts';
import { stage } from './staging.ts';

export interface RestoreOptions {
  /** Reports the changes of a restore, and writes nothing. */
  readonly dryRun: boolean;
  readonly clock: Clock;
  /** Actor, for the audit log. */
  readonly actor: string;
  /** An actor's second restore of a session with the same key returns the first; null restores it every time. */
  readonly idempotencyKey: string | null;
  /** Retention of the installation; null keeps every session. */
  readonly retentionDays: number | null;
}

/** Writes staged rows within a transaction, and reports what it wrote. */
type WriteStaged = (
  transaction: Kysely<Tables>,
  staged: Kysely<Tables>,
  file: BackupFile,
) => Promise<Pick<RestoreReport, 'written' | 'session'>>;

/**
 * Stages the backup and runs `write` in one transaction, which a dry run rolls back.
 * @param whole whether `write` needs an empty installation; a dry run into another one only reads the backup
 */
export async function restoreStaged(
  database: Database,
  source: FileHandle,
  { dryRun, clock, retentionDays }: RestoreOptions,
  whole: boolean,
  write: WriteStaged,
): Promise<RestoreReport> {
  const file = await openBackup(source);
  const staged = await stage(file);
  try {
    const { version, schemaVersion, createdAt, keepUntil } = file;
    await eraseAgain(database, clock, staged.query, createdAt);
    const empty = await isEmpty(database.query);
    const report = {
      ...{ dryRun, createdAt, version, schemaVersion, empty, keepUntil },
      expired: keepUntil !== null && keepUntil <= isoTime(clock()),
      contains: await contentsOf(staged.query, retentionDays === null ? null : retentionStart(clock(), retentionDays)),
    };
    if (dryRun && whole && !empty) return { ...report, written: writtenOf(new Map()), session: null };
    const result = await withRetries(() =>
      inTransaction(database, dryRun, (transaction) => write(transaction, staged.query, file)),
    );
    // The new code and identifier of a dry run were rolled back.
    return { ...report, ...result, session: dryRun ? null : result.session };
  } finally {
    await staged.close();
  }
}

/** The report's figures of written rows. @param rows number by table; absent tables count 0 */
export function writtenOf(rows: ReadonlyMap<BackupTable['name'], number>): RestoreReport['written'] {
  const count = (table: BackupTable['name']) => rows.get(table) ?? 0;
  return {
    sessions: count('sessions'),
    participants: count('participants'),
    challengeStates: count('challenge_states'),
    scoreEvents: count('score_events'),
    auditEntries: count('audit_log'),
  };
}

/** @param rollBack for a dry run: rolls the transaction back, and still returns the result */
async function inTransaction<T>(
  database: Database,
  rollBack: boolean,
  work: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  const tried: { result: T }[] = [];
  const rolledBack = new Error('a dry run');
  try {
    return await database.query.transaction().execute(async (transaction) => {
      const result = await work(transaction);
      if (!rollBack) return result;
      tried.push({ result });
      throw rolledBack;
    });
  } catch (error) {
    if (error !== rolledBack || !tried[0]) throw error;
    return tried[0].result;
  }
}

/**
 * The sessions of a backup, newest first.
 * @param before sessions last active before this moment are past their retention; null for no end
 */
async function contentsOf(staged: Kysely<Tables>, before: string | null): Promise<RestoreReport['contains']> {
  const past = before === null ? [] : await sessionsPastRetention(staged, before).execute();
  const pastOnes = new Set(past.map(({ id }) => id));
  const { rows } = await sql<
    Pick<Tables['sessions'], 'id' | 'code' | 'name' | 'opens_at' | keyof PhaseColumns> & {
      readonly participants: number;
      readonly events: number;
    }
  >`
    select sessions.id, code, name, active, opens_at, started_at, paused_at, ended_at, archived_at,
      coalesce(people.participants, 0) as participants, coalesce(people.events, 0) as events
    from sessions left join (
      select session, count(*) as participants, sum(coalesce(counted.events, 0)) as events
      from participants left join (
        select participant, count(*) as events from score_events group by participant
      ) as counted on counted.participant = participants.id
      group by session
    ) as people on people.session = sessions.id
    order by created_at desc, sessions.id desc`.execute(staged);
  return rows.map(({ id, code, name, opens_at, participants, events, ...row }) => ({
    id,
    code: displayedCode(code),
    name,
    active: row.active === 1,
    phase: phaseOf(row),
    opensAt: opens_at,
    participants,
    scoreEvents: events,
    pastRetention: pastOnes.has(id),
  }));
}

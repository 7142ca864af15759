/** Restore of one session from a backup, as a new session beside the existing ones. */
import type { FileHandle } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import { SESSION_NAME } from '#schemas/console-constants.ts';
import type { RestoreReport } from '#schemas/restore.ts';
import { audit } from '../audit/audit-log.ts';
import { isoTime } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { idOf, newId } from '../identifiers.ts';
import { displayedCode, newCode, sessionOf } from '../session-model/session-codes.ts';
import { type BackupTable, backupTables } from './backup-tables.ts';
import { type RestoreOptions, restoreStaged, writtenOf } from './restore.ts';
import { notInBackup } from './restore-errors.ts';
import { pagesOf, type StoredRow, writeRows } from './table-rows.ts';

/** Tables whose rows belong to a session, without `sessions`. */
const contents = backupTables.flatMap(({ ofSession, ...table }) =>
  ofSession && table.name !== 'sessions' ? [{ ...table, ofSession }] : [],
);
/** Rows that every restore of a session writes: the session itself, and the audit entry. */
const OWN_ROWS: readonly (readonly [BackupTable['name'], number])[] = [
  ['sessions', 1],
  ['audit_log', 1],
];

/**
 * Restores a session with a new code and new identifiers, closed and without a schedule: a facilitator opens it. The account
 * that restores the session owns it.
 * @param source the backup @param session its identifier in the backup @throws ServerError 404, 413, 422, with nothing written
 */
export function restoreSession(
  database: Database,
  source: FileHandle,
  session: string,
  options: RestoreOptions,
): Promise<RestoreReport> {
  const { clock, actor, idempotencyKey } = options;
  return restoreStaged(database, source, options, false, async (transaction, staged, { createdAt }) => {
    const original = await staged.selectFrom('sessions').selectAll().where('id', '=', session).executeTakeFirst();
    if (!original) throw notInBackup();
    const now = clock();
    // The session is closed as of now, so that the retention period (`RETENTION_DAYS`) begins anew.
    const closed = { active: 0, closed_at: isoTime(now), opens_at: null, closes_at: null };
    const id = idempotencyKey === null ? newId(now) : idOf(`restored ${session} ${idempotencyKey} ${actor}`);
    const name = await newName(transaction, original, now);
    const row = { ...original, ...closed, id, code: newCode(), name, owner: actor };
    const isNew = await transaction
      .insertInto('sessions')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!isNew) return restoredBefore(transaction, id);

    const participants = await newParticipants(staged, session, now);
    const written = new Map(OWN_ROWS);
    for (const table of contents) {
      let count = 0;
      let page = 0;
      for await (const rows of pagesOf(staged, table, session)) {
        const ids = table.name === 'score_events' ? ascendingIds(rows.length, now + page) : [];
        const renamed = rows.map((old, index) => rename(table, old, { session: row.id, participants, id: ids[index] }));
        count += await writeRows(transaction, table, renamed);
        page += 1;
      }
      written.set(table.name, count);
    }
    const detail = { backup: createdAt, from: session };
    await audit(transaction, clock, { actor, action: 'session-restored', subject: row.id, detail });
    return { written: writtenOf(written), session: sessionOf(row) };
  });
}

/** 'Achats (restored 21 Nov 2026)': a name that differs from the original's and from those of earlier restores. */
async function newName(
  query: Kysely<Tables>,
  { code, name }: Pick<Tables['sessions'], 'code' | 'name'>,
  now: number,
): Promise<string> {
  const day = new Date(now).toLocaleDateString('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
  const called = [...(name ?? displayedCode(code)).replace(/ \(restored [^()]*\)$/, '')];
  for (let copy = 1; ; copy += 1) {
    const end = ` (restored ${day}${copy === 1 ? '' : `, ${copy}`})`;
    const room = SESSION_NAME.maxLength - end.length;
    const cut = called.length > room ? [...called.slice(0, room - 1), '…'] : called;
    const candidate = `${cut.join('')}${end}`;
    const taken = await query.selectFrom('sessions').select('id').where('name', '=', candidate).limit(1).executeTakeFirst();
    if (!taken) return candidate;
  }
}

/** Retry: the result of the first call with this idempotency key, whose reply was lost. */
async function restoredBefore(transaction: Kysely<Tables>, id: string): Promise<Pick<RestoreReport, 'written' | 'session'>> {
  const session = await transaction.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const written = new Map(OWN_ROWS);
  for (const { name, ofSession } of contents) {
    const { rows } = await sql<{
      count: number | string;
    }>`select count(*) as count from ${sql.table(name)} where ${ofSession(id)}`.execute(transaction);
    written.set(name, Number(rows[0]?.count ?? 0));
  }
  return { written: writtenOf(written), session: sessionOf(session) };
}

/** New identifiers of participants, in the same order, as the order breaks ties between equal points reached at the same time. */
async function newParticipants(staged: Kysely<Tables>, session: string, now: number): Promise<ReadonlyMap<string, string>> {
  const rows = await staged.selectFrom('participants').select('id').where('session', '=', session).orderBy('id').execute();
  const ids = ascendingIds(rows.length, now);
  return new Map(rows.map(({ id }, index) => [id, ids[index] ?? '']));
}

/** @param now milliseconds since 1970; identifiers ascend with it */
function ascendingIds(count: number, now: number): string[] {
  return Array.from({ length: count }, () => newId(now)).sort();
}

interface Names {
  readonly session: string;
  readonly participants: ReadonlyMap<string, string>;
  /** New identifier of the row; undefined for a table whose rows have none. */
  readonly id: string | undefined;
}

/** Columns, of any table, that refer to a participant of the same session. */
const PERSON_COLUMNS = ['participant', 'other', 'merged_into'] as const;

/** The row with the new identifiers. */
function rename(table: BackupTable, row: StoredRow, { session, participants, id }: Names): StoredRow {
  const changes: Record<string, string | null> = {};
  const person = (old: unknown) => participants.get(String(old)) ?? null;
  if ('session' in row) changes['session'] = session;
  for (const column of PERSON_COLUMNS) {
    if (column in row) changes[column] = person(row[column]);
  }
  if (table.name === 'participants') changes['id'] = person(row['id']);
  if (id !== undefined) changes['id'] = id;
  return { ...row, ...changes };
}

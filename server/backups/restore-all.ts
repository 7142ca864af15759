/** Restore of a full backup into an empty installation. */
import type { FileHandle } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import type { RestoreReport } from '#schemas/restore.ts';
import { deletePurgedAgain } from '../audit/audit-chain.ts';
import { audit } from '../audit/audit-log.ts';
import type { Database } from '../database/database.ts';
import { VARIANT_KEY } from '../database/settings.ts';
import type { Tables } from '../database/tables.ts';
import { type BackupTable, backupTables } from './backup-tables.ts';
import { isEmpty } from './empty-installation.ts';
import { type RestoreOptions, restoreStaged, writtenOf } from './restore.ts';
import { installationNotEmpty } from './restore-errors.ts';
import { pagesOf, writeRows } from './table-rows.ts';

/**
 * Restores everything, and replaces the key from which variants are derived; other processes read the key again when they first see a
 * restored session. Accounts, sign-ins and the audit log of this installation stay.
 * @param source the backup @throws ServerError 409, 413, 422, with nothing written
 */
export function restoreAll(database: Database, source: FileHandle, options: RestoreOptions): Promise<RestoreReport> {
  return restoreStaged(database, source, options, true, async (transaction, staged, { createdAt }) => {
    // The tables are locked first, so that nobody adds a session, a campaign or a person meanwhile.
    if (database.kind === 'postgres')
      await sql`lock table sessions, campaigns, people, people_directory in share row exclusive mode`.execute(transaction);
    await audit(transaction, options.clock, {
      actor: options.actor,
      action: 'backup-restored',
      subject: null,
      detail: { backup: createdAt },
    });
    if (!(await isEmpty(transaction))) throw installationNotEmpty();
    // Figures of returns outlive their session and its campaign until the next day: those of the backup have the same identifiers.
    await transaction.deleteFrom('return_tallies').execute();
    const written = new Map(await copyAll(staged, transaction));
    written.set('audit_log', (written.get('audit_log') ?? 0) - (await deletePurgedAgain(transaction)));
    return { written: writtenOf(written), session: null };
  });
}

/** Copies all rows. @returns number of rows written, by table */
async function copyAll(staged: Kysely<Tables>, transaction: Kysely<Tables>): Promise<ReadonlyMap<BackupTable['name'], number>> {
  const written = new Map<BackupTable['name'], number>();
  for (const table of backupTables) {
    let count = 0;
    for await (const rows of pagesOf(staged, table)) {
      if (table.name === 'settings') await transaction.deleteFrom('settings').where('key', '=', VARIANT_KEY).execute();
      count += await writeRows(transaction, table, rows);
    }
    written.set(table.name, count);
  }
  return written;
}

/**
 * `vigie backup [file] [--prune]`: a full online backup into a new file, or to standard output; `--prune` deletes expired ones beside it.
 */
import { open, rm } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { audit } from '../audit/audit-log.ts';
import { backup } from '../backups/backup.ts';
import { createEncryption } from '../backups/encryption.ts';
import { keepUntil } from '../backups/expiry.ts';
import { pruneExpired } from '../backups/prune.ts';
import { isoTime } from '../clock.ts';
import { readConfig } from '../config.ts';
import { readRetention } from '../sessions/retention.ts';
import { COMMAND_LINE, CommandError, optionMistake, runCommand, UsageError, withDatabase } from './command.ts';

const USAGE = `Usage: vigie backup [file] [--prune]
  A full backup of the database of DATABASE_URL into a new file, or to standard output. The server may run meanwhile.
  --prune then deletes, in the folder of that file, every backup of Vigie that has expired (RETENTION_DAYS); it needs a file.
  With BACKUP_RECIPIENT it is encrypted for those public keys (age).
  Exit codes: 0 written, 1 failed (the message says why), 2 wrong usage.`;

const OPTIONS = { prune: { type: 'boolean' } } as const;

await runCommand(USAGE, async (words) => {
  const { path, prune } = readWords(words);
  const config = readConfig(process.env);
  const encrypt = await createEncryption(config.backupRecipients);
  await withDatabase('refuse', async (database) => {
    const createdAt = isoTime(Date.now());
    const end = keepUntil(createdAt, (await readRetention(database, config)).days);
    const document = backup(database, createdAt, end);
    const content = encrypt ? encrypt(document, end) : document;
    if (path === undefined) await pipeline(Readable.from(content), process.stdout, { end: false });
    else await writeNewFile(path, content);
    await audit(database.query, Date.now, { actor: COMMAND_LINE, action: 'backup-downloaded', subject: null });
    if (path === undefined) console.error(`Backup of ${database.location} written.`);
    else console.log(`Backup of ${database.location} written to ${path}.${end === null ? '' : ` To be kept until ${end}.`}`);
    if (!prune || path === undefined) return;
    for (const pruned of await pruneExpired(dirname(resolve(path)), basename(path), createdAt))
      console.log(`Deleted: ${pruned.name}, which was to be kept until ${pruned.end}.`);
  });
});

/** @throws UsageError */
function readWords(words: readonly string[]): { readonly path: string | undefined; readonly prune: boolean } {
  try {
    const { values, positionals } = parseArgs({ args: [...words], allowPositionals: true, options: OPTIONS });
    const [path, ...more] = positionals;
    if (more.length > 0 || path === '') throw new UsageError();
    if (values.prune && path === undefined) throw new UsageError('--prune needs a file: its folder is the one that is pruned.');
    return { path, prune: values.prune === true };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(optionMistake(error, Object.keys(OPTIONS)));
  }
}

/** Resolves once the file is on the disk; an incomplete file is deleted. */
async function writeNewFile(path: string, content: AsyncIterable<string | Uint8Array>): Promise<void> {
  const handle = await open(path, 'wx', 0o600).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      throw new CommandError(`${path} exists already. Choose another name: a backup overwrites nothing.`);
    throw error;
  });
  try {
    for await (const piece of content) await handle.writeFile(piece);
    await handle.sync();
    await handle.close();
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(path, { force: true });
    throw error;
  }
}

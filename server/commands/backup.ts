/** `vigie backup [file]`, `npm run backup -- [file]`: a full online backup into a new file, or to standard output. */
import { open, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { audit } from '../audit/audit-log.ts';
import { backup } from '../backups/backup.ts';
import { createEncryption } from '../backups/encryption.ts';
import { isoTime } from '../clock.ts';
import { readConfig } from '../config.ts';
import { COMMAND_LINE, CommandError, runCommand, UsageError, withDatabase } from './command.ts';

const USAGE = `Usage: vigie backup [file] (or npm run backup -- [file])
  A full backup of the database of DATABASE_URL into a new file, or to standard output. The server may run meanwhile.
  With BACKUP_RECIPIENT it is encrypted for those public keys (age).
  Exit codes: 0 written, 1 failed (the message says why), 2 wrong usage.`;

await runCommand(USAGE, async (words) => {
  const [path, ...more] = words;
  if (path?.startsWith('-')) throw new UsageError(`There is no option "${path}".`);
  if (more.length > 0 || path === '') throw new UsageError();
  const encrypt = await createEncryption(readConfig(process.env).backupRecipients);
  await withDatabase('refuse', async (database) => {
    const document = backup(database, isoTime(Date.now()));
    const content = encrypt ? encrypt(document) : document;
    if (path === undefined) await pipeline(Readable.from(content), process.stdout, { end: false });
    else await writeNewFile(path, content);
    await audit(database.query, Date.now, { actor: COMMAND_LINE, action: 'backup-downloaded', subject: null });
    if (path === undefined) console.error(`Backup of ${database.location} written.`);
    else console.log(`Backup of ${database.location} written to ${path}.`);
  });
});

/** The file is on the disk when it resolves; an incomplete file is deleted. */
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

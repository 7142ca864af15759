/** `vigie restore <file> [--dry-run] [--session <id>]`: restores a backup into the database of DATABASE_URL. */
import { type FileHandle, open, readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { RestoreReport } from '#schemas/restore.ts';
import { decrypted } from '../backups/encryption.ts';
import { restoreAll } from '../backups/restore-all.ts';
import { restoreSession } from '../backups/restore-session.ts';
import { spooled } from '../backups/spool.ts';
import { readConfig } from '../config.ts';
import { readRetention } from '../sessions/retention.ts';
import { COMMAND_LINE, CommandError, optionMistake, runCommand, UsageError, withDatabase } from './command.ts';

const USAGE = `Usage: vigie restore <file> [--dry-run] [--session <id>] [--identity <key file>]
  Without --session: everything, into a database without sessions, campaigns and a directory of people. With it: that session, as a new one.
  --identity is the file of the secret key (age) that opens an encrypted backup.
  --dry-run reads and checks the whole file, says what would be written, and writes nothing.
  Exit codes: 0 restored, or could be; 1 failed (the message says why), nothing was written; 2 wrong usage.`;

const OPTIONS = { 'dry-run': { type: 'boolean' }, session: { type: 'string' }, identity: { type: 'string' } } as const;

interface Arguments {
  readonly file: string;
  readonly dryRun: boolean;
  readonly session: string | undefined;
  /** Path of a file with secret keys. */
  readonly identity: string | undefined;
}

await runCommand(USAGE, async (words) => {
  const { file, dryRun, session, identity } = readWords(words);
  const config = readConfig(process.env);
  let retentionDays: number | null = null;
  const source = await open(file);
  try {
    const restore = (backup: FileHandle) =>
      withDatabase(dryRun ? 'imagine' : 'make', async (database) => {
        retentionDays = (await readRetention(database, config)).days;
        const options = { dryRun, clock: Date.now, actor: COMMAND_LINE, idempotencyKey: null, retentionDays };
        return session === undefined ? restoreAll(database, backup, options) : restoreSession(database, backup, session, options);
      });
    const report = await (identity === undefined
      ? restore(source)
      : spooled(decrypted(source, await secretKeysOf(identity)), restore));
    console.log(describe(report, session !== undefined, retentionDays));
  } finally {
    await source.close();
  }
});

/** The secret keys in a file as `age-keygen` writes it: one a line, comments beginning with #. @throws CommandError */
async function secretKeysOf(path: string): Promise<readonly string[]> {
  const lines = (await readFile(path, 'utf8')).split('\n').map((line) => line.trim());
  const keys = lines.filter((line) => line !== '' && !line.startsWith('#'));
  if (keys.length > 0 && keys.every((key) => /^AGE-SECRET-KEY-[A-Z0-9-]+$/.test(key))) return keys;
  throw new CommandError(`${path} is no file of a secret key: a line AGE-SECRET-KEY-… is expected, as age-keygen writes it.`);
}

function readWords(words: readonly string[]): Arguments {
  try {
    const { values, positionals } = parseArgs({ args: [...words], allowPositionals: true, options: OPTIONS });
    const [file, ...more] = positionals;
    if (!file || more.length > 0 || values.session === '' || values.identity === '') throw new UsageError();
    return { file, dryRun: values['dry-run'] === true, session: values.session, identity: values.identity };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(optionMistake(error, Object.keys(OPTIONS)));
  }
}

/** The report of a restore as text. @param one whether one session is restored @param days of the retention; null for no end */
function describe(report: RestoreReport, one: boolean, days: number | null): string {
  const { createdAt, version, contains, empty, dryRun, written, session, keepUntil, expired } = report;
  const lines = [`Backup of ${createdAt} (Vigie ${version}), ${contains.length} session(s):`];
  for (const { id, code, name, participants, scoreEvents } of contains)
    lines.push(`  ${id}  ${code}  ${name ?? '-'}  ${participants} participant(s), ${scoreEvents} score event(s)`);
  if (expired) lines.push(`It has expired: it was to be kept until ${keepUntil}.`);
  const past = contains.filter(({ pastRetention }) => pastRetention).length;
  if (!one && past > 0)
    lines.push(
      `${past} session(s) are past the retention of ${days} days: the server deletes them, with their people, when it starts, before it answers.`,
    );
  if (one && expired && days !== null)
    lines.push(`The session counts as closed today, so its people are kept for ${days} more days: delete it once it has served.`);
  if (dryRun && !one && !empty) {
    lines.push(
      'This database has sessions, campaigns or a directory of people already: only single sessions can be restored into it (--session <id>).',
    );
    return lines.join('\n');
  }
  lines.push(
    `${dryRun ? 'Would be written (dry run, nothing was)' : 'Written'}: ${written.sessions} session(s), ${written.participants} participant(s), ` +
      `${written.challengeStates} challenge state(s), ${written.scoreEvents} score event(s), ${written.auditEntries} audit entry(ies).`,
  );
  if (session) lines.push(`New session: ${session.id}, code ${session.code}, closed. Open it in the console.`);
  return lines.join('\n');
}

/** What the commands share: the configured database, and an end that a script can rely on. */
import { existsSync } from 'node:fs';
import { closest, distance } from 'fastest-levenshtein';
import { ConfigError, readConfig } from '../config.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { classifyFailure, isDiskFull } from '../database/failures.ts';
import { ConnectionHeld } from '../database/sqlite-busy-timeout.ts';
import { UnopenedDatabase } from '../database/unopened-database.ts';
import { ServerError } from '../errors.ts';

/** Who acts, as the audit log has it. */
export const COMMAND_LINE = 'command line';

/** The command was not called as it should be; the message says how. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** A reason to stop that needs no stack. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** What `parseArgs` refused, with the option that was probably meant. @param options their names, without dashes */
export function optionMistake(error: unknown, options: readonly string[]): string {
  const said = error instanceof Error ? error.message : String(error);
  const [, unknown] = /^Unknown option '--([^']*)'/.exec(said) ?? [];
  if (unknown === undefined) return said;
  const near = closest(unknown, options);
  return `There is no option "--${unknown}".${distance(unknown, near) <= MAX_TYPING_MISTAKES ? ` Did you mean "--${near}"?` : ''}`;
}

/** Letters between an option and what was typed for it. */
const MAX_TYPING_MISTAKES = 2;

/** Runs a command. Messages go to standard error; the process ends with 0, with 1 when it failed, with 2 when it was called wrongly. */
export async function runCommand(command: (words: readonly string[]) => Promise<void>): Promise<void> {
  try {
    await command(process.argv.slice(2));
  } catch (error) {
    console.error(explain(error));
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}

/**
 * Opens the database of DATABASE_URL for the time of `work`.
 * @param missing what becomes of a SQLite file that is not there: it is refused, made, or stood for by one in memory
 */
export async function withDatabase<T>(
  missing: 'refuse' | 'make' | 'imagine',
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const { databaseUrl } = readConfig(process.env);
  const file = databaseUrl.startsWith('sqlite:') ? databaseUrl.slice('sqlite:'.length) : null;
  const absent = file !== null && !existsSync(file);
  if (absent && missing === 'refuse') throw new CommandError(`There is no database at ${file}. DATABASE_URL says where it is.`);
  const database = await openDatabase(absent && missing === 'imagine' ? 'sqlite::memory:' : databaseUrl);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (isDiskFull(error))
    return 'The disk is full: a backup takes room once, a restore three times. Nothing was written. Make room, then try again.';
  const expected = [UsageError, CommandError, ServerError, ConfigError, UnopenedDatabase].some((kind) => error instanceof kind);
  if (expected || isFileError(error)) return error.message;
  if (error instanceof ConnectionHeld || classifyFailure(error) === 'again')
    return 'The database is in use. Stop the server, then try again.';
  return error.stack ?? error.message;
}

/** ENOENT, EACCES, ENOSPC and their like: the message names the file. */
function isFileError(error: Error): boolean {
  return 'syscall' in error && 'code' in error && /^E[A-Z]+$/.test(String(error.code));
}

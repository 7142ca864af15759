/** Shared by the commands: opens the configured database, and sets exit codes for scripts. */
import { existsSync } from 'node:fs';
import { closest, distance } from 'fastest-levenshtein';
import { ConfigError, readConfig } from '../config.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { classifyFailure, isDiskFull } from '../database/failures.ts';
import { inspectDatabase } from '../database/inspection.ts';
import { ConnectionHeld } from '../database/sqlite-busy-timeout.ts';
import { UnopenedDatabase } from '../database/unopened-database.ts';
import { ServerError } from '../errors.ts';
import { VERSION } from '../version.ts';

/** Actor of commands in the audit log. */
export const COMMAND_LINE = 'command line';

/** Wrong usage of a command; `runCommand` prints the message, which may be empty, then the usage. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** An expected failure, printed without a stack. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** The error message for an argument that `parseArgs` refused, with a suggestion. @param options names of the options, without dashes */
export function optionMistake(error: unknown, options: readonly string[]): string {
  const said = error instanceof Error ? error.message : String(error);
  const [, unknown] = /^Unknown option '--([^']*)'/.exec(said) ?? [];
  if (unknown === undefined) return said;
  const near = closest(unknown, options);
  return `There is no option "--${unknown}".${distance(unknown, near) <= MAX_TYPING_MISTAKES ? ` Did you mean "--${near}"?` : ''}`;
}

/** Edit distance up to which an option is suggested. */
const MAX_TYPING_MISTAKES = 2;

/**
 * Runs a command, or prints its usage for `--help`. Messages go to standard error. Exit codes: 0, 1 for a failure, 2 for wrong usage.
 * @param usage text with the exit codes; printed after the message of a UsageError
 */
export async function runCommand(usage: string, command: (words: readonly string[]) => Promise<void>): Promise<void> {
  const words = process.argv.slice(2);
  if (words.some((word) => word === '--help' || word === '-h')) {
    console.log(usage);
    return;
  }
  try {
    await command(words);
  } catch (error) {
    const wrong = error instanceof UsageError;
    console.error(wrong ? [error.message, usage].filter(Boolean).join('\n') : explain(error));
    process.exitCode = wrong ? 2 : 1;
  }
}

/**
 * Opens the database of DATABASE_URL for the duration of `work`. Only a command that may make a database upgrades one of an earlier release.
 * @param missing what to do about a missing SQLite file: fail, make it, or use a database in memory
 */
export async function withDatabase<T>(
  missing: 'refuse' | 'make' | 'imagine',
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const { databaseUrl } = readConfig(process.env);
  const file = databaseUrl.startsWith('sqlite:') ? databaseUrl.slice('sqlite:'.length) : null;
  const absent = file !== null && !existsSync(file);
  if (absent && missing === 'refuse') throw new CommandError(`There is no database at ${file}. DATABASE_URL says where it is.`);
  if (!absent && missing !== 'make') await mustNotUpgrade(databaseUrl);
  const database = await openDatabase(absent && missing === 'imagine' ? 'sqlite::memory:' : databaseUrl);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** A server of that release may still run on the database. @throws CommandError */
async function mustNotUpgrade(databaseUrl: string): Promise<void> {
  const { empty, missing, location } = await inspectDatabase(databaseUrl);
  if (!empty && missing.length > 0)
    throw new CommandError(
      `${location} is of an earlier release of Vigie, and this command would upgrade it. Use that release, or start the server of ${VERSION} first.`,
    );
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (isDiskFull(error))
    return 'The disk is full: a backup takes room once, a restore three times. Nothing was written. Make room, then try again.';
  const expected = [CommandError, ServerError, ConfigError, UnopenedDatabase].some((kind) => error instanceof kind);
  if (expected || isFileError(error)) return error.message;
  if (error instanceof ConnectionHeld || classifyFailure(error) === 'again')
    return 'The database is in use. Stop the server, then try again.';
  return error.stack ?? error.message;
}

/** Errors of the file system (ENOENT, EACCES, ENOSPC …), whose message names the file. */
function isFileError(error: Error): boolean {
  return 'syscall' in error && 'code' in error && /^E[A-Z]+$/.test(String(error.code));
}

/** The checks of `vigie check`. Each returns one finding, and changes nothing. */
import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, resolve } from 'node:path';
import { closest, distance } from 'fastest-levenshtein';
import type { ChainHead } from '../audit/audit-chain.ts';
import { verifyChain } from '../audit/verify-chain.ts';
import { open } from '../database/database.ts';
import { type DatabaseFacts, inspectDatabase } from '../database/inspection.ts';
import { UnopenedDatabase } from '../database/unopened-database.ts';
import type { MailConfig } from '../mail-config.ts';
import { createSmtp } from '../mails/smtp.ts';
import type { OpenIdProvider } from '../openid-config.ts';

export const VERDICTS = ['ok', 'warn', 'fail'] as const;
export interface Finding {
  readonly subject: 'configuration' | 'branding' | 'database' | 'audit log' | 'disk' | 'clock' | 'mail' | 'sign-in';
  readonly verdict: (typeof VERDICTS)[number];
  readonly text: string;
}

const MEGABYTE = 1_000_000;
/** Free bytes below which writes are soon refused. */
const LEAST_FREE = 64 * MEGABYTE;
/** Free bytes that are wanted at least, however small the database. */
const ENOUGH_FREE = 512 * MEGABYTE;
/** Free room wanted for a restore, as a multiple of the database's size (docs/operating.md). */
const RESTORE_SIZES = 3;

/** Edit distance up to which a variable counts as mistyped, and minimum length of its name. */
const MAX_TYPING_MISTAKES = 2;
const LEAST_LENGTH = 8;

/** Tolerated clock difference in milliseconds. */
const TOLERANCE = 5_000;

/** The SQLite file of a URL; null for PostgreSQL. */
function fileOf(databaseUrl: string): string | null {
  return databaseUrl.startsWith('sqlite:') ? resolve(databaseUrl.slice('sqlite:'.length)) : null;
}

/** @returns the finding, and facts of the database where it could be opened */
export async function checkDatabase(
  databaseUrl: string,
): Promise<{ readonly finding: Finding; readonly facts: DatabaseFacts | null }> {
  const file = fileOf(databaseUrl);
  if (file !== null && !existsSync(file))
    return {
      finding: { subject: 'database', verdict: 'warn', text: `${file} is not there yet: the first start makes it` },
      facts: null,
    };
  try {
    const facts = await inspectDatabase(databaseUrl);
    return { finding: { subject: 'database', ...judgeDatabase(facts) }, facts };
  } catch (error) {
    if (!(error instanceof UnopenedDatabase)) throw error;
    return { finding: { subject: 'database', verdict: 'fail', text: error.message }, facts: null };
  }
}

function judgeDatabase({ server, location, bytes, empty, missing }: DatabaseFacts): Pick<Finding, 'verdict' | 'text'> {
  const where = `${server}, ${location}, ${megabytes(bytes)}`;
  if (empty) return { verdict: 'warn', text: `${where}: empty, the first start makes its tables` };
  if (missing.length > 0) return { verdict: 'warn', text: `${where}: the next start upgrades it (${missing.join(', ')})` };
  return { verdict: 'ok', text: where };
}

/**
 * Verifies the chain of the audit log; null where the database has no log yet.
 * @param facts of the opened database; null where it could not be opened @param noted heads that were kept elsewhere
 */
export async function checkAuditLog(
  databaseUrl: string,
  facts: DatabaseFacts | null,
  noted: readonly ChainHead[],
): Promise<Finding | null> {
  if (facts === null || facts.empty || facts.missing.length > 0) return null;
  const database = await open(databaseUrl);
  try {
    const { verified, waiting, ending, head, broken } = await verifyChain(database, Date.now(), noted);
    const subject = 'audit log';
    if (broken !== null)
      return { subject, verdict: 'fail', text: `${broken}; up to there ${verified} entries are as they were sealed` };
    const end =
      head === null
        ? 'no entry is sealed yet'
        : `${verified} entries are as they were sealed${noted.length === 0 ? '' : ' and noted'}, up to ${head.position}:${head.seal}`;
    const asides = [
      ...(waiting === 0 ? [] : [`${waiting} wait to be sealed`]),
      ...(ending === 0 ? [] : [`a purge is under way, ${ending} are still to be deleted`]),
    ];
    return { subject, verdict: 'ok', text: [end, ...asides].join('; ') };
  } finally {
    await database.close();
  }
}

/** Free room where the data is: the folder of SQLite's file, or the temporary folder, through which backups go. */
export async function checkDisk(databaseUrl: string, facts: DatabaseFacts | null): Promise<Finding> {
  const file = fileOf(databaseUrl);
  const folder = file === null ? tmpdir() : nearestFolder(dirname(file));
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const wanted = Math.max(ENOUGH_FREE, RESTORE_SIZES * (facts?.bytes ?? 0));
  const text = `${megabytes(free)} free at ${folder}`;
  if (free < LEAST_FREE) return { subject: 'disk', verdict: 'fail', text: `${text}: writes will be refused` };
  if (free < wanted) return { subject: 'disk', verdict: 'warn', text: `${text}: ${megabytes(wanted)} are wanted` };
  return { subject: 'disk', verdict: 'ok', text };
}

function nearestFolder(folder: string): string {
  return existsSync(folder) || folder === dirname(folder) ? folder : nearestFolder(dirname(folder));
}

/** Compares this machine's clock with the database server's and with the newest entry: a session's times must not go back. */
export function checkClock(now: number, facts: DatabaseFacts | null): Finding {
  const local = `${new Date(now).toISOString()}, time zone ${Intl.DateTimeFormat().resolvedOptions().timeZone}`;
  const ahead = (facts?.newest ?? now) - now;
  if (ahead > TOLERANCE)
    return { subject: 'clock', verdict: 'fail', text: `${local}: ${seconds(ahead)} behind the newest entry of the database` };
  const apart = Math.abs((facts?.now ?? now) - now);
  if (apart > TOLERANCE)
    return { subject: 'clock', verdict: 'warn', text: `${local}: ${seconds(apart)} apart from the database server's` };
  return { subject: 'clock', verdict: 'ok', text: local };
}

/** Whether the mail server accepts the configured login. Sends nothing. */
export async function checkMail(config: MailConfig): Promise<Finding> {
  const where = `${config.host}:${config.port}`;
  const problem = await createSmtp(config).check();
  if (problem !== null) return { subject: 'mail', verdict: 'fail', text: `${where}: ${problem}` };
  return { subject: 'mail', verdict: 'ok', text: config.login ? `${where}, signed in` : `${where}, without a sign-in` };
}

/** Whether an identity provider answers as the issuer that is configured. Signs nobody in. */
export async function checkProvider(provider: OpenIdProvider): Promise<Finding> {
  const { discover } = await import('../access/openid/identity.ts');
  const where = `${provider.key}, ${provider.issuer}`;
  try {
    await discover(provider);
    return { subject: 'sign-in', verdict: 'ok', text: `${where}, answers` };
  } catch (error) {
    const { message, cause } = error instanceof Error ? error : new Error(String(error));
    // `fetch` says only that the call failed; the cause says why.
    const said = cause instanceof Error && cause.message !== '' ? cause.message : message;
    const cure = /certificate/.test(said) ? ': name the file of who signed it in NODE_EXTRA_CA_CERTS' : '';
    return { subject: 'sign-in', verdict: 'fail', text: `${where}: ${said}${cure}` };
  }
}

/** Variables that the program does not read, and whose names are nearly those of variables that it reads. @param read their names */
export function checkNames(names: readonly string[], read: ReadonlySet<string>): readonly Finding[] {
  return names
    .filter((name) => name.length >= LEAST_LENGTH && !read.has(name))
    .flatMap((name): Finding[] => {
      const near = closest(name, [...read]);
      if (distance(name, near) > MAX_TYPING_MISTAKES) return [];
      return [{ subject: 'configuration', verdict: 'warn', text: `${name}: nothing reads it. Did you mean ${near}?` }];
    });
}

const megabytes = (bytes: number) => `${Math.round(bytes / MEGABYTE)} MB`;
const seconds = (milliseconds: number) => `${Math.round(milliseconds / 1000)} s`;

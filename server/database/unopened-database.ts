/** Error messages for a database that cannot be opened: which database, why, and what to do. */
import { isDiskFull, isUnreachable } from './failures.ts';

/** The database of DATABASE_URL cannot be opened. The message is for the person who started the process. */
export class UnopenedDatabase extends Error {
  override name = 'UnopenedDatabase';

  /** @param location for people to read, without a password */
  constructor(cause: unknown, location: string) {
    const said = cause instanceof Error ? cause.message : String(cause);
    const cure = cureOf(cause, said);
    super(`The database ${location} (DATABASE_URL) cannot be opened: ${said}.${cure && ` ${cure}.`}`, { cause });
  }
}

/** Converts the error of a start during which the database was lost. @returns other errors unchanged */
export function asUnopened(error: unknown, location: string): unknown {
  return isUnreachable(error) ? new UnopenedDatabase(error, location) : error;
}

/** Remedies by error code (the system's, SQLite's `SQLITE_…`, OpenSSL's, SQLSTATE) or by message; the first match counts. */
const CURES: readonly (readonly [RegExp, string])[] = [
  [/^SQLITE_BUSY/, 'Another program has locked it: close that one, then try again'],
  [/^SQLITE_(NOTADB|CORRUPT)/, 'Name another file, and restore a backup into it where there is one'],
  [
    /^(SQLITE_(CANTOPEN|READONLY)|E(ACCES|PERM|ROFS|EXIST|NOTDIR)$)/,
    'Name a file that this user may write to, in a folder that they may write to',
  ],
  [/^25006$/, 'Name one that takes what is written: this one is a copy, or set to be read only'],
  [/no encryption$/, 'It wants TLS: add ?sslmode=verify-full'],
  [/valid client certificate$/, 'Name one that it accepts: add &sslcert=<file>&sslkey=<file>'],
  [/^The server does not support SSL/, 'It has no TLS: leave sslmode out'],
  [
    /^(SELF_SIGNED_CERT|DEPTH_ZERO_SELF_SIGNED|UNABLE_TO_(GET_ISSUER|VERIFY_LEAF))/,
    'Name the certificate of who signed its own: add &sslrootcert=<file>',
  ],
  [/^ERR_TLS_CERT_ALTNAME_INVALID$/, 'Name its host as its certificate does'],
  [/^timeout exceeded/, 'It answers too slowly, or not at all: start it, give it less to do, or correct its host and port'],
  [/^28/, 'Correct its user and password'],
  [/^3D000$/, 'Make it first (createdb), or correct its name'],
  [/^22P05$/, 'Make another (createdb --encoding=UTF8 --template=template0)'],
  [/^42501$/, 'Make this user its owner, or let it make tables there'],
];

function cureOf(cause: unknown, said: string): string {
  if (isDiskFull(cause)) return 'Make room on its disk, then try again';
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const known = CURES.find(([pattern]) => pattern.test(code) || pattern.test(said))?.[1];
  return known ?? (isUnreachable(cause) ? 'Start it, or correct its host and port' : '');
}

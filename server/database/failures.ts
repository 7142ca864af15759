/** What a failed write means. */

/**
 * - `again`: it lost a race with another transaction, and trying again is right;
 * - `refused`: the database refuses this data, whoever tries;
 * - `unavailable`: whether it was written is not known, or the database cannot be reached.
 */
export type WriteFailure = 'again' | 'refused' | 'unavailable';

/** Codes of SQLSTATE (PostgreSQL) and of SQLite. */
export function classifyFailure(error: unknown): WriteFailure {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === '40001' || code === '40P01' || code.startsWith('SQLITE_BUSY')) return 'again';
  if (/^2[23]/.test(code) || code.startsWith('SQLITE_CONSTRAINT')) return 'refused';
  return 'unavailable';
}

/** Whether a row was refused because what it belongs to is gone. */
export function isOrphan(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '23503' || error.code === 'SQLITE_CONSTRAINT_FOREIGNKEY');
}

/** Whether a row was refused because another one has what only one may have. */
export function isRepetition(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '23505' || error.code === 'SQLITE_CONSTRAINT_UNIQUE');
}

/** Of the system, of SQLite and of PostgreSQL: no room, a quota, a limit on the size of files. */
const DISK_FULL = ['ENOSPC', 'EDQUOT', 'EFBIG', 'SQLITE_FULL', '53100'];

/** Whether there is no room for what was to be written. */
export function isDiskFull(error: unknown): boolean {
  const code = codeOf(error);
  // SQLite says of some causes only that the write failed: its file finds out which (sqlite-write-errors.ts).
  const cause = code === 'SQLITE_IOERR_WRITE' && error instanceof Error ? codeOf(error.cause) : code;
  return DISK_FULL.includes(cause);
}

/** Whether the disk failed to read or to write, though there is room. Codes of the system, of SQLite and of PostgreSQL (io_error). */
export function isDiskError(error: unknown): boolean {
  return /^(EIO$|SQLITE_IOERR|58030$)/.test(codeOf(error)) && !isDiskFull(error);
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/**
 * Of the network, and SQLSTATE's classes of connections (08), resources (53) and a server that stops or starts (57P); one that can only
 * be read, until another takes over (25006); and the limits of time that an administrator may have set: of a statement (57014), a lock
 * (55P03), a transaction (25P03, 25P04).
 */
const UNREACHABLE = /^(E(CONN|PIPE|TIMEDOUT|HOST|NET|AI_AGAIN|NOTFOUND)|08|53|57P|57014|55P03|25006|25P0[34])/;

/** Whether the database cannot be reached or is overrun, so that trying again in a moment is right. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  // The driver gives no code to connections that it lost, could not open in time, or was asked to use once more after that.
  return (
    UNREACHABLE.test(code) ||
    classifyFailure(error) === 'again' ||
    /^(Connection terminated|timeout exceeded|Client .* is not queryable)/.test(error.message)
  );
}

/** Runs a transaction again, up to five times, when it lost a race. */
export async function withRetries<T>(run: () => Promise<T>, attempts = 5): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (attempts <= 1 || classifyFailure(error) !== 'again') throw error;
    return withRetries(run, attempts - 1);
  }
}

/** Classification of database errors. */

/**
 * - `again`: a conflict with another transaction (serialization failure, deadlock), to be retried;
 * - `refused`: the database refuses this data, at every attempt;
 * - `unavailable`: the database cannot be reached, or the outcome of the write is unknown.
 */
type WriteFailure = 'again' | 'refused' | 'unavailable';

/** Classifies an error by SQLSTATE (PostgreSQL) or by SQLite's error codes. */
export function classifyFailure(error: unknown): WriteFailure {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === '40001' || code === '40P01' || code.startsWith('SQLITE_BUSY')) return 'again';
  if (/^2[23]/.test(code) || code.startsWith('SQLITE_CONSTRAINT')) return 'refused';
  return 'unavailable';
}

/** Foreign key violation: the row to which this one belongs is gone. */
export function isOrphan(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '23503' || error.code === 'SQLITE_CONSTRAINT_FOREIGNKEY');
}

/** Unique violation: another row has this key. */
export function isRepetition(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '23505' || error.code === 'SQLITE_CONSTRAINT_UNIQUE');
}

/** Codes of the system, SQLite and PostgreSQL: no room, a quota, a limit on the size of files. */
const DISK_FULL = ['ENOSPC', 'EDQUOT', 'EFBIG', 'SQLITE_FULL', '53100'];

/** Disk full: there is no room for the data to be written. */
export function isDiskFull(error: unknown): boolean {
  const code = codeOf(error);
  // For some causes SQLite reports only that the write failed: sqlite-write-errors.ts then adds the cause.
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
 * Network errors, and SQLSTATE: connection exceptions (08), insufficient resources (53), a server that stops or starts (57P), a
 * read-only standby before failover (25006), and timeouts that an administrator may have set: for a statement (57014), a lock (55P03)
 * or a transaction (25P03, 25P04).
 */
const UNREACHABLE = /^(E(CONN|PIPE|TIMEDOUT|HOST|NET|AI_AGAIN|NOTFOUND)|08|53|57P|57014|55P03|25006|25P0[34])/;

/** Whether the database is unreachable or overloaded, so that a retry after a moment may succeed. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  // The driver's errors have no code for a lost connection, a connection timeout, or a query on a connection that was already lost.
  return (
    UNREACHABLE.test(code) ||
    classifyFailure(error) === 'again' ||
    /^(Connection terminated|timeout exceeded|Client .* is not queryable)/.test(error.message)
  );
}

/** Retries a transaction after conflicts, up to five attempts. */
export async function withRetries<T>(run: () => Promise<T>, attempts = 5): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (attempts <= 1 || classifyFailure(error) !== 'again') throw error;
    return withRetries(run, attempts - 1);
  }
}

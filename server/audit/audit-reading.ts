/** Reads the audit log, newest first, with keyset pagination. */
import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { AuditEntry, AuditFilter, AuditPage } from '#schemas/facilitators.ts';
import type { Tables } from '../database/tables.ts';
import { ServerError } from '../errors.ts';
import { BYTE_ORDER_MARK, csvLines } from '../http/csv-lines.ts';
import { isId } from '../identifiers.ts';
import { AUDIT_COLUMNS, auditCells } from './audit-columns.ts';
import { createSearch, type FoundEntry, readEntries, type SessionNames, sessionNames } from './audit-filter.ts';

/** Entries of one query in long reads. */
const PIECE = 500;
/** Entries that one call of a search examines, at most, so that its duration does not grow with the log. */
const MAX_SEARCHED = 5_000;

/** @param before cursor: `next` of the previous page; null for the newest. @throws ServerError 400 */
export async function auditPage(
  query: Kysely<Tables>,
  filter: AuditFilter,
  before: string | null,
  limit: number,
): Promise<AuditPage> {
  if (before !== null && !isId(before))
    throw new ServerError(
      400,
      'invalid-field',
      { en: 'before must be what `next` of a page was.', fr: 'before doit être le `next` d’une page.' },
      { field: 'before' },
    );
  const searches = filter.search !== undefined;
  const size = searches ? PIECE : limit + 1;
  const sessions: SessionNames = searches ? await sessionNames(query) : new Map();
  const found: FoundEntry[] = [];
  let next: string | null = null;
  let searched = 0;
  for await (const piece of pieces(query, filter, sessions, before, size)) {
    found.push(...piece.entries);
    next = piece.next;
    searched += size;
    if (found.length > limit || searched >= MAX_SEARCHED) break;
  }
  const page = found.slice(0, limit);
  const subjects = [...new Set(page.flatMap(({ subject }) => subject ?? []))];
  const names = await sessionNames(query, subjects);
  return {
    entries: page.map(publicEntry),
    sessions: [...names].map(([id, name]) => ({ id, ...name })),
    next: found.length > limit ? (page.at(-1)?.id ?? null) : next,
  };
}

/** The log as CSV, streamed so that memory does not grow with it. */
export async function* auditCsv(query: Kysely<Tables>, filter: AuditFilter): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${csvLines([AUDIT_COLUMNS])}`;
  const sessions = await sessionNames(query);
  for await (const { entries } of pieces(query, filter, sessions, null, PIECE))
    if (entries.length > 0) yield csvLines(entries.map((entry) => auditCells(entry, sessions)));
}

interface Piece {
  readonly entries: readonly FoundEntry[];
  /** Cursor of the next piece; null after the last. */
  readonly next: string | null;
}

/** Pieces of `size` entries each, reduced to the matching ones. */
async function* pieces(
  query: Kysely<Tables>,
  filter: AuditFilter,
  sessions: SessionNames,
  before: string | null,
  size: number,
): AsyncGenerator<Piece> {
  const isWanted = createSearch(filter.search ?? '', sessions);
  for (let from = before; ; ) {
    const rows: readonly FoundEntry[] = await readEntries(query, filter, from, size);
    const next = rows.length < size ? null : (rows.at(-1)?.id ?? null);
    yield { entries: rows.filter(isWanted), next };
    if (next === null) return;
    from = next;
    // SQLite's queries block the event loop: other calls get a turn between two pages.
    await setImmediate();
  }
}

function publicEntry({ session: _, position: __, ...entry }: FoundEntry): AuditEntry {
  return entry;
}

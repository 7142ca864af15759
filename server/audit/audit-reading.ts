/** The audit log, read: newest first, a page at a time. */
import { setImmediate } from 'node:timers/promises';
import type { Kysely, Selectable } from 'kysely';
import type { AuditEntry, AuditPage } from '#schemas/facilitators.ts';
import type { AuditLogTable, Tables } from '../database/tables.ts';
import { ServerError } from '../errors.ts';
import { BYTE_ORDER_MARK, csvLines, csvMoment } from '../http/csv-lines.ts';
import { isId } from '../identifiers.ts';

/** Rows of the export that are read at once. */
const PAGE = 500;

/** Each must match exactly. */
export interface AuditFilter {
  readonly actor?: string;
  readonly action?: string;
}

type Row = Selectable<AuditLogTable>;

/** @param before `next` of the page before; null for the newest. @throws ServerError 400 */
export async function auditPage(
  query: Kysely<Tables>,
  filter: AuditFilter,
  before: string | null,
  limit: number,
): Promise<AuditPage> {
  checkFilter(filter);
  if (before !== null && !isId(before))
    throw new ServerError(400, 'invalid-field', 'before must be what `next` of a page was.', { field: 'before' });
  const rows = await read(query, filter, before, limit + 1);
  const page = rows.slice(0, limit);
  return { entries: page.map(entry), next: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
}

/** The log as CSV, piece by piece: memory does not grow with it. */
export async function* auditCsv(query: Kysely<Tables>, filter: AuditFilter): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${csvLines([['time (UTC)', 'actor', 'action', 'subject', 'detail']])}`;
  let before: string | null = null;
  for (;;) {
    const rows: readonly Row[] = await read(query, filter, before, PAGE);
    const last = rows.at(-1);
    if (!last) return;
    yield csvLines(rows.map(({ at, actor, action, subject, detail }) => [csvMoment(at), actor, action, subject, detail]));
    before = last.id;
    // SQLite answers without ever waiting: the process would do nothing else until the last row.
    await setImmediate();
  }
}

/** A database refuses some characters: nothing in the log has them. @throws ServerError 400 */
export function checkFilter(filter: AuditFilter): void {
  for (const field of ['actor', 'action'] as const) {
    if (/\p{Cc}/u.test(filter[field] ?? ''))
      throw new ServerError(400, 'invalid-field', `${field} must be one line of text.`, { field });
  }
}

function read(query: Kysely<Tables>, { actor, action }: AuditFilter, before: string | null, limit: number): Promise<Row[]> {
  let rows = query.selectFrom('audit_log').selectAll();
  if (actor !== undefined) rows = rows.where('actor', '=', actor);
  if (action !== undefined) rows = rows.where('action', '=', action);
  if (before !== null) rows = rows.where('id', '<', before);
  return rows.orderBy('id', 'desc').limit(limit).execute();
}

function entry({ detail, ...row }: Row): AuditEntry {
  return { ...row, detail: detail === null ? null : details(detail) };
}

/** What a restored backup brought along may be no object, nor JSON: it is shown as it is, rather than hiding the whole page. */
function details(stored: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : { text: stored };
  } catch {
    return { text: stored };
  }
}

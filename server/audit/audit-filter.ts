/** Filters of the audit log: conditions of the query, and a text search in the program, which is the same for both databases. */

import type { Kysely, Selectable } from 'kysely';
import { frenchOrder } from '#engine/rules/french-order.ts';
import { plain } from '#engine/rules/plain-text.ts';
import type { AuditFilter, AuditSessions } from '#schemas/facilitators.ts';
import type { Tables } from '../database/tables.ts';
import { ServerError } from '../errors.ts';
import { isId } from '../identifiers.ts';
import { displayedCode } from '../session-model/session-codes.ts';
import { detailOf } from './audit-log.ts';

/**
 * An entry with its session: the subject, or the session of the participant who is the subject; null where that no longer exists.
 * The log stores participants by identifier: `detail.participant`, `detail.into` and `detail.participants` are their present
 * e-mails, while those participants exist.
 */
export type FoundEntry = Omit<Selectable<Tables['audit_log']>, 'detail'> & {
  readonly session: string | null;
  readonly detail: Readonly<Record<string, unknown>> | null;
};

/** Refuses characters that no database can store (NUL, lone surrogates). @throws ServerError 400 */
export function checkFilter(filter: AuditFilter): void {
  for (const field of ['actor', 'action', 'session', 'search'] as const) {
    if (/\p{Cc}/u.test(filter[field] ?? ''))
      throw new ServerError(
        400,
        'invalid-field',
        { en: `${field} must be one line of text.`, fr: `${field} doit être une seule ligne de texte.` },
        { field },
      );
  }
}

/** The next entries, newest first, without the text search. @param before identifier; null for the newest */
export async function readEntries(
  query: Kysely<Tables>,
  { actor, action, session, from, until, signIns }: AuditFilter,
  before: string | null,
  limit: number,
): Promise<FoundEntry[]> {
  let rows = query
    .selectFrom('audit_log')
    .leftJoin('participants', 'participants.id', 'audit_log.subject')
    .leftJoin('sessions', (join) =>
      join.on((eb) => eb('sessions.id', '=', eb.fn.coalesce('participants.session', 'audit_log.subject'))),
    )
    .selectAll('audit_log')
    .select(['sessions.id as session', 'participants.email']);
  if (actor !== undefined) rows = rows.where('actor', '=', actor);
  if (action !== undefined) rows = rows.where('action', '=', action);
  if (signIns === 'hidden') rows = rows.where('action', '<>', 'signed-in');
  if (from !== undefined) rows = rows.where('at', '>=', from);
  if (until !== undefined) rows = rows.where('at', '<', until);
  // Entries also match by their subject, so that entries about a deleted session are found.
  if (session !== undefined)
    rows = rows.where((eb) => eb.or([eb('subject', '=', session), eb('participants.session', '=', session)]));
  if (before !== null) rows = rows.where('audit_log.id', '<', before);
  const found = (await rows.orderBy('audit_log.id', 'desc').limit(limit).execute()).map((row) => ({
    ...row,
    detail: detailOf(row.detail),
  }));
  const heirs = await emailsOf(
    query,
    found.flatMap(({ detail }) => [...heirOf(detail), ...readOf(detail)]),
  );
  return found.map(({ email, detail, ...row }) => {
    const into = heirs.get(heirOf(detail)[0] ?? '');
    const read = readOf(detail);
    if (read.length > 0) return { ...row, detail: { ...detail, participants: namesOf(read, heirs) } };
    if (email === null) return { ...row, detail };
    return { ...row, detail: { participant: email, ...detail, ...(into === undefined ? {} : { into }) } };
  });
}

/** Identifier of the participant into whom the entry's participant was merged; empty for other entries. */
function heirOf(detail: FoundEntry['detail']): readonly string[] {
  const into = detail?.['into'];
  return typeof into === 'string' && isId(into) ? [into] : [];
}

/** Identifiers of the participants whose data the entry says were read. */
function readOf(detail: FoundEntry['detail']): readonly string[] {
  const participants = detail?.['participants'];
  return Array.isArray(participants) ? participants.filter((id) => typeof id === 'string' && isId(id)) : [];
}

/** Present e-mails of these participants, each once; the number of participants where none exists any more. */
function namesOf(ids: readonly string[], emails: ReadonlyMap<string, string>): readonly string[] | number {
  const names = new Set(ids.flatMap((id) => emails.get(id) ?? []));
  return names.size > 0 ? [...names] : ids.length;
}

/** E-mails of participants who still exist, by identifier. */
async function emailsOf(query: Kysely<Tables>, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await query
    .selectFrom('participants')
    .select(['id', 'email'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, email }) => [id, email]));
}

/** Session identifier → displayed code and name. */
export type SessionNames = ReadonlyMap<string, { readonly code: string; readonly name: string | null }>;

/** Names of existing sessions, and of deleted ones from the entries of their deletion. @param among identifiers; all by default */
export async function sessionNames(query: Kysely<Tables>, among?: readonly string[]): Promise<SessionNames> {
  if (among?.length === 0) return new Map();
  let deletions = query.selectFrom('audit_log').select(['subject', 'detail']).where('action', '=', 'session-deleted');
  let sessions = query.selectFrom('sessions').select(['id', 'code', 'name']);
  if (among) {
    deletions = deletions.where('subject', 'in', among);
    sessions = sessions.where('id', 'in', among);
  }
  const names = new Map<string, { readonly code: string; readonly name: string | null }>();
  for (const { subject, detail } of await deletions.orderBy('id').execute()) {
    const { code, name } = detailOf(detail) ?? {};
    if (subject !== null && typeof code === 'string') names.set(subject, { code, name: typeof name === 'string' ? name : null });
  }
  // The present name of a session that was deleted and then restored wins.
  for (const { id, code, name } of await sessions.execute()) names.set(id, { code: displayedCode(code), name });
  return names;
}

/** Sessions that exist, then deleted sessions that the log still mentions; each group by name. */
export async function auditSessions(query: Kysely<Tables>): Promise<AuditSessions> {
  const existing = new Set((await query.selectFrom('sessions').select('id').execute()).map(({ id }) => id));
  return [...(await sessionNames(query))]
    .map(([id, names]) => ({ id, ...names, deleted: !existing.has(id) }))
    .sort((a, b) => Number(a.deleted) - Number(b.deleted) || frenchOrder(a.name ?? a.code, b.name ?? b.code));
}

/** Predicate for entries that contain all words of a search; accents, case and dashes are ignored, which neither database can do fully. */
export function createSearch(search: string, sessions: SessionNames): (entry: FoundEntry) => boolean {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return ({ actor, action, subject, detail }) => {
    const session = sessions.get(subject ?? '');
    const facts = Object.values(detail ?? {}).flat();
    const said = [actor, action, action.replaceAll('-', ' '), session?.code, session?.name, ...facts];
    const text = plain(said.join('\n'));
    const undashed = text.replaceAll('-', '');
    return words.every((word) => text.includes(word) || undashed.includes(word));
  };
}

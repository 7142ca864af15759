/** Who did what in the console. */
import type { Kysely } from 'kysely';
import type { AuditAction } from '#schemas/facilitators.ts';
import { type Clock, isoTime } from '../clock.ts';
import type { Tables } from '../database/tables.ts';
import { newId } from '../identifiers.ts';

export interface AuditRecord {
  /** Username of the facilitator, or one of SYSTEM_ACTORS. */
  readonly actor: string;
  readonly action: AuditAction;
  /** Identifier of what it was done to. */
  readonly subject: string | null;
  /** What a reader wants to know besides, in words and figures; never a password or a token. */
  readonly detail?: Readonly<Record<string, unknown>>;
  /** Of what must be found again; otherwise a new one. */
  readonly id?: string;
}

/** Writes an entry, within the caller's transaction. */
export async function audit(query: Kysely<Tables>, clock: Clock, { detail, ...entry }: AuditRecord): Promise<void> {
  await query
    .insertInto('audit_log')
    .values({ id: newId(clock()), at: isoTime(clock()), ...entry, detail: detail === undefined ? null : JSON.stringify(detail) })
    .execute();
}

/** Forgets all entries of an action but the newest. */
export async function keepNewest(query: Kysely<Tables>, action: AuditAction, count: number): Promise<void> {
  const newestToGo = query
    .selectFrom('audit_log')
    .select('id')
    .where('action', '=', action)
    .orderBy('id', 'desc')
    .offset(count)
    .limit(1);
  await query.deleteFrom('audit_log').where('action', '=', action).where('id', '<=', newestToGo).execute();
}

/** Who did what in the console. */
import type { Kysely } from 'kysely';
import { type Clock, isoTime } from '../clock.ts';
import type { Tables } from '../database/tables.ts';
import { newId } from '../identifiers.ts';

export interface AuditEntry {
  readonly actor: string;
  readonly action:
    | 'signed-in'
    | 'session-created'
    | 'session-opened'
    | 'session-closed'
    | 'session-deleted'
    | 'backup-downloaded';
  /** Identifier of what it was done to. */
  readonly subject: string | null;
}

/** Writes an entry, within the caller's transaction. */
export async function audit(query: Kysely<Tables>, clock: Clock, entry: AuditEntry): Promise<void> {
  await query
    .insertInto('audit_log')
    .values({ id: newId(clock()), at: isoTime(clock()), ...entry, detail: null })
    .execute();
}

/** Who did what in the console. */
import type { Kysely } from 'kysely';
import { type Clock, isoTime } from '../clock.ts';
import type { Tables } from '../database/tables.ts';
import { newId } from '../identifiers.ts';

/** What happened to the data: it travels with them in a backup. */
export const DATA_ACTIONS = [
  'session-created',
  'session-changed',
  'session-opened',
  'session-closed',
  'session-deleted',
  'session-restored',
  'points-adjusted',
  'challenge-reopened',
  'participant-merged',
  'participant-removed',
  'participant-reinstated',
  'participant-team-changed',
] as const;

/** What happened to this installation: it stays here, so that a backup read back elsewhere is the same backup. */
export const INSTALLATION_ACTIONS = [
  'signed-in',
  'signed-out-everywhere',
  'password-changed',
  'facilitator-created',
  'facilitator-changed',
  'facilitator-removed',
  'facilitator-signed-out',
  'backup-downloaded',
  'backup-restored',
  'scores-exported',
  'audit-exported',
] as const;

export interface AuditRecord {
  /** Username of the facilitator, or what acted by itself: 'schedule', 'retention', 'command line'. */
  readonly actor: string;
  readonly action: (typeof DATA_ACTIONS)[number] | (typeof INSTALLATION_ACTIONS)[number];
  /** Identifier of what it was done to. */
  readonly subject: string | null;
  /** What a reader wants to know besides, in words and figures; never a password or a token. */
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** Writes an entry, within the caller's transaction. */
export async function audit(query: Kysely<Tables>, clock: Clock, { detail, ...entry }: AuditRecord): Promise<void> {
  await query
    .insertInto('audit_log')
    .values({ id: newId(clock()), at: isoTime(clock()), ...entry, detail: detail === undefined ? null : JSON.stringify(detail) })
    .execute();
}

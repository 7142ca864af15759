/** The holder of a remote's token: a paired telephone. Valid while the pairing, its session and the account that paired it exist. */
import type { Kysely } from 'kysely';
import { CONSOLE_LANGUAGES, LEADING_ROLES } from '#schemas/console-constants.ts';
import type { ConsoleLanguage } from '#schemas/facilitators.ts';
import type { Tables } from '../database/tables.ts';

export interface RemoteHolder {
  readonly kind: 'remote';
  readonly session: string;
  /** Username of the account that paired the telephone; the remote acts with that account's rights. */
  readonly actor: string;
  readonly realNames: boolean;
  /** Language of that account; null for the installation's. */
  readonly language: ConsoleLanguage | null;
  /** ISO 8601. */
  readonly expiresAt: string;
}

/** @param hash of the token @param now ISO 8601 @returns undefined for an unknown, expired or revoked token */
export async function remoteHolder(query: Kysely<Tables>, hash: string, now: string): Promise<RemoteHolder | undefined> {
  const row = await query
    .selectFrom('remotes')
    .innerJoin('sessions', 'sessions.id', 'remotes.session')
    .innerJoin('facilitators', 'facilitators.username', 'remotes.created_by')
    .select(['remotes.session', 'remotes.created_by', 'remotes.real_names', 'remotes.expires_at', 'facilitators.language'])
    .where('remotes.token_hash', '=', hash)
    .where('remotes.expires_at', '>', now)
    .where('sessions.archived_at', 'is', null)
    .where('facilitators.role', 'in', LEADING_ROLES)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    kind: 'remote',
    session: row.session,
    actor: row.created_by,
    realNames: row.real_names === 1,
    language: CONSOLE_LANGUAGES.find((one) => one === row.language) ?? null,
    expiresAt: row.expires_at ?? now,
  };
}

/** Rows of API tokens: making, revoking, reading. `facilitators` checks who may make which token. */

import type { Kysely } from 'kysely';
import { DAY_MS } from '#engine/rules/milliseconds.ts';
import type { ApiScope, ApiToken } from '#schemas/api-tokens.ts';
import type { Role } from '#schemas/facilitators.ts';
import { type Clock, isoTime } from '../clock.ts';
import type { Tables } from '../database/tables.ts';
import { newId } from '../identifiers.ts';
import { apiTokenHash, newApiToken } from './api-token-format.ts';

/** The holder of an API token: a script that acts as the account, with the rights that the account has now, within the scope. */
export interface ApiTokenHolder {
  readonly kind: 'api';
  /** Identifier of the token. */
  readonly apiToken: string;
  readonly username: string;
  readonly role: Role;
  readonly scope: ApiScope;
}

/** @returns undefined for an unknown, expired or revoked token */
export async function apiTokenHolder(query: Kysely<Tables>, token: string, clock: Clock): Promise<ApiTokenHolder | undefined> {
  const hash = apiTokenHash(token);
  if (hash === null) return undefined;
  const row = await query
    .selectFrom('api_tokens')
    .innerJoin('facilitators', 'facilitators.id', 'api_tokens.facilitator')
    .select(['api_tokens.id', 'api_tokens.scope', 'facilitators.username', 'facilitators.role'])
    .where('api_tokens.hash', '=', hash)
    .where('api_tokens.expires_at', '>', isoTime(clock()))
    .executeTakeFirst();
  return row && { kind: 'api', apiToken: row.id, username: row.username, role: row.role, scope: row.scope };
}

interface NewRow {
  readonly facilitator: string;
  readonly name: string;
  readonly scope: ApiScope;
  readonly days: number;
}

/** Stores a new token, within the caller's transaction. @returns the token with its secret, which is shown only this once */
export async function issueApiToken(
  transaction: Kysely<Tables>,
  clock: Clock,
  { facilitator, name, scope, days }: NewRow,
): Promise<ApiToken & { readonly token: string }> {
  const now = clock();
  const token = newApiToken();
  const row = {
    ...{ id: newId(now), facilitator, name, scope, hash: apiTokenHash(token) ?? '' },
    ...{ created_at: isoTime(now), expires_at: isoTime(now + days * DAY_MS), used_at: null },
  };
  await transaction.insertInto('api_tokens').values(row).execute();
  return { ...publicToken(row), token };
}

/** The valid tokens of an account, the newest first. */
export async function apiTokensOf(query: Kysely<Tables>, facilitator: string, clock: Clock): Promise<ApiToken[]> {
  const rows = await query
    .selectFrom('api_tokens')
    .select(['id', 'name', 'scope', 'created_at', 'expires_at', 'used_at'])
    .where('facilitator', '=', facilitator)
    .where('expires_at', '>', isoTime(clock()))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(publicToken);
}

/** Ends one token of an account, within the caller's transaction. @returns its name and scope; undefined where there is no such token */
export function endApiToken(
  transaction: Kysely<Tables>,
  facilitator: string,
  id: string,
): Promise<{ readonly name: string; readonly scope: ApiScope } | undefined> {
  return transaction
    .deleteFrom('api_tokens')
    .where('id', '=', id)
    .where('facilitator', '=', facilitator)
    .returning(['name', 'scope'])
    .executeTakeFirst();
}

/** Ends every token of an account, within the caller's transaction. */
export async function endApiTokens(transaction: Kysely<Tables>, facilitator: string): Promise<void> {
  await transaction.deleteFrom('api_tokens').where('facilitator', '=', facilitator).execute();
}

/** Deletes expired tokens. @param facilitator only those of this account */
export async function removeEndedApiTokens(query: Kysely<Tables>, clock: Clock, facilitator?: string): Promise<void> {
  const ended = query.deleteFrom('api_tokens').where('expires_at', '<=', isoTime(clock()));
  await (facilitator === undefined ? ended : ended.where('facilitator', '=', facilitator)).execute();
}

interface Listed {
  readonly id: string;
  readonly name: string;
  readonly scope: ApiScope;
  readonly created_at: string;
  readonly expires_at: string;
  readonly used_at: string | null;
}

function publicToken({ id, name, scope, created_at, expires_at, used_at }: Listed): ApiToken {
  return { id, name, scope, createdAt: created_at, expiresAt: expires_at, usedAt: used_at };
}

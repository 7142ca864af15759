/** Bearer tokens of logins and projectors: random, stored as hashes, expiring; each kind grants access to its own calls only. */

import type { CompiledQuery, Kysely } from 'kysely';
import { HOUR_MS, MINUTE_MS } from '#engine/rules/milliseconds.ts';
import type { Role } from '#schemas/facilitators.ts';
import { type Clock, isoTime } from '../clock.ts';
import { createBatchLoader } from '../concurrency/batch-loader.ts';
import type { Database } from '../database/database.ts';
import { preparedStatement } from '../database/prepared-statement.ts';
import type { Tables } from '../database/tables.ts';
import { isToken, newToken, tokenHash } from '../identifiers.ts';
import { isApiToken } from './api-token-format.ts';
import { type ApiTokenHolder, apiTokenHolder, removeEndedApiTokens } from './api-tokens.ts';
import { createLimit } from './limit.ts';
import { type RemoteHolder, remoteHolder } from './remote-holder.ts';
import { type ReturnHolder, returnHolder } from './return-holder.ts';

/** TTL of a projector's token in milliseconds: a day of preparation and play. */
export const PROJECTOR_TTL_MS = 24 * HOUR_MS;
/** Maximum number of hashes in one query: databases limit its parameters. */
const HASHES_OF_ONE_QUERY = 1_000;
const TTL_MS = { player: 24 * HOUR_MS, admin: 12 * HOUR_MS, projector: PROJECTOR_TTL_MS } as const;
/** Interval in milliseconds in which the acts of a person, or of a script, are stored once. */
const ACTIVITY_INTERVAL_MS = MINUTE_MS;

export type TokenHolder =
  | { readonly kind: 'player'; readonly participant: string; readonly session: string; readonly login: string }
  | {
      readonly kind: 'admin';
      readonly username: string;
      readonly role: Role;
      /** JSON list of departments; null for none. */
      readonly departments: string | null;
      readonly signIn: string;
    }
  | { readonly kind: 'projector'; readonly session: string }
  | ApiTokenHolder
  | RemoteHolder
  | ReturnHolder;

/** The holder of a token that is to be issued. */
type NewHolder =
  | { readonly kind: 'player'; readonly participant: string }
  | { readonly kind: 'admin'; readonly username: string; readonly device?: string | null }
  | { readonly kind: 'projector'; readonly session: string };

export interface Tokens {
  /** Issues a token, within the caller's transaction. */
  issue(query: Kysely<Tables>, holder: NewHolder): Promise<string>;
  /**
   * Issues a token to each of these players: they are valid once the caller's transaction has sent the statements of `storing`.
   * @param players at most 2,000
   */
  issueToAll<P extends { readonly participant: string }>(
    query: Kysely<Tables>,
    players: readonly P[],
  ): { readonly issued: readonly (P & { readonly token: string })[]; readonly storing: readonly CompiledQuery<unknown>[] };
  /** The holder of this token; undefined for a forged, expired or revoked one. */
  find(token: string): Promise<TokenHolder | undefined>;
  /**
   * Records an act of a person in the console: the idle time of the sign-in begins anew.
   * @param signIn hash of its token
   */
  active(signIn: string): Promise<void>;
  /** Records a script's call with this API token: the token's owner is shown the last one. */
  used(holder: ApiTokenHolder): Promise<void>;
  /** Milliseconds after a person's last act at which a sign-in to the console ends. */
  readonly consoleIdleMs: number;
  /** Revokes a token; an unknown one changes nothing. */
  end(token: string): Promise<void>;
  /** Those of the given tokens that keep no stream open: no longer valid, or of an account that has become one of the role `department`. */
  ended(tokens: readonly string[]): Promise<readonly string[]>;
  removeExpired(): Promise<void>;
}

const holdersOf = preparedStatement(
  (hash: string) => ({ hash }),
  (query, rows) =>
    query
      .selectFrom('tokens')
      .leftJoin('participants', 'participants.id', 'tokens.participant')
      .leftJoin('facilitators', 'facilitators.username', 'tokens.username')
      .select(['tokens.hash', 'tokens.expires_at', 'tokens.session as projected', 'participants.id', 'participants.session'])
      .select(['participants.removed_at', 'participants.merged_into'])
      .select(['facilitators.username', 'facilitators.role', 'facilitators.departments'])
      .where(
        'tokens.hash',
        'in',
        rows.map(({ hash }) => hash),
      ),
);

interface Issued {
  readonly token: string;
  readonly holder: NewHolder;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly ttlMs: number;
}

const store = preparedStatement(
  ({ token, holder, now, ttlMs }: Issued) => ({
    hash: tokenHash(token),
    kind: holder.kind,
    participant: holder.kind === 'player' ? holder.participant : null,
    username: holder.kind === 'admin' ? holder.username : null,
    session: holder.kind === 'projector' ? holder.session : null,
    device: holder.kind === 'admin' ? (holder.device ?? null) : null,
    created_at: isoTime(now),
    active_at: holder.kind === 'admin' ? isoTime(now) : null,
    expires_at: isoTime(now + ttlMs),
  }),
  (query, rows) => query.insertInto('tokens').values(rows),
);

/** @param consoleIdleMs milliseconds without an act of a person after which a sign-in to the console ends */
export function createTokens({ query: database }: Database, clock: Clock, consoleIdleMs: number = TTL_MS.admin): Tokens {
  const activities = createLimit(clock, { most: 1, window: ACTIVITY_INTERVAL_MS, code: 'stored', message: '' });
  const load = createBatchLoader<string, TokenHolder>(async (hashes) => {
    const rows = await holdersOf(database, hashes);
    const now = isoTime(clock());
    const holders = new Map<string, TokenHolder>();
    for (const { hash, username, role, departments, projected, expires_at, id, session, removed_at, merged_into } of rows) {
      // Race: the participant may have been removed or merged while this login was being processed.
      if (expires_at <= now || removed_at !== null || merged_into !== null) continue;
      if (id !== null && session !== null) holders.set(hash, { kind: 'player', participant: id, session, login: hash });
      else if (username !== null && role !== null)
        holders.set(hash, { kind: 'admin', username, role, departments, signIn: hash });
      else if (projected !== null) holders.set(hash, { kind: 'projector', session: projected });
    }
    return holders;
  });
  return {
    async issue(query, holder) {
      const token = newToken();
      const ttlMs = holder.kind === 'admin' ? Math.min(consoleIdleMs, TTL_MS.admin) : TTL_MS[holder.kind];
      await store(query, [{ token, holder, now: clock(), ttlMs }]);
      activities.take(tokenHash(token));
      return token;
    },
    issueToAll(query, players) {
      const now = clock();
      const issued = players.map((player) => ({ ...player, token: newToken() }));
      const rows = issued.map(
        ({ participant, token }) => ({ token, holder: { kind: 'player', participant }, now, ttlMs: TTL_MS.player }) as const,
      );
      return { issued, storing: rows.length === 0 ? [] : [store.withValues(query, rows)] };
    },
    async find(token) {
      if (isApiToken(token)) return apiTokenHolder(database, token, clock);
      if (!isToken(token)) return undefined;
      const hash = tokenHash(token);
      return (await load(hash)) ?? (await remoteHolder(database, hash, isoTime(clock()))) ?? returnHolder(database, hash);
    },
    consoleIdleMs,
    async active(signIn) {
      if (activities.take(signIn) !== null) return;
      const now = clock();
      const row = await database.selectFrom('tokens').select('created_at').where('hash', '=', signIn).executeTakeFirst();
      if (!row) return;
      const expires = Math.min(Date.parse(row.created_at) + TTL_MS.admin, now + consoleIdleMs);
      await database
        .updateTable('tokens')
        .set({ active_at: isoTime(now), expires_at: isoTime(expires) })
        .where('hash', '=', signIn)
        .execute();
    },
    async used({ apiToken }) {
      if (activities.take(apiToken) !== null) return;
      await database
        .updateTable('api_tokens')
        .set({ used_at: isoTime(clock()) })
        .where('id', '=', apiToken)
        .execute();
    },
    async end(token) {
      await database.deleteFrom('tokens').where('hash', '=', tokenHash(token)).execute();
    },
    async ended(tokens) {
      const known = new Set<string>();
      for (let first = 0; first < tokens.length; first += HASHES_OF_ONE_QUERY) {
        const hashes = tokens.slice(first, first + HASHES_OF_ONE_QUERY).map((token) => tokenHash(token));
        const rows = await database
          .selectFrom('tokens')
          .leftJoin('facilitators', 'facilitators.username', 'tokens.username')
          .select('tokens.hash')
          .where('tokens.hash', 'in', hashes)
          .where('tokens.expires_at', '>', isoTime(clock()))
          // A call asks for the role each time, a stream once, as it opens: to that role none is open.
          .where((eb) => eb.or([eb('tokens.username', 'is', null), eb('facilitators.role', '<>', 'department')]))
          .execute();
        for (const { hash } of rows) known.add(hash);
      }
      return tokens.filter((token) => !known.has(tokenHash(token)));
    },
    async removeExpired() {
      await database.deleteFrom('tokens').where('expires_at', '<=', isoTime(clock())).execute();
      await removeEndedApiTokens(database, clock);
    },
  };
}

/** Ends the logins of these participants, within the caller's transaction. */
export async function endLogins(transaction: Kysely<Tables>, participants: readonly string[]): Promise<void> {
  await transaction.deleteFrom('tokens').where('participant', 'in', participants).execute();
}

/** Transfers the logins of a merged participant to the other, within the caller's transaction. */
export async function handOverLogins(transaction: Kysely<Tables>, from: string, into: string): Promise<void> {
  await transaction.updateTable('tokens').set({ participant: into }).where('participant', '=', from).execute();
}

/**
 * Ends the sign-ins of an account, and the phones that it paired, within the caller's transaction: a phone acts as the account, and whoever
 * signed in to it may have paired one. Their links end as well.
 * @param but hash of the token that stays
 */
export async function endSignIns(transaction: Kysely<Tables>, username: string, but: string | null = null): Promise<void> {
  let ending = transaction.deleteFrom('tokens').where('kind', '=', 'admin').where('username', '=', username);
  if (but !== null) ending = ending.where('hash', '<>', but);
  await ending.execute();
  await transaction.deleteFrom('remotes').where('created_by', '=', username).execute();
}

/**
 * Ends one sign-in of an account, within the caller's transaction.
 * @param signIn hash of its token
 * @returns its device; undefined where there is no such sign-in
 */
export function endSignIn(
  transaction: Kysely<Tables>,
  username: string,
  signIn: string,
): Promise<{ readonly device: string | null } | undefined> {
  return transaction
    .deleteFrom('tokens')
    .where('hash', '=', signIn)
    .where('kind', '=', 'admin')
    .where('username', '=', username)
    .returning('device')
    .executeTakeFirst();
}

/** Revokes the projectors' tokens of a session, within the caller's transaction. @returns how many were revoked */
export async function endProjectors(transaction: Kysely<Tables>, session: string): Promise<number> {
  const ended = await transaction
    .deleteFrom('tokens')
    .where('kind', '=', 'projector')
    .where('session', '=', session)
    .returning('hash')
    .execute();
  return ended.length;
}

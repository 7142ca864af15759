/** Remotes of a session: a facilitator creates a link that works once, a phone exchanges it for a token, and both can be revoked. */

import { HOUR_MS, MINUTE_MS } from '#engine/rules/milliseconds.ts';
import type { ListedRemote, NewRemote, Paired, Pairing, RemoteLink } from '#schemas/remote.ts';
import { audit } from '../audit/audit-log.ts';
import { type Clock, isoTime } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { isOrphan, withRetries } from '../database/failures.ts';
import { ServerError, unknownSession } from '../errors.ts';
import { isId, newId, newToken, tokenHash } from '../identifiers.ts';
import { sessionName } from '../session-model/session-name.ts';

/** Milliseconds within which a phone must use the link. */
const LINK_TTL_MS = 5 * MINUTE_MS;
/** Milliseconds for which a paired phone stays paired: a day of workshops. */
const REMOTE_TTL_MS = 12 * HOUR_MS;

export interface Remotes {
  /** @throws ServerError 404 */
  open(session: string, remote: NewRemote, actor: string): Promise<RemoteLink>;
  /** Paired remotes and unused links, the newest first. @throws ServerError 404 */
  list(session: string): Promise<ListedRemote[]>;
  /** Idempotent: revoking an unpaired remote changes nothing. @throws ServerError 404 for an unknown session */
  revoke(session: string, remote: string, actor: string): Promise<void>;
  /** Exchanges a link for a token. The same phone may ask again while the link is valid. @throws ServerError 410 */
  pair(pairing: Pairing): Promise<Paired>;
  removeExpired(): Promise<void>;
}

export function createRemotes({ query }: Database, clock: Clock): Remotes {
  return {
    open(session, { realNames }, actor) {
      return withRetries(() =>
        query.transaction().execute(async (transaction) => {
          const detail = await sessionName(transaction, session);
          const now = clock();
          const id = newId(now);
          const secret = newToken();
          const expiresAt = isoTime(now + LINK_TTL_MS);
          const row = { id, session, created_by: actor, created_at: isoTime(now), real_names: realNames ? 1 : 0 };
          await transaction
            .insertInto('remotes')
            .values({ ...row, link_hash: tokenHash(secret), link_expires_at: expiresAt })
            .execute();
          await audit(transaction, clock, { actor, action: 'remote-opened', subject: session, detail });
          return { id, secret, expiresAt };
        }),
      ).catch((error: unknown) => {
        // The session was deleted between the look-up and the insertion.
        throw isOrphan(error) ? unknownSession() : error;
      });
    },
    async list(session) {
      const known = isId(session)
        ? await query.selectFrom('sessions').select('id').where('id', '=', session).executeTakeFirst()
        : undefined;
      if (!known) throw unknownSession();
      const rows = await query.selectFrom('remotes').selectAll().where('session', '=', session).orderBy('id', 'desc').execute();
      const now = isoTime(clock());
      return rows.flatMap(({ id, created_by, created_at, real_names, link_expires_at, paired_at, expires_at }) => {
        const expiresAt = expires_at ?? link_expires_at;
        if (expiresAt <= now) return [];
        return [
          { id, createdBy: created_by, createdAt: created_at, realNames: real_names === 1, pairedAt: paired_at, expiresAt },
        ];
      });
    },
    revoke(session, remote, actor) {
      return withRetries(() =>
        query.transaction().execute(async (transaction) => {
          const detail = await sessionName(transaction, session);
          const removed = await transaction
            .deleteFrom('remotes')
            .where('id', '=', remote)
            .where('session', '=', session)
            .returning('id')
            .executeTakeFirst();
          if (removed) await audit(transaction, clock, { actor, action: 'remote-revoked', subject: session, detail });
        }),
      );
    },
    pair({ secret, device }) {
      return withRetries(() =>
        query.transaction().execute(async (transaction) => {
          const now = clock();
          const token = newToken();
          const device_hash = tokenHash(device);
          // One statement decides which phone gets the link. A second reply to the same phone holds a new token, as the first one is stored
          // only as a hash.
          const row = await transaction
            .updateTable('remotes')
            .set((eb) => ({
              device_hash,
              token_hash: tokenHash(token),
              paired_at: eb.fn.coalesce('paired_at', eb.val(isoTime(now))),
              expires_at: eb.fn.coalesce('expires_at', eb.val(isoTime(now + REMOTE_TTL_MS))),
            }))
            .where('link_hash', '=', tokenHash(secret))
            .where('link_expires_at', '>', isoTime(now))
            .where((eb) => eb.or([eb('device_hash', 'is', null), eb('device_hash', '=', device_hash)]))
            .returning(['session', 'created_by', 'paired_at', 'expires_at'])
            .executeTakeFirst();
          if (!row?.expires_at) throw linkUsed();
          if (row.paired_at === isoTime(now)) {
            const detail = await sessionName(transaction, row.session);
            await audit(transaction, clock, { actor: row.created_by, action: 'remote-paired', subject: row.session, detail });
          }
          return { token, expiresAt: row.expires_at };
        }),
      );
    },
    async removeExpired() {
      await query
        .deleteFrom('remotes')
        .where((eb) => eb(eb.fn.coalesce('expires_at', 'link_expires_at'), '<=', isoTime(clock())))
        .execute();
    },
  };
}

function linkUsed(): ServerError {
  return new ServerError(410, 'link-used', {
    en: 'This link was used already, or its five minutes are over. Pair the phone with a new one.',
    fr: 'Ce lien a déjà servi, ou ses cinq minutes sont passées. Associez le téléphone avec un nouveau lien.',
  });
}

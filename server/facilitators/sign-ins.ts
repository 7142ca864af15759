/** Active sign-ins of an account, for its owner. */
import type { Transaction } from 'kysely';
import type { SignInList } from '#schemas/admin.ts';
import type { SignedIn } from '../access/authentication.ts';
import { endSignIn, endSignIns } from '../access/tokens.ts';
import { audit } from '../audit/audit-log.ts';
import { type Clock, isoTime } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { withRetries } from '../database/failures.ts';
import type { Tables } from '../database/tables.ts';
import { ServerError } from '../errors.ts';

export interface SignIns {
  /** Sign-ins of the caller's account, the most recently used first. */
  list(caller: SignedIn): Promise<SignInList>;
  /** Milliseconds until the caller's sign-in ends without another act of a person. */
  endsIn(caller: SignedIn): Promise<number>;
  /** Ends one sign-in of the caller's account, audited. @throws ServerError 404 for one that has ended */
  end(caller: SignedIn, id: string): Promise<void>;
  /** Ends every sign-in of the account but the caller's, and its paired phones, audited. */
  endOthers(caller: SignedIn): Promise<void>;
}

export function createSignIns({ query }: Database, clock: Clock): SignIns {
  const change = (work: (transaction: Transaction<Tables>) => Promise<void>) =>
    withRetries(() => query.transaction().execute(work));
  const valid = (username: string) =>
    query
      .selectFrom('tokens')
      .select(['hash', 'device', 'created_at', 'active_at', 'expires_at'])
      .where('kind', '=', 'admin')
      .where('username', '=', username)
      .where('expires_at', '>', isoTime(clock()));

  return {
    async list({ username, signIn }) {
      const rows = await valid(username).execute();
      return rows
        .map(({ hash, device, created_at, active_at }) => ({
          // The identifier is the SHA-256 of a random token, which it does not reveal.
          ...{ id: hash, device, since: created_at, activeAt: active_at ?? created_at, current: hash === signIn },
        }))
        .sort((a, b) => b.activeAt.localeCompare(a.activeAt) || a.id.localeCompare(b.id));
    },

    async endsIn({ username, signIn }) {
      const own = await valid(username).where('hash', '=', signIn).executeTakeFirst();
      return own ? Date.parse(own.expires_at) - clock() : 0;
    },

    end: ({ username }, id) =>
      change(async (transaction) => {
        const ended = await endSignIn(transaction, username, id);
        if (!ended) throw unknownSignIn();
        const detail = { device: ended.device };
        await audit(transaction, clock, { actor: username, action: 'device-signed-out', subject: null, detail });
      }),

    endOthers: ({ username, signIn }) =>
      change(async (transaction) => {
        await endSignIns(transaction, username, signIn);
        await audit(transaction, clock, { actor: username, action: 'other-devices-signed-out', subject: null });
      }),
  };
}

function unknownSignIn(): ServerError {
  return new ServerError(404, 'unknown-sign-in', {
    en: 'This device is signed out already.',
    fr: 'Cet appareil est déjà déconnecté.',
  });
}

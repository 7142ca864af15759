/** Challenges that passkeys sign (WebAuthn level 3): each is valid for one answer, for five minutes. */
import { MINUTE_MS } from '#engine/rules/milliseconds.ts';
import { type Clock, isoTime } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { withRetries } from '../database/failures.ts';
import { tokenHash } from '../identifiers.ts';

/** TTL of a challenge in milliseconds: long enough to fetch a phone. */
export const CHALLENGE_TTL_MS = 5 * MINUTE_MS;

interface PasskeyChallenges {
  /** Stores a challenge. @param username who registers a passkey; null for a sign-in */
  keep(challenge: string, username: string | null): Promise<void>;
  /** Replay protection: true once, for an answer from the account that the challenge was sent to. */
  take(challenge: string, username: string | null): Promise<boolean>;
}

export function createPasskeyChallenges({ query }: Database, clock: Clock): PasskeyChallenges {
  return {
    async keep(challenge, username) {
      const now = clock();
      await withRetries(async () => {
        await query.deleteFrom('passkey_challenges').where('expires_at', '<=', isoTime(now)).execute();
        await query
          .insertInto('passkey_challenges')
          .values({ hash: tokenHash(challenge), username, expires_at: isoTime(now + CHALLENGE_TTL_MS) })
          .execute();
      });
    },

    async take(challenge, username) {
      const taken = await withRetries(() =>
        query
          .deleteFrom('passkey_challenges')
          .where('hash', '=', tokenHash(challenge))
          .where('expires_at', '>', isoTime(clock()))
          .where('username', username === null ? 'is' : '=', username)
          .returning('hash')
          .executeTakeFirst(),
      );
      return taken !== undefined;
    },
  };
}

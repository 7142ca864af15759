/**
 * Closes streams whose token is no longer valid, for any reason (logout, removal, revocation, expiry), or whose account has lost the role
 * that they ask for, whichever process ended that. One polling query covers all streams of this process, at the cost of one look-up by
 * key for each, of a console's two.
 */
import type { Tokens } from '../access/tokens.ts';

/** Milliseconds between two polls, so that a stream ends within a second. */
const POLL_INTERVAL_MS = 500;

export interface EndedLogins {
  /** @param onEnded called once, when the token opens no stream any more @returns a function that unsubscribes */
  follow(token: string, onEnded: () => void): () => void;
}

/** @param onFailure called with the error of a failed poll; the next poll also finds the logins that this one missed */
export function createEndedLogins({ ended }: Pick<Tokens, 'ended'>, onFailure: (error: unknown) => void): EndedLogins {
  const followers = new Map<string, Set<() => void>>();
  let planned = false;

  const look = async () => {
    const over = await ended([...followers.keys()]).catch((error: unknown) => {
      onFailure(error);
      return [];
    });
    for (const token of over) for (const onEnded of [...(followers.get(token) ?? [])]) onEnded();
    planned = false;
    lookLater();
  };
  const lookLater = () => {
    if (followers.size === 0 || planned) return;
    planned = true;
    setTimeout(look, POLL_INTERVAL_MS).unref();
  };

  return {
    follow(token, onEnded) {
      const own = followers.get(token) ?? new Set();
      own.add(onEnded);
      followers.set(token, own);
      lookLater();
      return () => {
        own.delete(onEnded);
        if (own.size === 0 && followers.get(token) === own) followers.delete(token);
      };
    },
  };
}

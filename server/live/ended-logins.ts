/**
 * Ends the streams whose login is over, whatever ended it and whichever process: a logout, a removal, a revocation, the clock. One query
 * asks for all streams of this process; a stream's cost is one look-up by key.
 */
import type { Tokens } from '../access/tokens.ts';

/** Milliseconds between two looks, so that a stream ends within a second. */
const POLL_INTERVAL_MS = 500;

export interface EndedLogins {
  /** @param onEnded called once, when the token opens nothing any more @returns what stops the watching */
  follow(token: string, onEnded: () => void): () => void;
}

/** @param onFailure told of looks that failed; the next one makes up for them */
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

/** Calls that help players. Each rejects with an ApiError, and is idempotent by key. */
import { useMemo } from 'react';
import type { MessageToPlayers } from '#schemas/cockpit.ts';
import { useSignedIn } from '../auth/signed-in.tsx';

export interface HelpCalls {
  /** Resolves with the number of hints granted. */
  giveHint(participant: string, challenge: string, idempotencyKey: string): Promise<number>;
  /** Grants a hint to everyone who opened the mission and has not solved it. */
  giveHintToAll(challenge: string, idempotencyKey: string): Promise<number>;
  send(message: MessageToPlayers, idempotencyKey: string): Promise<void>;
}

interface Given {
  readonly given: number;
}

export function useHelpCalls(session: string): HelpCalls {
  const { call } = useSignedIn();
  return useMemo(() => {
    const address = `/admin/sessions/${encodeURIComponent(session)}`;
    const give = async (path: string, challenge: string, idempotencyKey: string) =>
      (await call<Given>('POST', `${path}/hints`, { body: { challenge }, idempotencyKey })).given;
    return {
      giveHint: (participant, challenge, key) => give(`/admin/participants/${encodeURIComponent(participant)}`, challenge, key),
      giveHintToAll: (challenge, key) => give(address, challenge, key),
      send: (body, idempotencyKey) => call('POST', `${address}/messages`, { body, idempotencyKey }),
    };
  }, [call, session]);
}

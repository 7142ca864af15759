/** What a facilitator may do for the room. Each rejects with an ApiError; sent again under the same key it counts once. */
import { useMemo } from 'react';
import type { MessageToPlayers } from '#schemas/cockpit.ts';
import { useSignedIn } from '../auth/signed-in.tsx';

export interface HelpCalls {
  /** Answers with how many got one. */
  giveHint(participant: string, challenge: string, idempotencyKey: string): Promise<number>;
  /** To everybody who has opened the mission and not solved it. */
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

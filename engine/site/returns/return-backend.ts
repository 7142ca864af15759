/** The challenge backend of a return: the server judges, under the token of the personal link. */
import type { Call } from '#engine/client/call.ts';
import type { ChallengeBackend } from '#engine/frame/backends/backend.ts';
import type { AttemptReply, HintsReply, OpenedChallenge } from '#schemas/challenges.ts';

/** One mission's play: the page stores its hints and failures, like those of a replay. @param ask client with the token of the link */
export function createReturnBackend(ask: Call): ChallengeBackend {
  let hints: HintsReply['hints'] = [];
  let failures = 0;
  const address = (key: string) => `/return/challenges/${encodeURIComponent(key)}`;
  const guest = () => ({ hintsShown: hints.length, failures });
  return {
    async open(key) {
      const opened = await ask<OpenedChallenge>('GET', address(key));
      return { ...opened, hints: [...hints], failures };
    },
    async hint(key) {
      const reply = await ask<HintsReply>('POST', `${address(key)}/hints`, { body: { guest: guest() } });
      hints = reply.hints;
      return reply;
    },
    async attempt(key, answer) {
      const reply = await ask<AttemptReply>('POST', `${address(key)}/attempts`, { body: { answer, guest: guest() } });
      failures = reply.failures;
      return reply;
    },
    // A return has no points that a penalty could be taken from.
    penalise: () => Promise.resolve(),
  };
}

/** A challenge as its player's session has it played. */
import type { RegisteredChallenge } from '#engine/rules/registered-challenge.ts';
import { isPlayed, manifestUnder } from '#engine/rules/session-rules.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';
import type { HintPolicy } from '#schemas/session-setup.ts';
import type { Player } from '../access/authentication.ts';
import { ServerError } from '../errors.ts';
import type { Rules } from '../sessions/rules.ts';
import type { ChallengeBook } from './challenge-book.ts';

export interface PlayedChallenge {
  /** As it is registered: secrets depend on nothing else. */
  readonly challenge: RegisteredChallenge;
  /** As it counts in this session. */
  readonly manifest: ChallengeManifest;
  readonly hintPolicy: HintPolicy;
  readonly inSession: boolean;
}

/** Guests play everything, under the table's rules. @throws ServerError 404 for an unknown challenge */
export type FindPlayed = (key: string, player: Player | null) => Promise<PlayedChallenge>;

export function createFindPlayed(book: ChallengeBook, rules: Rules): FindPlayed {
  return async (key, player) => {
    const challenge = book.get(key);
    const { manifest } = challenge;
    if (!player) return { challenge, manifest, hintPolicy: 'table', inSession: true };
    const session = await rules.of(player.session);
    const { hintPolicy } = session;
    return { challenge, manifest: manifestUnder(hintPolicy, manifest), hintPolicy, inSession: isPlayed(session, key) };
  };
}

export function notInSession(): ServerError {
  return new ServerError(403, 'not-in-session', 'Cette mission ne fait pas partie de votre session.');
}

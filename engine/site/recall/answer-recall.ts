import type { ChoiceReply } from '#schemas/summary.ts';
import type { Player } from '../player-state/player.ts';

/** Answers the question of a mission that the player solved in the session. @param choice index of the option, from 0 */
export function answerRecall(player: Player, key: string, choice: number): Promise<ChoiceReply> {
  return player.ask<ChoiceReply>('POST', `/challenges/${encodeURIComponent(key)}/retrieval`, { body: { choice } });
}

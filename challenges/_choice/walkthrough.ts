import type { Walkthrough } from '#engine/authoring/testing';
import { type MyChallengeArtifacts, OPTIONS } from './artifacts.ts';

/** Plays in a real browser by keyboard alone: decides at each moment, then goes on to the next. */
const walkthrough: Walkthrough<MyChallengeArtifacts> = async (player, { answer, artifacts: { moments } }) => {
  const press = async (name: string) => {
    await player.reach('button', name);
    await player.press('Enter');
  };
  const rightOf = (id: string) => OPTIONS.find((option) => typeof answer !== 'string' && answer[id] === option) ?? 'accept';
  for (const [index, { id, options }] of moments.entries()) {
    await press(options[rightOf(id)]);
    await press(index === moments.length - 1 ? 'Finir la journée' : 'Suivant');
  }
};

export default walkthrough;

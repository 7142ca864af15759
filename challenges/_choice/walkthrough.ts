import type { Walkthrough } from '#engine/authoring/testing';
import { type MyChallengeArtifacts, OPTIONS } from './artifacts.ts';

/** The same in a real browser, by keyboard alone: a wrong decision is taken back, then each moment is decided. */
const walkthrough: Walkthrough<MyChallengeArtifacts> = async (player, { answer, artifacts: { moments } }) => {
  const press = async (name: string) => {
    await player.reach('button', name);
    await player.press('Enter');
  };
  const rightOf = (id: string) => OPTIONS.find((option) => typeof answer !== 'string' && answer[id] === option) ?? 'accept';
  for (const [index, { id, options }] of moments.entries()) {
    const right = rightOf(id);
    if (index === 0) {
      await press(options[right === 'refuse' ? 'accept' : 'refuse']);
      await press('Revenir avant le geste');
    }
    await press(options[right]);
    await player.see('Votre geste');
    await press(index === moments.length - 1 ? 'Finir la journée' : 'Suivant');
  }
};

export default walkthrough;

import type { Walkthrough } from '#engine/authoring/testing';
import { GESTURE_NAMES, GESTURES, type MorningArtifacts } from './artifacts.ts';

/** Treats the first trap, goes back, then sorts the items one by one. */
const walkthrough: Walkthrough<MorningArtifacts> = async (player, { answer, artifacts: { items } }) => {
  const press = async (name: string) => {
    await player.reach('button', name);
    await player.press('Enter');
  };
  const rightOf = (id: string) => GESTURES.find((gesture) => typeof answer !== 'string' && answer[id] === gesture) ?? 'treat';
  const trap = items.findIndex(({ id }) => rightOf(id) === 'report');
  for (const [index, { id }] of items.entries()) {
    if (index === trap) {
      await press(GESTURE_NAMES.treat);
      await press('Revenir avant le geste');
    }
    await press(GESTURE_NAMES[rightOf(id)]);
    await press(index === items.length - 1 ? 'Rendre la pile' : 'Suivant');
  }
};

export default walkthrough;

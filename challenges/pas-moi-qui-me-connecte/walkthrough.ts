import type { Walkthrough } from '#engine/authoring/testing';
import { type DayArtifacts, GESTURE_NAMES, GESTURES, type Gesture } from './artifacts.ts';

/** Answers the first request the wrong way, steps back, then answers one by one; a stranger's is refused before it is reported. */
const walkthrough: Walkthrough<DayArtifacts> = async (player, { answer, artifacts: { moments } }) => {
  const press = async (name: string) => {
    await player.reach('button', name);
    await player.press('Enter');
  };
  const rightOf = (id: string): Gesture =>
    GESTURES.find((gesture) => typeof answer !== 'string' && answer[id] === gesture) ?? 'report';
  const [first] = moments;
  if (first) {
    await press(GESTURE_NAMES[rightOf(first.id) === 'approve' ? 'refuse' : 'approve']);
    await press('Revenir avant le geste');
  }
  for (const [index, { id }] of moments.entries()) {
    const right = rightOf(id);
    if (right === 'report') {
      await press(GESTURE_NAMES.refuse);
      await press('Choisir un autre geste');
    }
    await press(GESTURE_NAMES[right]);
    await player.see('Votre geste');
    await press(index === moments.length - 1 ? 'Finir la journée' : 'Suivant');
  }
  await player.see(/Ce qui était à vous est passé/);
};

export default walkthrough;

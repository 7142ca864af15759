import type { Walkthrough } from '#engine/authoring/testing';
import { type DayArtifacts, GESTURES, type Gesture, gestureNames } from './artifacts.ts';

/**
 * Refuses each request, which settles nothing, then answers it. The first request of a stranger is approved, and the approval taken back.
 */
const walkthrough: Walkthrough<DayArtifacts> = async (player, { answer, artifacts: { moments } }) => {
  const press = async (name: string) => {
    await player.reach('button', name);
    await player.press('Enter');
  };
  const rightOf = (id: string): Gesture =>
    GESTURES.find((gesture) => typeof answer !== 'string' && answer[id] === gesture) ?? 'report';
  const stranger = moments.find(({ id }) => rightOf(id) === 'report');
  for (const [index, moment] of moments.entries()) {
    const names = gestureNames(moment);
    await press(names.refuse);
    await press('Choisir un autre geste');
    if (moment === stranger) {
      await press(names.approve);
      await press('Revenir avant le geste');
    }
    await press(names[rightOf(moment.id)]);
    await press(index === moments.length - 1 ? 'Finir la journée' : 'Suivant');
  }
};

export default walkthrough;

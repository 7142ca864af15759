import type { Walkthrough } from '#engine/authoring/testing';
import { GESTURES, type PlusTardArtifacts } from './artifacts.ts';

/** Errs on the first day, steps back, then decides day by day. */
const walkthrough: Walkthrough<PlusTardArtifacts> = async (player, { answer, artifacts: { moments } }) => {
  const press = async (name: string | RegExp) => {
    await player.reach('button', name);
    await player.press('Enter');
  };
  const rightOf = (id: string) => GESTURES.find((gesture) => typeof answer !== 'string' && answer[id] === gesture) ?? 'here';
  const [first] = moments;
  if (first) {
    const isFake = rightOf(first.id) === 'report';
    await press(first.options[first.screen.kind === 'disk' ? 'self' : isFake ? 'here' : 'later']);
    await press('Revenir avant le geste');
  }
  for (const [index, { id, options }] of moments.entries()) {
    await press(options[rightOf(id)]);
    await player.see('Votre geste');
    await press(index === moments.length - 1 ? 'Finir la quinzaine' : 'Suivant');
  }
};

export default walkthrough;

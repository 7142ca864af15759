import type { Walkthrough } from '#engine/authoring/testing';
import { GESTURES, type PlusTardArtifacts } from './artifacts.ts';

/** Plays day by day: clicks in the first fake notice and goes back, then chooses the right gesture each day. */
const walkthrough: Walkthrough<PlusTardArtifacts> = async (player, { answer, artifacts: { moments } }) => {
  const press = async (name: string | RegExp) => {
    await player.reach('button', name);
    await player.press('Enter');
  };
  const rightOf = (id: string) => GESTURES.find((gesture) => typeof answer !== 'string' && answer[id] === gesture) ?? 'here';
  const fake = moments.find(({ id, screen }) => screen.kind !== 'disk' && rightOf(id) === 'report');
  for (const [index, moment] of moments.entries()) {
    const { id, options } = moment;
    if (moment === fake) {
      await press(options.here);
      await press('Revenir avant le geste');
    }
    await press(options[rightOf(id)]);
    await press(index === moments.length - 1 ? 'Finir la quinzaine' : 'Suivant');
  }
};

export default walkthrough;

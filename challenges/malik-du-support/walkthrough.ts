import type { Walkthrough } from '#engine/authoring/testing';
import { type MalikArtifacts, MOMENTS, type Moment } from './artifacts.ts';
import { isByOwnDoor } from './solve.ts';

/** Does what the fake Malik asks, goes back, and calls the support instead. The other moments are decided at the first try. */
const walkthrough: Walkthrough<MalikArtifacts> = async (player, { answer, artifacts: { mails, gestures, first } }) => {
  const press = async (name: string) => {
    await player.reach('button', name);
    await player.press('Enter');
  };
  const rightOf = (moment: Moment) => (typeof answer === 'string' ? '' : String(answer[moment]));
  const words = (moment: Moment, value: string) => {
    if (moment !== 'mail') return gestures[moment].find((gesture) => gesture.value === value)?.label ?? '';
    const mail = mails.find(({ id }) => id === value);
    return `${mail?.from} ${mail?.subject}`;
  };
  const fake = isByOwnDoor(first) ? 'second' : 'first';
  for (const moment of MOMENTS) {
    if (moment === fake) {
      await press(words(moment, 'follow'));
      await player.see(/Qui a ouvert la porte/);
      await press('Revenir avant le geste');
    }
    await press(words(moment, rightOf(moment)));
    await press(moment === 'tell' ? 'Finir la matinée' : 'Suivant');
  }
};

export default walkthrough;

import type { Walkthrough } from '#engine/authoring/testing';
import { type Encounter, type HallArtifacts, isThing } from './artifacts.ts';
import { letInUnannounced } from './solve.ts';

/** Looks at all clues, lets an unannounced person in and goes back, then says the right sentence in each encounter. */
const walkthrough: Walkthrough<HallArtifacts> = async (player, { answer, artifacts }) => {
  const { encounters, register, message } = artifacts;
  const press = async (name: string) => {
    await player.reach('button', name);
    await player.press('Enter');
  };
  const say = async ({ figure, sentences }: Encounter, chosen: unknown) => {
    const text = sentences.find(({ id }) => id === chosen)?.text ?? '';
    await press(isThing(figure) ? text : `«\u00a0${text}\u00a0»`);
  };
  await player.see(encounters[0]?.near ?? '');
  await press('Registre');
  await player.see(register[0]?.who ?? '');
  await press('Message');
  await player.see(message[0] ?? '');
  const tooFar = letInUnannounced(artifacts);
  for (const [index, encounter] of encounters.entries()) {
    if (encounter.id === tooFar?.id) {
      await say(encounter, tooFar.sentence);
      await press('Revenir avant le geste');
    }
    await say(encounter, Object(answer)[encounter.id]);
    await press(index === encounters.length - 1 ? 'Rendre le comptoir à Karim' : 'Suivant');
  }
};

export default walkthrough;

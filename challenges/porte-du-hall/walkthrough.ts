import type { Walkthrough } from '#engine/authoring/testing';
import { type Encounter, type HallArtifacts, isThing } from './artifacts.ts';
import { lazy } from './solve.ts';

/** Looks at all that lies on the counter, opens where one should not and steps back, and says the sentence of each encounter. */
const walkthrough: Walkthrough<HallArtifacts> = async (player, { answer, artifacts }) => {
  const { encounters, register, message } = artifacts;
  const press = async (name: string) => {
    await player.reach('button', name);
    await player.press('Enter');
  };
  const say = async ({ id, figure, sentences }: Encounter, answers: unknown) => {
    const text = sentences.find((sentence) => sentence.id === Object(answers)[id])?.text ?? '';
    await press(isThing(figure) ? text : `«\u00a0${text}\u00a0»`);
  };
  await player.see(encounters[0]?.near ?? '');
  await press('Registre');
  await player.see(register[0]?.who ?? '');
  await press('Message');
  await player.see(message[0] ?? '');
  const opening = lazy.accept(artifacts, {});
  const tooFar = encounters.find(({ id }) => Object(opening)[id] !== Object(answer)[id]);
  for (const [index, encounter] of encounters.entries()) {
    if (encounter === tooFar) {
      await say(encounter, opening);
      await press('Revenir avant le geste');
    }
    await say(encounter, answer);
    await player.see('Votre geste');
    await press(index === encounters.length - 1 ? 'Rendre l’accueil à Karim' : 'Suivant');
  }
};

export default walkthrough;

import type { Walkthrough } from '#engine/authoring/testing';
import { type HallArtifacts, THINGS } from './artifacts.ts';

/** Looks at all that lies on the counter, forgets to speak, then says the sentence of each encounter. */
const walkthrough: Walkthrough<HallArtifacts> = async (player, { answer, artifacts: { encounters, register, message } }) => {
  await player.see(encounters[0]?.near ?? '');
  await player.reach('button', 'Registre');
  await player.press('Enter');
  await player.see(register[0]?.who ?? '');
  await player.reach('button', 'Message');
  await player.press('Enter');
  await player.see(message[0] ?? '');
  await player.reach('button', /^Rencontre 5/);
  await player.press('Enter');
  await player.reach('button', 'Valider');
  await player.press('Enter');
  await player.see(/Rien n’est compté/);
  for (const [index, { id, figure, sentences }] of encounters.entries()) {
    // A radio group is one stop: Tab comes to its first sentence, arrows go on.
    const first = sentences[0]?.text ?? '';
    await player.reach('radio', THINGS.some((name) => name === figure) ? first : `«\u00a0${first}\u00a0»`);
    await player.press('Space');
    const place = sentences.findIndex((sentence) => typeof answer !== 'string' && sentence.id === answer[id]);
    for (let down = 0; down < place; down += 1) await player.press('ArrowDown');
    await player.reach('button', index < encounters.length - 1 ? 'Suivant' : 'Valider');
    await player.press('Enter');
  }
};

export default walkthrough;

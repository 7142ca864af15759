import type { Walkthrough } from '#engine/authoring/testing';
import { GESTURES, idAt, type MyChallengeArtifacts, WORDS } from './artifacts.ts';

/** Plays in a real browser by keyboard alone: runs two commands, then chooses a gesture for each file. */
const walkthrough: Walkthrough<MyChallengeArtifacts> = async (player, { answer, artifacts: { files } }) => {
  await player.reach('textbox', /Ligne de commande/);
  await player.type('cat EMPREINTES.txt');
  await player.press('Enter');
  await player.see(/relevées par Fatou Diarra/);
  await player.type('ouvrir');
  await player.press('Enter');
  await player.see(/commande inconnue/);
  for (const [place, name] of files.entries()) {
    await player.reach('radio', `${WORDS[GESTURES[0]]} (${name})`);
    await player.press('Space');
    if (typeof answer !== 'string' && answer[idAt(place)] !== GESTURES[0]) await player.press('ArrowDown');
  }
  await player.reach('button', 'Valider la liste');
  await player.press('Enter');
};

export default walkthrough;

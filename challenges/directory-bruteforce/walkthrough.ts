import type { Walkthrough } from '#engine/authoring/testing';
import type { DirectoryArtifacts } from './artifacts.ts';

/** Guesses, waits 8 s in real time for the names, tries them all, opens the page that was found, and enters its flag. */
const walkthrough: Walkthrough<DirectoryArtifacts> = async (player, { answer, artifacts }) => {
  await player.reach('textbox', /Nom du dossier/);
  await player.type('/Images/');
  await player.press('Enter');
  await player.see('Non Trouvé');
  await player.see(/neuf noms/);
  for (const word of artifacts.words) {
    await player.reach('button', `Tester ${word}`);
    await player.press('Enter');
  }
  await player.see('OK - Contient: maintenance.html');
  await player.reach('button', /Ouvrir maintenance\.html/);
  await player.press('Enter');
  await player.see(String(answer));
  await player.reach('textbox', 'Flag');
  await player.type(String(answer));
  await player.press('Enter');
};

export default walkthrough;

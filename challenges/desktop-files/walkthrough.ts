import type { Walkthrough } from '#engine/authoring/testing';
import type { DesktopFilesArtifacts } from './artifacts.ts';

/** Reads the clues, uses the decoder in its folder, and closes windows by Escape and by their button. */
const walkthrough: Walkthrough<DesktopFilesArtifacts> = async (player, { answer }) => {
  const look = async (name: string, seen: RegExp) => {
    await player.reach('button', name);
    await player.press('Enter');
    await player.see(seen);
  };
  await look('LISEZ-MOI.txt', /coupé en deux/);
  await player.press('Escape');
  await look('Notes.txt', /Théo m’a montré/);
  await player.press('Escape');
  await look('id.txt', /CTF\{début_fin\}/);
  await player.press('Escape');
  await look('config.ini', /debut_code/);
  await player.reach('button', 'Fermer la fenêtre');
  await player.press('Enter');
  await look('vacances.jpg', /Propriétés/);
  await player.reach('button', 'Propriétés');
  await player.press('Enter');
  await player.see('Commentaire');
  await player.press('Escape');
  await look('Projets', /3 éléments/);
  await look('decodeur.html', /64 caractères/);
  // A text that the screen does not show otherwise.
  const decoded = 'nord-est';
  await player.reach('textbox', 'Texte à relire');
  await player.type(btoa(decoded));
  await player.reach('button', 'Décoder le Base64');
  await player.press('Enter');
  await player.see(decoded);
  await player.press('Escape');
  await player.press('Escape');
  await player.reach('textbox', 'Flag');
  await player.type(String(answer));
  await player.press('Enter');
};

export default walkthrough;

import type { Walkthrough } from '#engine/authoring/testing';
import type { ClicksArtifacts } from './artifacts.ts';

/** Reads the page's details, clicks « réparer », sees the consequences and goes back, reads the computer's state, closes the browser. */
const walkthrough: Walkthrough<ClicksArtifacts> = async (player) => {
  await player.reach('button', 'Informations sur la page');
  await player.press('Enter');
  await player.see('reparation-express.example');
  await player.reach('button', 'Cliquer pour réparer');
  await player.press('Enter');
  await player.see('La commande part de votre main');
  await player.reach('button', 'Revenir avant le clic');
  await player.press('Enter');
  await player.reach('button', /^Protection du poste/);
  await player.press('Enter');
  await player.see(/Dernière analyse/);
  await player.reach('button', 'Fermer et analyser');
  await player.press('Enter');
};

export default walkthrough;

import type { Walkthrough } from '#engine/authoring/testing';
import type { ClicksArtifacts } from './artifacts.ts';

/** Looks at the page's details in the browser and at the computer's state, repairs all the same, sees the consequences, and closes. */
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

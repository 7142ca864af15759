import type { Walkthrough } from '#engine/authoring/testing';
import type { PhishingArtifacts } from './artifacts.ts';
import { REASONS } from './signs.ts';

/**
 * Opens the padlock, looks at the address with the magnifier, submits all the same, reads the consequences, names the reason, and leaves.
 */
const walkthrough: Walkthrough<PhishingArtifacts> = async (player) => {
  await player.reach('button', 'Loupe');
  await player.press('Space');
  await player.reach('button', /^Cadenas/);
  await player.press('Enter');
  await player.see(/seul le contrôle du domaine/);
  await player.reach('button', 'Examiner l’adresse');
  await player.press('Enter');
  await player.see(/Le navigateur écrit en gras/);
  await player.reach('button', 'Confirmer mon mot de passe');
  await player.press('Enter');
  await player.see('Alerte : vous venez de soumettre des données à un site frauduleux.');
  await player.see('On se connecte en votre nom');
  await player.reach('button', 'Revenir avant l’envoi');
  await player.press('Enter');
  // A radio group is one Tab stop: Tab reaches its first reason, arrow keys go on to the address.
  await player.reach('radio', 'Le cadenas');
  await player.press('Space');
  for (let down = 0; down < REASONS.indexOf('address'); down += 1) await player.press('ArrowDown');
  await player.reach('button', 'Quitter la page');
  await player.press('Enter');
};

export default walkthrough;

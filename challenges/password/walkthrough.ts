import type { Walkthrough } from '#engine/authoring/testing';
import type { PasswordArtifacts } from './artifacts.ts';

/** Tries a password that is too short, makes it visible, lets the manager propose one, then types a passphrase. */
const walkthrough: Walkthrough<PasswordArtifacts> = async (player, { answer }) => {
  const enter = async (password: string) => {
    await player.reach('textbox', 'Nouveau mot de passe');
    await player.press('Control+a');
    await player.type(password);
  };
  // A password field has no ARIA role: once it is visible, it is a text box.
  await player.reach('button', 'Afficher le mot de passe');
  await player.press('Space');
  await enter('Soleil1');
  await player.see('2 règles sur 4');
  await player.see(/mot très courant/);
  await player.press('Enter');
  await player.see('Certaines contraintes ne sont pas respectées. Vérifie la liste.');
  await player.reach('button', 'Proposer un mot de passe');
  await player.press('Enter');
  await player.see(/20 caractères tirés au hasard/);
  await enter(typeof answer === 'string' ? answer : String(answer['password']));
  await player.see('4 règles sur 4');
  await player.press('Enter');
  await player.see(/Nouveau mot de passe accepté/);
};

export default walkthrough;

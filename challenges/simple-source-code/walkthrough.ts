import type { Walkthrough } from '#engine/authoring/testing';
import type { SourceCodeArtifacts } from './artifacts.ts';

/** Sends an empty password, then the former one, reads the source, and enters the password found there. */
const walkthrough: Walkthrough<SourceCodeArtifacts> = async (player, { answer }) => {
  const enter = async (password: string) => {
    await player.reach('textbox', 'Mot de passe');
    await player.press('Control+a');
    await player.type(password);
    await player.press('Enter');
  };
  await enter(' ');
  await player.see('⚠️ Veuillez entrer un mot de passe.');
  await enter('Atelier-2025');
  await player.see(/Mot de passe incorrect/);
  await player.reach('button', 'Code source de la page');
  await player.press('Enter');
  await player.see(/TODO Malik/);
  await enter(typeof answer === 'string' ? answer : String(answer['password']));
};

export default walkthrough;

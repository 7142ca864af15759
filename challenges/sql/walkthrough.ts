import type { Walkthrough } from '#engine/authoring/testing';
import type { SqlArtifacts } from './artifacts.ts';

/** Tries a word, then a quote that makes the query invalid, then the condition that is always true. */
const walkthrough: Walkthrough<SqlArtifacts> = async (player, { answer }) => {
  const enter = async (password: string) => {
    await player.reach('textbox', 'Mot de passe');
    await player.press('Control+a');
    await player.type(password);
  };
  await enter('soleil');
  await player.press('Enter');
  await player.see('La requête échoue toujours. Ajuste ta charge.');
  await enter("l'ancre");
  await player.see(/erreur de syntaxe/);
  await enter(typeof answer === 'string' ? answer : String(answer['password']));
  await player.see(/rien n’arrêtera la requête/);
  await player.press('Enter');
};

export default walkthrough;

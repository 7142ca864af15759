import type { Walkthrough } from '#engine/authoring/testing';
import type { SqlInjectionArtifacts } from './artifacts.ts';

/** Tries a word, then an injection without the comment, reads in the log why it failed, and adds the comment. */
const walkthrough: Walkthrough<SqlInjectionArtifacts> = async (player, { answer }) => {
  const enter = async (password: string) => {
    await player.reach('textbox', 'Mot de passe');
    await player.press('Control+a');
    await player.type(password);
    await player.press('Enter');
  };
  await enter('soleil');
  await player.see(/La saisie est restée un texte/);
  await enter("' OR 1=1");
  await player.see(/ouvre un texte que rien ne referme/);
  await enter(typeof answer === 'string' ? answer : String(answer['password']));
  await player.see(/Injection réussie/);
};

export default walkthrough;

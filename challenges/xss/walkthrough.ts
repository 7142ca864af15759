import type { Walkthrough } from '#engine/authoring/testing';
import type { XssArtifacts } from './artifacts.ts';

/** Publishes an empty message, then a tag that runs nothing, then a script. */
const walkthrough: Walkthrough<XssArtifacts> = async (player, { answer }) => {
  const publish = async (text: string) => {
    await player.reach('textbox', 'Votre message');
    await player.type(text);
    await player.reach('button', 'Publier');
    await player.press('Enter');
  };
  await publish('');
  await player.see('Entrez un message avant de publier.');
  await publish('Un <b>grand</b> bonjour');
  await player.see("Aucun script exécuté. Essaie d'ajouter une balise <script>.");
  await publish(String(answer));
  await player.see('Le script s’est exécuté chez tout le monde');
};

export default walkthrough;

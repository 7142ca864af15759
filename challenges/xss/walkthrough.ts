import type { Walkthrough } from '#engine/authoring/testing';
import type { XssArtifacts } from './artifacts.ts';

/** Publishes nothing, then bold text, takes it up again, and ends with a script. */
const walkthrough: Walkthrough<XssArtifacts> = async (player, { answer }) => {
  const publish = async (text: string) => {
    await player.reach('textbox', 'Votre message');
    await player.press('Control+a');
    await player.type(text);
    await player.reach('button', 'Publier');
    await player.press('Enter');
  };
  await player.reach('button', 'Publier');
  await player.press('Enter');
  await player.see('Entrez un message avant de publier.');
  await publish('Bonjour <b>le quai</b>');
  await player.see("Aucun script exécuté. Essaie d'ajouter une balise <script>.");
  await player.reach('button', 'Reprendre ce texte');
  await player.press('Enter');
  await publish(String(answer));
};

export default walkthrough;

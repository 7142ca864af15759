import type { Walkthrough } from '#engine/authoring/testing';
import type { ClickjackingArtifacts } from './artifacts.ts';

/** Opens the link, waits for the end of the countdown in real time, shows the layers, then refuses the sharing. */
const walkthrough: Walkthrough<ClickjackingArtifacts> = async (player) => {
  await player.reach('button', 'Ouvrir le lien de Solène');
  await player.press('Enter');
  await player.see('Action sécurisée');
  await player.reach('checkbox', 'Voir les calques');
  await player.press('Space');
  await player.reach('button', 'Refuser le partage');
  await player.press('Enter');
};

export default walkthrough;

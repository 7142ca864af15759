import type { Walkthrough } from '#engine/authoring/testing';
import type { HashArtifacts } from './artifacts.ts';

const walkthrough: Walkthrough<HashArtifacts> = async (player, { answer, artifacts }) => {
  await player.reach('button', 'Décoder l’empreinte de y.ledantec');
  await player.press('Enter');
  await player.see(/il n’y a rien à décoder/);
  await player.reach('button', 'Décoder la note de y.ledantec');
  await player.press('Enter');
  await player.see('Texte lisible, sans la moindre clé.');

  await player.reach('textbox', 'Mots de passe à essayer');
  await player.type('Navire-0000!\n');
  await player.see(/aucune empreinte identique/);
  await player.type(artifacts.calls.map(({ ship, number }) => `${ship}-${number}!`).join('\n'));
  await player.see('9 mots essayés : une empreinte identique.');

  await player.reach('textbox', 'Mot de passe de y.ledantec');
  await player.type(String(answer));
  await player.press('Enter');
};

export default walkthrough;

import type { Walkthrough } from '#engine/authoring/testing';
import type { MitmArtifacts } from './artifacts.ts';

const walkthrough: Walkthrough<MitmArtifacts> = async (player, { answer, artifacts }) => {
  await player.reach('searchbox', 'Filtre');
  await player.type('introuvable');
  await player.see(/Aucun paquet ne contient/);
  await player.press('Control+a');
  await player.press('Delete');
  await player.see(`${artifacts.packets.length} sur ${artifacts.packets.length} paquets`);

  await player.reach('button', 'POST');
  await player.press('Enter');
  await player.see(`3 sur ${artifacts.packets.length} paquets`);
  await player.reach('option', /POST \/accepter/);
  await player.press('End');
  await player.press('Home');
  await player.see(/code_acces=/);
  await player.press('ArrowDown');
  await player.see(/duree_s/);
  await player.press('ArrowDown');
  await player.see(/&password=/);

  await player.reach('button', 'Décoder le corps de la requête');
  await player.press('Enter');
  await player.see(String(answer));
  await player.reach('textbox', 'Mot de passe intercepté');
  await player.type(String(answer));
  await player.press('Enter');
};

export default walkthrough;

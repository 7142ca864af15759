import type { Walkthrough } from '#engine/authoring/testing';
import type { JwtArtifacts } from './artifacts.ts';

const walkthrough: Walkthrough<JwtArtifacts> = async (player, { answer, artifacts }) => {
  const payload: unknown = JSON.parse(atob((artifacts.token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')));
  const trace = typeof payload === 'object' && payload !== null && 'debug' in payload ? String(payload.debug) : '';

  await player.reach('textbox', /Charge utile \(payload\)/);
  await player.press('Control+a');
  await player.press('Delete');
  await player.see('Le segment est vide.');
  await player.type('???');
  await player.see('Impossible de décoder ce segment.');
  await player.reach('button', 'Rétablir le jeton');
  await player.press('Enter');
  await player.see(/tel que le serveur l’a signé/);

  await player.reach('textbox', 'Texte à décoder');
  await player.type(trace);
  await player.reach('textbox', 'Mot de passe');
  await player.type(String(answer));
  await player.press('Enter');
};

export default walkthrough;

import type { Walkthrough } from '#engine/authoring/testing';
import type { UrlParametersArtifacts } from './artifacts.ts';

/** Edits the address in the scene's bar, reads the log, then types the address that opens everything into the real browser's bar. */
const walkthrough: Walkthrough<UrlParametersArtifacts> = async (player, { answer }) => {
  await player.see('Visiteur');
  await player.reach('textbox', 'Adresse');
  await player.press('Control+a');
  await player.type('?debug=true&admin=0&id=3');
  await player.press('Enter');
  await player.see(/root est le compte 0/);
  await player.see('Yann Le Dantec');
  await player.visit('/url-parameters-challenge?debug=true&admin=1&id=0');
  await player.see(String(answer));
  await player.reach('textbox', 'Flag');
  await player.type(String(answer));
  await player.press('Enter');
  await player.see(/cru l’adresse sur parole/);
  await player.reach('button', /compris/);
  await player.press('Enter');
};

export default walkthrough;

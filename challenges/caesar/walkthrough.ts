import type { Walkthrough } from '#engine/authoring/testing';
import type { CaesarArtifacts } from './artifacts.ts';

const walkthrough: Walkthrough<CaesarArtifacts> = async (player, { answer }) => {
  await player.reach('slider', /Molette/);
  await player.press('ArrowRight');
  await player.reach('textbox', 'Mot de passe');
  await player.type(String(answer));
  await player.press('Enter');
};

export default walkthrough;

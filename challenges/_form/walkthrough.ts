import type { Walkthrough } from '#engine/authoring/testing';
import type { MyChallengeArtifacts } from './artifacts.ts';

/** Solves the challenge in a real browser, by keyboard alone. */
const walkthrough: Walkthrough<MyChallengeArtifacts> = async (player, { answer }) => {
  await player.reach('textbox', 'Mot de passe');
  await player.type(String(answer));
  await player.press('Enter');
};

export default walkthrough;

import type { Walkthrough } from '#engine/authoring/testing';
import type { OsintIntranetArtifacts } from './artifacts.ts';

/** Opens each picture, enlarges it and moves in it, then sends an empty answer, then the flag. */
const walkthrough: Walkthrough<OsintIntranetArtifacts> = async (player, { answer, artifacts }) => {
  for (const { picture } of artifacts.posts) {
    await player.reach('button', `Examiner. ${picture.summary}`);
    await player.press('Enter');
    await player.see(picture.title);
    await player.reach('button', 'Agrandir');
    await player.press('Enter');
    await player.see('× 2');
    await player.press('Space');
    await player.see('× 3');
    await player.press('Tab');
    await player.press('ArrowRight');
    await player.press('Escape');
  }
  await player.reach('textbox', 'Flag');
  await player.press('Enter');
  await player.see('Veuillez entrer un flag.');
  await player.type(String(answer));
  await player.press('Enter');
};

export default walkthrough;

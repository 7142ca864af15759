import type { Walkthrough } from '#engine/authoring/testing';
import type { MyChallengeArtifacts } from './artifacts.ts';

/** Plays in a real browser by keyboard alone: sends before deciding, then decides. A post's options are one Tab stop; arrow keys choose. */
const walkthrough: Walkthrough<MyChallengeArtifacts> = async (player, { answer, artifacts: { posts } }) => {
  const send = async () => {
    await player.reach('button', 'Valider la file');
    await player.press('Enter');
  };
  await send();
  await player.see(/attend encore votre décision/);
  for (const [place, { id }] of posts.entries()) {
    await player.reach('radio', `Publier (publication ${place + 1})`);
    await player.press('Space');
    if (typeof answer !== 'string' && answer[id] === 'hold') await player.press('ArrowDown');
  }
  await send();
};

export default walkthrough;

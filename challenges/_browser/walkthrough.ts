import type { Walkthrough } from '#engine/authoring/testing';
import type { MyChallengeArtifacts } from './artifacts.ts';

/** Plays in a real browser by keyboard alone: sends before deciding, then decides on each page. Arrow keys choose in a radio group. */
const walkthrough: Walkthrough<MyChallengeArtifacts> = async (player, { answer, artifacts: { pages } }) => {
  const send = async () => {
    await player.reach('button', 'Valider les décisions');
    await player.press('Enter');
  };
  await send();
  await player.see(/attend encore votre décision/);
  for (const [place, { id, host }] of pages.entries()) {
    await player.reach('button', new RegExp(`^${place + 1}\\.`));
    await player.press('Enter');
    await player.see(host);
    await player.reach('radio', 'Autoriser');
    await player.press('Space');
    if (typeof answer !== 'string' && answer[id] === 'block') await player.press('ArrowDown');
  }
  await send();
};

export default walkthrough;

import type { Walkthrough } from '#engine/authoring/testing';
import { type MyChallengeArtifacts, OPTIONS } from './artifacts.ts';

/** The same in a real browser, by keyboard alone: a radio group is one stop, arrows choose in it. */
const walkthrough: Walkthrough<MyChallengeArtifacts> = async (player, { answer, artifacts: { moments } }) => {
  for (const { id, at, options } of moments) {
    await player.reach('radio', `${options[OPTIONS[0]]} (${at})`);
    await player.press('Space');
    const wanted = typeof answer === 'string' ? undefined : answer[id];
    for (const option of OPTIONS) {
      if (option === wanted) break;
      await player.press('ArrowDown');
    }
  }
  await player.reach('button', 'Valider la journée');
  await player.press('Enter');
};

export default walkthrough;

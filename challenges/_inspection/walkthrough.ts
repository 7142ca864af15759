import type { Walkthrough } from '#engine/authoring/testing';
import { MARKS, type MyChallengeArtifacts, WORDS } from './artifacts.ts';

/** Plays in a real browser by keyboard alone. A radio group is one Tab stop; arrow keys choose within it. */
const walkthrough: Walkthrough<MyChallengeArtifacts> = async (player, { answer, artifacts: { accesses } }) => {
  for (const { id, who } of accesses) {
    await player.reach('radio', `${WORDS[MARKS[0]]} (${who})`);
    await player.press('Space');
    if (typeof answer !== 'string' && answer[id] !== MARKS[0]) await player.press('ArrowDown');
  }
  await player.reach('button', 'Valider la relecture');
  await player.press('Enter');
};

export default walkthrough;

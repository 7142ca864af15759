import type { Walkthrough } from '#engine/authoring/testing';
import { GESTURES, type MyChallengeArtifacts, WORDS } from './artifacts.ts';

/** Plays in a real browser by keyboard alone: opens each message, then chooses the gesture with the arrow keys. */
const walkthrough: Walkthrough<MyChallengeArtifacts> = async (player, { answer, artifacts: { messages } }) => {
  for (const [index, { id }] of messages.entries()) {
    await player.reach('button', new RegExp(`^${index + 1}\\. `));
    await player.press('Enter');
    await player.reach('radio', WORDS[GESTURES[0]]);
    await player.press('Space');
    const wanted = typeof answer === 'string' ? undefined : answer[id];
    for (const gesture of GESTURES) {
      if (gesture === wanted) break;
      await player.press('ArrowDown');
    }
  }
  await player.reach('button', 'Valider le tri');
  await player.press('Enter');
};

export default walkthrough;

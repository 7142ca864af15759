import type { Walkthrough } from '#engine/authoring/testing';
import type { TrainArtifacts } from './artifacts.ts';

/** Arrives without a gesture, then makes the right one at each stop. A radio group is one stop for Tab; arrows choose in it. */
const walkthrough: Walkthrough<TrainArtifacts> = async (player, { answer, artifacts: { moments } }) => {
  await player.reach('button', 'Arriver');
  await player.press('Enter');
  await player.see(/Rien n’est compté/);
  for (const { id, gestures } of moments) {
    await player.reach('radio', gestures[0]?.label ?? '');
    await player.press('Space');
    const place = gestures.findIndex(({ value }) => typeof answer !== 'string' && value === answer[id]);
    for (let down = 0; down < place; down += 1) await player.press('ArrowDown');
  }
  await player.reach('button', 'Arriver');
  await player.press('Enter');
};

export default walkthrough;

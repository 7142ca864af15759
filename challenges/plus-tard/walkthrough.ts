import type { Walkthrough } from '#engine/authoring/testing';
import { GESTURES, type PlusTardArtifacts } from './artifacts.ts';

/** Sends too early, then decides day by day. A radio group is one stop; arrows choose in it. */
const walkthrough: Walkthrough<PlusTardArtifacts> = async (player, { answer, artifacts: { moments } }) => {
  const send = async () => {
    await player.reach('button', 'Valider la quinzaine');
    await player.press('Enter');
  };
  await send();
  await player.see(/Il manque au moins un geste/);
  for (const { id, day, options } of moments) {
    await player.reach('radio', `${options.here} (${day})`);
    await player.press('Space');
    const wanted = typeof answer === 'string' ? undefined : answer[id];
    for (const gesture of GESTURES) {
      if (gesture === wanted) break;
      await player.press('ArrowDown');
    }
  }
  await send();
  await player.see(/le disque a le bon geste/);
};

export default walkthrough;

import type { Walkthrough } from '#engine/authoring/testing';
import type { ColleDansLIaArtifacts } from './artifacts.ts';

/** Sends without a tool, then chooses one with the arrow keys, strikes what must not be sent, and sends the rest. */
const walkthrough: Walkthrough<ColleDansLIaArtifacts> = async (player, { answer, artifacts: { lines, tools } }) => {
  const right = typeof answer === 'string' ? {} : answer;
  const toolAt = (index: number) => new RegExp(`^${tools[index]?.name}`);
  const send = async () => {
    await player.reach('button', 'Confier et envoyer');
    await player.press('Enter');
  };
  await send();
  await player.see('Choisissez à qui le confier avant d’envoyer.');
  await player.reach('radio', toolAt(0));
  await player.press('Space');
  const due = tools.findIndex(({ id }) => id === right['tool']);
  for (let step = 0; step < due; step += 1) await player.press('ArrowDown');
  for (const piece of lines.flatMap(({ pieces }) => pieces)) {
    if (typeof piece === 'string' || right[piece.id] !== 'struck') continue;
    await player.reach('button', piece.text);
    await player.press('Space');
  }
  await send();
};

export default walkthrough;

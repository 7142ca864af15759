import type { Walkthrough } from '#engine/authoring/testing';
import { GESTURES, type MyChallengeArtifacts } from './artifacts.ts';

/** Plays in a real browser by keyboard alone: sends an empty reply first, then replies turn by turn. Arrow keys choose in a radio group. */
const walkthrough: Walkthrough<MyChallengeArtifacts> = async (player, { answer, artifacts: { turns } }) => {
  const press = async (name: string) => {
    await player.reach('button', name);
    await player.press('Enter');
  };
  await press('Répondre');
  await player.see(/Choisissez d’abord/);
  for (const { id, asks, tell } of turns) {
    await player.see(asks);
    await player.reach('radio', tell);
    await player.press('Space');
    for (const gesture of GESTURES) {
      if (typeof answer === 'string' || answer[id] === gesture) break;
      await player.press('ArrowDown');
    }
    await press('Répondre');
  }
  await press('Raccrocher');
};

export default walkthrough;

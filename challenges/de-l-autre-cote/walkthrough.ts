import type { Walkthrough } from '#engine/authoring/testing';
import { LEVERS, type OtherSideArtifacts } from './artifacts.ts';

const NAMED = [...LEVERS, 'aucun'];

/** Tries a lure, turns the roles, forgets one choice, then names each lever and takes its gesture. */
const walkthrough: Walkthrough<OtherSideArtifacts> = async (player, { answer, artifacts: { colleagues, messages } }) => {
  await player.see(colleagues[0]?.day ?? '');
  await player.reach('button', 'Essayer ce leurre');
  await player.press('Enter');
  await player.reach('button', 'À votre tour');
  await player.press('Enter');
  await player.see(/trois messages pour vous/);
  await player.reach('button', 'Valider');
  await player.press('Enter');
  await player.see(/Rien n’est compté/);
  if (typeof answer === 'string') return;
  /** A radio group is one stop: Tab comes to its first, arrows go on. */
  const choose = async (first: string, place: number) => {
    await player.reach('radio', first);
    await player.press('Space');
    for (let right = 0; right < place; right += 1) await player.press('ArrowRight');
  };
  for (const [index, { id, gestures }] of messages.entries()) {
    await choose(`Autorité (message ${index + 1})`, NAMED.indexOf(String(answer[`${id}-levier`])));
    await choose(
      gestures[0]?.text ?? '',
      gestures.findIndex((gesture) => gesture.id === answer[`${id}-geste`]),
    );
  }
  await player.reach('button', 'Valider');
  await player.press('Enter');
};

export default walkthrough;

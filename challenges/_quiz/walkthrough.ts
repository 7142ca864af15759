import type { Walkthrough } from '#engine/authoring/testing';
import type { MyChallengeArtifacts } from './artifacts.ts';

/** Plays in a real browser by keyboard alone: answers each question, then hands the answers in. */
const walkthrough: Walkthrough<MyChallengeArtifacts> = async (player, { answer, artifacts: { questions } }) => {
  const press = async (name: string) => {
    await player.reach('button', name);
    await player.press('Enter');
  };
  const right = typeof answer === 'string' ? [] : answer['choices'];
  await press('Commencer');
  for (const { text, options } of questions) {
    await player.see(text);
    const chosen = options.find(({ id }) => Array.isArray(right) && right.includes(id));
    await press(chosen?.text ?? '');
  }
  await press('Valider mes réponses');
};

export default walkthrough;

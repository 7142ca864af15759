import type { Walkthrough } from '#engine/authoring/testing';
import type { QuizArtifacts } from './artifacts.ts';

/** Answers the first question wrongly on purpose, reads the comment, answers the others, and hands the quiz in. */
const walkthrough: Walkthrough<QuizArtifacts> = async (
  player,
  {
    answer,
    artifacts: {
      rounds: [questions = []],
    },
  },
) => {
  const right = typeof answer === 'string' ? [] : answer['choices'];
  await player.reach('button', 'Commencer');
  await player.press('Enter');
  for (const [index, { text, options }] of questions.entries()) {
    await player.see(text);
    const chosen = options.findIndex(({ id }) => Array.isArray(right) && (id === right[index]) === index > 0);
    await player.reach('button', `${'ABC'[chosen]} ${options[chosen]?.text}`);
    await player.press('Enter');
    await player.see(index === 0 ? /pas cette fois/ : /bien vu/);
    await player.reach('button', index < questions.length - 1 ? 'Question suivante' : 'Voir le récapitulatif');
    await player.press('Enter');
  }
  await player.see('4 bonnes réponses sur 5');
  await player.reach('button', 'Valider');
  await player.press('Enter');
};

export default walkthrough;

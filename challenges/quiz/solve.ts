import type { Lazy, Solve } from '#engine/authoring/server';
import type { Option, QuizArtifacts } from './artifacts.ts';
import { type PoolQuestion, PRACTICE, SEATS } from './questions.server.ts';

const POOL = [...SEATS, ...PRACTICE];

/** Chooses an option for each question of the first round, by its entry in the pool. */
const choosing =
  (choose: (question: PoolQuestion) => string | undefined): Solve<QuizArtifacts> =>
  ({ rounds: [questions = []] }) => ({
    choices: questions.map(({ text, options }) => {
      const known = POOL.find((question) => question.text === text);
      return idOf(options, known && choose(known));
    }),
  });

function idOf(options: readonly Option[], wanted: string | undefined): string {
  return options.find(({ text }) => text === wanted)?.id ?? '';
}

/** The artifacts do not contain the right answers, which are general knowledge, so they are taken from the pool. */
const solve = choosing(({ right }) => right);

export default solve;

/** Players who read only the options, and always choose the most wary or the most trusting one. */
export const lazy: Lazy<Solve<QuizArtifacts>> = {
  refuse: choosing(({ right, wrong, wary }) => [right, ...wrong][wary]),
  accept: choosing(({ right, wrong, trusting }) => [right, ...wrong][trusting]),
};

/** A plausible answer that must count as a failed attempt: time ran out on every question. */
export const wrong = { choices: ['', '', '', '', ''] };

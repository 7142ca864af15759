import type { Lazy, Solve } from '#engine/authoring/server';
import type { Option, QuizArtifacts } from './artifacts.ts';
import { type PoolQuestion, PRACTICE, SEATS } from './questions.server.ts';

const POOL = [...SEATS, ...PRACTICE];

/** Chooses one option of each question of the first round, by what the pool knows of it. */
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

/** The answers are knowledge: the pool says which option of each question is right. */
const solve = choosing(({ right }) => right);

export default solve;

/** They read the options only, and always take the one that distrusts most, or least. */
export const lazy: Lazy<Solve<QuizArtifacts>> = {
  refuse: choosing(({ right, wrong, wary }) => [right, ...wrong][wary]),
  accept: choosing(({ right, wrong, trusting }) => [right, ...wrong][trusting]),
};

/** A plausible answer that must count as a failed attempt: time ran out on every question. */
export const wrong = { choices: ['', '', '', '', ''] };

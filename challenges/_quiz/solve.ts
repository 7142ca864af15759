import type { Lazy, Solve } from '#engine/authoring/server';
import type { MyChallengeArtifacts } from './artifacts.ts';
import { type PoolQuestion, QUESTIONS } from './questions.server.ts';

const all =
  (choice: (question: PoolQuestion) => string): Solve<MyChallengeArtifacts> =>
  ({ questions }) => ({
    choices: questions.map(({ text, options }) => {
      const known = QUESTIONS.find((question) => question.text === text);
      return options.find((option) => known && option.text === choice(known))?.id ?? '';
    }),
  });

/** Proof that the challenge can be solved. The answers are general knowledge, so they come from `QUESTIONS`. */
export default all(({ right }) => right);

/** Players who do not read: neither may solve the challenge, whatever questions are drawn. */
export const lazy: Lazy<Solve<MyChallengeArtifacts>> = {
  refuse: all(({ wary }) => wary),
  accept: all(({ trusting }) => trusting),
};

/** A plausible answer that must count as a failed attempt: time ran out on every question. */
export const wrong = { choices: [] };

// This file never reaches a browser: answers, and what gives them away, belong here.
import { type Answer, correct, defineChecker, fieldOf, incorrect, neutral } from '#engine/authoring/server';
import type { MyChallengeArtifacts, MyChallengeOutput, MyChallengeReveal } from './artifacts.ts';
import { QUESTIONS } from './questions.server.ts';

/** Number of questions, and of right answers that are needed: all of them, because with three of four one guesser in nine would pass. */
const ASKED = 4;
const PASS = ASKED;

export default defineChecker({
  // This participant's questions, each with its options in a drawn order.
  secrets: (variant) => ({
    questions: variant
      .shuffle(QUESTIONS)
      .slice(0, ASKED)
      .map((question) => ({
        ...question,
        options: variant
          .shuffle([question.right, question.trusting, question.wary])
          .map((text) => ({ id: variant.hex(8), text })),
      })),
  }),

  // Only what the player may see: neither the right option nor its explanation.
  artifacts: ({ questions }): MyChallengeArtifacts => ({
    questions: questions.map(({ text, options }) => ({ text, options })),
    pass: PASS,
  }),

  // The answer's `choices` are the ids of the chosen options, in the order of the questions.
  check(answer: Answer, { questions }) {
    const choices = fieldOf(answer, 'choices');
    if (!Array.isArray(choices)) return neutral('unfinished');
    const right = questions.filter((question, place) => {
      const chosen = question.options.find(({ id }) => id === choices[place]);
      return chosen?.text === question.right;
    }).length;
    const output: MyChallengeOutput = { right, of: questions.length };
    return right >= PASS ? correct() : incorrect('incorrect', output);
  },

  // Each decision with its options. The conformance tests play strategies that read nothing: always the first option, the last or the
  // longest, another participant's answer.
  choices: ({ questions }) =>
    questions.map(({ options, right }, place) => ({
      field: String(place),
      options: options.map(({ id, text }) => ({ value: id, text, act: text === right ? 'safe' : 'unsafe' })),
    })),

  // Builds an answer to this challenge from the option that was chosen for each field of `choices`.
  answerOf: (picked, { questions }) => ({ choices: questions.map((_, place) => picked[String(place)] ?? '') }),

  // Sent only after the solve: what would give the answer away belongs here, not in reveal.tsx.
  reveal: ({ questions }): MyChallengeReveal => ({
    explained: questions.map(({ text, right, why }) => ({ text, right, why })),
  }),
});

// This file never reaches a browser: answers, and what leads to them, belong here.
import { type Answer, correct, defineChecker, fieldOf, incorrect, neutral } from '#engine/authoring/server';
import type { MyChallengeArtifacts, MyChallengeOutput, MyChallengeReveal } from './artifacts.ts';
import { QUESTIONS } from './questions.server.ts';

/** How many questions are asked, and how many right answers pass: all of them, as one in ten would pass by luck with three. */
const ASKED = 4;
const PASS = ASKED;

export default defineChecker({
  // This participant's questions, each with its options in an order of their own.
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

  // What the scene may show: not which option is right, nor why.
  artifacts: ({ questions }): MyChallengeArtifacts => ({
    questions: questions.map(({ text, options }) => ({ text, options })),
    pass: PASS,
  }),

  // `choices` are the ids of the chosen options, one for each question in order.
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

  // Each decision with its acts: conformance plays those who take the first option, the last, the longest, the neighbour's.
  choices: ({ questions }) =>
    questions.map(({ options, right }, place) => ({
      field: String(place),
      options: options.map(({ id, text }) => ({ value: id, text, act: text === right ? 'safe' : 'unsafe' })),
    })),

  // The ids in the order of the questions.
  answerOf: (picked, { questions }) => ({ choices: questions.map((_, place) => picked[String(place)] ?? '') }),

  // Sent after the solve only: what would have given the answer away belongs here, not in reveal.tsx.
  reveal: ({ questions }): MyChallengeReveal => ({
    explained: questions.map(({ text, right, why }) => ({ text, right, why })),
  }),
});

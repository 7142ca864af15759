import { type Answer, correct, defineChecker, fieldOf, incorrect, neutral, sameText } from '#engine/authoring/server';
import { type Cue, NO_CHOICE, type Question, type QuizArtifacts, type QuizReveal } from './artifacts.ts';
import { type Dealt, dealRounds } from './deal.server.ts';
import { PRACTICE, SEATS } from './questions.server.ts';
import { PASS } from './quiz-run.ts';

interface DrawnQuestion extends Question {
  /** Id of the right option. */
  readonly right: string;
  readonly from: Dealt['question'];
}

export default defineChecker({
  secrets: (variant) => ({
    rounds: dealRounds(variant, variant.pool(SEATS, PRACTICE)).map((round) =>
      round.map(({ question, options }): DrawnQuestion => {
        const labelled = options.map((text) => ({ id: variant.hex(8), text }));
        return {
          // A drawn id, because the pool's id would tell the kind of situation.
          id: variant.hex(8),
          text: question.text,
          options: labelled,
          right: labelled.find(({ text }) => text === question.right)?.id ?? '',
          from: question,
        };
      }),
    ),
  }),

  artifacts: ({ rounds }): QuizArtifacts => ({
    rounds: rounds.map((questions) => questions.map(({ id, text, options }) => ({ id, text, options }))),
  }),

  /**
   * `{ question, choice }` answers one question during the quiz: the reply says whether it is right, with the coach's comment, and it does
   * not count as an attempt. `{ choices }`, with one choice for each question of a round, hands the quiz in: all its answers are judged
   * again.
   */
  check(answer: Answer, { rounds }) {
    const choices = fieldOf(answer, 'choices');
    if (Array.isArray(choices)) {
      if (rounds.every((questions) => choices.length !== questions.length)) return neutral('unfinished');
      // The ids of the options tell which round it is.
      const passes = (questions: readonly DrawnQuestion[]) =>
        questions.filter((question, index) => isRight(question, choices[index])).length >= PASS;
      return rounds.some(passes) ? correct() : incorrect();
    }
    const question = rounds.flat().find(({ id }) => id === fieldOf(answer, 'question'));
    const choice = fieldOf(answer, 'choice');
    if (!question) return neutral('unfinished');
    const cueWhen = (right: boolean): Cue => ({ isRight: right, text: question.from.cue });
    if (choice === NO_CHOICE) return neutral('timeout', cueWhen(false));
    if (!question.options.some(({ id }) => id === choice)) return neutral('unfinished');
    const right = isRight(question, choice);
    return neutral(right ? 'right' : 'wrong', cueWhen(right));
  },

  choices: ({ rounds: [questions = []] }) =>
    questions.map(({ id, text, options, right, from: { kind } }) => ({
      field: id,
      options: options.map((option) => ({
        value: option.id,
        text: option.text,
        act: option.id === right ? ('safe' as const) : ('unsafe' as const),
      })),
      ...(kind === 'incident' ? {} : { genuine: kind === 'genuine' }),
      surface: { length: text.length },
    })),

  answerOf: (picked, { rounds: [questions = []] }) => ({ choices: questions.map(({ id }) => picked[id] ?? NO_CHOICE) }),

  reveal: ({ rounds }): QuizReveal => ({
    rounds: rounds.map((questions) =>
      questions.map(({ from: { text, right, wrong, trap, cue } }) => ({ text, right, wrong, trap, why: cue })),
    ),
    after:
      'Le mardi suivant, Nadia Kervella reçoit deux « nouveaux RIB », chacun dans un fil authentique. Elle n’est ni plus méfiante ni plus confiante que la veille, elle a une règle : le numéro de son propre fichier. Le premier fournisseur n’avait rien changé : 48 600 € restent à leur place. Le second avait bien changé de banque : il est payé le jour même.',
  }),
});

function isRight({ right }: DrawnQuestion, choice: unknown): boolean {
  return typeof choice === 'string' && sameText(choice, right);
}

import { type Answer, correct, defineChecker, fieldOf, incorrect, neutral, sameText } from '#engine/authoring/server';
import { type Cue, NO_CHOICE, type Question, type QuizArtifacts } from './artifacts.ts';
import { POOL } from './questions.server.ts';
import { PASS } from './quiz-run.ts';

/** Questions of one quiz (specification, section 9). */
const ASKED = 5;

interface DrawnQuestion extends Question {
  /** Id of the right option. */
  readonly right: string;
  readonly cue: string;
}

export default defineChecker({
  secrets: (variant) => ({
    questions: variant
      .shuffle(POOL)
      .slice(0, ASKED)
      .map(({ id, text, right, wrong, cue }): DrawnQuestion => {
        const options = variant.shuffle([right, ...wrong]).map((option) => ({ id: variant.hex(8), text: option }));
        return { id, text, options, right: options.find((option) => option.text === right)?.id ?? '', cue };
      }),
  }),

  artifacts: ({ questions }): QuizArtifacts => ({
    questions: questions.map(({ id, text, options }) => ({ id, text, options })),
  }),

  /**
   * `{ question, choice }` is one answer on the way: told right or wrong, with the coach's cue, and counted nowhere.
   * `{ choices }`, one for each question in order, is the quiz handed in; it is judged again from the start.
   */
  check(answer: Answer, { questions }) {
    const choices = fieldOf(answer, 'choices');
    if (Array.isArray(choices)) {
      if (choices.length !== questions.length) return neutral('unfinished');
      const right = questions.filter((question, index) => isRight(question, choices[index])).length;
      return right >= PASS ? correct() : incorrect();
    }
    const question = questions.find(({ id }) => id === fieldOf(answer, 'question'));
    const choice = fieldOf(answer, 'choice');
    if (!question) return neutral('unfinished');
    const cueWhen = (right: boolean): Cue => ({ right, text: question.cue });
    if (choice === NO_CHOICE) return neutral('timeout', cueWhen(false));
    if (!question.options.some(({ id }) => id === choice)) return neutral('unfinished');
    const right = isRight(question, choice);
    return neutral(right ? 'right' : 'wrong', cueWhen(right));
  },
});

function isRight({ right }: DrawnQuestion, choice: unknown): boolean {
  return typeof choice === 'string' && sameText(choice, right);
}

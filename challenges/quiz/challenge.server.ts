import { type Answer, correct, defineChecker, fieldOf, incorrect, neutral, sameText } from '#engine/authoring/server';
import { type Cue, NO_CHOICE, type Question, type QuizArtifacts, type QuizReveal } from './artifacts.ts';
import { POOL, type PoolQuestion } from './questions.server.ts';
import { PASS } from './quiz-run.ts';

/** Questions of one quiz (specification, section 9). */
const ASKED = 5;
/** As many as the pool allows without asking a question twice. */
const ROUNDS = Math.floor(POOL.length / ASKED);

interface DrawnQuestion extends Question {
  /** Id of the right option. */
  readonly right: string;
  readonly from: PoolQuestion;
}

export default defineChecker({
  secrets: (variant) => {
    const drawn = variant.shuffle(POOL).map((from): DrawnQuestion => {
      const options = variant.shuffle([from.right, ...from.wrong]).map((text) => ({ id: variant.hex(8), text }));
      return { id: from.id, text: from.text, options, right: options.find(({ text }) => text === from.right)?.id ?? '', from };
    });
    return { rounds: [...Array(ROUNDS).keys()].map((round) => drawn.slice(round * ASKED, (round + 1) * ASKED)) };
  },

  artifacts: ({ rounds }): QuizArtifacts => ({
    rounds: rounds.map((questions) => questions.map(({ id, text, options }) => ({ id, text, options }))),
  }),

  /**
   * `{ question, choice }` is one answer on the way: told right or wrong, with the coach's cue, and counted nowhere.
   * `{ choices }`, one for each question of a round in order, is the quiz handed in; it is judged again from the start.
   */
  check(answer: Answer, { rounds }) {
    const choices = fieldOf(answer, 'choices');
    if (Array.isArray(choices)) {
      if (choices.length !== ASKED) return neutral('unfinished');
      // The ids of options tell the rounds apart.
      const passes = (questions: readonly DrawnQuestion[]) =>
        questions.filter((question, index) => isRight(question, choices[index])).length >= PASS;
      return rounds.some(passes) ? correct() : incorrect();
    }
    const question = rounds.flat().find(({ id }) => id === fieldOf(answer, 'question'));
    const choice = fieldOf(answer, 'choice');
    if (!question) return neutral('unfinished');
    const cueWhen = (right: boolean): Cue => ({ right, text: question.from.cue });
    if (choice === NO_CHOICE) return neutral('timeout', cueWhen(false));
    if (!question.options.some(({ id }) => id === choice)) return neutral('unfinished');
    const right = isRight(question, choice);
    return neutral(right ? 'right' : 'wrong', cueWhen(right));
  },

  reveal: ({ rounds }): QuizReveal => ({
    rounds: rounds.map((questions) =>
      questions.map(({ from: { text, right, wrong, trap, cue } }) => ({ text, right, wrong, trap, why: cue })),
    ),
    after:
      'Le mardi suivant, Nadia Kervella reçoit le « nouveau RIB » d’un fournisseur, dans un fil de discussion authentique. Elle n’est pas plus méfiante que la veille, elle a une règle : le numéro de son propre fichier. Le fournisseur n’avait rien changé. Coût de l’appel : trois minutes. Virement évité : 48 600 €.',
  }),
});

function isRight({ right }: DrawnQuestion, choice: unknown): boolean {
  return typeof choice === 'string' && sameText(choice, right);
}

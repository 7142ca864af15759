/** Deals rounds that no habit passes (always the longest option…): each habit gives the right option at most twice in a round. */
import type { Variant } from '#engine/authoring/server';
import type { PoolQuestion } from './questions.server.ts';

export interface Dealt {
  readonly question: PoolQuestion;
  /** The options, in the order of the screen. */
  readonly options: readonly string[];
}

/** Number of questions in a round (specification, section 9). */
const ASKED = 5;
/** Number of different rounds before questions are repeated. */
const MOST_ROUNDS = 3;
/** Right answers in a round that a habit can give: one fewer than are needed to pass. */
const MOST_ALIKE = 2;
/** Largest number of questions with `genuine` situations in a round, and of questions with other situations. */
const MOST_OF_A_KIND = 3;

const isLongest = ({ right, wrong }: PoolQuestion) => wrong.every((option) => option.length <= right.length);
const isShortest = ({ right, wrong }: PoolQuestion) => wrong.every((option) => option.length >= right.length);

/** Habits of choosing without reading the situation: whether each gives the right option. */
const HABITS: readonly ((question: PoolQuestion) => boolean)[] = [
  ({ wary }) => wary === 0,
  ({ trusting }) => trusting === 0,
  isLongest,
  isShortest,
  (question) => !isLongest(question) && !isShortest(question),
];

const KINDS: readonly ((question: PoolQuestion) => boolean)[] = [
  ({ kind }) => kind === 'genuine',
  ({ kind }) => kind !== 'genuine',
];

/** Deals rounds in which each letter, and each habit, is right twice at most. */
export function dealRounds(variant: Variant, pool: readonly PoolQuestion[]): readonly (readonly Dealt[])[] {
  const wanted = Math.min(MOST_ROUNDS, Math.floor(pool.length / ASKED));
  // The questions left over may not make a last round: then another order is tried. `variant` throws if a pool never works.
  for (;;) {
    const left = variant.shuffle(pool);
    const rounds = Array.from({ length: wanted }, () => takeRound(left));
    if (rounds.every((round) => round.length === ASKED)) return rounds.map((round) => placed(variant, round));
  }
}

/** Removes the first questions that fit together from the list, as a round. */
function takeRound(left: PoolQuestion[]): readonly PoolQuestion[] {
  const round: PoolQuestion[] = [];
  while (round.length < ASKED) {
    const next = left.findIndex((question) => goesWith(question, round));
    if (next < 0) return round;
    round.push(...left.splice(next, 1));
  }
  return round;
}

function goesWith(question: PoolQuestion, round: readonly PoolQuestion[]): boolean {
  const room = (features: typeof HABITS, most: number) =>
    features.every((feature) => !feature(question) || round.filter(feature).length < most);
  return room(HABITS, MOST_ALIKE) && room(KINDS, MOST_OF_A_KIND);
}

/** Gives each right option a letter; of A, B and C, two are right twice. */
function placed(variant: Variant, round: readonly PoolQuestion[]): readonly Dealt[] {
  const places = variant.shuffle([0, 1, 2, ...variant.shuffle([0, 1, 2]).slice(1)]);
  return round.map((question, index) => ({
    question,
    options: variant.shuffle(question.wrong).toSpliced(places[index] ?? 0, 0, question.right),
  }));
}

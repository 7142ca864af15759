/** Deals the rounds of a quiz, so that no habit passes one: the questions' right options share no feature more than twice. */
import type { Variant } from '#engine/authoring/server';
import type { PoolQuestion } from './questions.server.ts';

export interface Dealt {
  readonly question: PoolQuestion;
  /** In the order of the screen. */
  readonly options: readonly string[];
}

/** Questions of one quiz (specification, section 9). */
const ASKED = 5;
/** Rounds of questions that a player meets before they come again. */
const MOST_ROUNDS = 3;
/** Right answers of one round that a habit may bring: one fewer than it takes to pass. */
const MOST_ALIKE = 2;
/** Questions of a round in which acting is right, and in which it is not. */
const MOST_OF_A_KIND = 3;

const isLongest = ({ right, wrong }: PoolQuestion) => wrong.every((option) => option.length <= right.length);
const isShortest = ({ right, wrong }: PoolQuestion) => wrong.every((option) => option.length >= right.length);

/** What somebody may choose by without reading the situation. */
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

/** Rounds in which every right place, and every habit, is right twice at most. */
export function dealRounds(variant: Variant, pool: readonly PoolQuestion[]): readonly (readonly Dealt[])[] {
  const wanted = Math.min(MOST_ROUNDS, Math.floor(pool.length / ASKED));
  // What is left over may not make a last round: another order does. The variant stops a pool with which none would.
  for (;;) {
    const left = variant.shuffle(pool);
    const rounds = Array.from({ length: wanted }, () => takeRound(left));
    if (rounds.every((round) => round.length === ASKED)) return rounds.map((round) => placed(variant, round));
  }
}

/** Takes the first questions that go together out of the list. */
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

/** Gives each right option a place; of A, B and C, two have it twice. */
function placed(variant: Variant, round: readonly PoolQuestion[]): readonly Dealt[] {
  const places = variant.shuffle([0, 1, 2, ...variant.shuffle([0, 1, 2]).slice(1)]);
  return round.map((question, index) => ({
    question,
    options: variant.shuffle(question.wrong).toSpliced(places[index] ?? 0, 0, question.right),
  }));
}

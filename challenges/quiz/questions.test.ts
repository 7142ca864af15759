/** The pools of the quiz: they can be read in ten seconds, and neither lengths, places, wariness nor words tell the right option. */
import { describe, expect, it } from 'vitest';
import { createVariant } from '#engine/authoring/testing';
import checker from './challenge.server.ts';
import { type PoolQuestion, PRACTICE, SEATS } from './questions.server.ts';
import { PASS } from './quiz-run.ts';

const ASKED = 5;
const DRAWS = 400;
/** Probability that five guesses among three options pass. */
const CHANCE = 0.21;
const MARGIN = 0.09;

const seedOf = (draw: number) => draw.toString(16).padStart(4, '0').repeat(8);
const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
const isLongest = ({ right, wrong }: PoolQuestion) => wrong.every((option) => option.length <= right.length);
const isShortest = ({ right, wrong }: PoolQuestion) => wrong.every((option) => option.length >= right.length);
const isMiddle = (question: PoolQuestion) => !isLongest(question) && !isShortest(question);
const optionsOf = ({ right, wrong }: PoolQuestion): readonly string[] => [right, ...wrong];

describe.each([...SEATS, ...PRACTICE])('$id', (question) => {
  const lengths = optionsOf(question).map((option) => option.length);

  it('can be read in ten seconds', () => {
    expect(wordsOf(question.text).length).toBeLessThanOrEqual(30);
    expect([question.text, ...optionsOf(question)].flatMap(wordsOf).length).toBeLessThanOrEqual(60);
    // An explanation stays on the screen for fifteen seconds.
    expect(wordsOf(question.cue).length).toBeLessThanOrEqual(50);
  });

  it('has three options of like length', () => {
    expect(new Set(optionsOf(question)).size).toBe(3);
    expect(Math.max(...lengths) / Math.min(...lengths)).toBeLessThanOrEqual(1.3);
  });

  it('has one option that always distrusts, and another that always trusts', () => {
    expect(question.wary).not.toBe(question.trusting);
  });
});

describe('the pools', () => {
  it('share no text', () => {
    const texts = [...SEATS, ...PRACTICE].flatMap((question) => [question.id, question.text, ...optionsOf(question)]);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('hold forty questions for seats at least, a third of them genuine', () => {
    expect(SEATS.length).toBeGreaterThanOrEqual(40);
    for (const pool of [SEATS, PRACTICE])
      expect(pool.filter(({ kind }) => kind === 'genuine').length).toBeGreaterThanOrEqual(pool.length / 3);
  });

  it.each<[string, (question: PoolQuestion) => boolean]>([
    ['longest', isLongest],
    ['shortest', isShortest],
    ['middle', isMiddle],
    ['most wary', ({ wary }) => wary === 0],
    ['most trusting', ({ trusting }) => trusting === 0],
  ])('make the %s option right in two questions of five at most', (_, isRight) => {
    expect(SEATS.filter(isRight).length).toBeLessThanOrEqual(SEATS.length * 0.4);
  });

  it('keep their answers from a script that knows the words of three quarters of them', () => {
    let [passed, rounds] = [0, 0];
    for (let split = 0; split < 60; split += 1) {
      const order = createVariant(seedOf(split)).shuffle(SEATS);
      const learnt = order.slice(0, Math.floor((order.length * 3) / 4));
      const score = learnWords(learnt);
      const asked = order.slice(learnt.length);
      for (let first = 0; first + ASKED <= asked.length; first += ASKED) {
        const right = asked.slice(first, first + ASKED).filter((question) => {
          const [good = 0, ...others] = optionsOf(question).map(score);
          return others.every((other) => other < good);
        });
        rounds += 1;
        if (right.length >= PASS) passed += 1;
      }
    }
    expect(passed / rounds).toBeLessThan(CHANCE + MARGIN);
  });
});

describe('five questions as they are dealt', () => {
  const dealt = Array.from({ length: DRAWS }, (_, draw) => checker.secrets(createVariant(seedOf(draw))).rounds).flat();

  it.each<[string, (question: (typeof dealt)[number][number]) => boolean]>([
    ['first', ({ options, right }) => options[0]?.id === right],
    ['second', ({ options, right }) => options[1]?.id === right],
    ['last', ({ options, right }) => options[2]?.id === right],
    ['longest', ({ from }) => isLongest(from)],
    ['shortest', ({ from }) => isShortest(from)],
    ['middle', ({ from }) => isMiddle(from)],
    ['most wary', ({ from }) => from.wary === 0],
    ['most trusting', ({ from }) => from.trusting === 0],
  ])('are never passed by always taking the %s option', (_, isRight) => {
    expect(dealt.filter((round) => round.filter(isRight).length >= PASS)).toEqual([]);
  });

  it('hold two or three genuine situations', () => {
    const counts = dealt.map((round) => round.filter(({ from }) => from.kind === 'genuine').length);
    expect(new Set(counts)).toEqual(new Set([2, 3]));
  });

  it('meet every question of both pools', () => {
    const practised = Array.from({ length: DRAWS }, (_, draw) => checker.secrets(createVariant(seedOf(draw), true)).rounds);
    const idsOf = (rounds: typeof dealt) => new Set(rounds.flat().map(({ from }) => from.id)).size;
    expect([idsOf(dealt), idsOf(practised.flat())]).toEqual([SEATS.length, PRACTICE.length]);
  });
});

/** Naive Bayes over the words of an option: the higher the result, the more typical they are of right options. */
function learnWords(questions: readonly PoolQuestion[]): (option: string) => number {
  const right = countWords(questions.map((question) => question.right));
  const wrong = countWords(questions.flatMap((question) => question.wrong));
  const vocabulary = new Set([...right.counts.keys(), ...wrong.counts.keys()]).size;
  const weight = ({ counts, total }: Counted, word: string) => Math.log(((counts.get(word) ?? 0) + 1) / (total + vocabulary));
  return (option) => wordsOf(option).reduce((sum, word) => sum + weight(right, word) - weight(wrong, word), 0);
}

interface Counted {
  readonly counts: ReadonlyMap<string, number>;
  readonly total: number;
}

function countWords(texts: readonly string[]): Counted {
  const words = texts.flatMap(wordsOf);
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return { counts, total: words.length };
}

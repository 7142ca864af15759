import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldOf } from '#engine/authoring/server';
import { createVariant } from '#engine/authoring/testing';
import { NO_CHOICE } from './artifacts.ts';
import checker from './challenge.server.ts';
import solve, { lazy, wrong } from './solve.ts';

const secretsOf = (seed: string) => checker.secrets(createVariant(seed.repeat(32)));
const secrets = secretsOf('4');
const artifacts = checker.artifacts(secrets);
const [questions = [], later = []] = secrets.rounds;
const [asked = []] = artifacts.rounds;
const right = questions.map((question) => question.right);
const outcomeOf = (choices: string[]) => checker.check({ choices }, secrets).outcome;

describe('the quiz handed in', () => {
  it('passes with three right answers of five, whichever they are', () => {
    expect(solve(artifacts, {})).toEqual({ choices: right });
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 5, maxLength: 5 }), (picks) => {
        const choices = asked.map(({ options }, index) => options[picks[index] ?? 3]?.id ?? NO_CHOICE);
        const count = choices.filter((choice, index) => choice === right[index]).length;
        expect(outcomeOf(choices)).toBe(count >= 3 ? 'correct' : 'incorrect');
      }),
    );
  });

  it('counts time that ran out as wrong', () => {
    expect(checker.check(wrong, secrets)).toEqual({ outcome: 'incorrect', verdict: 'incorrect' });
    expect(outcomeOf([NO_CHOICE, NO_CHOICE, ...right.slice(2)])).toBe('correct');
    expect(outcomeOf([NO_CHOICE, NO_CHOICE, NO_CHOICE, ...right.slice(3)])).toBe('incorrect');
  });

  it('is not passed with a neighbour’s choices, nor in another order', () => {
    expect(
      outcomeOf(
        secretsOf('5')
          .rounds.flat()
          .slice(0, 5)
          .map((question) => question.right),
      ),
    ).toBe('incorrect');
    expect(outcomeOf([...right.slice(1), ...right.slice(0, 1)])).toBe('incorrect');
  });

  it('is passed in any of its rounds, with the answers of one', () => {
    const others = later.map((question) => question.right);
    expect(outcomeOf(others)).toBe('correct');
    expect(outcomeOf([...right.slice(0, 2), ...others.slice(2, 4), NO_CHOICE])).toBe('incorrect');
  });

  it('is passed neither by always distrusting nor by always trusting', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9a-f]{32}$/), fc.boolean(), (seed, practice) => {
        const drawn = checker.secrets(createVariant(seed, practice));
        for (const player of [lazy.refuse, lazy.accept]) {
          const answer = player(checker.artifacts(drawn), {});
          expect(fieldOf(answer, 'choices')).not.toContain('');
          expect(checker.check(answer, drawn).outcome).toBe('incorrect');
        }
      }),
    );
  });

  it.each([{ choices: [] }, { choices: right.slice(1) }, { choices: [...right, ''] }, { choices: '' }, {}, ''])(
    'counts nothing while it is not finished: %j',
    (answer) => {
      expect(checker.check(answer, secrets)).toEqual({ outcome: 'neutral', verdict: 'unfinished' });
    },
  );
});

describe('one answer', () => {
  it('is told right or wrong with the same cue, and counts nothing', () => {
    for (const { id, options, right: good, from } of secrets.rounds.flat()) {
      for (const { id: choice } of options) {
        const verdict = choice === good ? 'right' : 'wrong';
        expect(checker.check({ question: id, choice }, secrets)).toEqual({
          outcome: 'neutral',
          verdict,
          output: { isRight: choice === good, text: from.cue },
        });
      }
      expect(checker.check({ question: id, choice: NO_CHOICE }, secrets)).toEqual({
        outcome: 'neutral',
        verdict: 'timeout',
        output: { isRight: false, text: from.cue },
      });
    }
  });

  it('tells nothing of an option or a question that is not there', () => {
    const [first] = asked;
    for (const answer of [
      { question: first?.id ?? '', choice: 'A' },
      { question: 'other', choice: '' },
      { choice: right[0] ?? '' },
    ])
      expect(checker.check(answer, secrets)).toEqual({ outcome: 'neutral', verdict: 'unfinished' });
  });
});

describe('the questions', () => {
  it('are five a round, asked once each, and say nothing of the right option', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9a-f]{32}$/), (seed) => {
        const drawn = checker.secrets(createVariant(seed));
        const all = drawn.rounds.flat();
        expect(drawn.rounds.map((round) => round.length)).toEqual([5, 5, 5]);
        expect(new Set(all.map(({ id }) => id)).size).toBe(15);
        expect(new Set(all.flatMap(({ options }) => options.map(({ id }) => id))).size).toBe(45);
        for (const question of checker.artifacts(drawn).rounds.flat()) {
          expect(Object.keys(question)).toEqual(['id', 'text', 'options']);
          expect(question.id).toMatch(/^[0-9a-f]{8}$/);
        }
      }),
    );
  });
});

describe('the reveal', () => {
  it('tells of each question the trap, the right answer and why', () => {
    const { rounds } = checker.reveal?.(secrets) ?? { rounds: [] };
    expect(rounds.map((round) => round.length)).toEqual([5, 5, 5]);
    for (const [index, { text, right: good, wrong: others, trap, why }] of rounds.flat().entries()) {
      const question = secrets.rounds.flat()[index];
      expect(question?.text).toBe(text);
      expect(question?.options.map((option) => option.text).sort()).toEqual([good, ...others].sort());
      expect(trap.length * why.length).toBeGreaterThan(0);
    }
  });
});

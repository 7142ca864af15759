import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FINALE_ROUNDS } from '#schemas/constants.ts';
import { drawMessage, type JudgedMessage, messageOf, ROUNDS } from './messages.ts';

it('has for each round a genuine message and a trap, each under a key of its own', () => {
  expect(ROUNDS.map((round) => round.map(({ genuine }) => genuine))).toEqual(Array(FINALE_ROUNDS).fill([true, false]));
  const keys = ROUNDS.flat().map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.map((key) => messageOf(key)?.key)).toEqual(keys);
});

it('draws five messages of which neither kind is more than three, so that no one answer is right throughout', () => {
  const numbers = fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 5, maxLength: 5 });
  fc.assert(
    fc.property(numbers, (draws) => {
      const drawn: JudgedMessage[] = [];
      for (const draw of draws) {
        const next = drawMessage(drawn, () => draw);
        if (next) drawn.push(next);
      }
      expect(drawn).toHaveLength(FINALE_ROUNDS);
      expect([2, 3]).toContain(drawn.filter(({ genuine }) => genuine).length);
      expect(drawMessage(drawn, () => 0)).toBeUndefined();
    }),
  );
});

it('tells in no message whether it is genuine', () => {
  for (const { message } of ROUNDS.flat()) expect(Object.keys(message).sort()).toEqual(['channel', 'context', 'from', 'text']);
});

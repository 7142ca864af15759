import { describe, expect, it } from 'vitest';
import { createVariant } from '#engine/authoring/testing';
import { OPTIONS, type Option } from './artifacts.ts';
import checker from './challenge.server.ts';
import { MAX_MOMENTS, POOL } from './moments.server.ts';

// The conformance tests play every challenge already: test here what is particular to this one's rules.
const secrets = checker.secrets(createVariant('3'.repeat(32)));
const { moments } = secrets;

describe('the pool', () => {
  it.each(POOL)('tells $id in two ways, of which one has nothing to fear', ({ genuine, risky }) => {
    expect(new Set(genuine.map(({ right }) => right))).toEqual(new Set(['accept']));
    expect(risky.map(({ right }) => right)).not.toContain('accept');
    expect(risky.length).toBeGreaterThan(0);
    // Each wrong option has its consequence.
    for (const { right, otherwise } of [...genuine, ...risky])
      expect([right, ...Object.keys(otherwise)].toSorted()).toEqual([...OPTIONS].toSorted());
  });
});

describe('the day', () => {
  it('keeps its order, with two risky moments at least, and says of none which it is', () => {
    expect(moments.map(({ id }) => id)).toEqual(POOL.map(({ id }) => id).filter((id) => moments.some((one) => one.id === id)));
    expect(moments).toHaveLength(MAX_MOMENTS);
    expect(moments.filter(({ right }) => right !== 'accept').length).toBeGreaterThan(1);
    for (const { why } of moments) expect(JSON.stringify(checker.artifacts(secrets))).not.toContain(why);
  });

  it.each<[boolean, Option, string]>([
    [false, 'accept', 'too-trusting'],
    [true, 'refuse', 'too-wary'],
  ])('says in which direction one was mistaken (genuine: %s, chosen: %s)', (genuine, option, verdict) => {
    const mistaken = moments.find(({ right }) => (right === 'accept') === genuine);
    const id = mistaken?.id ?? '';
    expect(checker.check({ [id]: option, tried: id }, secrets)).toMatchObject({
      outcome: 'incorrect',
      verdict,
      output: { says: mistaken?.otherwise[option] },
    });
  });
});

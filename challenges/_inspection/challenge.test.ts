import { describe, expect, it } from 'vitest';
import { createVariant } from '#engine/authoring/testing';
import { POOL } from './accesses.server.ts';
import { LINES } from './artifacts.ts';
import checker from './challenge.server.ts';
import solve from './solve.ts';

// The conformance tests play every challenge already: test here what is particular to this one's rules.
const secrets = checker.secrets(createVariant('3'.repeat(32)));
const artifacts = checker.artifacts(secrets);
const right = Object(solve(artifacts, {}));

it('has no name twice in the pool', () => {
  expect(new Set(POOL.map(({ who }) => who)).size).toBe(POOL.length);
});

describe('the list', () => {
  it('has lines to cut and lines to leave, and says of none which it is', () => {
    expect(artifacts.accesses).toHaveLength(LINES);
    expect(new Set(Object.values(right))).toEqual(new Set(['cut', 'keep']));
    for (const { why } of secrets.lines) expect(JSON.stringify(artifacts)).not.toContain(why);
    const revealed = checker.reveal?.(secrets).lines.map(({ genuine }) => (genuine ? 'keep' : 'cut'));
    expect(revealed).toEqual(artifacts.accesses.map(({ id }) => right[id]));
  });

  it.each([
    ['cut', 'keep', 'too-trusting'],
    ['keep', 'cut', 'too-wary'],
  ])('says what it is to take a line to %s for one to %s', (was, mark, verdict) => {
    const [id = ''] = Object.keys(right).filter((line) => right[line] === was);
    const output = { right: LINES - 1, of: LINES };
    expect(checker.check({ ...right, [id]: mark }, secrets)).toEqual({ outcome: 'incorrect', verdict, output });
  });
});

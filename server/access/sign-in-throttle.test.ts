import { describe, expect, test } from 'vitest';
import { createSignInThrottle } from './sign-in-throttle.ts';

const HERE = ['admin', '192.0.2.1'];
const wrong = async () => false;
const right = async () => true;

function setUp() {
  const time = { now: 0 };
  const pauses: (() => void)[] = [];
  const throttle = createSignInThrottle(
    () => time.now,
    'Too many guesses.',
    () => new Promise((resume) => pauses.push(resume)),
  );
  const guess = async (times: number, lane = HERE) => {
    for (let guessed = 0; guessed < times; guessed += 1) expect(await throttle.check(lane, wrong)).toBe(false);
  };
  return { time, throttle, pauses, guess };
}
const settle = () => new Promise((done) => setImmediate(done));

describe('guesses at a password', () => {
  test('cost no time up to the tenth, and a pause each from then on', async () => {
    const { throttle, guess, pauses } = setUp();
    await guess(10);
    expect(pauses).toHaveLength(0);
    const next = throttle.check(HERE, wrong);
    await settle();
    expect(pauses).toHaveLength(1);
    pauses[0]?.();
    expect(await next).toBe(false);
  });

  test('delay the right one behind them, and refuse it never', async () => {
    const { throttle, guess, pauses } = setUp();
    await guess(10);
    const waiting = Array.from({ length: 20 }, () => throttle.check(HERE, wrong));
    const rightOne = throttle.check(HERE, right);
    for (let turn = 0; turn < 21; turn += 1) {
      await settle();
      pauses[turn]?.();
    }
    expect(await Promise.all(waiting)).not.toContain(true);
    expect(await rightOne).toBe(true);
    // A right password resets the count.
    expect(await throttle.check(HERE, wrong)).toBe(false);
    expect(pauses).toHaveLength(21);
  });

  test('concern neither another address nor another account', async () => {
    const { throttle, guess, pauses } = setUp();
    await guess(10);
    expect(await throttle.check(['admin', '192.0.2.2'], right)).toBe(true);
    expect(await throttle.check(['claire', '192.0.2.1'], right)).toBe(true);
    expect(pauses).toHaveLength(0);
  });

  test('are made one after the other, so that the count holds for parallel ones', async () => {
    const { throttle, pauses } = setUp();
    let underWay = 0;
    const slow = async () => {
      underWay += 1;
      expect(underWay).toBe(1);
      await settle();
      underWay -= 1;
      return false;
    };
    const all = Array.from({ length: 11 }, () => throttle.check(HERE, slow));
    await Promise.all(all.slice(0, 10));
    await settle();
    expect(pauses).toHaveLength(1);
    pauses[0]?.();
    await Promise.all(all);
  });

  test('beyond fifty that wait are refused, and five minutes without any forget them', async () => {
    const { throttle, guess, pauses, time } = setUp();
    await guess(10);
    const waiting = Array.from({ length: 50 }, () => throttle.check(HERE, wrong));
    await expect(throttle.check(HERE, right)).rejects.toMatchObject({ status: 429, code: 'too-many-failures' });
    for (let turn = 0; turn < 50; turn += 1) {
      await settle();
      pauses[turn]?.();
    }
    await Promise.all(waiting);
    time.now += 5 * 60_000;
    expect(await throttle.check(HERE, right)).toBe(true);
    expect(pauses).toHaveLength(50);
  });

  test('that could not be made hold up nobody', async () => {
    const { throttle } = setUp();
    const broken = throttle.check(HERE, () => Promise.reject(new Error('no database')));
    const next = throttle.check(HERE, right);
    await expect(broken).rejects.toThrow('no database');
    expect(await next).toBe(true);
  });
});

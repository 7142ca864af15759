import { expect, test } from 'vitest';
import type { ReturnPlan } from '#schemas/return-plans.ts';
import { plannedReturns } from './planned-returns.ts';

const told = (more: Partial<ReturnPlan['people'][number]>, came = 0) =>
  plannedReturns(
    {
      ...{ offered: ['weeks-3'], plan: null, sessions: [] },
      people: [{ kind: 'weeks-3', toCome: 0, nextOn: null, due: 0, asked: 0, declined: 0, kept: 0, ...more }],
    },
    came,
  )['weeks-3'];

test('before the first day: how many are asked, from when on, and when there may be figures', () => {
  expect(told({ toCome: 20, nextOn: '2026-12-14' })).toBe(
    '20 people of those who solved a mission will be asked, from 14 Dec 2026 on. The first figures are there from 29 Dec 2026 to 11 Jan 2027: the first returns are awaited until 11 Jan 2027 at the latest, if an invitation goes out late, and all those of a session have to be closed.',
  );
});

test('once the day has come', () => {
  expect(told({ due: 1 })).toMatch(/^The day has come for 1 person\./);
});

test('while nobody has come since the return was set', () => {
  expect(told({})).toMatch(/^Set\. No return is expected yet: the first figures are there 36 days after/);
});

test('once those who came are not expected back, as where their session was deleted', () => {
  expect(told({}, 7)).toMatch(/^Set\. No return is expected: 7 people came, but .* to a session that is deleted\./);
});

test('of a kind that is not set nothing is said', () => {
  expect(plannedReturns({ offered: [], plan: null, people: [], sessions: [] }, 0)).toEqual({});
});

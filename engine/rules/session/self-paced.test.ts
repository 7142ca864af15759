import { expect, it } from 'vitest';
import { selfPacedUntil } from './self-paced.ts';

const WEEKS = {
  workshop: null,
  startBy: 'opening',
  opensAt: null,
  closesAt: '2027-02-28T17:00:00.000Z',
  createdAt: '2026-11-29T09:00:00.000Z',
} as const;

it('a session that begins with its opening and stays open for days is self-paced', () => {
  expect(selfPacedUntil(WEEKS)).toBe('2027-02-28T17:00:00.000Z');
  expect(selfPacedUntil({ ...WEEKS, opensAt: '2027-02-28T09:00:00.000Z' })).toBeNull();
});

it.each([{ startBy: 'hand' as const }, { closesAt: null }])('one with %j is not', (more) => {
  expect(selfPacedUntil({ ...WEEKS, ...more })).toBeNull();
});

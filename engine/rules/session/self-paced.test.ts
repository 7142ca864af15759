import { expect, it } from 'vitest';
import { selfPacedUntil } from './self-paced.ts';

const WEEKS = {
  workshop: null,
  startBy: 'opening',
  opensAt: null,
  startedAt: null,
  closesAt: '2027-02-28T17:00:00.000Z',
  createdAt: '2026-11-29T09:00:00.000Z',
} as const;

it('a session that begins with its opening and stays open for days is self-paced', () => {
  expect(selfPacedUntil(WEEKS)).toBe('2027-02-28T17:00:00.000Z');
  expect(selfPacedUntil({ ...WEEKS, startedAt: '2026-12-01T08:00:00.000Z' })).toBe('2027-02-28T17:00:00.000Z');
  expect(selfPacedUntil({ ...WEEKS, opensAt: '2027-02-28T09:00:00.000Z' })).toBeNull();
});

it('one that was planned days ahead is not, before its opening or after it', () => {
  const planned = { ...WEEKS, opensAt: '2026-12-10T09:00:00.000Z', closesAt: '2026-12-10T09:45:00.000Z' };
  expect(selfPacedUntil(planned)).toBeNull();
  expect(selfPacedUntil({ ...planned, opensAt: null, startedAt: planned.opensAt })).toBeNull();
});

it('one that had ended, and is to open anew, counts from that opening', () => {
  const again = { opensAt: '2027-02-28T16:00:00.000Z', startedAt: '2026-12-01T08:00:00.000Z' };
  expect(selfPacedUntil({ ...WEEKS, ...again })).toBeNull();
});

it.each([{ startBy: 'hand' as const }, { closesAt: null }])('one with %j is not', (more) => {
  expect(selfPacedUntil({ ...WEEKS, ...more })).toBeNull();
});

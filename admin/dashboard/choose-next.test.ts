import { expect, it } from 'vitest';
import { aSessionClock } from '#engine/client/testing/a-session-clock.ts';
import type { SessionClock } from '#schemas/session-clock.ts';
import { nextSession } from './choose-next.ts';

const NOW = Date.parse('2026-11-24T09:00:00.000Z');
const at = (hour: string) => `2026-11-24T${hour}:00.000Z`;

/** Code of the next session. @param rooms clock and people of each session, newest first */
function next(...rooms: readonly (Partial<SessionClock> & { readonly present?: number })[]): string | undefined {
  const sessions = rooms.map((_, index) => ({ id: `s${index}`, code: `C${index}`, name: null, active: true }));
  const known = rooms.map(({ present = 0, ...room }, index) => [
    `s${index}`,
    { present, invited: null, seats: null, room: aSessionClock(room) },
  ]);
  return nextSession(sessions, Object.fromEntries(known), NOW)?.session.code;
}

it('is the one that opens first', () => {
  const prepared = (hour: string) => ({ phase: 'prepared', open: false, opensAt: at(hour) }) as const;
  expect(next(prepared('15:00'), prepared('14:00'), prepared('16:00'))).toBe('C1');
});

it('is the one whose people wait for its start, before any that opens; an empty lobby comes after those', () => {
  const prepared = { phase: 'prepared', open: false, opensAt: at('14:00') } as const;
  expect(next(prepared, { phase: 'lobby', present: 3 })).toBe('C1');
  expect(next({ phase: 'lobby' }, prepared)).toBe('C1');
  expect(next({ phase: 'running' }, { phase: 'lobby' })).toBe('C1');
});

it('is none of those that run, have ended, or have no time', () => {
  expect(
    next({ phase: 'running' }, { phase: 'ended' }, { phase: 'archived' }, { phase: 'prepared', open: false }),
  ).toBeUndefined();
  expect(next()).toBeUndefined();
});

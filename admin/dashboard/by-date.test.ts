import { describe, expect, it } from 'vitest';
import type { SessionNow } from '../api/clock-calls.ts';
import { byDate, timeOf } from './by-date.ts';

/** A Thursday. */
const NOW = new Date(2026, 10, 26, 10).getTime();
const at = (month: number, day: number, hour = 9) => new Date(2026, month - 1, day, hour).toISOString();

const known = (more: Partial<SessionNow> & { readonly opensAt?: string; readonly startedAt?: string } = {}): SessionNow => ({
  present: 0,
  invited: null,
  seats: null,
  createdAt: at(11, 2),
  createdBy: 'ana',
  owner: 'ana',
  deletionRequest: null,
  workshop: null,
  room: {
    phase: 'prepared',
    open: true,
    opensAt: more.opensAt ?? null,
    startedAt: more.startedAt ?? null,
    closesAt: null,
    pausedAt: null,
    frozenAt: null,
    endedAt: null,
  },
  ...more,
});
const on = (startsAt: string) =>
  known({
    workshop: {
      startsAt,
      venue: null,
      audience: 'office',
      expected: null,
      minutes: { welcome: 10, play: 30, debrief: 15, questions: 5 },
    },
  });

describe('the day of a session', () => {
  it('is that of its workshop, of its play on another day, else of its beginning, of its opening, of its creation', () => {
    const times = { opensAt: at(12, 1), startedAt: at(12, 2) };
    expect(timeOf({ ...on(at(12, 3)), room: known(times).room })).toBe(Date.parse(at(12, 2)));
    expect(timeOf({ ...on(at(12, 3)), room: known({ opensAt: at(12, 1) }).room })).toBe(Date.parse(at(12, 3)));
    expect(timeOf(known(times))).toBe(Date.parse(at(12, 2)));
    expect(timeOf(known({ opensAt: at(12, 1) }))).toBe(Date.parse(at(12, 1)));
    expect(timeOf(known())).toBe(Date.parse(at(11, 2)));
  });
});

describe('sessions by date', () => {
  const rooms = {
    monday: on(at(11, 23)),
    wednesday: on(at(11, 25)),
    early: on(at(11, 26, 8)),
    friday: on(at(11, 27)),
    sunday: on(at(11, 29, 23)),
    next: on(at(11, 30, 0)),
    late: on(at(12, 20)),
    soon: on(at(12, 2)),
    lastSunday: on(at(11, 22, 23)),
    october: on(at(10, 5)),
  };
  const sessions = Object.keys(rooms).map((id) => ({ id, code: id, name: null, active: true }));

  it('are this week from today on, then what was; the months to come; the months past, the latest first', () => {
    const groups = byDate(sessions, rooms, NOW).map((group) => [group.kind, group.sessions.map(({ id }) => id)]);
    expect(groups).toEqual([
      ['week', ['early', 'friday', 'sunday', 'wednesday', 'monday']],
      ['coming', ['next']],
      ['coming', ['soon', 'late']],
      ['past', ['lastSunday']],
      ['past', ['october']],
    ]);
  });

  it('are all there, once, and in this week while their time is not known', () => {
    expect(byDate(sessions, {}, NOW)).toMatchObject([{ key: 'week', sessions }]);
    expect(byDate([], {}, NOW)).toEqual([]);
  });
});

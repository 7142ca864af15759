/** The reducer of a session's state. Its consistency with later snapshots is tested in server/cockpit. */
import { describe, expect, it } from 'vitest';
import { EVENT_KINDS, type EventKind } from '#schemas/events.ts';
import type { ConsoleEvent } from '#schemas/live.ts';
import { reduce, reduceAll } from './reduce.ts';
import { MAX_SHARED, type SessionState } from './state.ts';

const START = Date.parse('2026-11-24T09:00:00.000Z');
const later = (seconds: number) => new Date(START + seconds * 1000).toISOString();
const CLOCK = {
  phase: 'running',
  open: true,
  opensAt: null,
  startedAt: later(0),
  closesAt: null,
  pausedAt: null,
  frozenAt: null,
  endedAt: null,
  now: later(0),
} as const;
const person = (id: string) => ({
  id,
  username: `${id}@brevelle.example`,
  name: null,
  realName: null,
  team: null,
  points: 0.1,
  joinedAt: START,
  activeAt: START,
  cells: [null, null],
});
const STATE: SessionState = {
  number: 5,
  clock: CLOCK,
  code: 'ABCD-EFGH',
  name: null,
  teams: [],
  hintPolicy: 'table',
  missions: [
    { key: 'sql', title: 'SQL', minutes: 5, hints: 2, played: true },
    { key: 'ssh', title: 'SSH', minutes: 5, hints: 2, played: true },
  ],
  people: [person('ana'), person('bob')],
  breaks: [],
  absent: [],
  absentCount: 0,
  shared: [],
  stale: false,
};
const CELL = { openedAt: later(60), failures: 1, hints: 0, given: 0, solvedAt: null, points: null };

function event(kind: EventKind, more: Partial<ConsoleEvent> = {}): ConsoleEvent {
  return { number: 6, at: later(60), kind, participant: 'ana', other: null, challenge: null, ...more };
}

describe('a session after an event', () => {
  it('is the same object where it contains the event already', () => {
    expect(reduce(STATE, event('solve', { number: 5, points: 4 }))).toBe(STATE);
  });

  it('keeps as they are those whom it does not concern', () => {
    const after = reduce(STATE, event('attempt', { challenge: 'ssh', cell: CELL }));
    expect(after.people[1]).toBe(STATE.people[1]);
    expect(after.people[0]?.cells).toEqual([
      null,
      { openedAt: START + 60_000, failures: 1, hints: 0, given: 0, solvedAt: null, points: null },
    ]);
  });

  it('changes the cell of its mission, the first one too', () => {
    const after = reduce(STATE, event('opened', { challenge: 'sql', cell: CELL })).people[0];
    expect(after?.cells).toEqual([{ ...CELL, openedAt: START + 60_000 }, null]);
  });

  it('changes the person whom it concerns, and nothing of a mission that it does not name', () => {
    const after = reduce(STATE, event('penalty', { participant: 'bob', points: -2 }));
    expect(after.people.map(({ points }) => points)).toEqual([0.1, -1.9]);
    const hinted = reduce(STATE, event('hint', { challenge: 'ssh' })).people[0];
    expect(hinted).toEqual({ ...STATE.people[0], activeAt: START + 60_000 });
    const unknown = reduce(STATE, event('opened', { challenge: 'new', cell: CELL })).people[0];
    expect(Object.entries(unknown?.cells ?? [])).toEqual([
      ['0', null],
      ['1', null],
    ]);
  });

  it('is unchanged by an event without the data of its kind', () => {
    expect(reduce(STATE, event('room')).clock).toBe(STATE.clock);
    const shared = { participant: 'ana', other: 'bob', challenge: 'ssh' };
    expect(reduce(STATE, event('shared', shared)).shared).toHaveLength(1);
    for (const field of ['participant', 'other', 'challenge'] as const)
      expect(reduce(STATE, event('shared', { ...shared, [field]: null })).shared, field).toEqual([]);
  });

  it('adds points without the dust of binary fractions', () => {
    expect(reduce(STATE, event('solve', { points: 0.2 })).people[0]?.points).toBe(0.3);
  });

  const ACTIVE: readonly EventKind[] = ['joined', 'profile', 'opened', 'attempt', 'hint', 'solve', 'penalty', 'question'];
  it.each(EVENT_KINDS)('%s moves the participant’s last activity, or not, and never where a facilitator did it', (kind) => {
    expect(reduce(STATE, event(kind)).people[0]?.activeAt).toBe(ACTIVE.includes(kind) ? START + 60_000 : START);
    expect(reduce(STATE, event(kind, { actor: 'anne' })).people[0]?.activeAt).toBe(START);
  });

  const STALE: readonly EventKind[] = ['joined', 'profile', 'setup', 'correction'];
  it.each(EVENT_KINDS)('%s asks for a new snapshot, or not', (kind) => {
    expect(reduce(STATE, event(kind)).stale).toBe(STALE.includes(kind));
  });

  it('asks for a new snapshot for a kind that only a later release knows, and goes on with what comes after it', () => {
    const unknown: ConsoleEvent = JSON.parse(JSON.stringify({ ...event('debrief'), kind: 'later' }));
    const state = reduceAll(STATE, [unknown, event('solve', { number: 7, points: 0.2 })]);
    expect([state.stale, state.number, state.people[0]?.points]).toEqual([true, 7, 0.3]);
  });

  it('asks for a new snapshot for a person or a mission that it does not know', () => {
    expect(reduce(STATE, event('opened', { challenge: 'ssh', cell: CELL })).stale).toBe(false);
    expect(reduce(STATE, event('opened', { challenge: 'ssh', cell: CELL, participant: 'new' })).stale).toBe(true);
    expect(reduce(STATE, event('opened', { challenge: 'new', cell: CELL })).stale).toBe(true);
    expect(reduce(STATE, event('correction', { challenge: 'ssh', cell: CELL })).stale).toBe(false);
  });

  it('has the breaks that are over: a pause, and an end that was taken back', () => {
    const clock = (seconds: number, more: Partial<ConsoleEvent['room']>) =>
      event('room', { number: 6 + seconds, at: later(seconds), participant: null, room: { ...CLOCK, ...more } });
    const after = reduceAll(STATE, [
      clock(60, { phase: 'paused', pausedAt: later(60) }),
      clock(90, {}),
      clock(120, { phase: 'ended', endedAt: later(120) }),
      clock(150, { phase: 'ended', endedAt: later(120), frozenAt: later(150) }),
      clock(180, {}),
    ]);
    expect(after.breaks).toEqual([
      { from: START + 60_000, until: START + 90_000 },
      { from: START + 120_000, until: START + 180_000 },
    ]);
    expect(after.clock.phase).toBe('running');
  });

  it('keeps the latest hundred shared answers, oldest first', () => {
    const after = reduceAll(
      STATE,
      Array.from({ length: 130 }, (_, index) =>
        event('shared', { number: 6 + index, at: later(index), other: 'bob', challenge: 'ssh' }),
      ),
    );
    expect(MAX_SHARED).toBe(100);
    expect(after.shared.map(({ at }) => at)).toEqual(Array.from({ length: 100 }, (_, index) => START + (30 + index) * 1000));
  });
});

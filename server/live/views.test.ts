/** Views of every kind of event for each reader. The tables are exhaustive by type: a new kind does not compile until each lists it. */
import { describe, expect, it } from 'vitest';
import { ACTIVITY_KINDS, EVENT_KINDS, type EventKind } from '#schemas/events.ts';
import type { EventDetail } from '#schemas/live.ts';
import type { SessionClock } from '#schemas/session-clock.ts';
import { consoleView, type EventRow, playerView, projectorView } from './views.ts';

const NOW = Date.parse('2026-11-24T09:00:00.000Z');
const AT = '2026-11-24T08:59:00.000Z';
const CLOCK: SessionClock = {
  phase: 'running',
  open: true,
  opensAt: null,
  startedAt: AT,
  closesAt: null,
  pausedAt: null,
  frozenAt: null,
  endedAt: null,
  now: AT,
};
/** A detail with all fields, of which one must not leave the server. */
const DETAIL: Required<EventDetail> = {
  actor: 'anne',
  cell: { openedAt: AT, failures: 1, hints: 0, given: 0, solvedAt: null, points: null },
  correct: true,
  points: 4.5,
  room: CLOCK,
  team: 'Quai',
  text: 'Bonjour',
  verdict: 'incorrect',
  teams: { from: null, to: 'Quai' },
};

function rowOf(kind: EventKind, detail: EventDetail = DETAIL): EventRow {
  return { number: 7, at: AT, kind, participant: 'me', other: 'other', challenge: 'ssh', detail: JSON.stringify(detail) };
}

const clock = { number: 7, kind: 'room', room: { ...CLOCK, now: '2026-11-24T09:00:00.000Z' } };
const board = { number: 7, kind: 'board' };
const own = { number: 7, kind: 'own', challenge: 'ssh' };
const setup = { number: 7, kind: 'setup' };
const finale = { number: 7, kind: 'finale' };
const debrief = { number: 7, kind: 'debrief' };

const TO_OTHERS: Readonly<Record<EventKind, unknown>> = {
  joined: board,
  profile: board,
  opened: null,
  attempt: null,
  hint: null,
  solve: board,
  penalty: board,
  correction: board,
  question: null,
  message: null,
  room: clock,
  setup,
  finale,
  debrief,
  shared: null,
};
const TO_WHOM_IT_CONCERNS: Readonly<Record<EventKind, unknown>> = {
  ...TO_OTHERS,
  joined: own,
  profile: own,
  solve: own,
  penalty: own,
  correction: own,
  hint: { number: 7, kind: 'granted-hint', challenge: 'ssh' },
  message: { number: 7, kind: 'message', at: AT, text: 'Bonjour' },
};

const { actor, cell, points, team, text } = DETAIL;
/** Fields that the console gets beside number, time, kind, people and mission. Written by hand: neither `verdict` nor `correct`. */
const TO_CONSOLE: Readonly<Record<EventKind, object>> = {
  joined: {},
  profile: { actor },
  opened: { cell },
  attempt: { cell },
  hint: { cell, actor },
  solve: { points, cell },
  penalty: { points },
  correction: { points, cell, actor },
  question: {},
  message: { text, team, actor },
  room: { room: clock.room, actor },
  setup: { actor },
  finale: { actor },
  debrief: { actor },
  shared: {},
};

describe('the readers of an event', () => {
  it.each(EVENT_KINDS)('%s: a player whom it concerns, and another one', (kind) => {
    const view = (me: string) =>
      playerView(
        (participant) => participant === me,
        () => false,
      )(rowOf(kind), NOW);
    expect(view('me')).toEqual(TO_WHOM_IT_CONCERNS[kind]);
    expect(view('somebody else')).toEqual(TO_OTHERS[kind]);
  });

  it.each(EVENT_KINDS)('%s: the projector, which learns of nobody', (kind) => {
    expect(projectorView(rowOf(kind), NOW)).toEqual(TO_OTHERS[kind]);
  });

  it.each(EVENT_KINDS)('%s: the console, which is told no kind of mistake', (kind) => {
    const { number, at, participant, other, challenge } = rowOf(kind);
    expect(consoleView(rowOf(kind), NOW)).toEqual({ number, at, kind, participant, other, challenge, ...TO_CONSOLE[kind] });
    expect(consoleView(rowOf(kind, {}), NOW)).toEqual({ number, at, kind, participant, other, challenge });
  });

  it('a hint that the player asked for tells the page nothing new', () => {
    expect(
      playerView(
        () => true,
        () => true,
      )(rowOf('hint', { cell: DETAIL.cell }), NOW),
    ).toBeNull();
  });

  it('a message to everybody is for each player, one to a team for those who are in it', () => {
    const told = (detail: EventDetail, team: string) =>
      playerView(
        () => true,
        (name) => name === team,
      )({ ...rowOf('message', detail), participant: null }, NOW);
    const message = { number: 7, kind: 'message', at: AT, text: 'Bonjour' };
    expect(told({ text: 'Bonjour' }, 'Quai')).toEqual(message);
    expect(told({ text: 'Bonjour', team: 'Quai' }, 'Quai')).toEqual(message);
    expect(told({ text: 'Bonjour', team: 'Quai' }, 'Phare')).toBeNull();
    expect(told({}, 'Quai')).toBeNull();
  });

  it('a change of the clock without the clock is for no player and no projector', () => {
    const view = playerView(
      () => true,
      () => true,
    );
    expect(view(rowOf('room', {}), NOW)).toBeNull();
    expect(projectorView(rowOf('room', {}), NOW)).toBeNull();
  });

  it('who is merged into the player is the player’s own news', () => {
    expect(
      playerView(
        (participant) => participant === 'other',
        () => false,
      )(rowOf('correction'), NOW),
    ).toEqual(own);
  });

  it('what a participant does is activity', () => {
    expect(ACTIVITY_KINDS).toEqual(['joined', 'profile', 'opened', 'attempt', 'hint', 'solve', 'penalty', 'question']);
  });
});

/** Reducer of a session's state by its events. Pure, with structural sharing (immer): unaffected parts stay the same objects. */
import { type Draft, produce } from 'immer';
import { type EventKind, eventRule } from '#schemas/events.ts';
import type { Cell, ConsoleEvent } from '#schemas/live.ts';
import { endedBreak } from './breaks.ts';
import { MAX_SHARED, type Person, type SessionCell, type SessionState, secondOf } from './state.ts';

type Apply = (state: Draft<SessionState>, event: ConsoleEvent) => void;

/** Applies one event; returns the same object for an event that is applied already. */
export function reduce(state: SessionState, event: ConsoleEvent): SessionState {
  return reduceAll(state, [event]);
}

/** Applies events, in order. */
export function reduceAll(state: SessionState, events: readonly ConsoleEvent[]): SessionState {
  return produce(state, (draft) => {
    for (const event of events) {
      if (event.number <= draft.number) continue;
      draft.number = event.number;
      const rule = eventRule(event.kind);
      if (!rule || rule.needsSnapshot || isBeyond(draft, event)) draft.stale = true;
      if (rule) APPLY[event.kind](draft, event);
    }
  });
}

/** A handler for every kind of event: with `Record`, a missing one does not compile. */
const APPLY: Readonly<Record<EventKind, Apply>> = {
  joined: applyToPerson,
  profile: applyToPerson,
  opened: applyToPerson,
  attempt: applyToPerson,
  hint: applyToPerson,
  solve: applyToPerson,
  penalty: applyToPerson,
  correction: applyToPerson,
  question: applyToPerson,
  setup: applyToPerson,
  message: () => undefined,
  finale: () => undefined,
  debrief: () => undefined,
  room(state, { room, at }) {
    if (!room) return;
    const ended = endedBreak(state.clock, room, at);
    if (ended) state.breaks.push({ from: secondOf(ended.from), until: secondOf(ended.until) });
    state.clock = room;
  },
  shared(state, { at, participant, other, challenge }) {
    if (participant === null || other === null || challenge === null) return;
    state.shared.push({ at: secondOf(at), participant, other, challenge });
    state.shared.splice(0, state.shared.length - MAX_SHARED);
  },
};

function applyToPerson({ people, missions }: Draft<SessionState>, event: ConsoleEvent): void {
  const { at, kind, participant, challenge, cell, points, actor } = event;
  const person = people.find(({ id }) => id === participant);
  if (!person) return;
  if (points !== undefined) person.points = sum(person.points, points);
  if (eventRule(kind)?.activity && actor === undefined) person.activeAt = Math.max(person.activeAt, secondOf(at));
  const column = missions.findIndex(({ key }) => key === challenge);
  if (cell && column >= 0) person.cells[column] = cellOf(cell);
}

/** Whether an event needs a new snapshot: it concerns an unknown person or mission, or lacks data. */
function isBeyond({ people, missions }: Draft<SessionState>, { kind, participant, challenge, cell }: ConsoleEvent): boolean {
  // Corrections without a cell: removal, merge, reinstatement, adjustment.
  if (cell === undefined) return kind === 'correction';
  return !people.some(({ id }) => id === participant) || !missions.some(({ key }) => key === challenge);
}

function cellOf({ openedAt, solvedAt, failures, hints, given, points }: Cell): SessionCell {
  const moment = (at: string | null) => (at === null ? null : secondOf(at));
  return { openedAt: moment(openedAt), failures, hints, given, solvedAt: moment(solvedAt), points };
}

/** Decimal points, rounded to hundredths: binary fractions leave 0.1 + 0.2 a little above 0.3. */
function sum(a: Person['points'], b: number): number {
  return Math.round((a + b) * 100) / 100;
}

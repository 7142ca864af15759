/**
 * The room as the screen has it: the server's snapshot unfolded, and what each event makes of it. Pure. Times are milliseconds since
 * 1970, in whole seconds, as the snapshot tells them.
 */

import type { CockpitSnapshot } from '#schemas/cockpit.ts';
import type { Cell, ConsoleEvent } from '#schemas/live.ts';
import type { SessionClock } from '#schemas/session-clock.ts';

export interface CockpitCell extends Pick<Cell, 'failures' | 'hints' | 'given' | 'points'> {
  readonly openedAt: number | null;
  readonly solvedAt: number | null;
}

export type Mission = CockpitSnapshot['missions'][number];

export interface Person {
  readonly id: string;
  /** The e-mail. */
  readonly username: string;
  readonly name: string | null;
  readonly team: string | null;
  readonly points: number;
  readonly joinedAt: number;
  readonly activeAt: number;
  /** One for each mission; null for one that was never touched. */
  readonly cells: readonly (CockpitCell | null)[];
}

export interface SharedAnswer {
  readonly at: number;
  readonly participant: string;
  readonly other: string;
  readonly challenge: string;
}

/** From when until when nobody played. */
export interface Break {
  readonly from: number;
  readonly until: number;
}

export interface Cockpit extends Pick<CockpitSnapshot, 'code' | 'name' | 'teams' | 'hintPolicy' | 'absent' | 'absentCount'> {
  /** Of the last event that is in here. */
  readonly number: number;
  readonly clock: SessionClock;
  readonly missions: readonly Mission[];
  /** In the order of joining. A person whom an event did not concern stays the same object. */
  readonly people: readonly Person[];
  /** Those that are over. */
  readonly breaks: readonly Break[];
  readonly shared: readonly SharedAnswer[];
  /** Something happened that only a new snapshot tells: somebody came, left, or has another name. */
  readonly stale: boolean;
}

/** As many as a snapshot tells. */
const MAX_SHARED = 100;

export function cockpitOf(snapshot: CockpitSnapshot): Cockpit {
  const { number, room, code, name, teams, hintPolicy, missions, absent, absentCount } = snapshot;
  const since = Date.parse(snapshot.since);
  const moment = (seconds: number) => since + seconds * 1000;
  const people = snapshot.participants.map((person) => ({
    ...person,
    joinedAt: moment(person.joinedAt),
    activeAt: moment(person.activeAt),
    cells: missions.map((): CockpitCell | null => null),
  }));
  const { participant, mission, openedAt, failures, hints, given, took, points } = snapshot.cells;
  participant.forEach((place, index) => {
    const person = people[place];
    const column = mission[index];
    if (!person || column === undefined) return;
    const opened = openedAt[index] ?? null;
    const until = took[index] ?? null;
    person.cells[column] = {
      openedAt: opened === null ? null : moment(opened),
      failures: failures[index] ?? 0,
      hints: hints[index] ?? 0,
      given: given[index] ?? 0,
      solvedAt: until === null ? null : moment((opened ?? 0) + until),
      points: points[index] ?? null,
    };
  });
  const shared = snapshot.shared.map(({ at, ...answer }) => ({ ...answer, at: moment(at) }));
  const breaks = snapshot.breaks.map(({ from, until }) => ({ from: moment(from), until: moment(until) }));
  return {
    number,
    clock: room,
    code,
    name,
    teams,
    hintPolicy,
    missions,
    people,
    breaks,
    absent,
    absentCount,
    shared,
    stale: false,
  };
}

/** What somebody does, unless a facilitator did it. */
const DOING: ReadonlySet<ConsoleEvent['kind']> = new Set<ConsoleEvent['kind']>([
  'joined',
  'profile',
  'opened',
  'attempt',
  'hint',
  'solve',
  'penalty',
  'question',
]);

/** The room after one more event; the same one for an event that it contains already. */
function roomAfter(room: Cockpit, event: ConsoleEvent): Cockpit {
  if (event.number <= room.number) return room;
  const next = { ...room, number: event.number, stale: room.stale || isBeyond(room, event) };
  if (event.kind === 'room')
    return event.room ? { ...next, clock: event.room, breaks: breaksAfter(room, event.room, event.at) } : next;
  if (event.kind === 'shared') return withShared(next, event);
  const place = event.participant === null ? -1 : room.people.findIndex(({ id }) => id === event.participant);
  const person = room.people[place];
  return person && event.kind !== 'message'
    ? { ...next, people: replaced(room.people, place, personAfter(room, person, event)) }
    : next;
}

function breaksAfter({ clock: before, breaks }: Cockpit, after: SessionClock, at: string): readonly Break[] {
  const from = before.pausedAt ?? before.endedAt;
  if (from === null || from === (after.pausedAt ?? after.endedAt)) return breaks;
  return [...breaks, { from: secondOf(from), until: secondOf(at) }];
}

/** The room after all that came since, in order. */
export function cockpitAfterAll(room: Cockpit, events: readonly ConsoleEvent[]): Cockpit {
  return events.reduce(roomAfter, room);
}

/** Whether an event changes what it does not tell. */
function isBeyond({ people, missions }: Cockpit, { kind, participant, challenge, cell }: ConsoleEvent): boolean {
  if (kind === 'joined' || kind === 'profile' || kind === 'setup') return true;
  // A removal, a merge, a reinstatement; an adjustment looks the same.
  if (kind === 'correction' && cell === undefined) return true;
  if (cell === undefined) return false;
  return !people.some(({ id }) => id === participant) || !missions.some(({ key }) => key === challenge);
}

function personAfter({ missions }: Cockpit, person: Person, { at, kind, challenge, cell, points, actor }: ConsoleEvent): Person {
  const column = cell === undefined ? -1 : missions.findIndex(({ key }) => key === challenge);
  const active = DOING.has(kind) && actor === undefined;
  return {
    ...person,
    points: sum(person.points, points ?? 0),
    activeAt: active ? Math.max(person.activeAt, secondOf(at)) : person.activeAt,
    cells: cell === undefined || column < 0 ? person.cells : replaced(person.cells, column, cellOf(cell)),
  };
}

function cellOf({ openedAt, solvedAt, failures, hints, given, points }: Cell): CockpitCell {
  const moment = (at: string | null) => (at === null ? null : secondOf(at));
  return { openedAt: moment(openedAt), failures, hints, given, solvedAt: moment(solvedAt), points };
}

function withShared(room: Cockpit, { at, participant, other, challenge }: ConsoleEvent): Cockpit {
  if (participant === null || other === null || challenge === null) return room;
  return { ...room, shared: [...room.shared, { at: secondOf(at), participant, other, challenge }].slice(-MAX_SHARED) };
}

function replaced<T>(list: readonly T[], place: number, by: T): readonly T[] {
  return list.map((one, index) => (index === place ? by : one));
}

function secondOf(at: string): number {
  return Math.floor(Date.parse(at) / 1000) * 1000;
}

/** Decimal points, without the dust of binary fractions. */
function sum(a: number, b: number): number {
  return Math.round((a + b) * 100) / 100;
}

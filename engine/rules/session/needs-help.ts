/** Detects people who need help, with the reasons, and the mission that holds up the session. Pure. Times in milliseconds. */

import { isErasedEmail } from '#engine/rules/erased-email.ts';
import { MINUTE_MS } from '#engine/rules/milliseconds.ts';
import { median, played, usualTimes } from './room-times.ts';
import type { Mission, Person, SessionCell, SessionState } from './state.ts';

/** Number of failed attempts without a solve that is a reason by itself. */
const MANY_FAILURES = 5;
/** A mission takes too long after both `OVER` times its usual time, and `OVER_BY` milliseconds more than its usual time. */
const OVER = 1.5;
const OVER_BY = 2 * MINUTE_MS;
/** Milliseconds since the start or the person's arrival, whichever is later, after which a person who has opened nothing needs help. */
const NOT_STARTED = 3 * MINUTE_MS;
/** Minimum number of people on one mission for it to be reported as holding up the session. */
const FEW = 2;

export type Reason =
  /** The person made no progress for longer than usual. */
  | { readonly why: 'time'; readonly waited: number; readonly usual: number }
  | { readonly why: 'failures'; readonly count: number }
  | { readonly why: 'hints'; readonly count: number }
  /** The person is present, and has opened no mission. */
  | { readonly why: 'not-started'; readonly waited: number };

export interface Need {
  readonly person: Person;
  /** Null if the person has opened no mission. */
  readonly mission: Mission | null;
  /** At least one reason. */
  readonly reasons: readonly Reason[];
  /** Milliseconds since the person's last progress. */
  readonly waited: number;
}

export interface HeldUp {
  readonly mission: Mission;
  /** People who are on the mission. */
  readonly people: readonly Person[];
  /** Median of these people's times on the mission. */
  readonly waited: number;
  readonly usual: number;
}

/** Current time of play: constant during a pause; null while nobody plays. @param now milliseconds since 1970, by the server's clock */
function playTime({ clock: { phase, pausedAt } }: Pick<SessionState, 'clock'>, now: number): number | null {
  if (phase === 'running') return now;
  return phase === 'paused' ? Date.parse(pausedAt ?? '') || now : null;
}

/** Column of a person's current mission: the one opened last among the open ones; -1 for none. */
export function currentMission({ cells }: Pick<Person, 'cells'>): number {
  return cells.reduce((latest, cell, column) => {
    if (!isOpen(cell)) return latest;
    return (cell?.openedAt ?? 0) >= (cells[latest]?.openedAt ?? 0) ? column : latest;
  }, -1);
}

/** The participants without erased people, whom nobody can help. */
export function peopleOf({ people }: Pick<SessionState, 'people'>): readonly Person[] {
  return people.filter(({ username }) => !isErasedEmail(username));
}

/** People who need help, the most urgent first: more reasons, then longer without progress. @param now as in {@link playTime} */
export function needsHelp(room: SessionState, now: number): readonly Need[] {
  const time = playTime(room, now);
  if (time === null) return [];
  const usual = usualTimes(room);
  return peopleOf(room)
    .flatMap((person) => needOf(room, person, usual, time) ?? [])
    .sort((a, b) => b.reasons.length - a.reasons.length || b.waited - a.waited);
}

function needOf(room: SessionState, person: Person, usual: readonly number[], now: number): Need | null {
  const column = currentMission(person);
  const cell = person.cells[column];
  const mission = room.missions[column];
  const start = Date.parse(room.clock.startedAt ?? '') || 0;
  if (!cell || !mission) {
    const waited = played(room, Math.max(person.joinedAt, start), now);
    const solved = person.cells.some((one) => one?.solvedAt != null);
    if (solved || waited < NOT_STARTED) return null;
    return { person, mission: null, reasons: [{ why: 'not-started', waited }], waited };
  }
  const solves = person.cells.map((one) => one?.solvedAt ?? 0);
  const waited = played(room, Math.max(cell.openedAt ?? person.activeAt, start, ...solves), now);
  const takes = usual[column] ?? 0;
  const reasons: Reason[] = [];
  if (waited > takes * OVER && waited > takes + OVER_BY) reasons.push({ why: 'time', waited, usual: takes });
  if (cell.failures >= MANY_FAILURES) reasons.push({ why: 'failures', count: cell.failures });
  if (mission.hints > 0 && cell.hints >= mission.hints) reasons.push({ why: 'hints', count: cell.hints });
  return reasons.length === 0 ? null : { person, mission, reasons, waited };
}

/** The mission that holds up the session most: at least two people are on it, by their median longer than usual. Null for none. */
export function holdsBack(room: SessionState, now: number): HeldUp | null {
  const time = playTime(room, now);
  if (time === null) return null;
  const usual = usualTimes(room);
  const start = Date.parse(room.clock.startedAt ?? '') || 0;
  const on = peopleOf(room).map((person) => ({ person, column: currentMission(person) }));
  const held = room.missions.map((mission, column) => {
    const people = on.filter((one) => one.column === column).map(({ person }) => person);
    const times = people.map(({ cells }) => played(room, Math.max(cells[column]?.openedAt ?? time, start), time));
    const takes = Math.max(usual[column] ?? 0, MINUTE_MS);
    return { mission, people, waited: median(times), usual: takes, weight: times.reduce((sum, one) => sum + one / takes, 0) };
  });
  const [worst] = held
    .filter(({ people, waited, usual: takes }) => people.length >= FEW && waited > takes)
    .sort((a, b) => b.weight - a.weight);
  if (!worst) return null;
  const { weight: _, ...most } = worst;
  return most;
}

/** Whether the mission was begun, and is not solved. */
export function isOpen(cell: SessionCell | null): boolean {
  return cell !== null && cell.solvedAt === null && (cell.openedAt !== null || cell.failures > 0 || cell.hints > cell.given);
}

/** Formats states of people and missions. */

import { DAY_MS, HOUR_MS, MINUTE_MS } from '#engine/rules/milliseconds.ts';
import type { Reason } from '#engine/rules/session/needs-help.ts';
import type { Mission, Person, SessionCell } from '#engine/rules/session/state.ts';
import { messages } from '../language/language.ts';

/** From this duration on, times are shown in days, as in sessions that stay open for weeks. */
const TOLD_IN_DAYS_MS = 2 * DAY_MS;
/** Largest number of minutes that fits in a cell of the matrix. */
const MAX_CELL_MINUTES = 99;

/** '4 min', '1 h 05', '3 d' from two days on. Under a minute: 'less than a minute', or '<1 min' if `short`. */
export function lasting(milliseconds: number, short = false): string {
  const time = Math.max(0, milliseconds);
  if (time < MINUTE_MS) return short ? '<1 min' : messages().cockpit.lessThanAMinute;
  if (time < HOUR_MS) return `${Math.floor(time / MINUTE_MS)} min`;
  if (time >= TOLD_IN_DAYS_MS) return messages().cockpit.days(Math.floor(time / DAY_MS));
  return `${Math.floor(time / HOUR_MS)} h ${String(Math.floor((time % HOUR_MS) / MINUTE_MS)).padStart(2, '0')}`;
}

/** For a cell of the matrix: '4′', '3 h' from a hundred minutes on, '3 d' from two days on. */
export function cellMinutes(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / MINUTE_MS);
  if (minutes <= MAX_CELL_MINUTES) return `${minutes}′`;
  if (milliseconds < TOLD_IN_DAYS_MS) return `${Math.floor(milliseconds / HOUR_MS)} h`;
  return messages().cockpit.days(Math.floor(milliseconds / DAY_MS));
}

/** Display name: the name on the boards, or the local part of the e-mail. */
export function nameOf({ name, username }: Pick<Person, 'name' | 'username'>): string {
  return name ?? username.replace(/@.*$/, '');
}

export function formatReason(reason: Reason): string {
  const { reasons } = messages().cockpit;
  if (reason.why === 'time') return reasons.time(lasting(reason.waited), lasting(reason.usual));
  if (reason.why === 'failures') return reasons.failures(reason.count);
  return reason.why === 'hints' ? reasons.hints(reason.count) : reasons.notStarted(lasting(reason.waited));
}

/** Milliseconds that a person has spent on a mission; null if its opening was not recorded. @param now milliseconds since 1970 */
export function timeOn({ openedAt, solvedAt }: SessionCell, now: number): number | null {
  return openedAt === null ? null : Math.max(0, (solvedAt ?? now) - openedAt);
}

/** 'solved in 4 min, 2 failed attempts, 1 hint'. */
export function formatCell(cell: SessionCell | null, now: number): string {
  const words = messages().cockpit.cell;
  if (cell === null) return words.notOpened;
  const { failures, hints, given, solvedAt, openedAt } = cell;
  const time = timeOn(cell, now);
  const lasted = time === null ? null : lasting(time);
  const untouched = openedAt === null && failures === 0;
  return [
    solvedAt !== null ? words.solved(lasted) : untouched ? words.notOpened : words.open(lasted),
    ...(failures > 0 ? [words.failures(failures)] : []),
    ...(hints > 0 ? [words.hints(hints, given)] : []),
  ].join(', ');
}

export function solvesOf({ cells }: Pick<Person, 'cells'>): number {
  return cells.filter((cell) => cell?.solvedAt != null).length;
}

/** Share of the session's missions that its people solved: '66 %'. Solves of missions that it no longer plays do not count. */
export function solvedShare({
  people,
  missions,
}: {
  readonly people: readonly Pick<Person, 'cells'>[];
  readonly missions: readonly Pick<Mission, 'played'>[];
}): string {
  const all = people.length * missions.filter(({ played }) => played).length;
  const solved = people.reduce(
    (sum, { cells }) => sum + missions.filter(({ played }, column) => played && cells[column]?.solvedAt != null).length,
    0,
  );
  return all === 0 ? '—' : `${Math.floor((100 * solved) / all)} %`;
}

/** 'Éloïse, 3 Le mail: open for 4 min'. */
export function cellName(person: Person, mission: Mission, column: number, now: number): string {
  const state = formatCell(person.cells[column] ?? null, now);
  return messages().cockpit.cell.named(nameOf(person), `${column + 1} ${mission.title}`, state);
}

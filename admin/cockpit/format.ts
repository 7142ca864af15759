/** The room in words. */

import type { Mission, Person, SessionCell } from '#engine/rules/session/state.ts';
import { countOf } from '../format/numbers.ts';
import type { Reason } from './needs-help.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** '4 min', '1 h 05'; under a minute 'less than a minute' in a sentence, '<1 min' in a figure. */
export function lasting(milliseconds: number, short = false): string {
  const time = Math.max(0, milliseconds);
  if (time < MINUTE) return short ? '<1 min' : 'less than a minute';
  if (time < HOUR) return `${Math.floor(time / MINUTE)} min`;
  return `${Math.floor(time / HOUR)} h ${String(Math.floor((time % HOUR) / MINUTE)).padStart(2, '0')}`;
}

/** Under which the room knows somebody: the name on the boards, or the e-mail before its at sign. */
export function nameOf({ name, username }: Pick<Person, 'name' | 'username'>): string {
  return name ?? username.replace(/@.*$/, '');
}

export function formatReason(reason: Reason): string {
  if (reason.why === 'time') return `No progress for ${lasting(reason.waited)}; it usually takes ${lasting(reason.usual)}`;
  if (reason.why === 'failures') return countOf(reason.count, 'failed attempt');
  if (reason.why === 'hints') return reason.count === 1 ? 'The only hint is used' : `All ${reason.count} hints are used`;
  return `Here for ${lasting(reason.waited)}, and has opened no mission`;
}

/** How long somebody was, or has been, on a mission; null where nobody noted when it was opened. @param now milliseconds since 1970 */
export function timeOn({ openedAt, solvedAt }: SessionCell, now: number): number | null {
  return openedAt === null ? null : Math.max(0, (solvedAt ?? now) - openedAt);
}

/** 'solved in 4 min, 2 failed attempts, 1 hint': how somebody stands with a mission. */
export function formatCell(cell: SessionCell | null, now: number): string {
  if (cell === null) return 'not opened';
  const { failures, hints, given, solvedAt, openedAt } = cell;
  const time = timeOn(cell, now);
  const on = time === null ? '' : ` ${solvedAt === null ? 'for' : 'in'} ${lasting(time)}`;
  const state = solvedAt !== null ? 'solved' : openedAt === null && failures === 0 ? 'not opened' : 'open';
  return [
    `${state}${on}`,
    ...(failures > 0 ? [countOf(failures, 'failed attempt')] : []),
    ...(hints > 0 ? [countOf(hints, 'hint') + (given > 0 ? `, ${given} given` : '')] : []),
  ].join(', ');
}

export function solvesOf({ cells }: Pick<Person, 'cells'>): number {
  return cells.filter((cell) => cell?.solvedAt != null).length;
}

/** 'Éloïse, 3 Le mail: open for 4 min'. */
export function cellName(person: Person, mission: Mission, column: number, now: number): string {
  return `${nameOf(person)}, ${column + 1} ${mission.title}: ${formatCell(person.cells[column] ?? null, now)}`;
}

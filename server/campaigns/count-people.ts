/**
 * Attendance of a campaign: which of the expected people attended. Pure functions: each person counts once, whichever sessions they
 * attended and under whichever of their addresses, and the order of the logins does not matter.
 */

import { isErasedEmail } from '#engine/rules/erased-email.ts';
import { frenchOrder } from '#engine/rules/french-order.ts';
import { DAY_MS } from '#engine/rules/milliseconds.ts';
import type { AttendanceState, CampaignFigures } from '#schemas/campaigns.ts';
import { slicesOf } from '../concurrency/in-pieces.ts';
import { samePeople } from '../session-model/same-people.ts';

export interface ExpectedPerson {
  /** Lower case. */
  readonly email: string;
  readonly name: string | null;
  readonly department: string | null;
}

/** One login to a session; those of removed participants are left out. */
export interface Attendance {
  readonly email: string;
  /** E-mail of the participant who keeps the points: another one if a facilitator merged the two. */
  readonly mergedInto: string;
  /** Date of the first login. */
  readonly day: string;
  /** Whether every mission that the session plays is solved. */
  readonly finished: boolean;
}

export interface CountedPerson extends ExpectedPerson {
  readonly state: AttendanceState;
}

export interface CampaignCount {
  readonly figures: CampaignFigures;
  /** All expected people, sorted by e-mail. */
  readonly people: readonly CountedPerson[];
}

interface Came {
  day: string;
  finished: boolean;
}

interface DepartmentCount {
  expected: number;
  came: number;
  finished: number;
}

/** Counts attendance; yields between slices, as counting the people of a hospital takes longer than the event loop may be blocked. */
export function* countPeople(
  expected: readonly ExpectedPerson[],
  attendances: readonly Attendance[],
): Generator<void, CampaignCount> {
  const personOf = yield* samePeople(attendances);
  const came = yield* firstDays(attendances, personOf);
  const departments = new Map<string | null, DepartmentCount>();
  const newcomers = new Map<string, number>();
  const counted = new Set<string>();
  const people: CountedPerson[] = [];
  // Sorted by e-mail, so that the same one of a person's two entries always counts.
  for (const slice of slicesOf([...expected].sort(byEmail))) {
    for (const person of slice) {
      const key = personOf(person.email);
      const attended = came.get(key);
      // An erased person counts if they attended, and never counts as absent.
      if (counted.has(key) || (attended === undefined && isErasedEmail(person.email))) continue;
      counted.add(key);
      const count = departments.get(person.department) ?? { expected: 0, came: 0, finished: 0 };
      departments.set(person.department, count);
      count.expected += 1;
      people.push({ ...person, state: attended === undefined ? 'absent' : attended.finished ? 'finished' : 'came' });
      if (!attended) continue;
      count.came += 1;
      if (attended.finished) count.finished += 1;
      newcomers.set(attended.day, (newcomers.get(attended.day) ?? 0) + 1);
    }
    yield;
  }
  const rows = [...departments].map(([department, count]) => ({ department, ...count })).sort(byDepartment);
  const erased = people.filter(({ email, state }) => state !== 'absent' && isErasedEmail(email)).length;
  const sum = (field: keyof DepartmentCount) => rows.reduce((total, row) => total + row[field], 0);
  return {
    figures: {
      expected: sum('expected'),
      came: sum('came'),
      finished: sum('finished'),
      ...(erased > 0 && { erased }),
      outside: [...came.keys()].filter((key) => !counted.has(key)).length,
      departments: rows,
      weeks: everyWeek(byWeek(newcomers)),
    },
    people,
  };
}

/** Each person's first day of attendance, and whether they finished any session. */
function* firstDays(
  attendances: readonly Attendance[],
  personOf: (email: string) => string,
): Generator<void, ReadonlyMap<string, Came>> {
  const came = new Map<string, Came>();
  for (const slice of slicesOf(attendances)) {
    for (const { email, day, finished } of slice) {
      const key = personOf(email);
      const known = came.get(key);
      if (!known) came.set(key, { day, finished });
      else {
        if (day < known.day) known.day = day;
        known.finished ||= finished;
      }
    }
    yield;
  }
  return came;
}

/** The Monday of a date's week. */
function mondayOf(day: string): string {
  const at = Date.parse(day);
  return dayOf(at - ((new Date(at).getUTCDay() + 6) % 7) * DAY_MS);
}

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** @param days number of newcomers by day @returns number of newcomers by the Monday of their week */
function byWeek(days: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const weeks = new Map<string, number>();
  for (const [day, count] of days) {
    const monday = mondayOf(day);
    weeks.set(monday, (weeks.get(monday) ?? 0) + count);
  }
  return weeks;
}

/** Lists every week from the first to the last; a week without newcomers has 0. */
function everyWeek(newcomers: ReadonlyMap<string, number>): CampaignFigures['weeks'] {
  const [first, ...later] = [...newcomers.keys()].sort();
  if (first === undefined) return [];
  const last = Date.parse(later.at(-1) ?? first);
  const weeks: CampaignFigures['weeks'] = [];
  for (let at = Date.parse(first); at <= last; at += 7 * DAY_MS) {
    const monday = dayOf(at);
    weeks.push({ monday, came: newcomers.get(monday) ?? 0 });
  }
  return weeks;
}

function byEmail(a: ExpectedPerson, b: ExpectedPerson): number {
  return a.email < b.email ? -1 : a.email > b.email ? 1 : 0;
}

interface OfDepartment {
  readonly department: string | null;
}

function byDepartment({ department: a }: OfDepartment, { department: b }: OfDepartment): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
  return frenchOrder(a, b);
}

/** Form values of a workshop: day, venue and parts, for a new workshop as for one that is moved. Pure functions. */

import { MINUTE_MS } from '#engine/rules/milliseconds.ts';
import { OPENS_BEFORE, totalMinutes } from '#engine/rules/session/workshop-time.ts';
import { EXPECTED_PEOPLE, PART_MINUTES, VENUE } from '#schemas/console-constants.ts';
import type { Workshop, WorkshopAudience, WorkshopMinutes } from '#schemas/workshop.ts';
import { toLocal, toUtc } from '../../format/local-time.ts';
import { messages } from '../../language/language.ts';

export interface WorkshopDraft {
  readonly audience: WorkshopAudience;
  /** Number of expected people as typed; empty if unknown. */
  readonly expected: string;
  /** Value of an `<input type="datetime-local">`; empty while the day is not fixed. */
  readonly startsAt: string;
  readonly venue: string;
  /** Username; empty if the creator of the session leads it. */
  readonly facilitator: string;
  readonly minutes: WorkshopMinutes;
}

export function workshopDraftOf({ audience, expected, startsAt, venue, facilitator, minutes }: Workshop): WorkshopDraft {
  const typed = {
    expected: String(expected ?? ''),
    startsAt: toLocal(startsAt),
    venue: venue ?? '',
    facilitator: facilitator ?? '',
  };
  return { audience, minutes, ...typed };
}

/**
 * Minutes of a workshop's parts, where play lasts as long as the session. @param duration of the session in minutes; null if it has none
 */
export function withPlay(minutes: WorkshopMinutes, duration: number | null): WorkshopMinutes {
  return { ...minutes, play: Math.min(duration ?? minutes.play, PART_MINUTES.maximum) };
}

/** Error messages by the form field that shows them. */
export type WorkshopErrors = Partial<Readonly<Record<'expected' | 'startsAt' | 'venue' | 'facilitator', string>>>;

/**
 * Validates a workshop.
 * @param kept stored time of the welcome, ISO 8601 in UTC: if the field is unchanged, its seconds stay, and it may be past
 * @param now milliseconds since 1970
 */
export function checkWorkshop(
  { audience, minutes, ...typed }: WorkshopDraft,
  kept: string | null,
  now: number,
): { readonly workshop: Workshop; readonly errors: WorkshopErrors } {
  const words = messages().workshop.mistakes;
  const startsAt = toUtc(typed.startsAt, kept);
  const expected = typed.expected.trim() === '' ? null : Number(typed.expected);
  const venue = typed.venue.trim() || null;
  const over = startsAt !== null && startsAt !== kept && Date.parse(startsAt) + totalMinutes(minutes) * MINUTE_MS <= now;
  const mistakes: readonly (readonly [keyof WorkshopErrors, string | null])[] = [
    ['expected', isExpected(expected) ? null : words.expected(EXPECTED_PEOPLE.minimum, EXPECTED_PEOPLE.maximum)],
    ['startsAt', typed.startsAt !== '' && startsAt === null ? words.noTime : over ? words.over : null],
    ['venue', venue !== null && venue.length > VENUE.maxLength ? words.venue(VENUE.maxLength) : null],
  ];
  return {
    workshop: { startsAt, venue, audience, expected, minutes, facilitator: typed.facilitator.trim() || null },
    errors: Object.fromEntries(mistakes.filter(([, message]) => message !== null)),
  };
}

function isExpected(people: number | null): boolean {
  return people === null || (Number.isInteger(people) && people >= EXPECTED_PEOPLE.minimum && people <= EXPECTED_PEOPLE.maximum);
}

/** When a session opens and closes by itself, as local times. */
interface Schedule {
  readonly opensAt: string;
  readonly closesAt: string;
}

interface Dated extends Schedule {
  readonly workshop: WorkshopDraft | null;
}

/**
 * The schedule if the workshop moves to another day or hour: opening and closing keep their distance from the welcome in local time. A time
 * that was changed by hand since the form was opened stays.
 * @param initial the form's initial values @param opens whether setting a first day also sets an opening
 */
export function movedSchedule(initial: Dated, draft: Dated, startsAt: string, opens: boolean): Schedule {
  const before = scheduleAt(initial, draft.workshop?.startsAt ?? '', opens);
  const after = scheduleAt(initial, startsAt, opens);
  const moved = (field: keyof Schedule) => (draft[field] === before[field] ? after[field] : draft[field]);
  return { opensAt: moved('opensAt'), closesAt: moved('closesAt') };
}

function scheduleAt({ opensAt, closesAt, workshop }: Dated, startsAt: string, opens: boolean): Schedule {
  const first = workshop?.startsAt ?? '';
  if (first === '' && opensAt === '' && opens) return { opensAt: shifted(startsAt, -OPENS_BEFORE * MINUTE_MS), closesAt };
  const by = wallClock(startsAt) - wallClock(first);
  if (Number.isNaN(by)) return { opensAt, closesAt };
  return { opensAt: shifted(opensAt, by), closesAt: shifted(closesAt, by) };
}

/** Local time in milliseconds as if every day had 24 hours, so that a change to or from summer time shifts no hour. */
function wallClock(local: string): number {
  return Date.parse(`${local}Z`);
}

/** Shifts a local time. @param by milliseconds @returns local time to the minute; empty if `local` is not a time */
function shifted(local: string, by: number): string {
  const time = new Date(wallClock(local) + by);
  return Number.isNaN(time.getTime()) ? '' : time.toISOString().slice(0, 16);
}

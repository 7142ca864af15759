/** Progress of a workshop on its day: current part, delay, and what to shorten. A pure function. */

import { MINUTE_MS } from '#engine/rules/milliseconds.ts';
import { beginningOf, totalMinutes } from '#engine/rules/session/workshop-time.ts';
import type { Workshop, WorkshopMinutes, WorkshopPart } from '#schemas/workshop.ts';

/** Parts that are shortened first, in this order. Play is shortened only after them, as the facilitator ends it. */
const GIVE_WAY = ['questions', 'debrief'] as const;
/** Minimum length of a debrief in minutes. */
const LEAST_DEBRIEF = 5;

/** Times from the session clock, milliseconds since 1970; null for events that have not happened. */
export interface PlayTimes {
  readonly startedAt: number | null;
  /** Actual or expected end of play; null without an end. */
  readonly endsAt: number | null;
  /** Whether play has ended. */
  readonly over: boolean;
}

export interface WorkshopProgress {
  /** `before` the welcome, `after` the end. */
  readonly part: WorkshopPart | 'before' | 'after';
  /** Planned beginning of the workshop, milliseconds since 1970. */
  readonly beginsAt: number;
  /** Minutes since the beginning of the workshop; negative before it. */
  readonly minute: number;
  /** Delay in whole minutes; 0 if on time. */
  readonly late: number;
  /** Parts to shorten to end on time, with the minutes; empty if not needed, or if nothing can be shortened. */
  readonly drop: readonly { readonly part: WorkshopPart; readonly minutes: number }[];
}

/**
 * Progress of a workshop. @param now by the server's clock, milliseconds since 1970 @returns null for a workshop without a date, before
 * play begins
 */
export function workshopProgress({ startsAt, minutes }: Workshop, play: PlayTimes, now: number): WorkshopProgress | null {
  const planned = beginningOf({ startsAt, minutes }, play.startedAt);
  if (planned === null) return null;
  const minute = Math.floor((now - planned) / MINUTE_MS);
  const part = partAt(play, minutes, planned, now);
  const late = latenessOf(play, minutes, planned, now);
  return { part, beginsAt: planned, minute, late, drop: part === 'after' ? [] : dropsFor(late, minutes, part) };
}

/** Current part, by actual events rather than the plan: play begins and ends when the facilitator says so. */
function partAt(play: PlayTimes, minutes: WorkshopMinutes, planned: number, now: number): WorkshopProgress['part'] {
  const end = planned + totalMinutes(minutes) * MINUTE_MS;
  if (now >= end && (play.over || play.startedAt === null)) return 'after';
  if (play.startedAt === null) return now < planned ? 'before' : 'welcome';
  if (!play.over) return 'play';
  return now >= end - minutes.questions * MINUTE_MS ? 'questions' : 'debrief';
}

/** Delay in minutes: of the start of play or, after the start, of its actual or expected end. */
function latenessOf(play: PlayTimes, { welcome, play: long }: WorkshopMinutes, planned: number, now: number): number {
  const begins = planned + welcome * MINUTE_MS;
  const ends = begins + long * MINUTE_MS;
  const expected =
    play.startedAt === null ? now - begins : (play.endsAt ?? Math.max(now, play.startedAt + long * MINUTE_MS)) - ends;
  return Math.max(0, Math.floor(expected / MINUTE_MS));
}

function dropsFor(late: number, minutes: WorkshopMinutes, part: WorkshopProgress['part']): WorkshopProgress['drop'] {
  let left = late;
  const drop: { part: WorkshopPart; minutes: number }[] = [];
  for (const one of part === 'questions' ? [] : GIVE_WAY) {
    const least = one === 'debrief' ? Math.min(LEAST_DEBRIEF, minutes.debrief) : 0;
    const cut = Math.min(left, minutes[one] - least);
    if (cut > 0) drop.push({ part: one, minutes: cut });
    left -= Math.max(0, cut);
  }
  return left > 0 && (part === 'welcome' || part === 'play') ? [...drop, { part: 'play', minutes: left }] : drop;
}

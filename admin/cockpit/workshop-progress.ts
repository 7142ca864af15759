/** Where a workshop stands on its day: which part it is in, how late it runs, and what to drop. Pure. */
import type { Workshop, WorkshopMinutes, WorkshopPart } from '#schemas/workshop.ts';
import { totalMinutes } from '../components/session/workshop-time.ts';

const MINUTE = 60_000;
/** Parts that give way to lateness, in this order: what is left of each is what it can lose. Play is cut last, as its end is a press. */
const GIVE_WAY = ['questions', 'debrief'] as const;
/** A debrief shorter than this teaches nothing: it is not cut further. */
const LEAST_DEBRIEF = 5;

/** Of its session's clock; milliseconds since 1970, null where it has not happened. */
export interface PlayTimes {
  readonly startedAt: number | null;
  /** When play ends or has ended, by the clock; null without an end. */
  readonly endsAt: number | null;
  /** Whether play is over. */
  readonly over: boolean;
}

export interface WorkshopProgress {
  /** `before` until people are welcome, `after` once its time is over. */
  readonly part: WorkshopPart | 'before' | 'after';
  /** Its planned beginning, milliseconds since 1970. */
  readonly beginsAt: number;
  /** Minutes since then; less than 0 before it. */
  readonly minute: number;
  /** Whole minutes by which it runs late; 0 where it is in time. */
  readonly late: number;
  /** What is to be shortened so that it ends in time, and by how many minutes; empty where nothing need be, or nothing helps. */
  readonly drop: readonly { readonly part: WorkshopPart; readonly minutes: number }[];
}

/** @param now by the server's clock, milliseconds since 1970; null for a workshop whose day is not fixed, before play begins */
export function workshopProgress({ startsAt, minutes }: Workshop, play: PlayTimes, now: number): WorkshopProgress | null {
  const planned = startsAt === null ? playBegan(play, minutes) : Date.parse(startsAt);
  if (planned === null) return null;
  const minute = Math.floor((now - planned) / MINUTE);
  const part = partAt(play, minutes, planned, now);
  const late = latenessOf(play, minutes, planned, now);
  return { part, beginsAt: planned, minute, late, drop: part === 'after' ? [] : dropsFor(late, minutes, part) };
}

/** Without a day, the workshop is the one that led to this beginning of play. */
function playBegan({ startedAt }: PlayTimes, { welcome }: WorkshopMinutes): number | null {
  return startedAt === null ? null : startedAt - welcome * MINUTE;
}

/** What happens, not what was planned: play begins and ends when it does. */
function partAt(play: PlayTimes, minutes: WorkshopMinutes, planned: number, now: number): WorkshopProgress['part'] {
  const end = planned + totalMinutes(minutes) * MINUTE;
  if (now >= end && (play.over || play.startedAt === null)) return 'after';
  if (play.startedAt === null) return now < planned ? 'before' : 'welcome';
  if (!play.over) return 'play';
  return now >= end - minutes.questions * MINUTE ? 'questions' : 'debrief';
}

/** By how much play began, or will end, or has ended too late. */
function latenessOf(play: PlayTimes, { welcome, play: long }: WorkshopMinutes, planned: number, now: number): number {
  const begins = planned + welcome * MINUTE;
  const ends = begins + long * MINUTE;
  const expected = play.startedAt === null ? now - begins : (play.endsAt ?? Math.max(now, play.startedAt + long * MINUTE)) - ends;
  return Math.max(0, Math.floor(expected / MINUTE));
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

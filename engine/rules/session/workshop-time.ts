/** Parts of a workshop, their durations, and when its session opens. Pure. */
import { DAY_MS, MINUTE_MS } from '#engine/rules/milliseconds.ts';
import type { Workshop, WorkshopMinutes, WorkshopPart } from '#schemas/workshop.ts';

/** The parts of a workshop, in their order. People score in `play` alone. */
export const WORKSHOP_PARTS = ['welcome', 'play', 'debrief', 'questions'] as const satisfies readonly WorkshopPart[];
/** The access code starts to work this many minutes before the welcome. */
export const OPENS_BEFORE = 15;
/** Step and minimum, in minutes, of the parts other than play. */
const STEP = 5;
/** Maximum minutes for the welcome: larger groups do not need longer to sit down, scan a code and choose a name. */
const LONGEST_WELCOME = 10;

/**
 * Default parts of a workshop: a sixth for the welcome, a quarter for the debrief, a twelfth for questions, the rest for play.
 * @param total minutes, at least 20
 */
export function usualMinutes(total: number): WorkshopMinutes {
  const share = (part: number) => Math.max(STEP, Math.floor(total / part / STEP) * STEP);
  const welcome = Math.min(LONGEST_WELCOME, share(6));
  const debrief = share(4);
  const questions = share(12);
  return { welcome, play: total - welcome - debrief - questions, debrief, questions };
}

/** When the access code starts to work; null for at once. @param now milliseconds since 1970 */
export function openingOf(startsAt: string | null, now: number): string | null {
  if (startsAt === null) return null;
  const opens = Date.parse(startsAt) - OPENS_BEFORE * MINUTE_MS;
  return opens > now ? new Date(opens).toISOString() : null;
}

/** Total duration in minutes. */
export function totalMinutes(minutes: WorkshopMinutes): number {
  return WORKSHOP_PARTS.reduce((sum, part) => sum + minutes[part], 0);
}

/**
 * Beginning of a workshop, milliseconds since 1970: the planned time. Without a date, or if play began more than twelve hours from the
 * planned time, it follows from the actual start of play; null before that. @param startedAt start of play, milliseconds since 1970
 */
export function beginningOf(
  { startsAt, minutes }: Pick<Workshop, 'startsAt' | 'minutes'>,
  startedAt: number | null,
): number | null {
  const fromPlay = startedAt === null ? null : startedAt - minutes.welcome * MINUTE_MS;
  if (startsAt === null) return fromPlay;
  const planned = Date.parse(startsAt);
  return startedAt !== null && Math.abs(startedAt - planned) > DAY_MS / 2 ? fromPlay : planned;
}

interface PartSpan {
  readonly part: WorkshopPart;
  /** Start, in minutes after the beginning. */
  readonly from: number;
  readonly to: number;
}

/** Interval of each part, in order. */
export function partSpans(minutes: WorkshopMinutes): readonly PartSpan[] {
  let from = 0;
  return WORKSHOP_PARTS.map((part) => {
    const span = { part, from, to: from + minutes[part] };
    from = span.to;
    return span;
  });
}

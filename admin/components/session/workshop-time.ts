/** The parts of a workshop and their minutes. Pure. */
import { WORKSHOP_PARTS } from '#schemas/console-constants.ts';
import type { WorkshopMinutes, WorkshopPart } from '#schemas/workshop.ts';

/** Parts beside play are planned in steps of so many minutes, and have one step at least. */
const STEP = 5;
/** Twenty people sit down, scan a code and choose a name in that time; more of them take no longer. */
const LONGEST_WELCOME = 10;

/**
 * The usual parts of a workshop of so many minutes: a sixth to arrive, a quarter to debrief, a twelfth for questions, the rest to play.
 * @param total 20 at least
 */
export function usualMinutes(total: number): WorkshopMinutes {
  const share = (part: number) => Math.max(STEP, Math.floor(total / part / STEP) * STEP);
  const welcome = Math.min(LONGEST_WELCOME, share(6));
  const debrief = share(4);
  const questions = share(12);
  return { welcome, play: total - welcome - debrief - questions, debrief, questions };
}

/** Minutes of the whole workshop. */
export function totalMinutes(minutes: WorkshopMinutes): number {
  return WORKSHOP_PARTS.reduce((sum, part) => sum + minutes[part], 0);
}

export interface PartSpan {
  readonly part: WorkshopPart;
  /** Minutes after the workshop's beginning. */
  readonly from: number;
  readonly to: number;
}

/** From when to when each part lasts, in their order. */
export function partSpans(minutes: WorkshopMinutes): readonly PartSpan[] {
  let from = 0;
  return WORKSHOP_PARTS.map((part) => {
    const span = { part, from, to: from + minutes[part] };
    from = span.to;
    return span;
  });
}

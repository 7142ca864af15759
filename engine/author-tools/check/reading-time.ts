/** How long a mission takes whoever reads it, from what there is to read and to decide. Pure. */

/** Words a minute of somebody who reads on a screen, in a second language or in a hurry (Brysbaert 2019 measured 238 for fluent readers). */
export const READ_A_MINUTE = 200;

/** Seconds to decide on one thing, once it was read. */
const TO_DECIDE = 10;

/** Minutes of play where nobody counts the decisions: at least so many, and the author knows how many more. */
const TO_PLAY = 1;

export interface ToRead {
  /** Words before the solve: the briefing, and what the scene shows. */
  readonly before: number;
  /** Words of the victory after it, as it opens. */
  readonly after: number;
  /** Decisions of the page (`choices` of the server part); null where it names none. */
  readonly decisions: number | null;
}

/** Whole minutes, never too few. Where the decisions are not counted, the least that a duration may say. */
export function minutesNeeded({ before, after, decisions }: ToRead): number {
  const reading = (before + after) / READ_A_MINUTE;
  return Math.ceil(reading + (decisions === null ? TO_PLAY : (decisions * TO_DECIDE) / 60));
}

/**
 * What is wrong with a `duration`; null where nothing is. It never promises less than what is needed; where the decisions are counted, one
 * minute more at most.
 */
export function durationMistake(duration: number, toRead: ToRead): string | null {
  const needed = minutesNeeded(toRead);
  const most = toRead.decisions === null ? Number.POSITIVE_INFINITY : needed + 1;
  if (duration >= needed && duration <= most) return null;
  const { before, after, decisions } = toRead;
  const counted = `${Math.round(before + after)} words${decisions === null ? '' : ` and ${Math.round(decisions)} decisions`}`;
  return `the duration says ${duration} min, reading and play need ${needed} (${counted}): write "duration": ${needed}`;
}

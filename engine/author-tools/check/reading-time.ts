/** Estimates the duration of a mission for a player who reads it, from its texts and decisions. Pure. */

/** Reading speed in words a minute, on a screen, in a second language or in a hurry (Brysbaert 2019 measured 238 for fluent readers). */
export const READ_A_MINUTE = 200;

/** Seconds for one decision, after reading. */
const TO_DECIDE = 10;

/** Minutes of play of a mission that declares no decisions: a lower bound, which the author may raise. */
const TO_PLAY = 1;

export interface ToRead {
  /** Words to read before the solve: the briefing and the scene. */
  readonly before: number;
  /** Words of the victory screen, as it opens. */
  readonly after: number;
  /** Number of decisions (`choices` of the server part); null if it declares none. */
  readonly decisions: number | null;
}

/** Minutes that a mission needs, rounded up. If it declares no decisions, this is the minimum of its manifest's `duration`. */
export function minutesNeeded({ before, after, decisions }: ToRead): number {
  const reading = (before + after) / READ_A_MINUTE;
  return Math.ceil(reading + (decisions === null ? TO_PLAY : (decisions * TO_DECIDE) / 60));
}

/** Error message if `duration` is less than needed or, with declared decisions, more than a minute above that; null if it is right. */
export function durationMistake(duration: number, toRead: ToRead): string | null {
  const needed = minutesNeeded(toRead);
  const most = toRead.decisions === null ? Number.POSITIVE_INFINITY : needed + 1;
  if (duration >= needed && duration <= most) return null;
  const { before, after, decisions } = toRead;
  const counted = `${Math.round(before + after)} words${decisions === null ? '' : ` and ${Math.round(decisions)} decisions`}`;
  return `the duration says ${duration} min, reading and play need ${needed} (${counted}): write "duration": ${needed}`;
}

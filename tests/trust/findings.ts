/** What a part of the run came to. */
export interface Findings {
  /** What was measured, in sentences. */
  readonly figures: readonly string[];
  /** What must not be; nothing when all is well. */
  readonly mistakes: readonly string[];
}

export function together(parts: readonly Findings[]): Findings {
  return { figures: parts.flatMap(({ figures }) => figures), mistakes: parts.flatMap(({ mistakes }) => mistakes) };
}

/** Whole milliseconds; 0 of none. */
export function slowestOf(times: readonly number[]): number {
  return Math.round(Math.max(0, ...times));
}

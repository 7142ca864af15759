/** The result of one part of `npm run trust`. */
export interface Findings {
  /** Measurements, in sentences. */
  readonly figures: readonly string[];
  /** Violations, in sentences; empty when all is well. */
  readonly mistakes: readonly string[];
}

export function together(parts: readonly Findings[]): Findings {
  return { figures: parts.flatMap(({ figures }) => figures), mistakes: parts.flatMap(({ mistakes }) => mistakes) };
}

/** The longest of these times, in whole milliseconds; 0 for an empty list. */
export function slowestOf(times: readonly number[]): number {
  return Math.round(Math.max(0, ...times));
}

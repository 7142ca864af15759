/** Constants and limits of reports; the measure of learning (`engine/rules/measure`), the console and the server share them. */

/** k-anonymity: minimum number of people behind a figure in an anonymous report. */
export const MIN_REPORTED = 5;
/** Share of missions solved at the first try, 0 to 1. A theme below this share needs more work. */
export const FIRST_TRY_GOAL = 0.8;
/**
 * Why a session is left out of all figures. `not-over`: its workshop is not over; `too-few-yet`: too few people have played an open
 * self-paced session so far; `too-few`: too few people played.
 */
export const OMISSIONS = ['not-over', 'too-few-yet', 'too-few'] as const;
/** Precision of a share as reported: shares close to 0 or 100 % are given as bounds. */
export const BOUNDS = ['exact', 'about', 'most', 'least'] as const;
/** Levels of discernment between hostile and genuine items, the best first, and tendencies (docs/measure.md). */
export const DISCERNMENTS = ['clearly', 'somewhat', 'not'] as const;
export const TENDENCIES = ['trusting', 'balanced', 'wary'] as const;

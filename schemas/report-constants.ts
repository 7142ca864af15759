/** Words and limits of reports, which the measure of learning (`engine/rules/measure`) shares with console and server. */

/** k-anonymity: minimum number of people of a figure in an anonymous report. */
export const MIN_REPORTED = 5;
/** Right at the first try below which a theme is to be worked on: 0 to 1. */
export const FIRST_TRY_GOAL = 0.8;
/** Why a session is in no figure: a workshop that is not over, a self-paced session that is open and that too few have played yet, or one that too few played. */
export const OMISSIONS = ['not-over', 'too-few-yet', 'too-few'] as const;
/** How exactly a part of a whole is told: nearly nobody and nearly everybody are bounds. */
export const BOUNDS = ['exact', 'about', 'most', 'least'] as const;
/** Levels of discernment between hostile and genuine items, the best first, and tendencies (docs/measure.md). */
export const DISCERNMENTS = ['clearly', 'somewhat', 'not'] as const;
export const TENDENCIES = ['trusting', 'balanced', 'wary'] as const;

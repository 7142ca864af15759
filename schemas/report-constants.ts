/** Words and limits of reports, which the measure of learning (`engine/rules/measure`) shares with console and server. */

/** People of whom an anonymous report tells figures, at the least. */
export const MIN_REPORTED = 5;
/** How well a room tells hostile from genuine, the best first, and which way it leans (docs/measure.md). */
export const DISCERNMENTS = ['clearly', 'somewhat', 'not'] as const;
export const TENDENCIES = ['trusting', 'balanced', 'wary'] as const;

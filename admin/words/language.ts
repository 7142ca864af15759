/** The language of the console, with days before months: for whatever writes numbers, times and lists. */
export const LANGUAGE = 'en-GB';

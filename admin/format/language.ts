/** The language of the console, with days before months: for whatever writes numbers, times and lists. */
export const LANGUAGE = 'en-GB';

const lists = new Intl.ListFormat(LANGUAGE);

/** 'a, b and c'. */
export function listOf(items: readonly string[]): string {
  return lists.format(items);
}

/** Phrases that several messages share. */

/** @param word the closest allowed word, if any */
export const meant = (word: string | undefined) => (word === undefined ? '' : ` Did you mean "${word}"?`);
export const listed = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');

/** Turns of phrase that sentences of several subjects share. */

/** @param word the nearest that is allowed, where one is near */
export const meant = (word: string | undefined) => (word === undefined ? '' : ` Did you mean "${word}"?`);
export const listed = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');

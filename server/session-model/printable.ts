/** Protection of names against invisible and stacked characters (Unicode spoofing). Pure functions. */

/**
 * Stacked combining marks cover the lines above. Invisible characters, some of which Unicode counts as letters, make empty names or names
 * that look the same. Only the variation selectors of emoji and keycaps are allowed.
 */
const UNPRINTABLE =
  /[\p{C}\p{Zl}\p{Zp}\u2800]|\p{M}{3}|(?!(?<=\p{Extended_Pictographic})[\uFE0E\uFE0F]|(?<=[#*\d])\uFE0F\u20E3)\p{Default_Ignorable_Code_Point}/u;

export function isPrintable(line: string): boolean {
  return !UNPRINTABLE.test(line);
}

/** Whether a line can be a name: no invisible characters or stacked marks, and at least one letter or digit. */
export function isName(line: string): boolean {
  return isPrintable(line) && /[\p{L}\p{N}]/u.test(line);
}

/** Whether everybody sees of a line what is in it. Pure. */

/**
 * Marks that pile up cover the lines above; of invisible characters, some of which are letters to Unicode, comes a name of nothing, or two
 * names that look like one. An emoji is told by such a one how it is drawn.
 */
const UNPRINTABLE =
  /[\p{C}\p{Zl}\p{Zp}\u2800]|\p{M}{3}|(?!(?<=\p{Extended_Pictographic})[\uFE0E\uFE0F]|(?<=[#*\d])\uFE0F\u20E3)\p{Default_Ignorable_Code_Point}/u;

export function isPrintable(line: string): boolean {
  return !UNPRINTABLE.test(line);
}

/** Whether a line can be a name: everybody sees what is in it, and there is a letter or a digit. */
export function isName(line: string): boolean {
  return isPrintable(line) && /[\p{L}\p{N}]/u.test(line);
}

/** How many of a whole a part that is told differs from nobody and from everybody at least (top and bottom coding, docs/console.md). Pure. */

/** A twentieth of the whole, and one at least. */
export function toldMargin(whole: number): number {
  return Math.max(1, Math.ceil(whole / 20));
}

/** Minimum distance of a reported count from 0 and from the whole (top and bottom coding, docs/console.md). Pure. */

/** A twentieth of the whole, rounded up, and at least one. */
export function toldMargin(whole: number): number {
  return Math.max(1, Math.ceil(whole / 20));
}

/** Lexicographic order of lists of numbers. Pure. */

/** Compares lists of equal length by the first number in which they differ, ascending; 0 if they are equal. */
export function compareLists(a: readonly number[], b: readonly number[]): number {
  return a.map((value, index) => value - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

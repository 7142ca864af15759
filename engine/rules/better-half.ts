/**
 * Whether to tell a player their rank: only in the better half of at least two players. Nobody is shown as the last, nor as the first of
 * one.
 * @param rank from 1; tied players share the better rank
 * @param of number of ranked players
 */
export function isInBetterHalf(rank: number, of: number): boolean {
  return of > 1 && rank <= Math.ceil(of / 2);
}

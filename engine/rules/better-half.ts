/**
 * Whether a rank is told to its player: in the better half of at least two. Nobody is shown as the last of a room, nor as the first of one.
 *
 * @param rank from 1, equal points share the better one
 * @param of how many are ranked
 */
export function isInBetterHalf(rank: number, of: number): boolean {
  return of > 1 && rank <= Math.ceil(of / 2);
}

/**
 * Idempotency keys of the last attempts at a mission, in one column. Not of the last one alone: a request that was given up and sent again
 * may still be on its way when later ones have been counted, as it waits in a connection that the server has not accepted yet.
 */

/** Characters that are kept of a key: 54 bits of a hash. */
const WIDTH = 9;
/** Keys that the column has room for. */
const MOST = 8;

/** @param recent from `withKey`, or a whole key, as releases before kept the last one; null for none */
export function isRecent(recent: string | null, key: string): boolean {
  const begin = key.slice(0, WIDTH);
  for (let at = 0; recent !== null && at < recent.length; at += WIDTH) if (recent.startsWith(begin, at)) return true;
  return false;
}

/** The column with one more key; the oldest is dropped. */
export function withKey(recent: string | null, key: string): string {
  return (key.slice(0, WIDTH).padEnd(WIDTH) + (recent ?? '')).slice(0, WIDTH * MOST);
}

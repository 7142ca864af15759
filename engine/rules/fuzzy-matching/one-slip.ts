/** Whether two words are one slip of the keyboard apart. Pure. */

/**
 * Whether one is the other with a letter added, left out or changed, or with two neighbours that changed places. Equal words count, too.
 */
export function isOneSlip(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  let end = 0;
  while (end < short.length - start && short.at(-1 - end) === long.at(-1 - end)) end += 1;
  const [ofShort, ofLong] = [short.slice(start, short.length - end), long.slice(start, long.length - end)];
  if (ofLong.length <= 1) return true;
  return ofLong.length === 2 && ofShort === `${ofLong[1]}${ofLong[0]}`;
}

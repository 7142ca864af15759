/** 32 letters and digits that nobody mistakes for one another. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP = 5;

/** A password of 100 random bits, in groups that can be read out: 'k7qfm-2mxd9-…'. Made in this browser, sent nowhere. */
export function suggestPassword(): string {
  // 256 is a multiple of 32: no letter is likelier than another.
  const letters = [...crypto.getRandomValues(new Uint8Array(GROUPS * GROUP))].map((byte) => LETTERS[byte % LETTERS.length]);
  return Array.from({ length: GROUPS }, (_, group) => letters.slice(group * GROUP, (group + 1) * GROUP).join('')).join('-');
}

/** A password manager's proposal: random, long enough, and with all kinds of characters that the portal asks for. */

const LOWER = 'abcdefghijkmnopqrstuvwxyz';
const UPPER = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const DIGITS = '23456789';
const SYMBOLS = '-!?@#%+=';
/** Kinds of characters: at least one of each, the others from any kind. */
const KINDS = [LOWER, UPPER, DIGITS, SYMBOLS];

export const PROPOSED_LENGTH = 20;

/** @param random returns a whole number from 0 to one less than its argument */
export function proposePassword(random: (below: number) => number): string {
  const from = (signs: string) => signs.charAt(random(signs.length));
  const signs = [...KINDS.map(from), ...Array.from({ length: PROPOSED_LENGTH - KINDS.length }, () => from(KINDS.join('')))];
  // Shuffled, so that the kinds have no fixed position.
  const left = [...signs];
  return signs.map(() => left.splice(random(left.length), 1).join('')).join('');
}

/** A random number from the browser's generator, which is also available without https. */
export function browserRandom(below: number): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn % below;
}

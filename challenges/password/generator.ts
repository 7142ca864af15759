/** What a password manager proposes: drawn at random, long enough, and with what the portal asks for. */

const LOWER = 'abcdefghijkmnopqrstuvwxyz';
const UPPER = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const DIGITS = '23456789';
const SYMBOLS = '-!?@#%+=';
/** One of each is wanted; the rest comes from all of them. */
const KINDS = [LOWER, UPPER, DIGITS, SYMBOLS];

export const PROPOSED_LENGTH = 20;

/** @param random gives a whole number from 0 to one less than its argument */
export function proposePassword(random: (below: number) => number): string {
  const from = (signs: string) => signs.charAt(random(signs.length));
  const signs = [...KINDS.map(from), ...Array.from({ length: PROPOSED_LENGTH - KINDS.length }, () => from(KINDS.join('')))];
  // So that the kinds stand nowhere in particular.
  const left = [...signs];
  return signs.map(() => left.splice(random(left.length), 1).join('')).join('');
}

/** From the browser's own generator, which pages without https have as well. */
export function browserRandom(below: number): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn % below;
}

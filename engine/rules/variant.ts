/**
 * A seeded pseudo-random generator: the same seed gives the same values in the same order, on any machine.
 * A challenge draws its secrets from it, so that flags differ between neighbours and survive a reload or a restore.
 */
export interface Variant {
  /** An integer from `min` to `max`, both included. */
  integer(min: number, max: number): number;
  /** One element of a non-empty list. */
  pick<T>(choices: readonly T[]): T;
  /**
   * The pool to draw from: `seats` for play that counts, `practice` for practice (a guest's play, a replay, a preview, the projector's
   * demonstration). The two share no item, so that practice teaches the method and reveals no answer.
   */
  pool<S, P>(seats: readonly S[], practice: readonly P[]): readonly (S | P)[];
  /** A copy of the list in random order. */
  shuffle<T>(items: readonly T[]): T[];
  /** Lower-case hexadecimal digits. */
  hex(digits: number): string;
  /** A flag: `CTF{words_8hexdigits}`. `words` are lower-case letters and underscores. */
  flag(words: string): string;
}

/** Maximum number of draws, a thousand times what challenges need, so that an endless rejection loop does not block the server. */
const MAX_DRAWN = 1_000_000;

/**
 * Creates the generator of a seed.
 * @param seed at least 32 hexadecimal digits (128 bits); more are ignored.
 * @param practice whether for practice, which never counts
 */
export function createVariant(seed: string, practice = false): Variant {
  const numbers = sfc32(seed);
  let drawn = 0;
  const next = () => {
    drawn += 1;
    if (drawn > MAX_DRAWN) throw new RangeError(`${MAX_DRAWN} values were drawn: does a loop never find what it looks for?`);
    return numbers();
  };
  const integer = (min: number, max: number) => {
    const range = max - min + 1;
    if (!Number.isSafeInteger(range) || range < 1 || range > 2 ** 32) throw new RangeError(`no integer from ${min} to ${max}`);
    // Rejection sampling, so that every value is equally likely (no modulo bias).
    const limit = 2 ** 32 - (2 ** 32 % range);
    let draw = next();
    while (draw >= limit) draw = next();
    return min + (draw % range);
  };
  const pick = <T>(choices: readonly T[]): T => {
    if (choices.length === 0) throw new RangeError('nothing to pick from');
    return choices[integer(0, choices.length - 1)] as T;
  };
  const hex = (digits: number) => Array.from({ length: digits }, () => integer(0, 15).toString(16)).join('');
  return {
    integer,
    pick,
    pool: (seats, rehearsed) => (practice ? rehearsed : seats),
    shuffle: (items) => {
      const left = [...items];
      return items.flatMap(() => left.splice(integer(0, left.length - 1), 1));
    },
    hex,
    flag: (words) => `CTF{${words}_${hex(8)}}`,
  };
}

/** Chris Doty-Humphrey's sfc32: small, fast, 128 bits of state; the seed, not this generator, carries the secrecy. */
function sfc32(seed: string): () => number {
  if (!/^[0-9a-f]{32}/.test(seed)) throw new RangeError('a seed has at least 32 hexadecimal digits');
  const word = (index: number) => Number.parseInt(seed.slice(index * 8, index * 8 + 8), 16) | 0;
  let a = word(0);
  let b = word(1);
  let c = word(2);
  let counter = word(3);
  const next = () => {
    const result = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + result;
    c |= 0;
    return result >>> 0;
  };
  for (let round = 0; round < 15; round += 1) next();
  return next;
}

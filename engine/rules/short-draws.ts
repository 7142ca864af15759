/** What a server part draws and does not get: more items than a pool has, or one of none (pure). */
import type { Secrets } from './checker.ts';
import { createVariant, type Variant } from './variant.ts';

/** A draw that came out short, where it did so most. */
export interface ShortDraw {
  readonly asked: number;
  readonly there: number;
  /** Where it was drawn. */
  readonly stack: string;
}

/** Some pools are short for some players only. */
const SEEDS = Array.from({ length: 16 }, (_, seat) => seat.toString(16).repeat(32));

/**
 * One for each place of the code: `variant.shuffle(pool).slice(0, 12)` and `variant.pick(pool)` say how many they want.
 * @param draw of a server part; what it throws is told by whoever calls it for its secrets
 */
export function shortDraws(draw: (variant: Variant) => Secrets): ShortDraw[] {
  const worst = new Map<string, ShortDraw>();
  const want = (asked: number, there: number) => {
    if (asked <= there) return;
    const { stack = '' } = new Error();
    if (asked - there > lack(worst.get(stack))) worst.set(stack, { asked, there, stack });
  };
  const watched = watching(want);
  for (const seed of SEEDS) {
    try {
      draw(watched(createVariant(seed)));
    } catch {
      // Told where its secrets are drawn.
    }
  }
  return [...worst.values()];
}

function lack(draw: ShortDraw | undefined): number {
  return draw ? draw.asked - draw.there : 0;
}

function watching(want: (asked: number, there: number) => void): (variant: Variant) => Variant {
  /** What is left of it after a filter, or made of it, is one too. */
  class Shuffled<T> extends Array<T> {
    override slice(start = 0, end = this.length): T[] {
      if (start === 0) want(end, this.length);
      return super.slice(start, end);
    }
  }
  return (variant) => ({
    ...variant,
    pick(choices) {
      want(1, choices.length);
      return variant.pick(choices);
    },
    shuffle: <T>(items: readonly T[]) => Shuffled.from(variant.shuffle(items)),
  });
}

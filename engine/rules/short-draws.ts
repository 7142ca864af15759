/** Finds draws of a server part that ask for more items than their pool holds (pure). */
import type { Secrets } from './checker.ts';
import { createVariant, type Variant } from './variant.ts';

/** A short draw, with its largest shortage over all seeds. */
interface ShortDraw {
  readonly asked: number;
  readonly there: number;
  /** Stack of the draw. */
  readonly stack: string;
}

/** Several seeds, as a pool may be too small for some players only. */
const SEEDS = Array.from({ length: 16 }, (_, seat) => seat.toString(16).repeat(32));

/**
 * The short draws, one for each location in the code. `variant.shuffle(pool).slice(0, 12)` and `variant.pick(pool)` show how many items
 * they need.
 * @param draw the server part's `secrets`; its errors are ignored here, as the check of secrets reports them
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
      // Reported by the check of secrets.
    }
  }
  return [...worst.values()];
}

function lack(draw: ShortDraw | undefined): number {
  return draw ? draw.asked - draw.there : 0;
}

function watching(want: (asked: number, there: number) => void): (variant: Variant) => Variant {
  /** Tracks derived arrays too: `filter` and `map` return the same class (species). */
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

/** The player's decisions so far. Cards in neither list are still in the hand. */
export interface Plan {
  /** Ids of the cards to do, in order. */
  readonly kept: readonly string[];
  readonly refused: readonly string[];
}

const REFUSED = 'no';

/** Reads the plan from an answer, as `answerOf` writes it. */
export function planOf(answer: Readonly<Record<string, string>>): Plan {
  const cards = Object.entries(answer);
  const kept = cards.filter(([, rank]) => rank !== REFUSED).sort(([, a], [, b]) => Number(a) - Number(b));
  return { kept: kept.map(([id]) => id), refused: cards.filter(([, rank]) => rank === REFUSED).map(([id]) => id) };
}

/** Moves the card to the end of `kept` or `refused`, as the player decided. */
export function decide({ kept, refused }: Plan, id: string, keep: boolean): Plan {
  const others = (ids: readonly string[]) => ids.filter((other) => other !== id);
  return {
    kept: keep ? [...others(kept), id] : others(kept),
    refused: keep ? others(refused) : [...others(refused), id],
  };
}

/** Swaps the kept card with its neighbour; at either end nothing changes. */
export function move(plan: Plan, id: string, step: -1 | 1): Plan {
  const from = plan.kept.indexOf(id);
  const neighbour = plan.kept[from + step];
  if (from < 0 || neighbour === undefined) return plan;
  const swapped = plan.kept.map((other) => (other === id ? neighbour : other === neighbour ? id : other));
  return { ...plan, kept: swapped };
}

/** The answer for the server: `no`, or a rank from 1 on, for each card. */
export function answerOf({ kept, refused }: Plan): Record<string, string> {
  return Object.fromEntries([...kept.map((id, index) => [id, String(index + 1)]), ...refused.map((id) => [id, REFUSED])]);
}

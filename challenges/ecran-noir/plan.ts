/** What the player decided so far. Cards in neither list wait in the hand. */
export interface Plan {
  /** In the order in which they would be done. */
  readonly kept: readonly string[];
  readonly refused: readonly string[];
}

const REFUSED = 'no';

/** The plan that is sent so. */
export function planOf(answer: Readonly<Record<string, string>>): Plan {
  const cards = Object.entries(answer);
  const kept = cards.filter(([, rank]) => rank !== REFUSED).sort(([, a], [, b]) => Number(a) - Number(b));
  return { kept: kept.map(([id]) => id), refused: cards.filter(([, rank]) => rank === REFUSED).map(([id]) => id) };
}

/** The card goes to the end of its list, out of the other. */
export function decide({ kept, refused }: Plan, id: string, keep: boolean): Plan {
  const others = (ids: readonly string[]) => ids.filter((other) => other !== id);
  return {
    kept: keep ? [...others(kept), id] : others(kept),
    refused: keep ? others(refused) : [...others(refused), id],
  };
}

/** The kept card changes places with its neighbour; at either end nothing changes. */
export function move(plan: Plan, id: string, step: -1 | 1): Plan {
  const from = plan.kept.indexOf(id);
  const neighbour = plan.kept[from + step];
  if (from < 0 || neighbour === undefined) return plan;
  const swapped = plan.kept.map((other) => (other === id ? neighbour : other === neighbour ? id : other));
  return { ...plan, kept: swapped };
}

/** As the server reads it: `no`, or a rank from 1 on. */
export function answerOf({ kept, refused }: Plan): Record<string, string> {
  return Object.fromEntries([...kept.map((id, index) => [id, String(index + 1)]), ...refused.map((id) => [id, REFUSED])]);
}

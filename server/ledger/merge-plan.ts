/** Computes the merge of two participants who are one person. Pure. */
import { type StateRow, untouchedRow } from './states.ts';

export interface MergePlan {
  /** States to be stored for the participant that remains. */
  readonly states: readonly StateRow[];
  /** Points that the remaining participant gains on each challenge, in hundredths; none where its own award is as good or better. */
  readonly gains: readonly { readonly challenge: string; readonly points: number; readonly round: number }[];
  /** Sum of the merged participant's awards, in hundredths. */
  readonly awards: number;
}

/** @param into identifier of the participant that remains */
export function planMerge(into: string, going: readonly StateRow[], staying: readonly StateRow[]): MergePlan {
  const own = new Map(staying.map((state) => [state.challenge, state]));
  const states: StateRow[] = [];
  const gains: MergePlan['gains'][number][] = [];
  for (const theirs of going) {
    const { challenge } = theirs;
    const mine = own.get(challenge) ?? untouchedRow(into, challenge);
    const better = theirs.points !== null && (mine.points === null || theirs.points > mine.points);
    const { solved_at, points } = better ? theirs : mine;
    states.push({
      ...mine,
      hints_shown: Math.max(mine.hints_shown, theirs.hints_shown),
      hints_given: Math.max(mine.hints_given, theirs.hints_given),
      opened_at: earlier(mine.opened_at, theirs.opened_at),
      failures: mine.points === null ? Math.max(mine.failures, theirs.failures) : mine.failures,
      solved_at,
      points,
    });
    if (better) gains.push({ challenge, points: (theirs.points ?? 0) - (mine.points ?? 0), round: mine.round });
  }
  return { states, gains, awards: going.reduce((sum, { points }) => sum + (points ?? 0), 0) };
}

/** ISO 8601; null is an unrecorded time. */
function earlier(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  return a < b ? a : b;
}

/** Computes the merge of two participants who are one person. Pure functions. */
import { type StateRow, untouchedRow } from './states.ts';

interface MergePlan {
  /** States to be stored for the remaining participant. */
  readonly states: readonly StateRow[];
  /**
   * Points that the remaining participant gains on each challenge, in hundredths; challenges on which its own award is at least as good are
   * absent.
   */
  readonly gains: readonly { readonly challenge: string; readonly points: number; readonly round: number }[];
  /** Sum of the merged participant's awards, in hundredths. */
  readonly awards: number;
}

/** @param into identifier of the remaining participant */
export function planMerge(into: string, mergedStates: readonly StateRow[], remainingStates: readonly StateRow[]): MergePlan {
  const remainingByChallenge = new Map(remainingStates.map((state) => [state.challenge, state]));
  const states: StateRow[] = [];
  const gains: MergePlan['gains'][number][] = [];
  for (const mergedState of mergedStates) {
    const { challenge } = mergedState;
    const remainingState = remainingByChallenge.get(challenge) ?? untouchedRow(into, challenge);
    const isBetter =
      mergedState.points !== null && (remainingState.points === null || mergedState.points > remainingState.points);
    const { solved_at, points } = isBetter ? mergedState : remainingState;
    states.push({
      ...remainingState,
      hints_shown: Math.max(remainingState.hints_shown, mergedState.hints_shown),
      hints_given: Math.max(remainingState.hints_given, mergedState.hints_given),
      opened_at: earlier(remainingState.opened_at, mergedState.opened_at),
      failures:
        remainingState.points === null ? Math.max(remainingState.failures, mergedState.failures) : remainingState.failures,
      solved_at,
      points,
    });
    if (isBetter)
      gains.push({ challenge, points: (mergedState.points ?? 0) - (remainingState.points ?? 0), round: remainingState.round });
  }
  return { states, gains, awards: mergedStates.reduce((sum, { points }) => sum + (points ?? 0), 0) };
}

/** The earlier of two ISO 8601 times; null stands for an unrecorded time. */
function earlier(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  return a < b ? a : b;
}

/**
 * Bounds of a score. Corrections and penalties keep it within ±MAX_SCORE, so that one adjustment can bring it back to 0. Only solves may
 * exceed that: the column holds 9,000 of the highest awards (`server/database/columns/play.ts`).
 */
import type { Transaction } from 'kysely';
import { toHundredths } from '#engine/rules/scoring.ts';
import { MAX_SCORE } from '#schemas/console-constants.ts';
import type { Tables } from '../database/tables.ts';
import { totalsOf } from './standings.ts';

const MAX_SCORE_HUNDREDTHS = toHundredths(MAX_SCORE);

/**
 * Whether a correction exceeds the bounds; a correction towards 0 never does. @param total score after the correction @param points points
 * of the correction
 */
export function isFurtherThanAllowed(total: number, points: number): boolean {
  return Math.abs(total) > MAX_SCORE_HUNDREDTHS && Math.abs(total) > Math.abs(total - points);
}

/** The penalties that keep scores within the bounds; all others are dropped. */
export async function withinBounds<P extends { readonly participant: string; readonly points: number }>(
  transaction: Transaction<Tables>,
  penalties: readonly P[],
): Promise<readonly P[]> {
  if (penalties.length === 0) return [];
  const totals = await totalsOf(
    transaction,
    penalties.map(({ participant }) => participant),
  );
  return penalties.filter(({ participant, points }) => {
    const total = (totals.get(participant) ?? 0) + points;
    if (total < -MAX_SCORE_HUNDREDTHS) return false;
    totals.set(participant, total);
    return true;
  });
}

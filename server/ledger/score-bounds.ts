/**
 * How far a score may go. Corrections and penalties leave it within MAX_SCORE, up and down: one adjustment undoes whatever was done.
 * Only solves add to it beyond that, and their column has room for 9,000 of the highest awards (`server/database/columns.ts`).
 */
import type { Transaction } from 'kysely';
import { toHundredths } from '#engine/rules/scoring.ts';
import { MAX_SCORE } from '#schemas/console-constants.ts';
import type { Tables } from '../database/tables.ts';
import { totalsOf } from './standings.ts';

const MAX_SCORE_HUNDREDTHS = toHundredths(MAX_SCORE);

/** Whether a correction brought a score too far; one that brings it nearer to 0 never does. @param total after it @param points what it added */
export function isFurtherThanAllowed(total: number, points: number): boolean {
  return Math.abs(total) > MAX_SCORE_HUNDREDTHS && Math.abs(total) > Math.abs(total - points);
}

/** The penalties that scores have room for; the others do not count. */
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

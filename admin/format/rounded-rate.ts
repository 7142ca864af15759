/** Rounds a rate to a whole per cent; 0 and 1 are kept for exactly nobody and everybody. @param rate 0 to 1 */
export function roundedRate(rate: number): number {
  const nearest = Math.round(100 * rate) / 100;
  if (rate > 0 && rate < 1) return Math.min(0.99, Math.max(0.01, nearest));
  return nearest;
}

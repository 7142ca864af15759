/** Formats points in French. Arguments are decimal points. */
const TWO_DECIMALS = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const WHOLE = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 });

/** 4.5 → '4,50'; 5 → '5,00' (score, and hint box: always two decimals, specification, section 4). */
export function exactPoints(points: number): string {
  return withMinus(TWO_DECIMALS.format(points));
}

/** 4.5 → '4,50'; 5 → '5', as in a sentence. */
export function shortPoints(points: number): string {
  return Number.isInteger(points) ? withMinus(WHOLE.format(points)) : exactPoints(points);
}

/** 'point' or 'points': French has the plural from 2 on, and from −2 down. */
export function pointsWord(points: number): string {
  return Math.abs(points) >= 2 ? 'points' : 'point';
}

/** Intl's French format uses a hyphen for minus. */
function withMinus(number: string): string {
  return number.replace('-', '−');
}

/**
 * The first of a month has an ordinal in French, which `Intl` leaves out: « 1 mars 2027 » becomes « 1er mars 2027 ».
 * @param date in words, as `Intl` writes it; also a range, « 1–15 mars 2027 »
 */
export function frenchDate(date: string): string {
  return date.replace(/(?<!\d)1(?=[ \u00a0]\p{L}|–)/gu, '1er');
}

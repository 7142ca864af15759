/** Counts with their noun, by the plural rules of a language (CLDR): 'one session', '0 séance'. */

/** Forms of a noun; English and French have no others. */
interface Noun {
  readonly one: string;
  readonly other: string;
}

/** @param locale BCP 47 tag, e.g. `fr-FR` */
export function counting(locale: string) {
  const plurals = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  /** '1,200 people'. */
  return (count: number, { one, other }: Noun): string =>
    `${numbers.format(count)} ${plurals.select(count) === 'one' ? one : other}`;
}

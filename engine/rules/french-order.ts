/** The order of French names and titles, whatever the language of the machine: letters with accents stand beside those without. */

/** Created at the first sort: a server that sorts nothing loads no tables of ICU (decision 62). */
let compare: Intl.Collator['compare'] | undefined;

export function frenchOrder(a: string, b: string): number {
  compare ??= new Intl.Collator('fr').compare;
  return compare(a, b);
}

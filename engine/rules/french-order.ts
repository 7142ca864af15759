/** The order of French names and titles, whatever the language of the machine: letters with accents stand beside those without. */

/** Made when something is first sorted: a server that nobody asks anything does without the tables of ICU (decision 62). */
let compare: Intl.Collator['compare'] | undefined;

export function frenchOrder(a: string, b: string): number {
  compare ??= new Intl.Collator('fr').compare;
  return compare(a, b);
}

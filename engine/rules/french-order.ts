/** The order of French names and titles, whatever the language of the machine: letters with accents stand beside those without. */
export const frenchOrder = new Intl.Collator('fr').compare;

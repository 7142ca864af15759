/** Recognises the columns of a table by the words of their headings, in French and English. Pure functions. */
import { plain } from '#engine/rules/plain-text.ts';

/**
 * Patterns for the columns of a list of people, for single words of a heading in lower case, without accents. The first pattern that
 * matches decides: 'E-mail du responsable' is an e-mail.
 */
export const COLUMN_PATTERNS = {
  email: /^(e-?mails?|mails?|mels?|courriels?|messagerie|upn|login)$/,
  manager: /^(managers?|responsables?|superieure?s?|chef(fe)?s?|rattachement)$/,
  firstName: /^(prenoms?|firstname|first|given|givenname|forename)$/,
  department: /^(equipes?|services?|teams?|departe?ments?|directions?|groupes?|groups?|poles?|unites?)$/,
  site: /^(sites?|lieux?|villes?|agences?|etablissements?|implantations?|locations?|offices?)$/,
  language: /^(langues?|languages?)$/,
  name: /^(noms?|names?|lastname|last|surname|family|salariee?s?|collaborateurs?|collaboratrices?|participante?s?|personnes?|agente?s?)$/,
} as const;

/**
 * An address, perhaps a malformed one, or a domain. The at sign of a heading has a space after it or nothing: 'Adresse @', '@ pro',
 * 'E-mail (prenom.nom@…)'.
 */
export const LIKE_ADDRESS = /@[\p{L}\d]/u;

/**
 * Index of each column in a heading, counted from 0; a column is found only once.
 * @param patterns for single words of a heading, in the order in which they are tried
 */
export function columnsOf<Column extends string>(
  heading: readonly string[],
  patterns: readonly (readonly [Column, RegExp])[],
): ReadonlyMap<Column, number> {
  const found = new Map<Column, number>();
  heading.forEach((name, place) => {
    const words = tokensOfHeading(name);
    const column = patterns.find(([one, pattern]) => !found.has(one) && words.some((word) => pattern.test(word)));
    if (column !== undefined) found.set(column[0], place);
  });
  return found;
}

/** Words of a heading, in lower case, without accents. */
export function tokensOfHeading(heading: string): string[] {
  return (
    plain(heading)
      .replace(/^e[\s_-]mail/, 'email')
      .replace(/\bn ?\+ ?1\b/, 'responsable')
      .match(/e-?mails?|[a-z]+/g) ?? []
  );
}

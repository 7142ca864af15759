/** Recognises the columns of a list of people by the words of their headings, in French and English. Pure. */
import { plain } from './plain-text.ts';

/** Patterns for single words of a heading, in lower case, without accents. The first column that matches counts: 'E-mail du responsable' is an e-mail. */
export const COLUMN_PATTERNS = {
  email: /^(e-?mails?|mails?|courriels?|messagerie|upn|login)$/,
  manager: /^(managers?|responsables?|superieure?s?|chef(fe)?s?|rattachement)$/,
  firstName: /^(prenoms?|firstname|first|given|givenname|forename)$/,
  department: /^(equipes?|services?|teams?|departe?ments?|directions?|groupes?|groups?|poles?|unites?)$/,
  site: /^(sites?|lieux?|villes?|agences?|locations?|offices?)$/,
  language: /^(langues?|languages?)$/,
  name: /^(noms?|names?|lastname|last|surname|family|salariee?s?|collaborateurs?|collaboratrices?|participante?s?|personnes?|agente?s?)$/,
} as const;

/** Words of a heading, in lower case, without accents. */
export function tokensOfHeading(heading: string): string[] {
  return (
    plain(heading)
      .replace(/^e[\s_-]mail/, 'email')
      .match(/e-?mails?|[a-z]+/g) ?? []
  );
}

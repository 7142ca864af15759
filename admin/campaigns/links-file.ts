/** Personal links as a file for a mail merge, in French, like all texts for players. This module is loaded on demand. */
import type { ReturnLink } from '#schemas/return-plans.ts';
import { csvFile } from '../format/csv-file.ts';
import { personalText } from './return-mail.ts';

/** CSV file with one person a line. */
export function linksFile(links: readonly ReturnLink[], subject: string, text: string): string {
  return csvFile(
    ['E-mail', 'Nom', 'Lien', 'Dernier jour', 'Objet', 'Texte'],
    links.map((one) => [one.email, one.name ?? '', one.link, one.lastDay, subject, personalText(text, one)]),
  );
}

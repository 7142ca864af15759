/** The directory as a file for a French spreadsheet, which an import reads back. */
import type { DirectoryPerson } from '#schemas/people.ts';
import { BYTE_ORDER_MARK, csvLines } from '../http/csv-lines.ts';

/** @param pages pages of people */
export async function* peopleFile(pages: AsyncIterable<readonly DirectoryPerson[]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK;
  yield csvLines([['Nom', 'E-mail', 'Service', 'Site', 'Responsable', 'Langue']]);
  for await (const page of pages)
    yield csvLines(
      page.map(({ name, email, department, site, manager, language }) => [name, email, department, site, manager, language]),
    );
}

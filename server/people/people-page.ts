/** Pages of the directory; the database searches, sorts and limits. */
import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import { plain } from '#engine/rules/plain-text.ts';
import type { DirectoryPerson, PeoplePage, PeopleQuery } from '#schemas/people.ts';
import type { Tables } from '../database/tables.ts';
import { ServerError } from '../errors.ts';
import { normaliseEmail } from '../session-model/emails.ts';
import { holds, plainMixedColumn } from '../session-model/plain-column.ts';

type PeopleFilter = Pick<PeopleQuery, 'search' | 'department' | 'who'>;
type Matches = (eb: ExpressionBuilder<Tables, 'people'>) => Expression<SqlBool>;

/** One page, sorted by e-mail. Erased people have no e-mail and are on no page. @throws ServerError 400 */
export async function peoplePage(
  query: Kysely<Tables>,
  filter: PeopleFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<PeoplePage> {
  checkFilter(filter);
  const matches = matching(filter);
  const { total } = await query
    .selectFrom('people')
    .select((eb) => eb.fn.countAll().as('total'))
    .where(matches)
    .executeTakeFirstOrThrow();
  return { total: Number(total), rows: await readPeople(query, matches, limit, offset) };
}

/** All people who match, page by page. @param filter checked by `checkFilter` */
export async function* peoplePages(query: Kysely<Tables>, filter: PeopleFilter): AsyncGenerator<DirectoryPerson[]> {
  const matches = matching(filter);
  let after = '';
  for (;;) {
    const page = await readPeople(query, (eb) => eb.and([matches(eb), eb('email', '>', after)]), ROWS, 0);
    if (page.length === 0) return;
    yield page;
    after = page.at(-1)?.email ?? after;
  }
}

/** Number of rows per page of the file. */
const ROWS = 1000;

async function readPeople(query: Kysely<Tables>, matches: Matches, limit: number, offset: number): Promise<DirectoryPerson[]> {
  const rows = await query
    .selectFrom('people')
    .select(['id', 'email', 'name', 'department', 'site', 'manager_department', 'language', 'left_at'])
    .where(matches)
    .orderBy('email')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ email, manager_department: manager, left_at: leftAt, ...row }) => ({
    ...row,
    email: email ?? '',
    manager,
    leftAt,
  }));
}

/** Refuses characters that no database can store. @throws ServerError 400 */
export function checkFilter({ search = '', department = '' }: PeopleFilter): void {
  for (const [field, text] of Object.entries({ search, department })) {
    if (/\p{Cc}/u.test(text))
      throw new ServerError(
        400,
        'invalid-field',
        { en: `${field} must be one line of text.`, fr: `${field} doit être une seule ligne de texte.` },
        { field },
      );
  }
}

function matching({ search = '', department, who = 'present' }: PeopleFilter): Matches {
  const text = plain(search.trim());
  return (eb) =>
    eb.and([
      eb('email', 'is not', null),
      eb('left_at', who === 'present' ? 'is' : 'is not', null),
      ...(department === undefined ? [] : [eb('department', '=', department)]),
      ...(text === ''
        ? []
        : [
            eb.or([
              holds(eb.ref('email'), normaliseEmail(search)),
              holds(plainMixedColumn(eb.ref('email')), text),
              holds(plainMixedColumn(eb.ref('name')), text),
            ]),
          ]),
    ]);
}

/** Refuses departments of a campaign that have nobody in the directory. */

import type { Kysely } from 'kysely';
import { frenchOrder } from '#engine/rules/french-order.ts';
import { nearNames } from '#engine/rules/fuzzy-matching/near-names.ts';
import type { Tables } from '../database/tables.ts';
import { ServerError } from '../errors.ts';

/** Maximum number of names that a refusal lists. */
const LISTED = 60;

/**
 * Without a directory nothing is refused: departments are then the teams of lists, which may be written later.
 * @param before departments that the campaign had before: one may stay even if its people have left since
 * @throws ServerError 400 that names the department, the one that is probably meant, and those of the directory
 */
export async function checkDepartments(
  query: Kysely<Tables>,
  departments: readonly string[] | null,
  before: readonly string[],
): Promise<void> {
  if (departments === null) return;
  const counted = await presentDepartments(query);
  if (counted === null) return;
  const names = counted.map((row) => ({ ...row, known: true }));
  const known = new Set([...names.map(({ name }) => name), ...before]);
  const unknown = departments.find((name) => !known.has(name));
  if (unknown === undefined) return;
  const meant = nearNames([...names, { name: unknown, count: 0, known: false }]).get(unknown)?.name ?? null;
  throw unknownDepartment(
    unknown,
    meant,
    names.map(({ name }) => name),
  );
}

/** Departments of the people present in the directory, by name; null where nobody is present. */
async function presentDepartments(
  query: Kysely<Tables>,
): Promise<readonly { readonly name: string; readonly count: number }[] | null> {
  const rows = await query
    .selectFrom('people')
    .select((eb) => ['department', eb.fn.countAll().as('count')])
    .where('email', 'is not', null)
    .where('left_at', 'is', null)
    .groupBy('department')
    .execute();
  if (rows.length === 0) return null;
  return rows
    .flatMap(({ department, count }) => (department === null ? [] : [{ name: department, count: Number(count) }]))
    .sort((a, b) => frenchOrder(a.name, b.name));
}

/** Names of departments alone, for accounts that plan a campaign and may not read the directory. */
export async function departmentNames(query: Kysely<Tables>): Promise<string[]> {
  return ((await presentDepartments(query)) ?? []).map(({ name }) => name);
}

function unknownDepartment(unknown: string, meant: string | null, names: readonly string[]): ServerError {
  const others = names.length - LISTED;
  const list = names.slice(0, LISTED).join(', ');
  const en = `Nobody of the directory is in “${unknown}”.${meant === null ? '' : ` Is “${meant}” meant?`}`;
  const fr = `Personne de l’annuaire n’est dans «\u00a0${unknown}\u00a0».${meant === null ? '' : ` Est-ce «\u00a0${meant}\u00a0»\u00a0?`}`;
  return new ServerError(
    400,
    'unknown-department',
    {
      en: `${en} Departments of the directory: ${list}${others > 0 ? `, and ${others} more` : ''}.`,
      fr: `${fr} Services de l’annuaire\u00a0: ${list}${others > 0 ? `, et ${others} autres` : ''}.`,
    },
    { field: 'departments' },
  );
}

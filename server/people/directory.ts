/** The directory as a whole: its version, its counts, and what administrators say of it. */
import type { Kysely } from 'kysely';
import type { Directory } from '#schemas/people.ts';
import type { Tables } from '../database/tables.ts';

/** Version of a directory that nobody has changed yet. */
export const FIRST_VERSION = '0'.repeat(28);

/** The version is read first: with counts of a later one, an import that relies on it is refused, never made of what nobody saw. */
export async function readDirectory(query: Kysely<Tables>): Promise<Directory> {
  const said = await query.selectFrom('people_directory').select(['version', 'purpose', 'ends_on']).executeTakeFirst();
  const counted = await query
    .selectFrom('people')
    .select((eb) => [
      'department',
      eb.fn.countAll().filterWhere('left_at', 'is', null).as('present'),
      eb.fn.countAll().filterWhere('left_at', 'is not', null).as('left'),
      eb.fn.count('email').filterWhere('left_at', 'is not', null).as('listed'),
    ])
    .groupBy('department')
    .execute();
  const departments = counted
    .map(({ department, present, left }) => ({ department, present: Number(present), left: Number(left) }))
    .sort((a, b) => compareNames(a.department, b.department));
  return {
    version: said?.version ?? FIRST_VERSION,
    present: departments.reduce((sum, { present }) => sum + present, 0),
    left: counted.reduce((sum, { listed }) => sum + Number(listed), 0),
    departments,
    purpose: said?.purpose ?? null,
    endsOn: said?.ends_on ?? null,
  };
}

const byName = new Intl.Collator('fr');

/** As French lists are sorted; those without a name last. */
function compareNames(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return byName.compare(a, b);
}

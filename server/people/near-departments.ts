/** Finds lines of an import with a department that is nearly equal to another one. Pure functions. */

import { type CountedName, nearNames } from '#engine/rules/fuzzy-matching/near-names.ts';
import { grouped } from '#engine/rules/grouped.ts';
import { plain } from '#engine/rules/plain-text.ts';
import type { PersonDoubt } from '#schemas/people.ts';
import { bareDepartment } from './odd-cells.ts';

/** A line with a department. */
export interface NamedDepartment {
  readonly line: number;
  readonly email: string;
  readonly department: string;
}

interface WithDepartment {
  readonly department: string | null;
  /** Time at which the person left, ISO 8601; null while present. */
  readonly leftAt: string | null;
}

/**
 * One doubt for each line whose department is nearly equal to one with more people after the import, or belongs to one person and is
 * another department plus a remark, a day or a number.
 * @param known everybody with an address @param gone people among them who are not on the list: they keep their department
 */
export function nearDepartments(
  known: readonly WithDepartment[],
  lines: readonly NamedDepartment[],
  gone: readonly WithDepartment[],
): PersonDoubt[] {
  const before = new Set(known.filter(({ leftAt }) => leftAt === null).map(({ department }) => department));
  const listed = grouped(lines, ({ department }) => department);
  const after = grouped([...lines, ...gone], ({ department }) => department);
  const names = [...after].flatMap(([name, { length: count }]): CountedName[] =>
    name === null ? [] : [{ name, count, known: before.has(name) }],
  );
  const near = nearNames(names);
  const meant = new Map([...near, ...withRemarks(names.filter(({ name }) => !near.has(name)))]);
  return lines.flatMap((one): PersonDoubt[] => {
    const right = meant.get(one.department);
    if (right === undefined) return [];
    const same = listed.get(one.department)?.length ?? 1;
    return [{ kind: 'near-department', ...one, meant: right.name, count: right.count, lines: same }];
  });
}

/**
 * @param names departments that are nearly equal to no other one @returns those of one person whose name contains a remark, each with the
 * department meant
 */
function withRemarks(names: readonly CountedName[]): [string, CountedName][] {
  const several = names.filter(({ count }) => count > 1);
  const bare = names.flatMap(({ name, count }) => {
    const folded = plain(name);
    const text = bareDepartment(folded);
    return count === 1 && text !== '' && text !== folded ? [{ name, text }] : [];
  });
  const exact = new Map(several.map((one) => [plain(one.name), one]));
  const near = nearNames([...several, ...bare.map(({ text }) => ({ name: text, count: 0, known: false }))]);
  return bare.flatMap(({ name, text }): [string, CountedName][] => {
    const meant = exact.get(text) ?? near.get(text);
    return meant === undefined || meant.count === 0 ? [] : [[name, meant]];
  });
}

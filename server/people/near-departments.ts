/** Lines of an import whose department is nearly another one. Pure. */

import { grouped } from '#engine/rules/grouped.ts';
import { type CountedName, nearNames } from '#engine/rules/people/near-names.ts';
import type { PersonDoubt } from '#schemas/people.ts';

/** A line that says a department. */
export interface NamedDepartment {
  readonly line: number;
  readonly email: string;
  readonly department: string;
}

interface WithDepartment {
  readonly department: string | null;
  /** ISO 8601; null while present. */
  readonly leftAt: string | null;
}

/**
 * One doubt for each line whose department is nearly one that more people are in after the import.
 * @param known everybody with an address @param gone of these, who is not on the list: they keep their department
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
  const meant = nearNames(names);
  return lines.flatMap((one): PersonDoubt[] => {
    const right = meant.get(one.department);
    if (right === undefined) return [];
    const same = listed.get(one.department)?.length ?? 1;
    return [{ kind: 'near-department', ...one, meant: right.name, count: right.count, lines: same }];
  });
}

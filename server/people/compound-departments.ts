/** Departments of an import that are written in several parts: 'Achats / Nord', 'Direction > Achats'. Pure. */

import { grouped } from '#engine/rules/grouped.ts';
import { plain } from '#engine/rules/plain-text.ts';
import type { PersonDoubt } from '#schemas/people.ts';
import type { NamedDepartment } from './near-departments.ts';

/** Between parts; a hyphen with a space on both sides only, as names of one part have them too. */
const SEPARATOR = /\s*[/\\|>»›→+]\s*|\s+[-–—]\s+/u;

interface CompoundDepartments {
  /** One for each line of which a part is a department that other people are in. */
  readonly doubts: readonly PersonDoubt[];
  /** The other names in several parts: a list that writes all its departments so means them so. */
  readonly names: readonly string[];
}

/**
 * @param lines that say a department @param after everybody with the department they have after the import
 * @param near lines whose department is nearly another, which are told so already
 */
export function compoundDepartments(
  lines: readonly NamedDepartment[],
  after: readonly { readonly department: string | null }[],
  near: readonly PersonDoubt[],
): CompoundDepartments {
  const told = new Set(near.map(({ line }) => line));
  const counts = [...grouped(after, ({ department }) => department ?? '')].map(([name, { length: count }]) => ({ name, count }));
  const simple = new Map(counts.filter(({ name }) => partsOf(name).length === 1).map((one) => [plain(one.name), one]));
  const doubts: PersonDoubt[] = [];
  const names: string[] = [];
  for (const [department, same] of grouped(
    lines.filter(({ line }) => !told.has(line)),
    (one) => one.department,
  )) {
    const parts = partsOf(department);
    if (parts.length < 2) continue;
    const known = [...new Set(parts.flatMap((part) => simple.get(plain(part)) ?? []))];
    // In the order of the cell: one by their sizes would change with every other correction.
    const [meant, ...others] = known;
    if (meant === undefined) names.push(department);
    else
      for (const one of same)
        doubts.push({
          ...{ kind: 'compound-department', ...one },
          ...{ meant: meant.name, count: meant.count, lines: same.length },
          also: others.map(({ name, count }) => ({ meant: name, count })),
        });
  }
  return { doubts, names };
}

function partsOf(department: string): string[] {
  return department.split(SEPARATOR).filter((part) => /\p{L}{2}/u.test(part));
}

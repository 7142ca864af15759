/** Departments of an import that are written in several parts: 'Achats / Nord', 'Direction > Achats'. Pure functions. */

import { grouped } from '#engine/rules/grouped.ts';
import { plain } from '#engine/rules/plain-text.ts';
import type { PersonDoubt } from '#schemas/people.ts';
import type { NamedDepartment } from './near-departments.ts';

/** Separators between parts. A hyphen needs a space on both sides, as names of one part contain hyphens too. */
const SEPARATOR = /\s*[/\\|>»›→+]\s*|\s+[-–—]\s+/u;

interface CompoundDepartments {
  /** One doubt for each line with a part that is a department of other people. */
  readonly doubts: readonly PersonDoubt[];
  /** Compound names of which no part is a department of other people. They cause no doubt: a list full of such names intends them. */
  readonly names: readonly string[];
}

/**
 * @param lines lines with a department @param after everybody, with their department after the import
 * @param near doubts about nearly equal departments: their lines get no second doubt
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
    // Parts stay in the cell's order: an order by number of people would change with every other correction.
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

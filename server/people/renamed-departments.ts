/** Detects departments that a list calls by another name. A pure function. */
import type { RenamedDepartment } from '../session-model/department-names.ts';
import type { ImportPlan, KnownPerson } from './import-plan.ts';

/**
 * A department counts as renamed if all its remaining people move to one department that did not exist before. Others may join that
 * department only if they are new to the directory, and are no more than those who moved. Any other case, such as a merge of two
 * departments, is left to an administrator.
 * @param known everybody with an address @param leaves whether people who are not on the list leave
 */
export function renamedDepartments(
  known: readonly KnownPerson[],
  plan: ImportPlan,
  leaves: boolean,
): readonly RenamedDepartment[] {
  const leaving = new Set(leaves ? plan.gone.map(({ email }) => email) : []);
  const after = new Map(plan.changed.map(({ before, after: { department } }) => [before.email, department]));
  const present = known.filter(({ leftAt }) => leftAt === null);
  const existing = new Set(present.map(({ department }) => department));
  /** Former department → present departments of its remaining people. */
  const moves = new Map<string, (string | null)[]>();
  /** New department → number of people by former department; null stands for people new to the directory. */
  const arrivals = new Map<string, Map<string | null, number>>();
  const arrives = (to: string, from: string | null) => {
    const counts = arrivals.get(to) ?? new Map<string | null, number>();
    arrivals.set(to, counts.set(from, (counts.get(from) ?? 0) + 1));
  };
  for (const { email, department } of present) {
    if (leaving.has(email)) continue;
    const now = after.has(email) ? (after.get(email) ?? null) : department;
    if (department !== null) moves.set(department, [...(moves.get(department) ?? []), now]);
    // A person who had no department counts as a newcomer.
    if (now !== null && now !== department) arrives(now, department);
  }
  const returning = plan.changed.filter(({ before }) => before.leftAt !== null).map(({ after: facts }) => facts);
  for (const { department } of [...plan.added, ...returning]) if (department !== null) arrives(department, null);
  return [...moves].flatMap(([from, targets]) => {
    const [to] = targets;
    if (to == null || to === from || existing.has(to) || targets.some((target) => target !== to)) return [];
    const counts = arrivals.get(to) ?? new Map<string | null, number>();
    const others = [...counts.keys()].some((origin) => origin !== from && origin !== null);
    return others || (counts.get(null) ?? 0) > targets.length ? [] : [{ from, to }];
  });
}

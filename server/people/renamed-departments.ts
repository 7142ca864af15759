/** Departments that a list calls by another name. Pure. */
import type { RenamedDepartment } from '../session-model/department-names.ts';
import type { ImportPlan, KnownPerson } from './import-plan.ts';

/**
 * A department is renamed where everybody who stays of it goes to one that nobody had before, and nobody else goes there but people who are
 * new to the directory, no more of them than came along. Anything else, two that become one among it, is for an administrator to decide.
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
  /** Former department → where those who stay are now. */
  const moves = new Map<string, (string | null)[]>();
  /** New department → how many come from each former one; null: new to the directory. */
  const arrivals = new Map<string, Map<string | null, number>>();
  const arrives = (to: string, from: string | null) => {
    const counts = arrivals.get(to) ?? new Map<string | null, number>();
    arrivals.set(to, counts.set(from, (counts.get(from) ?? 0) + 1));
  };
  for (const { email, department } of present) {
    if (leaving.has(email)) continue;
    const now = after.has(email) ? (after.get(email) ?? null) : department;
    if (department !== null) moves.set(department, [...(moves.get(department) ?? []), now]);
    // Somebody without a department who gets one is as a newcomer to it.
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

/** How many came of each department, by a list or by the directory, as it may be told. */
import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Static } from 'typebox';
import { grouped } from '#engine/rules/grouped.ts';
import { sumBound } from '#engine/rules/measure/told-bound.ts';
import type { DirectoryGroupSchema } from '#schemas/reports.ts';
import type { Tables } from '../database/tables.ts';
import { type Disclosure, toldPart } from './disclosure.ts';
import { separateSmall } from './small-groups.ts';
import { byGroupName } from './team-groups.ts';

/** Somebody of a list or of the directory. */
export interface DepartmentMember {
  readonly email: string;
  /** The department; null in none. */
  readonly team: string | null;
}

interface AttendedGroup {
  readonly team: string | null;
  readonly others: boolean;
  /** Members of the group. */
  readonly expected: number;
  /** Of these, as it may be told. */
  readonly came: number;
}

/** None where there is but one group. @param came addresses */
export function attendedGroups(
  members: readonly DepartmentMember[],
  came: ReadonlySet<string>,
  disclosure: Disclosure,
): AttendedGroup[] {
  const counts = [...grouped(members, ({ team }) => team)].map(([team, own]) => ({
    ...{ team, expected: own.length },
    came: own.filter(({ email }) => came.has(email)).length,
  }));
  return toldDepartments(counts, disclosure);
}

/** Counts of departments as they may be told, those that are too small as one. None where there is but one group. */
export function toldDepartments(departments: readonly Omit<AttendedGroup, 'others'>[], disclosure: Disclosure): AttendedGroup[] {
  const sized = departments.map((department) => ({
    department,
    ...{ name: String(department.team), size: department.expected },
  }));
  const { alone, together } = separateSmall(sized, disclosure.fewest);
  const sum = (of: 'expected' | 'came') => together.reduce((total, { department }) => total + department[of], 0);
  const groups = [
    ...alone.map(({ department: { team, expected, came } }) => ({ team, others: false, expected, came })),
    ...(together.length === 0 ? [] : [{ team: null, others: true, expected: sum('expected'), came: sum('came') }]),
  ];
  if (groups.length < 2) return [];
  return groups.map((group) => ({ ...group, came: toldPart(group.came, group.expected, disclosure) }));
}

/** The same against the directory; none where it knows fewer of those who came than a figure covers. */
export function attendedOfDirectory(
  members: readonly DepartmentMember[],
  came: ReadonlySet<string>,
  disclosure: Disclosure,
): AttendedGroup[] {
  const known = members.filter(({ email }) => came.has(email)).length;
  return known < disclosure.fewest ? [] : attendedGroups(members, came, disclosure);
}

/** As payloads have them, by name. */
export function groupsWithBounds(groups: readonly AttendedGroup[]): Static<typeof DirectoryGroupSchema>[] {
  return groups
    .map(({ team, others, expected: people, came }) => ({
      ...{ team, others, people, came },
      bound: sumBound([{ part: came, whole: people }]),
    }))
    .sort(byGroupName);
}

/** People of a page: some milliseconds of SQLite, whose queries block the event loop. */
const PAGE = 1000;

/** Everybody who is in the directory and has not left. */
export async function directoryMembers(query: Kysely<Tables>): Promise<DepartmentMember[]> {
  const members: DepartmentMember[] = [];
  for (let after = ''; ; ) {
    const page = await query
      .selectFrom('people')
      .select(['email', 'department as team'])
      .where('email', '>', after)
      .where('left_at', 'is', null)
      .orderBy('email')
      .limit(PAGE)
      .$narrowType<{ email: string }>()
      .execute();
    members.push(...page);
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return members;
    after = last.email;
    await setImmediate();
  }
}

/** Attendance by department of a list or of the directory, as far as it may be reported. */
import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Static } from 'typebox';
import { grouped } from '#engine/rules/grouped.ts';
import { groupsBound } from '#engine/rules/measure/told-bound.ts';
import type { DirectoryGroupSchema } from '#schemas/reports.ts';
import type { Tables } from '../database/tables.ts';
import { balancedParts, boundedPart, type Disclosure } from './disclosure.ts';
import { separateSmall } from './small-groups.ts';
import { byGroupName } from './team-groups.ts';

/** A person on a list or in the directory. */
export interface DepartmentMember {
  readonly email: string;
  /** The person's department; null if they have none. */
  readonly team: string | null;
}

interface AttendedGroup {
  readonly team: string | null;
  readonly others: boolean;
  /** Number of members of the group. */
  readonly expected: number;
  /** Number of members who attended, as it may be reported. */
  readonly came: number;
}

/** Attendance by department; empty if there is only one group. @param came addresses of people who attended */
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

/**
 * Counts of departments as they may be reported; those that are too small are merged into one group. Their sum stays that of the people who
 * attended, which is told exactly beside them: subtracted from it, the others would tell of the last one that all came, or nobody. Empty if
 * there is only one group.
 */
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
  return keptToTotal(
    groups,
    groups.reduce((total, { came }) => total + came, 0),
    disclosure,
  );
}

/**
 * Attendance of groups, none of which is told at its true end, and whose sum is the total that is told exactly beside them. Groups that are
 * so already stay as they are.
 */
export function keptToTotal(groups: readonly AttendedGroup[], total: number, disclosure: Disclosure): AttendedGroup[] {
  const attended = balancedParts(
    groups.map(({ came, expected }) => boundedPart(came, expected, disclosure)),
    total,
  );
  return groups.map((group, index) => ({ ...group, came: attended[index] ?? 0 }));
}

/** Attendance by department of the directory; empty if fewer people of the directory attended than a figure must cover. */
export function attendedOfDirectory(
  members: readonly DepartmentMember[],
  came: ReadonlySet<string>,
  disclosure: Disclosure,
): AttendedGroup[] {
  const known = members.filter(({ email }) => came.has(email)).length;
  return known < disclosure.fewest ? [] : attendedGroups(members, came, disclosure);
}

/** The groups of one session or campaign in the form of payloads, sorted by name. */
export function groupsWithBounds(groups: readonly AttendedGroup[]): Static<typeof DirectoryGroupSchema>[] {
  const bound = groupsBound(groups.map(({ came, expected }) => ({ part: came, whole: expected })));
  return groups
    .map(({ team, others, expected: people, came }) => ({ ...{ team, others, people, came }, bound }))
    .sort(byGroupName);
}

/** Number of people per page: they take SQLite, whose queries block the event loop, some milliseconds. */
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

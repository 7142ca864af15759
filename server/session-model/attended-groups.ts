/** How many came of each department, by a list or by the directory, as it may be told. */
import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { type Disclosure, toldPart } from './disclosure.ts';
import { groupsOf } from './team-groups.ts';

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
  const groups = groupsOf(
    members.map(({ email, team }) => ({ id: email, team })),
    disclosure.fewest,
  );
  if (groups.length < 2) return [];
  return groups.map(({ team, others, people }) => ({
    ...{ team, others, expected: people.length },
    came: toldPart(people.filter((email) => came.has(email)).length, people.length, disclosure),
  }));
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

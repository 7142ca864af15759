/** Reads the people expected at a campaign and their logins, in pages, from one snapshot of the database. */
import { setImmediate } from 'node:timers/promises';
import { type Kysely, type SqlBool, sql } from 'kysely';
import { isErasedEmail } from '#engine/rules/erased-email.ts';
import { selfPacedUntil } from '#engine/rules/session/self-paced.ts';
import type { CampaignSession } from '#schemas/campaigns.ts';
import { type OnPage, pagesOfSessions } from '../database/participant-pages.ts';
import type { Tables } from '../database/tables.ts';
import { invitedCounts } from '../session-model/expected.ts';
import { IS_PLAYING } from '../session-model/playing.ts';
import { displayedCode } from '../session-model/session-codes.ts';
import { chosenKeys, textsOf } from '../session-model/stored-texts.ts';
import { workshopOf } from '../session-model/workshop.ts';
import type { CampaignRow } from './campaign-rows.ts';
import type { Attendance, ExpectedPerson } from './count-people.ts';

/** Number of people per page: they take SQLite, whose queries block the event loop, some milliseconds. */
const PAGE = 1000;

/** Keys of the missions that a session plays, by its stored choice; null is the whole catalogue. */
export type SessionMissions = (chosen: readonly string[] | null) => readonly string[];

/** A session of the campaign, with the fields that counting needs. */
interface CountedSession {
  readonly id: string;
  readonly missions: readonly string[];
  /** Number of the session's participants. */
  readonly rows: number;
}

const inCampaign = (query: Kysely<Tables>, campaign: string) =>
  query
    .selectFrom('campaign_sessions')
    .innerJoin('sessions', 'sessions.id', 'campaign_sessions.session')
    .where('campaign_sessions.campaign', '=', campaign);

/** The campaign's sessions with seats and counts, by their time. */
export async function readSessions(query: Kysely<Tables>, campaign: string): Promise<CampaignSession[]> {
  const rows = await inCampaign(query, campaign)
    .select([
      'id',
      'code',
      'name',
      'active',
      'workshop',
      'created_by',
      'created_at',
      'started_at',
      'opens_at',
      'closes_at',
      'ended_at',
      'start_by',
    ])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const came = await query
    .selectFrom('participants')
    .innerJoin('campaign_sessions', 'campaign_sessions.session', 'participants.session')
    .select((eb) => ['participants.session', eb.fn.countAll().as('count')])
    .where('campaign', '=', campaign)
    .where(IS_PLAYING)
    .groupBy('participants.session')
    .execute();
  const counts = new Map(came.map(({ session, count }) => [session, Number(count)]));
  const invited = await invitedCounts(query);
  const onList = await cameFromList(query, campaign);
  return rows
    .map(({ id, code, name, active, workshop, created_by, started_at, opens_at, ...row }) => {
      const planned = workshopOf(workshop);
      const clock = { opensAt: opens_at, startedAt: started_at, closesAt: row.closes_at, createdAt: row.created_at };
      const until = selfPacedUntil({ ...clock, workshop: planned, startBy: row.start_by });
      return {
        id,
        code: displayedCode(code),
        name,
        active: active === 1,
        startsAt: planned?.startsAt ?? started_at ?? opens_at,
        playedAt: started_at,
        endedAt: row.ended_at,
        selfPacedUntil: row.ended_at === null ? until : null,
        venue: planned?.venue ?? null,
        // Nobody leads a self-paced session.
        facilitator: until === null ? (planned?.facilitator ?? created_by) : null,
        seats: planned?.expected ?? null,
        invited: invited.get(id) ?? null,
        came: counts.get(id) ?? 0,
        ...(invited.has(id) && uninvitedOf(counts.get(id) ?? 0, onList.get(id) ?? 0)),
      };
    })
    .sort((a, b) => (a.startsAt ?? 'later').localeCompare(b.startsAt ?? 'later'));
}

function uninvitedOf(came: number, onList: number): Pick<CampaignSession, 'uninvited'> {
  return came > onList ? { uninvited: came - onList } : {};
}

/** Number of people who attended and are on the session's list, by session; merged people count under any of their addresses. */
async function cameFromList(query: Kysely<Tables>, campaign: string): Promise<ReadonlyMap<string, number>> {
  const rows = await query
    .selectFrom('campaign_sessions')
    .innerJoin('allowed_players', 'allowed_players.session', 'campaign_sessions.session')
    .innerJoin('participants', (join) =>
      join.onRef('participants.session', '=', 'allowed_players.session').onRef('participants.email', '=', 'entry'),
    )
    .innerJoin('participants as main', (join) =>
      join.on(sql<SqlBool>`main.id = coalesce(participants.merged_into, participants.id)`),
    )
    .select((eb) => ['campaign_sessions.session', eb.fn.count('main.id').distinct().as('count')])
    .where('campaign', '=', campaign)
    .where('main.removed_at', 'is', null)
    .groupBy('campaign_sessions.session')
    .execute();
  return new Map(rows.map(({ session, count }) => [session, Number(count)]));
}

/** A login with its session; null for a login of a deleted session. */
export interface SessionAttendance extends Attendance {
  readonly session: string | null;
}

/**
 * Every login of the campaign's sessions, and the logins kept of deleted ones. A participant has finished a session after solving every
 * mission that it plays, not as many others: missions are taken out of a session, and unlisted ones can be solved. A session that plays no
 * mission is never finished.
 */
export async function readAttendances(
  query: Kysely<Tables>,
  campaign: string,
  missionsOf: SessionMissions,
): Promise<SessionAttendance[]> {
  const attendances = await readKept(query, campaign);
  for (const { missions, sessions } of byMissions(await countedSessions(query, campaign, missionsOf)))
    for await (const onPage of pagesOfSessions(query, sessions, PAGE)) {
      attendances.push(...(await attendancesOnPage(query, onPage, missions)));
      await setImmediate();
    }
  return attendances;
}

/** @param missions keys of the missions that each session of the page plays */
async function attendancesOnPage(
  query: Kysely<Tables>,
  onPage: OnPage,
  missions: readonly string[],
): Promise<readonly SessionAttendance[]> {
  // PostgreSQL accepts no empty list.
  const played = missions.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`challenge in (${sql.join(missions)})`;
  const rows = await query
    .selectFrom('participants')
    .innerJoin('participants as main', (join) =>
      join.on(sql<SqlBool>`main.id = coalesce(participants.merged_into, participants.id)`),
    )
    .select((eb) => [
      'participants.email',
      'participants.session',
      'participants.created_at',
      'main.email as merged_into',
      eb
        .selectFrom('challenge_states')
        .select((count) => count.fn.countAll().as('count'))
        .whereRef('participant', '=', 'main.id')
        .where('solved_at', 'is not', null)
        .where(played)
        .as('solved'),
    ])
    .where(onPage)
    .where('main.removed_at', 'is', null)
    .execute();
  return rows.map(({ email, session, created_at, merged_into, solved }) => ({
    session,
    email,
    mergedInto: merged_into,
    day: created_at.slice(0, 10),
    finished: missions.length > 0 && Number(solved) === missions.length,
  }));
}

/** Sessions that play the same missions share their pages. */
function byMissions(
  sessions: readonly CountedSession[],
): Iterable<{ readonly missions: readonly string[]; readonly sessions: CountedSession[] }> {
  const groups = new Map<string, { readonly missions: readonly string[]; readonly sessions: CountedSession[] }>();
  for (const session of sessions) {
    const key = session.missions.join();
    const group = groups.get(key) ?? { missions: session.missions, sessions: [] };
    group.sessions.push(session);
    groups.set(key, group);
  }
  return groups.values();
}

/** Number of people, each counted once, who attended deleted sessions; 0 once the campaign has ended, as nothing is kept then. */
export async function countDeleted(query: Kysely<Tables>, { id, ended_at, outside_deleted }: CampaignRow): Promise<number> {
  if (ended_at !== null) return 0;
  const { count } = await query
    .selectFrom('campaign_attendances')
    .select((eb) => eb.fn.count('merged_into').distinct().as('count'))
    .where('campaign', '=', id)
    .executeTakeFirstOrThrow();
  return Number(count) + Math.max(0, outside_deleted);
}

/** Logins kept of deleted sessions. */
async function readKept(query: Kysely<Tables>, campaign: string): Promise<SessionAttendance[]> {
  const kept: SessionAttendance[] = [];
  for (let after = { email: '', merged_into: '' }; ; ) {
    const page = await query
      .selectFrom('campaign_attendances')
      .select(['email', 'merged_into', 'day', 'finished'])
      .where('campaign', '=', campaign)
      .where(sql<SqlBool>`(email, merged_into) > (${after.email}, ${after.merged_into})`)
      .orderBy('email')
      .orderBy('merged_into')
      .limit(PAGE)
      .execute();
    for (const { email, merged_into: mergedInto, day, finished } of page)
      kept.push({ session: null, email, mergedInto, day, finished: finished === 1 });
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return kept;
    after = last;
    await setImmediate();
  }
}

/** The people among these who are in the campaign's departments. */
export function ofDepartments({ departments }: CampaignRow, people: readonly ExpectedPerson[]): readonly ExpectedPerson[] {
  if (departments === null) return people;
  const among = new Set(textsOf(departments));
  return people.filter(({ department }) => department !== null && among.has(department));
}

/**
 * People expected at a campaign, before the filter by department: all present people of the directory, and those who were erased from it
 * since. Without a directory, or once its addresses are erased: everybody who was invited to one of the sessions, deleted ones too.
 */
export async function readExpected(query: Kysely<Tables>, campaign: string): Promise<ExpectedPerson[]> {
  const directory = await readDirectory(query);
  if (directory.length === 0) return readInvited(query, campaign);
  const kept = await readKeptInvitations(query, campaign);
  return [...directory, ...[...kept.values()].filter(({ email }) => isErasedEmail(email))];
}

/** Whether the directory says who is expected, rather than the lists of sessions. */
export async function isExpectedByDirectory(query: Kysely<Tables>): Promise<boolean> {
  const anybody = await query
    .selectFrom('people')
    .select('id')
    .where('email', 'is not', null)
    .where('left_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return anybody !== undefined;
}

async function readDirectory(query: Kysely<Tables>): Promise<ExpectedPerson[]> {
  const people: ExpectedPerson[] = [];
  for (let after = ''; ; ) {
    const page = await query
      .selectFrom('people')
      .select(['email', 'name', 'department'])
      .where('email', '>', after)
      .where('left_at', 'is', null)
      .orderBy('email')
      .limit(PAGE)
      .$narrowType<{ email: string }>()
      .execute();
    people.push(...page);
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return people;
    after = last.email;
    await setImmediate();
  }
}

/** Everybody who was invited to one of the sessions by their own e-mail, with the team of that list as their department. */
async function readInvited(query: Kysely<Tables>, campaign: string): Promise<ExpectedPerson[]> {
  const people = await readKeptInvitations(query, campaign);
  for (let after = { session: '', entry: '' }; ; ) {
    const page = await query
      .selectFrom('campaign_sessions')
      .innerJoin('allowed_players', 'allowed_players.session', 'campaign_sessions.session')
      .select(['allowed_players.session', 'entry', 'team', 'name'])
      .where('campaign', '=', campaign)
      .where('entry', 'not like', '@%')
      .where(sql<SqlBool>`(allowed_players.session, entry) > (${after.session}, ${after.entry})`)
      .orderBy('allowed_players.session')
      .orderBy('entry')
      .limit(PAGE)
      .execute();
    for (const { entry: email, team, name } of page) {
      // If two lists differ, the text later in the alphabet counts, so that the order of the lists does not matter.
      const known = people.get(email);
      people.set(email, { email, name: later(known?.name, name), department: later(known?.department, team) });
    }
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return [...people.values()];
    after = last;
    await setImmediate();
  }
}

/** People invited to deleted sessions, by e-mail. */
async function readKeptInvitations(query: Kysely<Tables>, campaign: string): Promise<Map<string, ExpectedPerson>> {
  const people = new Map<string, ExpectedPerson>();
  for (let after = ''; ; ) {
    const page = await query
      .selectFrom('campaign_invitations')
      .select(['email', 'name', 'department'])
      .where('campaign', '=', campaign)
      .where('email', '>', after)
      .orderBy('email')
      .limit(PAGE)
      .execute();
    for (const person of page) people.set(person.email, person);
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return people;
    after = last.email;
    await setImmediate();
  }
}

function later(a: string | null | undefined, b: string | null): string | null {
  return (a ?? '') > (b ?? '') ? (a ?? null) : b;
}

async function countedSessions(query: Kysely<Tables>, campaign: string, missionsOf: SessionMissions): Promise<CountedSession[]> {
  const rows = await inCampaign(query, campaign)
    .leftJoin('participants', 'participants.session', 'sessions.id')
    .select((eb) => ['sessions.id', 'challenges', eb.fn.count('participants.id').as('rows')])
    .groupBy(['sessions.id', 'challenges'])
    .execute();
  return rows.map(({ id, challenges, rows: count }) => ({
    id,
    missions: missionsOf(chosenKeys(challenges)),
    rows: Number(count),
  }));
}

/** Reads campaigns: their figures, and the expected people who have not attended. */
import type { Kysely } from 'kysely';
import type { Campaign, CampaignDetails, CampaignFigures, OutsidePage } from '#schemas/campaigns.ts';
import { MIN_REPORTED } from '#schemas/report-constants.ts';
import type { ReportCampaign } from '#schemas/reports.ts';
import { inPieces } from '../concurrency/in-pieces.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { groupsWithBounds, toldDepartments } from '../session-model/attended-groups.ts';
import { ANONYMOUS } from '../session-model/disclosure.ts';
import { samePeople } from '../session-model/same-people.ts';
import { textsOf } from '../session-model/stored-texts.ts';
import { type CampaignRow, knownCampaign } from './campaign-rows.ts';
import { type CampaignCount, type CountedPerson, countPeople, type ExpectedPerson } from './count-people.ts';
import { readOutside } from './outside-people.ts';
import { countDeleted, ofDepartments, readAttendances, readExpected, readSessions, type SessionMissions } from './read-people.ts';

export interface CampaignReader {
  /** All campaigns, the latest first. */
  list(): Promise<Campaign[]>;
  /** A campaign with its figures, which stay fixed once it has ended. @throws ServerError 404 */
  details(id: string): Promise<CampaignDetails>;
  /**
   * Attendance of the campaign to which all these sessions belong; null where they belong to none or to
   * several, and where nobody is expected.
   */
  ofSessions(sessions: readonly string[]): Promise<ReportCampaign | null>;
  /** @throws ServerError 404 */
  nameOf(id: string): Promise<string>;
  /** Expected people who have not attended, by e-mail; nobody once the campaign has ended. @throws ServerError 404 */
  absent(id: string): Promise<readonly ExpectedPerson[]>;
  /** Everybody who is expected, by e-mail, and whether they attended; nobody once the campaign has ended. @throws ServerError 404 */
  people(id: string): Promise<readonly CountedPerson[]>;
  /** People who attended without being expected, by e-mail; nobody once the campaign has ended. @throws ServerError 404 */
  outside(id: string, page: { readonly limit: number; readonly offset: number }): Promise<OutsidePage>;
}

/** @param missionsOf keys of the missions that a session plays, from its stored choice */
export function createCampaignReader(database: Database, missionsOf: SessionMissions): CampaignReader {
  const { query } = database;

  /** One snapshot for all pages: people who are merged between two pages would be counted twice, or not at all. */
  async function onSnapshot<T>(work: (query: Kysely<Tables>) => Promise<T>): Promise<T> {
    const snapshot = await database.snapshot();
    try {
      return await work(snapshot.query);
    } finally {
      await snapshot.release();
    }
  }

  async function counted(state: Kysely<Tables>, row: CampaignRow): Promise<CampaignCount> {
    const expected = ofDepartments(row, await readExpected(state, row.id));
    const { figures, people } = await inPieces(countPeople(expected, await readAttendances(state, row.id, missionsOf)));
    return { figures: { ...figures, outside: Math.max(0, figures.outside + row.outside_deleted) }, people };
  }

  async function figuresOf(state: Kysely<Tables>, row: CampaignRow): Promise<CampaignFigures> {
    return row.figures === null ? (await counted(state, row)).figures : JSON.parse(row.figures);
  }

  async function detailsOf(state: Kysely<Tables>, row: CampaignRow): Promise<CampaignDetails> {
    const [figures, sessions] = [await figuresOf(state, row), await readSessions(state, row.id)];
    return { ...campaignOf(row), figures, sessions, deletedCame: await countDeleted(state, row) };
  }

  const people = (id: string) =>
    onSnapshot(async (state) => {
      const row = await knownCampaign(state, id);
      return row.ended_at === null ? (await counted(state, row)).people : [];
    });

  return {
    async list() {
      const rows = await query
        .selectFrom('campaigns')
        .leftJoin('campaign_sessions', 'campaign_sessions.campaign', 'campaigns.id')
        .selectAll('campaigns')
        .select((eb) => eb.fn.count('session').as('sessions'))
        .groupBy('campaigns.id')
        .orderBy('starts_on', 'desc')
        .orderBy('campaigns.id', 'desc')
        .execute();
      return rows.map((row) => ({ ...campaignOf(row), sessions: Number(row.sessions) }));
    },
    details: (id) => onSnapshot(async (state) => detailsOf(state, await knownCampaign(state, id))),
    ofSessions: (sessions) =>
      onSnapshot(async (state) => {
        const chosen = [...new Set(sessions)];
        const members = await state
          .selectFrom('campaign_sessions')
          .select((eb) => ['campaign', eb.fn.countAll().as('count')])
          .where('session', 'in', chosen)
          .groupBy('campaign')
          .execute();
        const whole = members.find(({ count }) => Number(count) === chosen.length);
        if (!whole) return null;
        const row = await knownCampaign(state, whole.campaign);
        const { expected, came, erased, departments } = await figuresOf(state, row);
        if (expected === 0) return null;
        const here = row.ended_at === null ? await cameTo(state, row, missionsOf, new Set(chosen)) : null;
        return {
          name: row.name,
          expected,
          came,
          here: here !== null && here >= MIN_REPORTED ? here : null,
          endedAt: row.ended_at,
          endsOn: row.ends_on,
          sessions: await sessionsOf(state, row.id),
          ...(erased !== undefined && { erased }),
          departments: departmentsOf(departments),
        };
      }),
    async nameOf(id) {
      return (await knownCampaign(query, id)).name;
    },
    absent: async (id) => (await people(id)).flatMap(({ state, ...person }) => (state === 'absent' ? [person] : [])),
    people,
    outside: (id, page) =>
      onSnapshot(async (state) => {
        const row = await knownCampaign(state, id);
        return row.ended_at === null ? readOutside(state, row, missionsOf, page) : { total: 0, erased: 0, people: [] };
      }),
  };
}

/** Number of expected people who attended at least one of the sessions, each counted once. */
async function cameTo(
  state: Kysely<Tables>,
  row: CampaignRow,
  missionsOf: SessionMissions,
  sessions: ReadonlySet<string>,
): Promise<number> {
  const expected = ofDepartments(row, await readExpected(state, row.id));
  const attendances = await readAttendances(state, row.id, missionsOf);
  const personOf = await inPieces(samePeople(attendances));
  const came = new Set(
    attendances.flatMap(({ session, email }) => (session !== null && sessions.has(session) ? [personOf(email)] : [])),
  );
  return new Set(expected.map(({ email }) => personOf(email)).filter((person) => came.has(person))).size;
}

/** The departments as an anonymous report shows them: small ones are grouped. */
function departmentsOf(departments: CampaignFigures['departments']): ReportCampaign['departments'] {
  const counts = departments.map(({ department: team, expected, came }) => ({ team, expected, came }));
  return groupsWithBounds(toldDepartments(counts, ANONYMOUS));
}

async function sessionsOf(state: Kysely<Tables>, campaign: string): Promise<number> {
  const sessions = state.selectFrom('campaign_sessions').where('campaign', '=', campaign);
  const { count } = await sessions.select((eb) => eb.fn.countAll().as('count')).executeTakeFirstOrThrow();
  return Number(count);
}

function campaignOf(row: CampaignRow): Omit<Campaign, 'sessions'> {
  return {
    id: row.id,
    name: row.name,
    purpose: row.purpose,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    departments: row.departments === null ? null : textsOf(row.departments),
    createdBy: row.created_by,
    createdAt: row.created_at,
    endedAt: row.ended_at,
  };
}

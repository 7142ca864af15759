/** Reads people who came back to returns, with their results at the return and in their session. */
import { type Kysely, type SqlBool, sql } from 'kysely';
import { grouped } from '#engine/rules/grouped.ts';
import type { JudgementCounts } from '#engine/rules/measure/discernment.ts';
import type { AppointmentKind } from '#schemas/return-constants.ts';
import { type OnPage, participantPages } from '../database/participant-pages.ts';
import type { Tables } from '../database/tables.ts';
import { IS_PLAYING } from '../session-model/playing.ts';
import type { Returned, ReturnTally, Room } from './return-tally.ts';

/** Scope of a session's fixed report. */
export interface FixedRoom {
  /** Time at which the report was fixed; ISO 8601. */
  readonly at: string;
  /** Number of people behind the reported judgements; null if none are reported. */
  readonly judged: number | null;
  /** Challenge → number of recall answers, for missions whose recall answers are reported. */
  readonly answered: ReadonlyMap<string, number>;
}

const ofReturns = (query: Kysely<Tables>, onPage: OnPage, kind: AppointmentKind) =>
  query
    .selectFrom('participants')
    .innerJoin('appointments', 'appointments.participant', 'participants.id')
    .where(onPage)
    .where('appointments.kind', '=', kind)
    .where(IS_PLAYING);

const NO_COUNTS: JudgementCounts = { hits: 0, misses: 0, falseAlarms: 0, correctRejections: 0 };
const NO_ANSWERS = { answered: 0, right: 0 };

/**
 * Everybody who answered something at a return of this kind.
 * @param sessions sessions whose figures are computed: a single one of any size, or several small ones together
 */
export async function readReturned(
  query: Kysely<Tables>,
  sessions: readonly string[],
  kind: AppointmentKind,
): Promise<Returned[]> {
  const [session = ''] = sessions;
  if (sessions.length > 1) return readPage(query, sql<SqlBool>`participants.session in (${sql.join(sessions)})`, kind);
  const returned: Returned[] = [];
  for await (const onPage of participantPages(query, session)) returned.push(...(await readPage(query, onPage, kind)));
  return returned;
}

async function readPage(query: Kysely<Tables>, onPage: OnPage, kind: AppointmentKind): Promise<Returned[]> {
  const own = ofReturns(query, onPage, kind);
  const people = await own
    .leftJoin('people', 'people.email', 'participants.email')
    .leftJoin('allowed_players', (join) =>
      join
        .onRef('allowed_players.session', '=', 'participants.session')
        .onRef('allowed_players.entry', '=', 'participants.email'),
    )
    .select(['participants.id', 'participants.session', 'participants.team', 'department', 'outcome'])
    .select('allowed_players.team as listed')
    .orderBy('participants.id')
    .execute();
  const now = await own
    .innerJoin('return_judgements', 'return_judgements.appointment', 'appointments.id')
    .select((eb) => ['participants.id', 'hostile', eb.fn.countAll().as('items'), eb.fn.sum('first_hostile').as('first')])
    .groupBy(['participants.id', 'hostile'])
    .execute();
  const before = await own
    .innerJoin('judgements', 'judgements.participant', 'participants.id')
    .select((eb) => ['participants.id', 'hostile', eb.fn.countAll().as('items')])
    .select((eb) => [eb.fn.sum('first_hostile').as('first'), eb.fn.sum('last_hostile').as('last')])
    .groupBy(['participants.id', 'hostile'])
    .execute();
  const answersNow = await own
    .innerJoin('return_answers', 'return_answers.appointment', 'appointments.id')
    .select((eb) => ['participants.id', eb.fn.countAll().as('answered'), eb.fn.sum('correct').as('right')])
    .groupBy('participants.id')
    .execute();
  // The report contains answers given before it was computed; later answers have no counterpart in it.
  const answersBefore = await own
    .innerJoin('retrieval_answers', 'retrieval_answers.participant', 'participants.id')
    .innerJoin('session_reports', 'session_reports.session', 'participants.session')
    .select((eb) => ['participants.id', eb.fn.countAll().as('answered'), eb.fn.sum('correct').as('right')])
    .whereRef('retrieval_answers.at', '<=', 'session_reports.drawn_at')
    .groupBy('participants.id')
    .execute();
  const solved = await own
    .innerJoin('return_solves', 'return_solves.appointment', 'appointments.id')
    .select('participants.id')
    .distinct()
    .execute();
  const solvers = new Set(solved.map(({ id }) => id));
  const judgedNow = countsBy(now, ({ first }) => Number(first));
  const judgedFirst = countsBy(before, ({ first }) => Number(first));
  const judgedLast = countsBy(before, ({ last }) => Number(last));
  const [memoryNow, memoryFirst] = [answersBy(answersNow), answersBy(answersBefore)];
  return people
    .filter(({ id, outcome }) => outcome !== null || judgedNow.has(id) || memoryNow.has(id) || solvers.has(id))
    .map(({ id, session, team, listed, department, outcome }) => ({
      id,
      session,
      team: department ?? listed ?? team,
      judged: {
        now: judgedNow.get(id) ?? NO_COUNTS,
        first: judgedFirst.get(id) ?? NO_COUNTS,
        last: judgedLast.get(id) ?? NO_COUNTS,
      },
      memory: { now: memoryNow.get(id) ?? NO_ANSWERS, first: memoryFirst.get(id) ?? NO_ANSWERS },
      outcome,
    }));
}

interface JudgedRow {
  readonly id: string;
  readonly hostile: number;
  readonly items: string | number | bigint;
}

/** @param takenForHostile reads the number of items taken for hostile from a row */
function countsBy<R extends JudgedRow>(rows: readonly R[], takenForHostile: (row: R) => number) {
  return new Map(
    [...grouped(rows, ({ id }) => id)].map(([id, own]): [string, JudgementCounts] => {
      const of = (hostile: number) => {
        const row = own.find((one) => one.hostile === hostile);
        return row ? { taken: takenForHostile(row), items: Number(row.items) } : { taken: 0, items: 0 };
      };
      const [hostile, genuine] = [of(1), of(0)];
      const { taken: hits } = hostile;
      const { taken: falseAlarms } = genuine;
      return [id, { hits, misses: hostile.items - hits, falseAlarms, correctRejections: genuine.items - falseAlarms }];
    }),
  );
}

type Sum = string | number | bigint;

function answersBy(rows: readonly { readonly id: string; readonly answered: Sum; readonly right: Sum }[]) {
  return new Map(rows.map(({ id, answered, right }) => [id, { answered: Number(answered), right: Number(right) }]));
}

/**
 * The people behind the reports, read from the current data. Null if they are no longer the people of a fixed report, because somebody was
 * removed or merged.
 * @param fixed scope of each session's report
 */
export async function readRoom(query: Kysely<Tables>, fixed: ReadonlyMap<string, FixedRoom | null>): Promise<Room> {
  const rooms: Room[] = [];
  for (const [session, room] of fixed) rooms.push(room ? await roomOf(query, session, room) : UNKNOWN_ROOM);
  return { judged: union(rooms.map(({ judged }) => judged)), answered: union(rooms.map(({ answered }) => answered)) };
}

/** A room without known people, with which nobody is compared. */
export const UNKNOWN_ROOM: Room = { judged: null, answered: null };

/**
 * Whether a return of these sessions was already compared with the sessions' own results. The difference between two such figures could be
 * about very few people.
 */
export async function wasCompared(query: Kysely<Tables>, sessions: readonly string[]): Promise<boolean> {
  const compared = await query
    .selectFrom('return_tallies')
    .select('id')
    .where('session', 'in', sessions)
    .where('compared', '=', 1)
    .limit(1)
    .execute();
  return compared.length > 0;
}

/** Reported tally of a session's return at three weeks; null if it has no figures of its own. */
export async function readWeeksTold(query: Kysely<Tables>, session: string): Promise<ReturnTally | null> {
  const row = await query
    .selectFrom('return_tallies')
    .select('tally')
    .where('session', '=', session)
    .where('kind', '=', 'weeks-3')
    .executeTakeFirst();
  return row?.tally ? JSON.parse(row.tally) : null;
}

async function roomOf(query: Kysely<Tables>, session: string, fixed: FixedRoom): Promise<Room> {
  const [judged, answered] = [new Set<string>(), new Set<string>()];
  const by = { hostile: 0, genuine: 0 };
  const answers = new Map<string, number>();
  for await (const onPage of participantPages(query, session)) {
    const judges = await query
      .selectFrom('participants')
      .innerJoin('judgements', 'judgements.participant', 'participants.id')
      .select(['participants.id', 'hostile'])
      .distinct()
      .where(onPage)
      .where(IS_PLAYING)
      .execute();
    for (const { id, hostile } of judges) {
      judged.add(id);
      by[hostile === 1 ? 'hostile' : 'genuine'] += 1;
    }
    const given = await query
      .selectFrom('participants')
      .innerJoin('retrieval_answers', 'retrieval_answers.participant', 'participants.id')
      .select(['participants.id', 'challenge'])
      .where(onPage)
      .where(IS_PLAYING)
      .where(sql<SqlBool>`retrieval_answers.at <= ${fixed.at}`)
      .execute();
    for (const { id, challenge } of given) {
      answered.add(id);
      answers.set(challenge, (answers.get(challenge) ?? 0) + 1);
    }
  }
  return {
    judged: fixed.judged === Math.min(by.hostile, by.genuine) ? judged : null,
    answered: [...fixed.answered].every(([challenge, count]) => answers.get(challenge) === count) ? answered : null,
  };
}

function union(sets: readonly (ReadonlySet<string> | null)[]): ReadonlySet<string> | null {
  const all = new Set<string>();
  for (const set of sets) {
    if (set === null) return null;
    for (const value of set) all.add(value);
  }
  return all;
}

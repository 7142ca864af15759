/** A session of thousands of people who have solved everything, written by SQL in the database itself. */
import { sql } from 'kysely';
import type { Database } from '../../server/database/database.ts';
import { seedSession } from './seed.ts';

/** Time of the first opening, in seconds since 1970; further openings follow a second apart. */
const OPENED = Date.UTC(2026, 10, 21, 9) / 1000;

interface LargeSession {
  readonly session: string;
  /** Tokens of the first `withToken` people. */
  readonly tokens: readonly string[];
}

/**
 * Each of `people` has opened and solved each mission, and failed once in every third mission. So two states of three have two events, and
 * the third has three. Rows are stored in the order in which play writes them: mission by mission, with all people in turn.
 * @param teams names of the teams, to which people are assigned in turn @param withToken how many people get a token
 */
export async function seedLarge(
  database: Database,
  people: number,
  missions: readonly string[],
  teams: readonly string[] = [],
  withToken = 0,
): Promise<LargeSession> {
  const { kind } = database;
  const { session, players } = await seedSession(database, people, withToken);
  const moment = (seconds: ReturnType<typeof sql>) =>
    kind === 'sqlite'
      ? sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${seconds}, 'unixepoch')`
      : sql`to_char(to_timestamp(${seconds}) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  const numbered = sql`(select id, row_number() over (order by id) - 1 as place from participants where session = ${session})`;
  await database.query.transaction().execute(async (query) => {
    // Foreign keys need no check here, as each row is made from a participant that the same statement reads. PostgreSQL would look up each
    // one again.
    if (kind === 'postgres') await sql`set local session_replication_role = replica`.execute(query);
    if (teams.length > 0) {
      await sql`update sessions set teams = ${JSON.stringify(teams)} where id = ${session}`.execute(query);
      for (const [index, team] of teams.entries())
        await sql`update participants set team = ${team} where id in (
          select id from ${numbered} as numbered where place % ${sql.lit(teams.length)} = ${sql.lit(index)})`.execute(query);
    }
    let last = 0;
    for (const [index, challenge] of missions.entries()) {
      const from = OPENED + index * 600;
      const failed = sql`(case when place % 3 = ${sql.lit(index % 3)} then 1 else 0 end)`;
      await sql`insert into challenge_states (participant, challenge, hints_shown, failures, opened_at, solved_at, points)
        select id, ${challenge}, place % 2, ${failed}, ${moment(sql`${sql.lit(from)} + place % 60`)},
          ${moment(sql`${sql.lit(from)} + place % 60 + 30 + place % 240`)}, 300 + place % 100
        from ${numbered} as numbered`.execute(query);
      await sql`insert into score_events (id, participant, challenge, kind, points, reason, at)
        select substr(id, 1, 24) || ${String(index).padStart(4, '0')}, id, ${challenge}, 'solve', 300 + place % 100, 'solve',
          ${moment(sql`${sql.lit(from)} + place % 60 + 30 + place % 240`)}
        from ${numbered} as numbered`.execute(query);
      for (const [event, at, detail, who] of [
        ['opened', sql`place % 60`, '{}', sql`1 = 1`],
        ['attempt', sql`place % 60 + 10`, '{"verdict":"incorrect"}', sql`${failed} = 1`],
        ['solve', sql`place % 60 + 30 + place % 240`, '{"points":3}', sql`1 = 1`],
      ] as const) {
        const { numAffectedRows } =
          await sql`insert into session_events (session, number, at, kind, participant, challenge, detail)
          select ${session}, ${sql.lit(last)} + row_number() over (order by place), ${moment(sql`${sql.lit(from)} + ${at}`)}, ${event}, id,
            ${challenge}, ${detail} from ${numbered} as numbered where ${who}`.execute(query);
        last += Number(numAffectedRows ?? 0);
      }
    }
    await sql`update sessions set last_event = ${last} where id = ${session}`.execute(query);
    await sql`update standings set points = (select sum(points) from score_events where score_events.participant = standings.participant)
      where session = ${session}`.execute(query);
  });
  return { session, tokens: players.map(({ token }) => token) };
}

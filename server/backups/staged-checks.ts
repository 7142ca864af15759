/** Referential and consistency checks between a backup's rows, beyond the constraints of the tables. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { damagedBackup } from './restore-errors.ts';

/** Queries that each find one invalid row. */
const checks = [
  {
    table: 'participants',
    problem: 'is merged into someone who does not play in the same session',
    wrong: sql<{ id: string }>`
      select gone.id from participants as gone left join participants as heir
        on heir.id = gone.merged_into and heir.session = gone.session and heir.merged_into is null
      where gone.merged_into is not null and heir.id is null limit 1`,
  },
  {
    table: 'participants',
    problem: 'has no standing while playing, or has one that is not theirs',
    wrong: sql<{ id: string }>`
      select participants.id from participants left join standings on standings.participant = participants.id
      where (removed_at is null and merged_into is null) <> (standings.participant is not null)
        or standings.session <> participants.session limit 1`,
  },
  {
    table: 'standings',
    problem: 'is not the sum of the score events',
    wrong: sql<{ id: string }>`
      select standings.participant as id from standings left join (
        select participant, sum(points) as points from score_events group by participant
      ) as sums on sums.participant = standings.participant
      where standings.points <> coalesce(sums.points, 0) limit 1`,
  },
  {
    table: 'challenge_states',
    problem: 'has an award without a time, or a time without an award',
    wrong: sql<{ id: string }>`
      select participant as id from challenge_states where (points is null) <> (solved_at is null) limit 1`,
  },
  {
    table: 'score_events',
    problem: 'is a solve of a challenge that was not solved',
    wrong: sql<{ id: string }>`
      select score_events.id from score_events left join challenge_states
        on challenge_states.participant = score_events.participant and challenge_states.challenge = score_events.challenge
      where kind = 'solve' and (challenge_states.participant is null or score_events.round > challenge_states.round
        or (score_events.round = challenge_states.round and challenge_states.points is null)) limit 1`,
  },
  {
    table: 'sessions',
    problem: 'has another number of events than it counts',
    wrong: sql<{ id: string }>`
      select sessions.id from sessions left join (
        select session, count(*) as events, max(number) as last from session_events group by session
      ) as counted on counted.session = sessions.id
      where last_event <> coalesce(events, 0) or last_event <> coalesce(last, 0) limit 1`,
  },
];

/** @throws ServerError 422 that names the first invalid row */
export async function checkStaged(query: Kysely<Tables>): Promise<void> {
  for (const { table, problem, wrong } of checks) {
    const wrongRow = (await wrong.execute(query)).rows[0];
    if (wrongRow) throw damagedBackup(`in tables.${table}, ${wrongRow.id} ${problem}.`);
  }
}

/** Progress of players, for their own calls. Concurrent look-ups share one query (batch loader). */
import { type Kysely, sql } from 'kysely';
import { type ChallengeState, UNTOUCHED } from '#engine/rules/challenge-state.ts';
import { createBatchLoader } from '../concurrency/batch-loader.ts';
import type { Database } from '../database/database.ts';
import { preparedStatement } from '../database/prepared-statement.ts';
import type { Tables } from '../database/tables.ts';
import { STATE_COLUMNS, stateOf } from './states.ts';

export interface Progress {
  state(participant: string, challenge: string): Promise<ChallengeState & { readonly opened: boolean }>;
  /** The score in hundredths. */
  score(participant: string): Promise<number>;
  /** Keys of the solved challenges, in the order of solving. */
  completed(participant: string): Promise<readonly string[]>;
  /** State of every challenge that the participant has opened. */
  all(participant: string): Promise<ReadonlyMap<string, ChallengeState>>;
  /** Whether one of the participant's solves was awarded exactly these points, in hundredths. */
  hasAward(participant: string, points: number): Promise<boolean>;
}

/** States by keys `<participant> <challenge>`. */
const statesOf = preparedStatement(
  (key: string) => {
    const [participant = '', challenge = ''] = key.split(' ');
    return { participant, challenge };
  },
  (query, rows) =>
    query
      .with('wanted(participant, challenge)', () => {
        const values = rows.map(({ participant, challenge }) => sql`(${participant}, ${challenge})`);
        return sql<{ participant: string; challenge: string }>`(values ${sql.join(values)})`;
      })
      .selectFrom('wanted')
      .innerJoin('challenge_states', (join) =>
        join
          .onRef('challenge_states.participant', '=', 'wanted.participant')
          .onRef('challenge_states.challenge', '=', 'wanted.challenge'),
      )
      .select(['challenge_states.participant', 'challenge_states.challenge', 'opened_at', ...STATE_COLUMNS]),
);

const scoresOf = preparedStatement(
  (participant: string) => ({ participant }),
  (query, rows) =>
    query
      .selectFrom('standings')
      .select(['participant', 'points'])
      .where(
        'participant',
        'in',
        rows.map(({ participant }) => participant),
      ),
);

export function createProgress({ query, kind }: Database): Progress {
  const states = createBatchLoader<string, ChallengeState & { readonly opened: boolean }>(async (keys) => {
    const rows = await statesOf(query, keys);
    return new Map(
      rows.map((row) => [`${row.participant} ${row.challenge}`, { ...stateOf(row), opened: row.opened_at !== null }]),
    );
  });
  const scores = createBatchLoader<string, number>(async (participants) => {
    const rows = await scoresOf(query, participants);
    return new Map(rows.map((row) => [row.participant, row.points]));
  });
  const solved =
    kind === 'sqlite'
      ? sql<string>`json_group_array(challenge order by solved_at, challenge)`
      : sql<string>`json_agg(challenge order by solved_at, challenge)::text`;
  const solvedBy = preparedStatement(
    (participant: string) => ({ participant }),
    (database, rows) =>
      database
        .selectFrom('challenge_states')
        .select(['participant', solved.as('solved')])
        .where(
          'participant',
          'in',
          rows.map(({ participant }) => participant),
        )
        .where('solved_at', 'is not', null)
        .groupBy('participant'),
  );
  const completed = createBatchLoader<string, string[]>(async (participants) => {
    const rows = await solvedBy(query, participants);
    return new Map(rows.map(({ participant, solved }) => [participant, JSON.parse(solved)]));
  });
  return {
    state: async (participant, challenge) => (await states(`${participant} ${challenge}`)) ?? { ...UNTOUCHED, opened: false },
    score: async (participant) => (await scores(participant)) ?? 0,
    completed: async (participant) => (await completed(participant)) ?? [],
    async all(participant) {
      const rows = await query
        .selectFrom('challenge_states')
        .select(['challenge', ...STATE_COLUMNS])
        .where('participant', '=', participant)
        .execute();
      return new Map(rows.map((row) => [row.challenge, stateOf(row)]));
    },
    async hasAward(participant, award) {
      const row = await query
        .selectFrom('challenge_states')
        .select('challenge')
        .where('participant', '=', participant)
        .where('points', '=', award)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}

/** Number of solved challenges by participant; participants without a solve are absent. */
export async function solvesOf(query: Kysely<Tables>, participants: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (participants.length === 0) return new Map();
  const counts = await query
    .selectFrom('challenge_states')
    .select(['participant', (eb) => eb.fn.countAll().as('solved')])
    .where('participant', 'in', participants)
    .where('points', 'is not', null)
    .groupBy('participant')
    .execute();
  return new Map(counts.map(({ participant, solved }) => [participant, Number(solved)]));
}

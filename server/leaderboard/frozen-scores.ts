/** Scores of a session at the freeze of its boards, in a TTL cache: they no longer change. */
import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import { createTtlCache } from '../concurrency/ttl-cache.ts';
import type { Tables } from '../database/tables.ts';
import { readHeirs } from './frozen-heirs.ts';
import type { Placed } from './session-order.ts';

const TTL_MS = 30_000;
const SESSIONS = 100;

/** A participant on a board, with the time that breaks ties. */
export interface Ordered extends Placed {
  readonly reached_at: string;
}

/**
 * Replaces present scores by those at the freeze, unsorted: 0 for participants who joined later, the merged score for participants who
 * were merged later.
 * @param at time of the freeze
 */
type FrozenScores = (session: string, at: string, current: readonly Ordered[]) => Promise<Ordered[]>;

export function createFrozenScores(query: Kysely<Tables>, clock: Clock): FrozenScores {
  const memory = createTtlCache<ReadonlyMap<string, Omit<Ordered, 'participant'>>>(clock, TTL_MS, SESSIONS);
  const read = async (session: string, at: string) => {
    const people = await query
      .selectFrom('participants')
      .leftJoin('score_events', (join) =>
        join
          .onRef('score_events.participant', '=', 'participants.id')
          .on('score_events.at', '<=', at)
          .on('score_events.points', '<>', 0),
      )
      .select((eb) => [
        'participants.id',
        'participants.created_at',
        eb.fn.sum('score_events.points').as('points'),
        eb.fn.max('score_events.at').as('reached'),
      ])
      .where('participants.session', '=', session)
      .groupBy(['participants.id', 'participants.created_at'])
      .execute();
    return new Map(
      people.map(({ id, points, reached, created_at }) => [
        id,
        { points: Number(points ?? 0), reached_at: reached ?? created_at },
      ]),
    );
  };
  return async (session, at, current) => {
    const scores = await memory.recall(`${session} ${at}`, () => read(session, at));
    const heirs = await readHeirs(query, session, at);
    return current.map(({ participant, reached_at }) => ({
      participant,
      ...(scores.get(participant) ?? { points: 0, reached_at }),
      ...heirs.get(participant),
    }));
  };
}

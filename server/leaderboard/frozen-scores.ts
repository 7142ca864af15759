/** What everybody in a session had when its boards were frozen: it changes no more, so it is read once for a while. */
import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Tables } from '../database/tables.ts';
import { createBriefMemory } from '../work-sharing/brief-memory.ts';
import type { Placed } from './session-order.ts';

const FRESH_FOR = 30_000;
const SESSIONS = 100;

/** Somebody with a place on a board. */
export interface Ordered extends Placed {
  readonly reached_at: string;
}

export interface FrozenScores {
  /** Those who play now, with what they had then: nothing for whoever has come since. Not in order. */
  order(current: readonly Ordered[]): Ordered[];
}

export function createFrozenScores(query: Kysely<Tables>, clock: Clock): (session: string, at: string) => Promise<FrozenScores> {
  const memory = createBriefMemory<FrozenScores>(clock, FRESH_FOR, SESSIONS);
  const read = async (session: string, at: string): Promise<FrozenScores> => {
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
    const scores = new Map(
      people.map(({ id, points, reached, created_at }) => [
        id,
        { points: Number(points ?? 0), reached_at: reached ?? created_at },
      ]),
    );
    return {
      order: (current) =>
        current.map(({ participant, reached_at }) => ({
          participant,
          ...(scores.get(participant) ?? { points: 0, reached_at }),
        })),
    };
  };
  return (session, at) => memory.recall(`${session} ${at}`, () => read(session, at));
}

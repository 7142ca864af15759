/** The books after a load: what players were told, beside what is stored. */
import { openDatabase } from '../../../server/database/database.ts';
import { wrongTotals } from '../../trust/ledger-right.ts';
import type { Tally } from './sitting.ts';

export interface Books {
  readonly acknowledged: { readonly solves: number; readonly failures: number; readonly hints: number };
  readonly stored: { readonly solves: number; readonly failures: number; readonly hints: number };
  readonly events: number;
  readonly lastEvents: number;
  /** One line for each person or session whose books are wrong. */
  readonly mistakes: readonly string[];
}

/**
 * Compares, for each player, acknowledged solves, failures and hints with the stored ones, so that nothing was lost or counted twice; each
 * total with the sum of its entries; each session's last number with the number of its events.
 * @param tallies of everybody who has played
 */
export async function checkBooks(databaseUrl: string, tallies: readonly Tally[]): Promise<Books> {
  const database = await openDatabase(databaseUrl);
  try {
    const { query } = database;
    const states = await query
      .selectFrom('challenge_states')
      .innerJoin('participants', 'participants.id', 'challenge_states.participant')
      .select((eb) => [
        'participants.email',
        eb.fn.sum('challenge_states.failures').as('failures'),
        eb.fn.sum('challenge_states.hints_shown').as('hints'),
      ])
      .groupBy('participants.email')
      .execute();
    const solves = await query
      .selectFrom('score_events')
      .innerJoin('participants', 'participants.id', 'score_events.participant')
      .select((eb) => ['participants.email', eb.fn.countAll().as('solves')])
      .where('score_events.kind', '=', 'solve')
      .groupBy('participants.email')
      .execute();
    const sessions = await query
      .selectFrom('sessions')
      .leftJoin('session_events', 'session_events.session', 'sessions.id')
      .select((eb) => ['sessions.id', 'sessions.last_event', eb.fn.count('session_events.number').as('events')])
      .groupBy(['sessions.id', 'sessions.last_event'])
      .execute();
    const stateOf = new Map(states.map((row) => [row.email, { failures: Number(row.failures), hints: Number(row.hints) }]));
    const solvesOf = new Map(solves.map((row) => [row.email, Number(row.solves)]));
    const storedOf = (email: string) => ({
      ...(stateOf.get(email) ?? { failures: 0, hints: 0 }),
      solves: solvesOf.get(email) ?? 0,
    });
    const people = tallies.map((told) => ({ told, stored: storedOf(told.email) }));
    const wrong = people.filter(({ told, stored }) => COUNTED.some((what) => told[what] !== stored[what]));
    const gaps = sessions.filter(({ last_event, events }) => last_event !== Number(events));
    return {
      acknowledged: totals(people.map(({ told }) => told)),
      stored: totals(people.map(({ stored }) => stored)),
      events: sessions.reduce((sum, { events }) => sum + Number(events), 0),
      lastEvents: sessions.reduce((sum, { last_event }) => sum + last_event, 0),
      mistakes: [
        ...wrong.map(({ told, stored }) => `${told.email}: told ${JSON.stringify(told)}, stored ${JSON.stringify(stored)}`),
        ...(await wrongTotals(databaseUrl, database)),
        ...gaps.map(({ id, last_event, events }) => `session ${id}: ${events} events, the last is number ${last_event}`),
      ],
    };
  } finally {
    await database.close();
  }
}

const COUNTED = ['solves', 'failures', 'hints'] as const;
type Counts = Readonly<Record<(typeof COUNTED)[number], number>>;

function totals(all: readonly Counts[]): Counts {
  const sum = (what: keyof Counts) => all.reduce((total, counts) => total + counts[what], 0);
  return { solves: sum('solves'), failures: sum('failures'), hints: sum('hints') };
}

/** Storage of participants' states of challenges. */
import { type CompiledQuery, type Selectable, type SqlBool, sql, type Transaction } from 'kysely';
import type { ChallengeState } from '#engine/rules/challenge-state.ts';
import { preparedStatement } from '../database/prepared-statement.ts';
import type { Tables } from '../database/tables.ts';

export type StateRow = Selectable<Tables['challenge_states']>;

/** Columns that the rules of play read. */
export const STATE_COLUMNS = ['hints_shown', 'hints_given', 'failures', 'points'] as const;

export function stateOf(row: Pick<StateRow, (typeof STATE_COLUMNS)[number]>): ChallengeState {
  return { hintsShown: row.hints_shown, hintsGiven: row.hints_given, failures: row.failures, award: row.points };
}

/** Initial state of a challenge. */
export function untouchedRow(participant: string, challenge: string): StateRow {
  return {
    participant,
    challenge,
    hints_shown: 0,
    hints_given: 0,
    failures: 0,
    opened_at: null,
    solved_at: null,
    points: null,
    round: 0,
    last_attempt: null,
  };
}

/**
 * SQL condition on `challenge_states`: the participant has opened the challenge. A row alone does not mean that, as a granted hint creates
 * one too. Earlier releases recorded no openings, so any activity counts as one.
 */
export const IS_OPENED = sql<SqlBool>`(challenge_states.opened_at is not null or challenge_states.points is not null
  or challenge_states.failures > 0 or challenge_states.hints_shown > challenge_states.hints_given)`;

const insertUntouched = preparedStatement(
  ({ participant, challenge }: Pick<StateRow, 'participant' | 'challenge'>) => ({
    participant,
    challenge,
    hints_shown: 0,
    failures: 0,
    solved_at: null,
    points: null,
  }),
  (query, rows) =>
    query
      .insertInto('challenge_states')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['participant', 'challenge']).doUpdateSet({ participant: (eb) => eb.ref('excluded.participant') }),
      )
      .returningAll(),
);

type StateKey = Pick<StateRow, 'participant' | 'challenge'>;

/** Inserts missing states and locks all of them until the transaction ends, with an upsert that changes nothing. */
export async function lockStates(transaction: Transaction<Tables>, wanted: readonly StateKey[]): Promise<StateRow[]> {
  return wanted.length === 0 ? [] : insertUntouched(transaction, inLockOrder(wanted));
}

/** The statement of {@link lockStates}. @param wanted 1 to 2,000 */
export function lockingStates(transaction: Transaction<Tables>, wanted: readonly StateKey[]): CompiledQuery<StateRow> {
  return insertUntouched.withValues(transaction, inLockOrder(wanted));
}

function inLockOrder(wanted: readonly StateKey[]): readonly StateKey[] {
  const once = new Map(wanted.map((row) => [`${row.participant} ${row.challenge}`, row]));
  return [...once].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

const upsertStates = preparedStatement(
  ({
    participant,
    challenge,
    hints_shown,
    hints_given,
    failures,
    opened_at,
    solved_at,
    points,
    round,
    last_attempt,
  }: StateRow) => ({
    participant,
    challenge,
    hints_shown,
    hints_given,
    failures,
    opened_at,
    solved_at,
    points,
    round,
    last_attempt,
  }),
  (query, rows) =>
    query
      .insertInto('challenge_states')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['participant', 'challenge']).doUpdateSet({
          hints_shown: (eb) => eb.ref('excluded.hints_shown'),
          hints_given: (eb) => eb.ref('excluded.hints_given'),
          failures: (eb) => eb.ref('excluded.failures'),
          opened_at: (eb) => eb.ref('excluded.opened_at'),
          solved_at: (eb) => eb.ref('excluded.solved_at'),
          points: (eb) => eb.ref('excluded.points'),
          round: (eb) => eb.ref('excluded.round'),
          last_attempt: (eb) => eb.ref('excluded.last_attempt'),
        }),
      ),
);

/** Stores states (upsert). */
export async function storeStates(transaction: Transaction<Tables>, states: readonly StateRow[]): Promise<void> {
  if (states.length > 0) await upsertStates(transaction, states);
}

/** The statements of {@link storeStates}. @param states at most 2,000 */
export function storingStates(transaction: Transaction<Tables>, states: readonly StateRow[]): readonly CompiledQuery<unknown>[] {
  return states.length === 0 ? [] : [upsertStates.withValues(transaction, states)];
}

/** All states of these participants. */
export function statesOf(transaction: Transaction<Tables>, participants: readonly string[]): Promise<StateRow[]> {
  return transaction
    .selectFrom('challenge_states')
    .selectAll()
    .where('participant', 'in', participants)
    .orderBy('participant')
    .orderBy('challenge')
    .execute();
}

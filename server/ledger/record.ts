/** Writes a batch of jobs in one transaction. */
import type { Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { invalidToken } from '../errors.ts';
import { newId } from '../identifiers.ts';
import { isPlaying, lockParticipants } from './lock.ts';
import type { LedgerJob, PenaltyJob, StateChange } from './moves.ts';
import { type KnownState, replay, rowKey, type Solve } from './replay.ts';

/**
 * Records jobs, all or nothing, and answers with what each changed. Rows are touched in one order everywhere, so that batches of
 * several processes wait for each other instead of dead-locking.
 * @throws ServerError 401 when one of the participants was removed, merged into another, or deleted meanwhile
 */
export function recordBatch({ query, kind }: Database, jobs: readonly LedgerJob[]): Promise<readonly StateChange[]> {
  return query.transaction().execute(async (transaction) => {
    const participants = jobs.map(({ participant }) => participant);
    const players = await lockParticipants(transaction, kind, participants, 'play');
    if (!participants.every((participant) => isPlaying(players.get(participant)))) throw invalidToken();
    const { changes, changed, solves } = replay(jobs, await lockStates(transaction, jobs));
    await storeStates(transaction, changed);
    await storeSolves(transaction, solves);
    const penalties = await storePenalties(
      transaction,
      jobs.filter((job) => job.kind === 'penalty'),
    );
    await addToStandings(transaction, [...solves.map(({ job, award }) => ({ ...job, points: award })), ...penalties]);
    return changes;
  });
}

/** An upsert that changes nothing creates missing rows, locks all of them and returns what they hold. */
async function lockStates(transaction: Transaction<Tables>, jobs: readonly LedgerJob[]): Promise<KnownState[]> {
  const wanted = new Map<string, { participant: string; challenge: string }>();
  for (const job of jobs) {
    if (job.kind === 'penalty') continue;
    wanted.set(rowKey(job.participant, job.manifest.key), { participant: job.participant, challenge: job.manifest.key });
  }
  if (wanted.size === 0) return [];
  const inOrder = [...wanted].sort(([a], [b]) => (a < b ? -1 : 1));
  const rows = await transaction
    .insertInto('challenge_states')
    .values(inOrder.map(([, row]) => ({ ...row, hints_shown: 0, failures: 0, solved_at: null, points: null })))
    .onConflict((conflict) =>
      conflict.columns(['participant', 'challenge']).doUpdateSet({ participant: (eb) => eb.ref('excluded.participant') }),
    )
    .returning(['participant', 'challenge', 'hints_shown', 'failures', 'solved_at', 'points', 'round', 'last_attempt'])
    .execute();
  return rows.map(({ participant, challenge, hints_shown, failures, solved_at, points, round, last_attempt }) => ({
    participant,
    challenge,
    state: { hintsShown: hints_shown, failures, award: points },
    solvedAt: solved_at,
    round,
    lastAttempt: last_attempt,
  }));
}

async function storeStates(transaction: Transaction<Tables>, changed: readonly KnownState[]): Promise<void> {
  if (changed.length === 0) return;
  await transaction
    .insertInto('challenge_states')
    .values(
      changed.map(({ participant, challenge, state, solvedAt, lastAttempt }) => ({
        participant,
        challenge,
        hints_shown: state.hintsShown,
        failures: state.failures,
        solved_at: solvedAt,
        points: state.award,
        last_attempt: lastAttempt,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['participant', 'challenge']).doUpdateSet({
        hints_shown: (eb) => eb.ref('excluded.hints_shown'),
        failures: (eb) => eb.ref('excluded.failures'),
        solved_at: (eb) => eb.ref('excluded.solved_at'),
        points: (eb) => eb.ref('excluded.points'),
        last_attempt: (eb) => eb.ref('excluded.last_attempt'),
      }),
    )
    .execute();
}

async function storeSolves(transaction: Transaction<Tables>, solves: readonly Solve[]): Promise<void> {
  if (solves.length === 0) return;
  await transaction
    .insertInto('score_events')
    .values(
      solves.map(({ job, award, round }) => ({
        id: newId(Date.parse(job.at)),
        participant: job.participant,
        challenge: job.manifest.key,
        kind: 'solve' as const,
        points: award,
        reason: 'verified attempt',
        at: job.at,
        idempotency_key: null,
        round,
      })),
    )
    .execute();
}

/** Those that were not recorded before under the same key. */
async function storePenalties(transaction: Transaction<Tables>, jobs: readonly PenaltyJob[]): Promise<PenaltyJob[]> {
  if (jobs.length === 0) return [];
  const inOrder = [...jobs].sort((a, b) =>
    `${a.participant} ${a.idempotencyKey}` < `${b.participant} ${b.idempotencyKey}` ? -1 : 1,
  );
  const rows = await transaction
    .insertInto('score_events')
    .values(
      inOrder.map((job) => ({
        id: job.id,
        participant: job.participant,
        challenge: null,
        kind: 'penalty' as const,
        points: job.points,
        reason: 'penalty',
        at: job.at,
        idempotency_key: job.idempotencyKey,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['participant', 'idempotency_key']).where('idempotency_key', 'is not', null).doNothing(),
    )
    .returning('id')
    .execute();
  const written = new Set(rows.map(({ id }) => id));
  return jobs.filter(({ id }) => written.has(id));
}

interface Gain {
  readonly participant: string;
  readonly session: string;
  readonly points: number;
  readonly at: string;
}

async function addToStandings(transaction: Transaction<Tables>, gains: readonly Gain[]): Promise<void> {
  const sums = new Map<string, Gain>();
  for (const gain of gains) {
    const points = (sums.get(gain.participant)?.points ?? 0) + gain.points;
    sums.set(gain.participant, { ...gain, points });
  }
  const rows = [...sums.values()].filter(({ points }) => points !== 0).sort((a, b) => (a.participant < b.participant ? -1 : 1));
  if (rows.length === 0) return;
  await transaction
    .insertInto('standings')
    .values(rows.map(({ participant, session, points, at }) => ({ participant, session, points, reached_at: at })))
    .onConflict((conflict) =>
      conflict.column('participant').doUpdateSet({
        points: (eb) => eb('standings.points', '+', eb.ref('excluded.points')),
        reached_at: (eb) => eb.ref('excluded.reached_at'),
      }),
    )
    .execute();
}

/**
 * Limit on repeated penalties ([decision 21](../../docs/decisions/0021-a-penalty-counts-once-per-decoy.md)): otherwise anybody who logs in
 * under a colleague's e-mail could send penalties without end.
 */
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { PenaltyCommand } from './commands.ts';

/** A challenge that declares a penalty. */
export interface DeclaredPenalty {
  readonly challenge: string;
  /** Maximum number of times that the penalty counts for one participant. */
  readonly most: number;
}

/**
 * The penalties that count, in order. Each declaring challenge allows as many as it has failures, at least one and at most `most`. A
 * penalty that is already stored under its key is among them (retry). The participants must be locked with 'penalise'.
 */
export async function countedPenalties(
  transaction: Transaction<Tables>,
  commands: readonly PenaltyCommand[],
): Promise<readonly PenaltyCommand[]> {
  if (commands.length === 0) return [];
  const participants = commands.map(({ participant }) => participant);
  const stored = await transaction
    .selectFrom('score_events')
    .select(['participant', 'points', 'idempotency_key'])
    .where('participant', 'in', participants)
    .where('kind', '=', 'penalty')
    .execute();
  const states = await transaction
    .selectFrom('challenge_states')
    .select(['participant', 'challenge', 'failures'])
    .where('participant', 'in', participants)
    .where(
      'challenge',
      'in',
      commands.flatMap(({ declaredBy }) => declaredBy.map(({ challenge }) => challenge)),
    )
    .execute();
  const failures = new Map(states.map((state) => [`${state.participant} ${state.challenge}`, state.failures]));
  const counted: { readonly participant: string; readonly points: number; readonly key: string | null }[] = stored.map(
    ({ participant, points, idempotency_key }) => ({ participant, points, key: idempotency_key }),
  );
  return commands.filter(({ participant, points, declaredBy, idempotencyKey: key }) => {
    const before = counted.filter((one) => one.participant === participant && one.points === points);
    if (key !== null && before.some((one) => one.key === key)) return true;
    const allowed = declaredBy.reduce(
      (sum, { challenge, most }) => sum + Math.min(most, Math.max(1, failures.get(`${participant} ${challenge}`) ?? 0)),
      0,
    );
    if (before.length >= allowed) return false;
    counted.push({ participant, points, key });
    return true;
  });
}

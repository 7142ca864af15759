/** Applies the moves of a batch, in order, to the states that the database holds. Pure. */
import { afterAttempt, afterHint, type ChallengeState, UNTOUCHED } from '#engine/rules/challenge-state.ts';
import type { AttemptMove, HintMove, Move, StateChange } from './moves.ts';
import { type StateRow, stateOf } from './states.ts';

export interface Solve {
  readonly attempt: AttemptMove;
  /** Hundredths. */
  readonly award: number;
  readonly round: number;
}

export interface Replay {
  /** One for each move; a penalty changes no state. */
  readonly changes: readonly StateChange[];
  /** To be stored. */
  readonly states: readonly StateRow[];
  readonly solves: readonly Solve[];
}

export function replay(moves: readonly Move[], stored: readonly StateRow[]): Replay {
  const rows = new Map(stored.map((row) => [nameOf(row.participant, row.challenge), row]));
  const changed = new Map<string, StateRow>();
  const solves: Solve[] = [];
  const changes = moves.map((move): StateChange => {
    if (move.kind === 'penalty') return { before: UNTOUCHED, after: UNTOUCHED };
    const name = nameOf(move.participant, move.manifest.key);
    const row = rows.get(name) ?? untouched(move);
    const before = stateOf(row);
    const sentAgain = move.kind === 'attempt' && move.idempotencyKey !== null && move.idempotencyKey === row.last_attempt;
    const after = sentAgain ? before : apply(move, before);
    if (sameState(before, after)) return { before, after };
    const next = {
      ...row,
      hints_shown: after.hintsShown,
      failures: after.failures,
      points: after.award,
      last_attempt: move.kind === 'attempt' ? move.idempotencyKey : row.last_attempt,
    };
    if (before.award === null && after.award !== null) {
      next.solved_at = move.at;
      if (move.kind === 'attempt') solves.push({ attempt: move, award: after.award, round: next.round });
    }
    rows.set(name, next);
    changed.set(name, next);
    return { before, after };
  });
  return { changes, states: [...changed.values()], solves };
}

function nameOf(participant: string, challenge: string): string {
  return `${participant} ${challenge}`;
}

function untouched({ participant, manifest }: AttemptMove | HintMove): StateRow {
  const row = { participant, challenge: manifest.key, hints_shown: 0, failures: 0 };
  return { ...row, solved_at: null, points: null, round: 0, last_attempt: null };
}

function apply(move: AttemptMove | HintMove, state: ChallengeState): ChallengeState {
  return move.kind === 'hint' ? afterHint(move.manifest, state, move.seen) : afterAttempt(move.manifest, state, move.judgement);
}

function sameState(a: ChallengeState, b: ChallengeState): boolean {
  return a.hintsShown === b.hintsShown && a.failures === b.failures && a.award === b.award;
}

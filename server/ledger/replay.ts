/** Applies the moves of a batch, in order, to the states that the database holds. Pure. */

import { afterAttempt, afterHint, type ChallengeState, UNTOUCHED } from '#engine/rules/challenge-state.ts';
import { toPoints } from '#engine/rules/scoring.ts';
import type { EventDetail, EventKind } from '#schemas/live.ts';
import { cellOf } from './cells.ts';
import type { AttemptMove, HintMove, Move, OpeningMove, PenaltyMove, StateChange } from './moves.ts';
import { type StateRow, stateOf, untouchedRow } from './states.ts';

export interface Solve {
  readonly attempt: AttemptMove;
  /** Hundredths. */
  readonly award: number;
  readonly round: number;
}

/** What a move made of a state: for whoever watches the session. */
export interface Fact {
  readonly participant: string;
  readonly kind: EventKind;
  readonly at: string;
  readonly challenge: string;
  readonly detail: EventDetail;
}

export interface Replay {
  /** One for each move; a penalty changes no state. */
  readonly changes: readonly StateChange[];
  /** To be stored. */
  readonly states: readonly StateRow[];
  readonly solves: readonly Solve[];
  readonly facts: readonly Fact[];
}

/** Wrong answers to one challenge that are noted one by one; what follows is counted, as a flood of them should not fill the disk. */
const NOTED_FAILURES = 200;

export function replay(moves: readonly Move[], known: readonly StateRow[]): Replay {
  const rows = new Map(known.map((row) => [nameOf(row.participant, row.challenge), row]));
  const stored = new Map<string, StateRow>();
  const solves: Solve[] = [];
  const facts: Fact[] = [];
  const changes = moves.map((move): StateChange => {
    if (move.kind === 'penalty') return { before: UNTOUCHED, after: UNTOUCHED };
    const name = nameOf(move.participant, move.manifest.key);
    const row = rows.get(name) ?? untouchedRow(move.participant, move.manifest.key);
    const before = stateOf(row);
    const sentAgain = move.kind === 'attempt' && move.idempotencyKey !== null && move.idempotencyKey === row.last_attempt;
    const after = sentAgain ? before : apply(move, before);
    const changed = !sameState(before, after);
    if (!changed && row.opened_at !== null) return { before, after };
    const next = {
      ...row,
      // Who sends an answer has opened the challenge, whether that was noted or not.
      opened_at: row.opened_at ?? move.at,
      hints_shown: after.hintsShown,
      failures: after.failures,
      points: after.award,
      last_attempt: changed && move.kind === 'attempt' ? move.idempotencyKey : row.last_attempt,
    };
    if (before.award === null && after.award !== null) {
      next.solved_at = move.at;
      if (move.kind === 'attempt') solves.push({ attempt: move, award: after.award, round: next.round });
    }
    rows.set(name, next);
    stored.set(name, next);
    const fact = factOf(move, next, changed);
    if (fact) facts.push(fact);
    return { before, after };
  });
  return { changes, states: [...stored.values()], solves, facts };
}

/** What there is to tell of a move that was not the first of its kind, or changed the state. */
function factOf(move: Exclude<Move, PenaltyMove>, row: StateRow, changed: boolean): Fact | null {
  const { participant, at, manifest } = move;
  const fact = (kind: EventKind, detail: EventDetail = {}): Fact => ({
    participant,
    kind,
    at,
    challenge: manifest.key,
    detail: { ...detail, cell: cellOf(row) },
  });
  if (move.kind === 'hint' && changed) return fact('hint');
  if (move.kind !== 'attempt' || !changed) return fact('opened');
  if (row.points !== null) return fact('solve', { verdict: move.judgement.verdict, points: toPoints(row.points) });
  return row.failures > NOTED_FAILURES ? null : fact('attempt', { verdict: move.judgement.verdict });
}

function nameOf(participant: string, challenge: string): string {
  return `${participant} ${challenge}`;
}

function apply(move: AttemptMove | HintMove | OpeningMove, state: ChallengeState): ChallengeState {
  if (move.kind === 'opening') return state;
  return move.kind === 'hint' ? afterHint(move.manifest, state, move.seen) : afterAttempt(move.manifest, state, move.judgement);
}

function sameState(a: ChallengeState, b: ChallengeState): boolean {
  return a.hintsShown === b.hintsShown && a.failures === b.failures && a.award === b.award;
}

/** Applies the jobs of a batch, in order, to the states that the database holds. Pure. */
import { afterAttempt, afterHint, type ChallengeState, UNTOUCHED } from '#engine/rules/challenge-state.ts';
import type { AttemptJob, HintJob, LedgerJob, StateChange } from './moves.ts';

/** A state with the row it belongs to. */
export interface KnownState {
  readonly participant: string;
  readonly challenge: string;
  readonly state: ChallengeState;
  readonly solvedAt: string | null;
  /** How often a facilitator opened the challenge again. */
  readonly round: number;
  /** The key of the last attempt that changed something. */
  readonly lastAttempt: string | null;
}

export interface Solve {
  readonly job: AttemptJob;
  /** Hundredths. */
  readonly award: number;
  readonly round: number;
}

export interface Replay {
  /** One for each job; a penalty changes no state. */
  readonly changes: readonly StateChange[];
  readonly changed: readonly KnownState[];
  readonly solves: readonly Solve[];
}

export function rowKey(participant: string, challenge: string): string {
  return `${participant} ${challenge}`;
}

export function replay(jobs: readonly LedgerJob[], stored: readonly KnownState[]): Replay {
  const states = new Map(stored.map((known) => [rowKey(known.participant, known.challenge), known]));
  const changed = new Map<string, KnownState>();
  const solves: Solve[] = [];
  const changes = jobs.map((job): StateChange => {
    if (job.kind === 'penalty') return { before: UNTOUCHED, after: UNTOUCHED };
    const key = rowKey(job.participant, job.manifest.key);
    const known = states.get(key);
    const before = known?.state ?? UNTOUCHED;
    const sentAgain = job.kind === 'attempt' && job.idempotencyKey !== null && job.idempotencyKey === known?.lastAttempt;
    const after = sentAgain ? before : apply(job, before);
    if (after === before || sameState(before, after)) return { before, after };
    const solved = before.award === null && after.award !== null;
    const next = {
      participant: job.participant,
      challenge: job.manifest.key,
      state: after,
      solvedAt: solved ? job.at : (known?.solvedAt ?? null),
      round: known?.round ?? 0,
      lastAttempt: job.kind === 'attempt' ? job.idempotencyKey : (known?.lastAttempt ?? null),
    };
    states.set(key, next);
    changed.set(key, next);
    if (solved && job.kind === 'attempt') solves.push({ job, award: after.award ?? 0, round: next.round });
    return { before, after };
  });
  return { changes, changed: [...changed.values()], solves };
}

function apply(job: AttemptJob | HintJob, state: ChallengeState): ChallengeState {
  return job.kind === 'hint' ? afterHint(job.manifest, state, job.seen) : afterAttempt(job.manifest, state, job.judgement);
}

function sameState(a: ChallengeState, b: ChallengeState): boolean {
  return a.hintsShown === b.hintsShown && a.failures === b.failures && a.award === b.award;
}

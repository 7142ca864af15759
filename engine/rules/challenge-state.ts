/** State of one participant in one challenge, and its transitions by attempts and hints. Pure: storage is the caller's. */

import type { AttemptReply, HintsReply, OpenedChallenge } from '#schemas/challenges.ts';
import type { SentHint } from '#schemas/manifest/help.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';
import type { WhereToReport } from '#schemas/where-to-report.ts';
import type { Checker, Secrets } from './checker.ts';
import { hintsShown } from './hints.ts';
import type { Judgement } from './judgement.ts';
import { awardFor, toPoints } from './scoring.ts';

export interface ChallengeState {
  readonly hintsShown: number;
  /** How many of the shown hints a facilitator granted: these cost nothing. */
  readonly hintsGiven: number;
  readonly failures: number;
  /** Hundredths of a point won by the solve, possibly 0; null before the solve. */
  readonly award: number | null;
}

/** Maximum count of failures, so that it fits a database column; no award depends on more. */
export const MAX_FAILURES = 10 ** 9;

export const UNTOUCHED: ChallengeState = { hintsShown: 0, hintsGiven: 0, failures: 0, award: null };

/**
 * State after a request for a hint. Idempotent by `seen`, the number of hints that the client had: nothing changes if more are shown
 * already (the reply was lost, or another device asked), if all are shown, or if the manifest has fewer than are shown. After the solve
 * hints are free, and do not count.
 */
export function afterHint(manifest: ChallengeManifest, state: ChallengeState, seen = state.hintsShown): ChallengeState {
  if (state.award !== null || seen < state.hintsShown) return state;
  return { ...state, hintsShown: Math.max(state.hintsShown, Math.min(state.hintsShown + 1, manifest.hints.length)) };
}

/** State after a granted hint. Nothing changes after the solve, or if all hints are shown. */
export function afterGrantedHint(manifest: ChallengeManifest, state: ChallengeState): ChallengeState {
  const { hintsShown } = afterHint(manifest, state);
  return hintsShown === state.hintsShown ? state : { ...state, hintsShown, hintsGiven: state.hintsGiven + 1 };
}

/** State after a judged attempt. A solve counts once: afterwards nothing changes. */
export function afterAttempt(manifest: ChallengeManifest, state: ChallengeState, judgement: Judgement): ChallengeState {
  if (state.award !== null) return state;
  if (judgement.outcome === 'correct')
    return { ...state, award: awardFor(manifest, { failures: state.failures, hintsShown: state.hintsShown - state.hintsGiven }) };
  if (judgement.outcome === 'incorrect') return { ...state, failures: Math.min(state.failures + 1, MAX_FAILURES) };
  return state;
}

/** The hints that may be sent in this state: those shown, or all after the solve. */
export function visibleHints(manifest: ChallengeManifest, secrets: Secrets, state: ChallengeState): SentHint[] {
  return hintsShown(manifest, secrets, state.award === null ? state.hintsShown : manifest.hints.length);
}

/** The number of granted hints, as an optional field: absent for 0. */
function givenOf({ hintsGiven }: ChallengeState) {
  return hintsGiven > 0 ? { given: hintsGiven } : {};
}

/** The reply to a request for a hint. */
export function hintsReply(manifest: ChallengeManifest, secrets: Secrets, state: ChallengeState): HintsReply {
  const hints = visibleHints(manifest, secrets, state);
  return { hints, ...givenOf(state), remaining: manifest.hints.length - hints.length };
}

function learningOf(manifest: ChallengeManifest, state: ChallengeState) {
  const { learningMode } = manifest;
  return learningMode && state.failures >= learningMode.after ? { learning: learningMode.text } : {};
}

/** The payload of a challenge's page when it opens. */
export function openedChallenge(
  own: OwnChallenge & { readonly checker: Pick<Checker, 'artifacts'> },
  state: ChallengeState,
  page?: string,
): OpenedChallenge {
  const { manifest, checker, secrets } = own;
  const solved = state.award !== null;
  return {
    artifacts: { ...checker.artifacts(secrets, page) },
    hints: visibleHints(manifest, secrets, state),
    ...givenOf(state),
    failures: state.failures,
    solved,
    points: toPoints(state.award ?? 0),
    ...learningOf(manifest, state),
    ...(solved ? afterSolve(own) : {}),
  };
}

/** A challenge with one participant's secrets. */
interface OwnChallenge {
  readonly manifest: ChallengeManifest;
  readonly checker: Pick<Checker, 'reveal'>;
  readonly secrets: Secrets;
  /** Reporting channel of the participant's company; null or absent without one. */
  readonly reporting?: WhereToReport | null;
}

/** The fields that are sent only after the solve: debrief, reporting channel and reveal. */
function afterSolve({ manifest, checker, secrets, reporting }: OwnChallenge) {
  const reveal = checker.reveal?.(secrets);
  const plain = manifest.plain ? { plain: manifest.plain.debrief } : {};
  return {
    debrief: { ...manifest.debrief, ...plain },
    ...(reporting ? { reporting } : {}),
    ...(reveal ? { reveal: { ...reveal } } : {}),
  };
}

/** The reply to an attempt. @param before state before the attempt @param after state after the attempt */
export function attemptReply(
  own: OwnChallenge,
  before: ChallengeState,
  after: ChallengeState,
  judgement: Judgement,
): AttemptReply {
  const solved = after.award !== null;
  return {
    correct: solved,
    verdict: before.award === null ? judgement.verdict : 'already-solved',
    points: toPoints(after.award ?? 0),
    failures: after.failures,
    ...(judgement.output ? { output: { ...judgement.output } } : {}),
    ...learningOf(own.manifest, after),
    ...(solved ? afterSolve(own) : {}),
  };
}

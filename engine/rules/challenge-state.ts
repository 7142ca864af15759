/** How one participant stands with one challenge, and what an attempt or a hint changes of it. Pure: whoever stores it decides where. */

import type { AttemptReply, HintsReply, OpenedChallenge } from '#schemas/challenges.ts';
import type { ChallengeManifest, Hint } from '#schemas/manifest.ts';
import type { WhereToReport } from '#schemas/where-to-report.ts';
import type { Checker, Secrets } from './checker.ts';
import { hintsShown } from './hints.ts';
import type { Judgement } from './judgement.ts';
import { awardFor, toPoints } from './scoring.ts';

export interface ChallengeState {
  readonly hintsShown: number;
  /** Of those, the ones that a facilitator gave: they cost nothing. */
  readonly hintsGiven: number;
  readonly failures: number;
  /** Hundredths won by the solve; null before it. 0 is a solve too. */
  readonly award: number | null;
}

/** More are not counted: no award depends on them any more, and databases hold so many. */
export const MAX_FAILURES = 10 ** 9;

export const UNTOUCHED: ChallengeState = { hintsShown: 0, hintsGiven: 0, failures: 0, award: null };

/**
 * After one more hint request, made by someone who had `seen` so many. Nothing changes where more are shown than that (an answer was
 * lost on the way, or another device asked), once all are shown, nor where the manifest has fewer by now; after the solve a hint is
 * free, and counts nothing.
 */
export function afterHint(manifest: ChallengeManifest, state: ChallengeState, seen = state.hintsShown): ChallengeState {
  if (state.award !== null || seen < state.hintsShown) return state;
  return { ...state, hintsShown: Math.max(state.hintsShown, Math.min(state.hintsShown + 1, manifest.hints.length)) };
}

/** After a facilitator gave the next hint. Nothing changes after the solve, nor once all are shown. */
export function afterGrantedHint(manifest: ChallengeManifest, state: ChallengeState): ChallengeState {
  const { hintsShown } = afterHint(manifest, state);
  return hintsShown === state.hintsShown ? state : { ...state, hintsShown, hintsGiven: state.hintsGiven + 1 };
}

/** After one judged attempt. A solve counts once: afterwards nothing changes. */
export function afterAttempt(manifest: ChallengeManifest, state: ChallengeState, judgement: Judgement): ChallengeState {
  if (state.award !== null) return state;
  if (judgement.outcome === 'correct')
    return { ...state, award: awardFor(manifest, { failures: state.failures, hintsShown: state.hintsShown - state.hintsGiven }) };
  if (judgement.outcome === 'incorrect') return { ...state, failures: Math.min(state.failures + 1, MAX_FAILURES) };
  return state;
}

/** The hints that may be sent in this state: those shown, or all once solved. */
export function visibleHints(manifest: ChallengeManifest, secrets: Secrets, state: ChallengeState): Hint[] {
  return hintsShown(manifest, secrets, state.award === null ? state.hintsShown : manifest.hints.length);
}

/** How many of the hints were given; not said of none. */
function givenOf({ hintsGiven }: ChallengeState) {
  return hintsGiven > 0 ? { given: hintsGiven } : {};
}

/** What a request for a hint is answered with. */
export function hintsReply(manifest: ChallengeManifest, secrets: Secrets, state: ChallengeState): HintsReply {
  const hints = visibleHints(manifest, secrets, state);
  return { hints, ...givenOf(state), remaining: manifest.hints.length - hints.length };
}

function learningOf(manifest: ChallengeManifest, state: ChallengeState) {
  const { learningMode } = manifest;
  return learningMode && state.failures >= learningMode.after ? { learning: learningMode.text } : {};
}

/** What a page of the challenge receives when it opens. */
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

/** A challenge as one participant has it. */
export interface OwnChallenge {
  readonly manifest: ChallengeManifest;
  readonly checker: Pick<Checker, 'reveal'>;
  readonly secrets: Secrets;
  /** Where the participant reports, in the own company; null or absent where nothing is set. */
  readonly reporting?: WhereToReport | null;
}

/** What may be known once it is solved. */
function afterSolve({ manifest, checker, secrets, reporting }: OwnChallenge) {
  const reveal = checker.reveal?.(secrets);
  return { debrief: manifest.debrief, ...(reporting ? { reporting } : {}), ...(reveal ? { reveal: { ...reveal } } : {}) };
}

/** What an attempt is answered with, `before` and `after` it was counted. */
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

/**
 * All that a challenge's server part (`challenge.server.ts`) and its `solve.ts` may import.
 * A server part is pure: no clock, no network, no database, no randomness but its variant.
 */
import type { Artifacts, Checker, Judgement, Secrets } from '#engine/rules/checker.ts';
import type { Answer } from '#schemas/challenges.ts';

export { fieldOf, textOf } from '#engine/rules/answer.ts';
export type { Artifacts, Checker, Judgement, Secrets } from '#engine/rules/checker.ts';
export type { Variant } from '#engine/rules/variant.ts';
export { digestSha256 } from '#engine/toolbox/digest.ts';
export { signHs256 } from '#engine/toolbox/signature.ts';
export { type ReadSqlCondition, readSqlCondition, type SqlReading, type SqlRow } from '#engine/toolbox/sql-condition.ts';
export { decodeBase64, decodeBase64Url, encodeBase64, encodeBase64Url, sameText } from '#engine/toolbox/text.ts';
export type { Answer } from '#schemas/challenges.ts';

/** Types a server part; returns it unchanged. */
export function defineChecker<S extends Secrets, A extends Artifacts>(checker: Checker<S, A>): Checker<S, A> {
  return checker;
}

/** The challenge is solved. */
export function correct(output?: Judgement['output']): Judgement {
  return { outcome: 'correct', verdict: 'correct', ...(output ? { output } : {}) };
}

/** A failed attempt. `verdict` tells the scene which message to show. */
export function incorrect(verdict = 'incorrect', output?: Judgement['output']): Judgement {
  return { outcome: 'incorrect', verdict, ...(output ? { output } : {}) };
}

/** Counts nothing: an empty answer, or a step of a simulation, whose reaction is `output`. */
export function neutral(verdict: string, output?: Judgement['output']): Judgement {
  return { outcome: 'neutral', verdict, ...(output ? { output } : {}) };
}

type Found = string | Readonly<Record<string, unknown>>;

/** Types `solve.ts`: from the artifacts alone (one object for the page, one for each sub-page slug) to a right answer. */
export type Solve<A> = (artifacts: A, pages: Readonly<Record<string, A>>) => Found;

/** Sends one neutral step of a simulation, as its scene would; resolves with its output. */
export type Explore = (answer: Answer) => Promise<Readonly<Record<string, unknown>>>;

/** Types the `solve.ts` of a simulation whose clues come through the output of its neutral steps. */
export type ExploringSolve<A> = (artifacts: A, pages: Readonly<Record<string, A>>, explore: Explore) => Promise<Found>;

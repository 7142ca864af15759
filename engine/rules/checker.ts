/** What a challenge's server part is: it draws secrets, lays out artifacts and judges answers. It records nothing. */
import type { Answer } from '#schemas/challenges.ts';
import type { Variant } from './variant.ts';

export type Secrets = Readonly<Record<string, unknown>>;
export type Artifacts = Readonly<Record<string, unknown>>;

/**
 * The judgement of one answer. `verdict` is a word that the scene maps to its message.
 * - `correct` solves the challenge;
 * - `incorrect` counts as a failed attempt;
 * - `neutral` counts nothing: empty input, or a step of a simulation, whose reaction is in `output`.
 */
export interface Judgement {
  readonly outcome: 'correct' | 'incorrect' | 'neutral';
  readonly verdict: string;
  readonly output?: Readonly<Record<string, unknown>>;
}

/** The server part of a challenge. Every method is pure, synchronous, and bounded in time. */
export interface Checker<S extends Secrets = Secrets, A extends Artifacts = Artifacts> {
  /** What this participant must find. A string secret may be named in a hint as `{name}`. */
  secrets(variant: Variant): S;
  /** What the scene shows and a player may dig in. `page` is the slug of a sub-page, which may show something else. */
  artifacts(secrets: S, page?: string): A;
  check(answer: Answer, secrets: S): Judgement;
}

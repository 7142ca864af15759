/**
 * The interface of a challenge's server part (checker), which draws secrets, makes artifacts and judges answers. A checker records nothing.
 */
import type { Answer } from '#schemas/challenges.ts';
import type { Choice, Picked } from './choices.ts';
import type { Judgement } from './judgement.ts';
import type { SequenceItem } from './sequence.ts';
import type { Variant } from './variant.ts';

export type Secrets = Readonly<Record<string, unknown>>;
export type Artifacts = Readonly<Record<string, unknown>>;
/** Data that a challenge shows after the solve, as it would give the answer away before. */
export type Reveal = Readonly<Record<string, unknown>>;

/** The server part of a challenge. Every method is pure, synchronous, and bounded in time. */
export interface Checker<
  S extends Secrets = Secrets,
  A extends Artifacts = Artifacts,
  J extends Judgement = Judgement,
  R extends Reveal = Reveal,
> {
  /** Draws what this participant must find. A hint may name a string secret as `{name}`. Secrets are frozen: sort a copy. */
  secrets(variant: Variant): S;
  /** The data that the scene shows, and in which players may search. `page` is the slug of a sub-page, which may have other data. */
  artifacts(secrets: S, page?: string): A;
  check(answer: Answer, secrets: S): J;
  /** Data of the reveal (`reveal.tsx`), sent after the solve only. */
  reveal?(secrets: S): R;
  /**
   * The decisions of the page, each with its safe, tolerated and unsafe options; for conformance tests (docs/pedagogy.md) and for measuring
   * judgements (docs/measure.md).
   */
  choices?(secrets: S): readonly Choice[];
  /** Builds the answer for picked options; by default an object with the picked fields. */
  answerOf?(picked: Picked, secrets: S): Answer;
  /** The items of a sequence, each gesture with its consequence; for conformance tests only. Provided by `sequence()`. */
  sequence?(secrets: S): readonly SequenceItem[];
}

/** Types a server part, including its verdicts and outputs; returns it unchanged. */
export function defineChecker<S extends Secrets, A extends Artifacts, J extends Judgement, R extends Reveal = Reveal>(
  checker: Checker<S, A, J, R>,
): Checker<S, A, J, R> {
  return checker;
}

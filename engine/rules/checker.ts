/** What a challenge's server part is: it draws secrets, lays out artifacts and judges answers. It records nothing. */
import type { Answer } from '#schemas/challenges.ts';
import type { Judgement } from './judgement.ts';
import type { Variant } from './variant.ts';

export type Secrets = Readonly<Record<string, unknown>>;
export type Artifacts = Readonly<Record<string, unknown>>;
/** What a challenge shows once it is solved: all that would have given the answer away before. */
export type Reveal = Readonly<Record<string, unknown>>;

/** The server part of a challenge. Every method is pure, synchronous, and bounded in time. */
export interface Checker<
  S extends Secrets = Secrets,
  A extends Artifacts = Artifacts,
  J extends Judgement = Judgement,
  R extends Reveal = Reveal,
> {
  /** What this participant must find. A string secret may be named in a hint as `{name}`. Whoever gets them may not change them: sort a copy. */
  secrets(variant: Variant): S;
  /** What the scene shows and a player may dig in. `page` is the slug of a sub-page, which may show something else. */
  artifacts(secrets: S, page?: string): A;
  check(answer: Answer, secrets: S): J;
  /** What the reveal (`reveal.tsx`) shows, sent after the solve only. */
  reveal?(secrets: S): R;
}

/** Types a server part, each verdict and output that it can give included; returns it unchanged. */
export function defineChecker<S extends Secrets, A extends Artifacts, J extends Judgement, R extends Reveal = Reveal>(
  checker: Checker<S, A, J, R>,
): Checker<S, A, J, R> {
  return checker;
}

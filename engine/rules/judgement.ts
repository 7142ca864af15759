/** What a server part says of one answer, and the three ways to say it. */

/** What a simulation answers to a step, as its scene reads it. */
export type Output = Readonly<Record<string, unknown>>;

/**
 * The judgement of one answer. `verdict` is a word that the scene maps to its message.
 * - `correct` solves the challenge;
 * - `incorrect` counts as a failed attempt;
 * - `neutral` counts nothing: empty input, or a step of a simulation, whose reaction is in `output`.
 */
export interface Judgement<V extends string = string, O extends Output = Output> {
  readonly outcome: 'correct' | 'incorrect' | 'neutral';
  readonly verdict: V;
  readonly output?: O;
}

/** Fields of an output in which a wrong answer is told how many of its judgements are right, out of how many. */
export const COUNT_FIELDS: readonly string[] = ['right', 'of'];

/** The judgement as play that never counts is told it: a count would let a script climb to the answer, and learn each item by it. */
export function withoutCount(judgement: Judgement): Judgement {
  const { outcome, output, ...said } = judgement;
  if (outcome === 'correct' || !output) return judgement;
  const rest = Object.entries(output).filter(([field]) => !COUNT_FIELDS.includes(field));
  return { outcome, ...said, ...(rest.length > 0 ? { output: Object.fromEntries(rest) } : {}) };
}

/** The challenge is solved. `verdict` tells the scene which message to show; 'correct' without it. */
export function correct(): Judgement<'correct', never>;
export function correct<V extends string, O extends Output = never>(verdict: V, output?: O): Judgement<V, O>;
export function correct(verdict = 'correct', output?: Output): Judgement {
  return { outcome: 'correct', verdict, ...(output ? { output } : {}) };
}

/** A failed attempt. `verdict` tells the scene which message to show; 'incorrect' without it. */
export function incorrect(): Judgement<'incorrect', never>;
export function incorrect<V extends string, O extends Output = never>(verdict: V, output?: O): Judgement<V, O>;
export function incorrect(verdict = 'incorrect', output?: Output): Judgement {
  return { outcome: 'incorrect', verdict, ...(output ? { output } : {}) };
}

/** Counts nothing: an empty answer, or a step of a simulation, whose reaction is `output`. */
export function neutral<V extends string, O extends Output = never>(verdict: V, output?: O): Judgement<V, O> {
  return { outcome: 'neutral', verdict, ...(output ? { output } : {}) };
}

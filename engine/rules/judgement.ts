/** Judgements of answers, and the three functions that make them. */

/** Result of a simulation's step, for its scene. */
export type Output = Readonly<Record<string, unknown>>;

/**
 * The judgement of one answer. `verdict` is a word that the scene maps to its message.
 * - `correct` solves the challenge;
 * - `incorrect` counts as a failed attempt;
 * - `neutral` does not count: empty input, or a step of a simulation, whose result is in `output`.
 */
export interface Judgement<V extends string = string, O extends Output = Output> {
  readonly outcome: 'correct' | 'incorrect' | 'neutral';
  readonly verdict: V;
  readonly output?: O;
}

/** Output fields that count the right decisions of a wrong answer (`right`), and all its decisions (`of`). */
export const COUNT_FIELDS: readonly string[] = ['right', 'of'];

/** The judgement for practice, without counts: with them a script could find the answer by hill climbing. */
export function withoutCount(judgement: Judgement): Judgement {
  const { outcome, output, ...said } = judgement;
  if (outcome === 'correct' || !output) return judgement;
  const rest = Object.entries(output).filter(([field]) => !COUNT_FIELDS.includes(field));
  return { outcome, ...said, ...(rest.length > 0 ? { output: Object.fromEntries(rest) } : {}) };
}

/** The challenge is solved. `verdict` selects the scene's message; 'correct' by default. */
export function correct(): Judgement<'correct', never>;
export function correct<V extends string, O extends Output = never>(verdict: V, output?: O): Judgement<V, O>;
export function correct(verdict = 'correct', output?: Output): Judgement {
  return { outcome: 'correct', verdict, ...(output ? { output } : {}) };
}

/** A failed attempt. `verdict` selects the scene's message; 'incorrect' by default. */
export function incorrect(): Judgement<'incorrect', never>;
export function incorrect<V extends string, O extends Output = never>(verdict: V, output?: O): Judgement<V, O>;
export function incorrect(verdict = 'incorrect', output?: Output): Judgement {
  return { outcome: 'incorrect', verdict, ...(output ? { output } : {}) };
}

/** Does not count: an empty answer, or a step of a simulation, whose result is `output`. */
export function neutral<V extends string, O extends Output = never>(verdict: V, output?: O): Judgement<V, O> {
  return { outcome: 'neutral', verdict, ...(output ? { output } : {}) };
}

/**
 * What a challenge's server part (`challenge.server.ts`) and its `solve.ts` may import, besides the toolbox and their own folder.
 * A server part is pure: no clock, no network, no database, no randomness but its variant.
 */
export { fieldOf, textOf } from '#engine/rules/answer.ts';
export { type Artifacts, type Checker, defineChecker, type Reveal, type Secrets } from '#engine/rules/checker.ts';
export type { Choice, ChoiceOption } from '#engine/rules/choices.ts';
export { correct, incorrect, type Judgement, neutral } from '#engine/rules/judgement.ts';
export {
  type Consequence,
  type FalseAlarms,
  markedText,
  type SequenceGesture,
  type SequenceItem,
  type SequenceLimit,
  type SequenceOutput,
  sequence,
} from '#engine/rules/sequence.ts';
export type { Explore, ExploringSolve, Lazy, Solve } from '#engine/rules/solution.ts';
export type { Variant } from '#engine/rules/variant.ts';
export { holdsText, sameText } from '#engine/toolbox/text.ts';
export type { Answer } from '#schemas/challenges.ts';

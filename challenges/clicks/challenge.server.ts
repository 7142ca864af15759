import { type Answer, correct, defineChecker, fieldOf, incorrect, neutral } from '#engine/authoring/server';
import type { ClicksArtifacts } from './artifacts.ts';

export default defineChecker({
  // The specification fixes the answer: there is nothing to draw.
  secrets: () => ({}),

  artifacts: (): ClicksArtifacts => ({}),

  /** Closing solves it; repairing is a failed attempt, whose consequences the scene shows (specification, section 5). */
  check(answer: Answer) {
    const choice = fieldOf(answer, 'choice');
    if (choice === 'close') return correct();
    return choice === 'repair' ? incorrect() : neutral('empty');
  },
});

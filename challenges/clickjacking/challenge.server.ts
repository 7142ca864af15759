import { type Answer, correct, defineChecker, fieldOf, incorrect, neutral } from '#engine/authoring/server';
import type { ClickjackingArtifacts } from './artifacts.ts';

export default defineChecker({
  // The specification fixes the answer: there is nothing to draw.
  secrets: () => ({}),

  artifacts: (): ClickjackingArtifacts => ({}),

  /** The real button solves it; the decoy is a failed attempt, whose penalty the scene asks for (specification, section 5). */
  check(answer: Answer) {
    const target = fieldOf(answer, 'target');
    if (target === 'real') return correct();
    return target === 'decoy' ? incorrect('too-early') : neutral('empty');
  },
});

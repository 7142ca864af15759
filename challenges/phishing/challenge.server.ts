import { type Answer, correct, defineChecker, fieldOf, incorrect, neutral } from '#engine/authoring/server';
import type { PhishingArtifacts } from './artifacts.ts';

export default defineChecker({
  // The specification fixes the answer: there is nothing to draw.
  secrets: () => ({}),

  artifacts: (): PhishingArtifacts => ({}),

  /** Leaving the page solves it; submitting the form is a failed attempt, whatever it held (specification, section 5). */
  check(answer: Answer) {
    const action = fieldOf(answer, 'action');
    if (action === 'leave') return correct();
    return action === 'submit' ? incorrect('submitted') : neutral('empty');
  },
});

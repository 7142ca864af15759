import { type Answer, correct, defineChecker, fieldOf, incorrect, neutral } from '#engine/authoring/server';
import type { EmailDetectArtifacts, Signal } from './artifacts.ts';
import { DOUBTFUL, MAILS } from './mails.server.ts';

/** The signs that the mail carries (specification, section 5): its greeting is for everybody, hence no personalised one. */
const PRESENT: readonly Signal[] = ['sender', 'urgency', 'link', 'typos'];

export default defineChecker({
  // The specification fixes the answer: there is nothing to draw.
  secrets: () => ({}),

  artifacts: (): EmailDetectArtifacts => ({ mails: MAILS, doubtful: DOUBTFUL }),

  /** Exactly the set of signs, in any order. */
  check(answer: Answer) {
    const signals = fieldOf(answer, 'signals');
    if (!Array.isArray(signals) || signals.length === 0) return neutral('empty');
    const ticked = new Set<unknown>(signals);
    return ticked.size === PRESENT.length && PRESENT.every((signal) => ticked.has(signal)) ? correct() : incorrect();
  },
});

import { type Answer, correct, defineChecker, holdsText, incorrect, neutral, sameText, textOf } from '#engine/authoring/server';
import type { OsintArtifacts, OsintReveal } from './artifacts.ts';
import { postsOf, RACE_NUMBER, YEAR } from './posts.server.ts';
import { revealOf } from './traces.server.ts';

export default defineChecker({
  secrets(variant) {
    const candles = variant.integer(3, 9);
    const lucky = variant.integer(11, 99);
    const year = YEAR - candles;
    return { candles, year, lucky, password: `Biscotte${year}-${lucky}` };
  },

  artifacts: ({ candles, lucky }): OsintArtifacts => ({ posts: postsOf(candles, lucky) }),

  /** Compares the trimmed text, ignoring case (specification, section 5). */
  check(answer: Answer, { password }) {
    const typed = textOf(answer).trim().toLowerCase();
    if (typed === '') return neutral('empty');
    if (sameText(typed, password.toLowerCase())) return correct();
    if (holdsText(typed, password)) return incorrect('almost');
    return typed.includes(RACE_NUMBER) ? incorrect('race-number') : incorrect();
  },

  reveal: (secrets): OsintReveal => revealOf(secrets),
});

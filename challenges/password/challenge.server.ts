import { type Answer, correct, defineChecker, fieldOf, incorrect, neutral } from '#engine/authoring/server';
import type { PasswordArtifacts } from './artifacts.ts';
import { brokenRules } from './rules.ts';

export default defineChecker({
  secrets: () => ({}),

  artifacts: (): PasswordArtifacts => ({ leaked: 'Brevelle2024!' }),

  /** The four rules and nothing else (specification, section 5): a weak password that keeps them is the scene's to comment. */
  check(answer: Answer) {
    const password = fieldOf(answer, 'password');
    if (typeof password !== 'string' || password === '') return neutral('empty');
    return brokenRules(password).length === 0 ? correct() : incorrect();
  },
});

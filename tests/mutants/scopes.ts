/** What is mutated, and by which tests a mutant has to be noticed. */

export interface Scope {
  /** From the root of the repository: its sources are mutated, its tests are not. */
  readonly folder: string;
  /**
   * Globs of the tests that are run against each mutant: those of the folder, and of the subjects that stand on it. A mutant that only a
   * test of something else would notice is a gap in these. No test
   * that runs the sources while it loads: Stryker does not notice a file of tests that fails to load, and takes the mutant for a survivor.
   */
  readonly tests: readonly string[];
  /** Globs of sources that are not mutated: texts, and what Stryker cannot mutate. */
  readonly leftOut?: readonly string[];
  /** Its tests load no challenge: the plugin that reads their folders is left out. */
  readonly withoutChallenges?: true;
}

export const SCOPES: readonly Scope[] = [
  {
    folder: 'engine/rules',
    tests: [
      'engine/rules/**/*.test.ts',
      'tests/guide/scoring.test.ts',
      // The model of a session is tested with the rooms of the console's tests, which the rules may not import.
      'admin/cockpit/{needs-help,unusual-solves,cockpit-order}.test.ts',
    ],
    // Stryker replaces `super.slice(…)` of short-draws.ts by a bare `super`, which is no expression.
    leftOut: ['engine/rules/messages/**', 'engine/rules/short-draws.ts'],
    withoutChallenges: true,
  },
  {
    folder: 'server/session-model',
    tests: ['server/session-model/*.test.ts', 'server/{sessions,cockpit,participants,leaderboard}/*.test.ts'],
  },
  { folder: 'server/ledger', tests: ['server/{ledger,leaderboard}/*.test.ts'] },
  { folder: 'server/live', tests: ['server/{live,cockpit,debrief}/*.test.ts'] },
];

/**
 * Tests that take many seconds: thousands of plays, processes that are started and killed, large files, many password hashes, the compiler,
 * the development server. `npm test` runs them, `npm run check` does not: it sets `WITHOUT_SLOW`.
 */
export const SLOW = [
  'tests/{faults,trust}/**/*.test.ts',
  'tests/packs/*.test.ts',
  'tests/whole-server/{large-campaign,large-session,operators-guide,package,traces}.test.ts',
  'tests/conformance/{parts-agree,play,pools,templates}.test.ts',
  'engine/build/development-server.test.ts',
  'engine/author-tools/check/type-mistakes.test.ts',
  'engine/author-tools/new/new-challenge.test.ts',
  'server/access/passwords.test.ts',
  'server/commands/*.test.ts',
  'server/demo/*.test.ts',
  'server/**/*.property.test.ts',
  'server/backups/{download,refused-backups,restore}.test.ts',
  'server/database/{full-disk,lost-connection}.test.ts',
  'server/facilitators/{facilitators,failed-sign-ins,first-administrator}.test.ts',
  'server/sessions/{login,personal-codes}.test.ts',
  'server/local-network/start.test.ts',
  'server/start/serve.test.ts',
];

/** The environment variable by which `npm run check` leaves slow tests out. */
export const WITHOUT_SLOW = 'VIGIE_TEST_WITHOUT_SLOW';

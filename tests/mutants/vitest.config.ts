/** The tests of one scope of mutants, on SQLite alone: they are run once for every mutant. */
import { configDefaults, defineConfig } from 'vitest/config';
import { challenges } from '../../engine/registry/plugin.ts';
import { SQLITE_ALONE } from '../support/sqlite-alone.ts';
import { SCOPES } from './scopes.ts';

const scope = SCOPES.find(({ folder }) => folder === process.env['VIGIE_MUTANTS']);

export default defineConfig({
  plugins: scope?.withoutChallenges ? [] : [challenges()],
  test: {
    environment: 'node',
    include: [...(scope?.tests ?? [])],
    exclude: [...configDefaults.exclude, '**/*.browser.test.*'],
    setupFiles: ['./tests/support/console-errors.ts'],
    env: { VIGIE_LANG: 'en', [SQLITE_ALONE]: '1' },
    // The first run, without a mutant, must pass at the lowest priority of a busy machine; Stryker itself ends mutants that loop.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});

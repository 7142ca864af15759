/** The tests of one scope of mutants, on SQLite alone: they are run once for every mutant. */
import { configDefaults, defineConfig } from 'vitest/config';
import { challenges } from '../../engine/registry/plugin.ts';
import { SQLITE_ALONE } from '../support/sqlite-alone.ts';
import { SCOPES } from './scopes.ts';

const scope = SCOPES.find(({ folder }) => folder === process.env['VIGIE_MUTANTS']);

export default defineConfig({
  plugins: [challenges()],
  test: {
    environment: 'node',
    include: [...(scope?.tests ?? [])],
    exclude: [...configDefaults.exclude, '**/*.browser.test.*'],
    setupFiles: ['./tests/support/console-errors.ts'],
    env: { VIGIE_LANG: 'en', [SQLITE_ALONE]: '1' },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

/**
 * `npm run mutants`: Stryker changes the sources of each scope, one mutant at a time, and runs the scope's tests against it; a mutant that
 * no test notices is printed with its place. `-- server/ledger` is one scope, `-- engine/rules/scoring.ts` a file or folder of one. What was
 * judged is kept in `.cache/`, and judged again where its source or its tests changed; what follows the paths goes to Stryker:
 * `-- engine/rules --force` judges all again.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PartialStrykerOptions } from '@stryker-mutator/api/core';
import { SCOPES, type Scope } from './scopes.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const given = process.argv.slice(2);
const firstOption = given.findIndex((argument) => argument.startsWith('-'));
const options = firstOption === -1 ? [] : given.slice(firstOption);
const paths = given.slice(0, given.length - options.length).map((path) => path.replace(/\/$/, ''));

const isWithin = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

const stray = paths.filter((path) => !SCOPES.some(({ folder }) => isWithin(path, folder)));
if (stray.length > 0) {
  console.error(`${stray.join(', ')}: no scope of tests/mutants/scopes.ts (${SCOPES.map(({ folder }) => folder).join(', ')})`);
  process.exit(1);
}

for (const scope of SCOPES) {
  const wanted = paths.length === 0 ? [scope.folder] : paths.filter((path) => isWithin(path, scope.folder));
  if (wanted.length > 0) judge(scope, wanted);
}

function judge({ folder, leftOut = [] }: Scope, wanted: readonly string[]): void {
  const sources = wanted.map((path) => (statSync(join(ROOT, path)).isDirectory() ? `${path}/**/*.ts` : path));
  const name = `mutants-${folder.replaceAll('/', '-')}`;
  const configuration = `.cache/${name}.config.json`;
  const settings: PartialStrykerOptions = {
    mutate: [...sources, ...['**/*.test.ts', '**/testing/**', ...leftOut].map((glob) => `!${glob}`)],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tests/mutants/vitest.config.ts' },
    coverageAnalysis: 'perTest',
    // The first run of tests that start servers takes minutes on two cores.
    dryRunTimeoutMinutes: 30,
    incremental: true,
    incrementalFile: `.cache/${name}.json`,
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false, skipFull: true },
    tempDirName: '.cache/mutants',
    // Stryker would rewrite it by TypeScript's JavaScript API, which version 7 has not: it is given a name that no file has.
    tsconfigFile: 'no-tsconfig.json',
    // Neither sources nor what a test of a scope reads.
    ignorePatterns: [
      '.cache',
      'dist',
      'data',
      'test-results',
      'generated-stories',
      'storybook-static',
      'tests/pictures/baselines',
    ],
  };
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  writeFileSync(join(ROOT, configuration), JSON.stringify(settings));
  console.log(`\n── ${wanted.join(', ')}`);
  const { status } = spawnSync(join(ROOT, 'node_modules/.bin/stryker'), ['run', configuration, ...options], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, VIGIE_MUTANTS: folder },
  });
  if (status !== 0) process.exitCode = 1;
}

/**
 * `npm run check`: lint, types and the tests that a change can reach, PostgreSQL only where a query or the database changed. Slow tests and
 * those of a browser are left to `npm test`.
 * `-- --since <commit>` compares with another commit than where the branch left `main`; `-- --all` reaches every test.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { importsOf, sourcesIn } from '../structure/imports.ts';
import { CHANGED_CHALLENGES, challengesOf } from '../support/changed-challenges.ts';
import { WITHOUT_SLOW } from '../support/slow-tests.ts';
import { SQLITE_ALONE } from '../support/sqlite-alone.ts';
import { changesSince } from './changes.ts';
import { concernsDatabases } from './databases.ts';
import { isTest, reachedBy } from './reach.ts';
import { READ_BY_PATH } from './read-by-path.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDERS = ['schemas', 'engine', 'challenges', 'admin', 'projector', 'server', 'tests', '.storybook'];
/** Every test runs under them. */
const OF_EVERY_TEST = [
  'vitest.config.ts',
  'tests/support/slow-tests.ts',
  'package.json',
  'package-lock.json',
  'tests/support/console-errors.ts',
  'tests/support/patience.ts',
];
const SCHEMA = 'engine/author-tools/reference/write-schema.ts';
const OF_THE_SCHEMA = ['challenges/_form/', 'docs/manifest.md', 'schemas/challenge-manifest.schema.json', 'schemas/vigie'];

const LINT_ALL = ['biome', 'check'];
const TYPES = ['tsc', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'];
const CHECK_SCHEMA = ['tsx', SCHEMA, '--check'];
const TESTS = ['vitest', 'run', '--project', 'node', '--passWithNoTests'];

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false }, since: { type: 'string' } } });
process.exitCode = (await (values.all ? checkAll() : checkChanges(values.since))) ? 0 : 1;

async function checkAll(): Promise<boolean> {
  const checked = await atOnce([LINT_ALL, TYPES, CHECK_SCHEMA]);
  return (await run(TESTS, {}, 'inherit')) && checked;
}

async function checkChanges(since: string | undefined): Promise<boolean> {
  const changes = changesSince(ROOT, since);
  const ofEveryTest = changes.files.find((file) => OF_EVERY_TEST.includes(file));
  if (ofEveryTest !== undefined) {
    console.log(`${ofEveryTest} changed: everything is checked`);
    return checkAll();
  }
  const sources = FOLDERS.flatMap(sourcesIn);
  const files = sources.map(({ path }) => path);
  const reached = reachedBy(changes.files, { files, imports: sources.flatMap(importsOf), readers: READ_BY_PATH });
  const tests = files.filter((file) => reached.has(file) && isTest(file) && !file.includes('.browser.'));
  const there = changes.files.filter((file) => existsSync(join(ROOT, file)));
  const query = changes.files.find((file) => concernsDatabases(file, readIfThere(file)));
  console.log(told(changes.since, changes.files, tests, query));

  const lint =
    there.length === 0 ? [] : [['biome', 'check', '--no-errors-on-unmatched', ...(there.includes('biome.json') ? [] : there)]];
  const schema = reached.has(SCHEMA) || changes.files.some((file) => OF_THE_SCHEMA.some((path) => file.startsWith(path)));
  const checked = await atOnce([...lint, TYPES, ...(schema ? [CHECK_SCHEMA] : [])]);
  if (tests.length === 0) return checked;
  const challenges = challengesOf(changes.files);
  const environment = {
    ...(query === undefined && { [SQLITE_ALONE]: '1' }),
    ...(challenges && { [CHANGED_CHALLENGES]: challenges.join() }),
  };
  return (await run([...TESTS, ...tests], environment, 'inherit')) && checked;
}

/** What is checked, and why, in a line. */
function told(since: string, changed: readonly string[], tests: readonly string[], query: string | undefined): string {
  const databases = query === undefined ? 'SQLite alone (no query changed)' : `both databases (${query} changed)`;
  return `${changed.length} files changed since ${since} and reach ${tests.length} files of tests; ${databases}`;
}

/** Each prints in one piece when it has ended. */
async function atOnce(commands: readonly (readonly string[])[]): Promise<boolean> {
  return (await Promise.all(commands.map((command) => run(command, {}, 'pipe')))).every(Boolean);
}

function run(
  [program = '', ...args]: readonly string[],
  environment: Record<string, string>,
  stdio: 'pipe' | 'inherit',
): Promise<boolean> {
  const path = `${join(ROOT, 'node_modules/.bin')}:${process.env['PATH']}`;
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: ['ignore', stdio, stdio],
    env: { ...process.env, [WITHOUT_SLOW]: '1', ...environment, PATH: path },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => {
      printed += text;
    });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => {
      process.stdout.write(printed);
      resolve(status === 0);
    });
  });
}

function readIfThere(file: string): string | undefined {
  return existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : undefined;
}

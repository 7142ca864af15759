/**
 * `npm run check-challenge -- <key>`: runs the checks of `npm test` on one challenge in seconds, with messages for its author. `--quick`
 * skips the browser; `--full` also builds the site, plays the walkthrough and searches the built files for leaks.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { messages } from '#engine/author-tools/messages/messages.ts';
import { locationOfMistake } from '#engine/registry/checker-location.ts';
import { checkerTried } from '#engine/registry/checker-tried.ts';
import { optionsOf } from '#engine/registry/command-options.ts';
import { type FoundChallenge, readProject } from '#engine/registry/read-registry.ts';
import type { FileMistake } from '#engine/source-files/folder-files.ts';
import { nearestWord } from '#engine/source-files/nearest-word.ts';
import { explainProblem, type ManifestProblem } from '#engine/source-files/problem.ts';
import { linterMistakes } from './compiler-and-linter.ts';
import { type Asked, failuresOf, minutesNeededIn, passedIn } from './failed-tests.ts';
import { textMistakes } from './forbidden-in-texts.ts';
import { leftoverTextsOf } from './leftover-texts.ts';
import { endTold, notAskedTold, type StageName, stageTold, textCountsTold } from './printed-lines.ts';
import { typeMistakes } from './type-mistakes.ts';
import { walkthroughMistakes } from './walkthrough-names.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const BIN = join(ROOT, 'node_modules/.bin');
/** Conformance tests that are parametrised by challenge. Other test files would be loaded and none of their tests run. */
const CONFORMANCE = ['judgement', 'manifests', 'play'].map((name) => `tests/conformance/${name}.test.ts`);
/** Measures in a browser how long the challenge's page takes to read. */
const READING = 'tests/conformance/reading.browser.test.tsx';
const USAGE = messages('check')('usage');
const {
  values,
  positionals: [key = ''],
} = optionsOf(USAGE, { allowPositionals: true, options: { quick: { type: 'boolean' }, full: { type: 'boolean' } } });

interface Stage {
  readonly name: Asked['stage'];
  readonly command: readonly string[];
  /** File with the runner's results. */
  readonly report: string;
}

let failed = 0;
/** Minutes of reading and play that were measured. */
let needed: number | undefined;

function say(name: StageName, mistakes: readonly string[], passed?: number): void {
  failed += mistakes.length;
  console.log(stageTold(name, mistakes, passed));
}

function called(program: string, args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const env = { ...process.env, PATH: `${BIN}:${process.env['PATH']}`, ...environment };
  return spawnSync(program, args, { cwd: ROOT, env, encoding: 'utf8', maxBuffer: 1e9 });
}

/** A problem with the source line that it concerns. */
function explained(problem: Omit<ManifestProblem, 'key'>): string {
  const file = resolve(ROOT, problem.file);
  return explainProblem({ ...problem, key }, existsSync(file) ? readFileSync(file, 'utf8') : undefined);
}

/** Like `explained`, for a mistake whose file is named relative to the challenge's folder. */
function explainedIn(folder: string, mistake: FileMistake): string {
  const path = join(folder, mistake.file);
  return explained({ ...mistake, file: isElsewhere(folder) ? path : relative(ROOT, path) });
}

/** Runs the checks that the server runs at start. A challenge that fails one is not registered, so conformance would skip it. */
async function serverPartMistakes({ folder, manifest }: FoundChallenge): Promise<string[]> {
  const mistakes = await import(`${folder}/challenge.server.ts`).then(
    ({ default: checker }) => checkerTried(manifest, checker),
    // The engine's entries may not resolve in a pack's own repository; the build resolves them. An error thrown by the server part itself
    // has no code.
    (error) =>
      isElsewhere(folder) && error.code !== undefined
        ? []
        : [{ method: null, message: messages('files')('doesNotLoad', { said: error.message }), stack: String(error.stack) }],
  );
  return mistakes.map((mistake) => explainedIn(folder, { ...locationOfMistake(folder, mistake), message: mistake.message }));
}

function isElsewhere(folder: string): boolean {
  return relative(ROOT, folder).startsWith('..');
}

/** Runs the linter. @param folder relative to the root */
function lint(folder: string): void {
  const { status, stdout, stderr } = called('biome', ['check', '--error-on-warnings', '--reporter=github', folder]);
  const mistakes = linterMistakes(stdout, ROOT.replace(/\/$/, ''), folder).map(explained);
  say('style', status === 0 || mistakes.length > 0 ? mistakes : [`${stdout}${stderr}`.trim()]);
}

/** Runs a stage, and prints its result. @param folder relative to the root */
function run({ name, command: [program = '', ...args], report }: Stage, folder: string): void {
  // No test of a challenge needs PostgreSQL (tests/support/sqlite-alone.ts).
  const environment = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, EVERY_STATE: '1', VIGIE_TEST_SQLITE_ALONE: '1' };
  const { status, stdout, stderr } = called(program, args, environment);
  const told: unknown = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  const mistakes = status === 0 ? [] : failuresOf(told, { stage: name, folder });
  needed ??= minutesNeededIn(told);
  say(name, status === 0 || mistakes.length > 0 ? mistakes : [`${stdout}${stderr}`.trim()], passedIn(told));
}

function vitest(name: Asked['stage'], ...args: string[]): Stage {
  const report = join(results, `${name}.json`);
  return {
    name,
    command: ['vitest', 'run', ...args, '--passWithNoTests', '--reporter=json', `--outputFile=${report}`],
    report,
  };
}

/** The stages that play the challenge. */
function stagesOf({ folder, manifest: { key } }: FoundChallenge): Stage[] {
  const play = ['playwright', 'test', '--config', 'tests/end-to-end/playwright.config.ts', '--reporter', 'json'];
  return [
    vitest('own', '--project', 'node', `${folder}/`),
    // Vitest puts quotation marks around strings in test names. To load the server and every challenge takes longer than these tests: once.
    vitest('conformance', '--project', 'node', '--no-file-parallelism', ...CONFORMANCE, '-t', `(^| )'${key}' `),
    ...(values.quick ? [] : [vitest('reading', '--project', 'components', READING, '-t', `(^| )'${key}' `)]),
    ...(values.quick ? [] : [vitest('stories', '--config', '.storybook/vitest.config.ts', `/${key}`)]),
    ...(values.full
      ? [{ name: 'site', command: [...play, '-g', `${key}|built`], report: join(results, 'end-to-end.json') } as const]
      : []),
  ];
}

const { challenges, problems } = readProject(ROOT, { code: (read) => read === key });
const mine = problems.filter((problem) => problem.key === key);
const challenge = challenges.find(({ manifest }) => manifest.key === key);
if (!challenge && mine.length === 0) {
  const meant = nearestWord(key, [...challenges.map(({ manifest }) => manifest.key), ...problems.map((problem) => problem.key)]);
  // Mistakes of the configuration, or of a pack whose challenges were not read.
  for (const problem of problems.filter(({ key, file }) => key === file)) console.error(`${explained(problem)}\n`);
  console.error(key ? messages('check')('noChallenge', { key, near: meant }) : USAGE);
  process.exit(1);
}

const results = mkdtempSync(join(tmpdir(), 'vigie-check-'));
console.log(`${key}\n`);
const types = challenge ? typeMistakes(challenge.folder, key).map(explained) : [];
say('registry', [...mine.map(explained), ...(challenge && types.length === 0 ? await serverPartMistakes(challenge) : [])]);
if (challenge) {
  // After a mistake found above, such as a type error or a server part that draws no secrets, every test would fail.
  const playable = failed + types.length === 0;
  const explainedHere = (mistake: FileMistake) => explainedIn(challenge.folder, mistake);
  say('types', [...types, ...walkthroughMistakes(challenge.folder).map(explainedHere)]);
  say('texts', textMistakes(challenge.folder).map(explainedHere));
  // The linter covers the project only; for packs, the registry checks imports.
  if (!isElsewhere(challenge.folder)) lint(relative(ROOT, challenge.folder));
  for (const stage of stagesOf(challenge)) {
    if (playable) run(stage, relative(ROOT, challenge.folder));
    else console.log(notAskedTold(stage.name));
  }
  console.log(`\n${textCountsTold(challenge.manifest, leftoverTextsOf(challenge.folder, join(ROOT, 'challenges')), needed)}`);
}
rmSync(results, { recursive: true });
console.log(`\n${endTold(failed)}`);
process.exitCode = failed === 0 ? 0 : 1;

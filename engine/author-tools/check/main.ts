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
import { type Asked, failuresOf, minutesNeededIn, partOf, passedIn } from './failed-tests.ts';
import { textMistakes } from './forbidden-in-texts.ts';
import { leftoverTextsOf } from './leftover-texts.ts';
import { endTold, notAskedTold, type StageName, stageTold, textCountsTold } from './printed-lines.ts';
import { typeMistakes } from './type-mistakes.ts';
import { walkthroughMistakes } from './walkthrough-names.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const BIN = join(ROOT, 'node_modules/.bin');
/** Conformance tests that are parametrised by challenge. Other files would be loaded without a test to run. */
const CONFORMANCE = ['judgement', 'manifests', 'play'].map((name) => `tests/conformance/${name}.test.ts`);
const isConformance = (file: string): boolean => CONFORMANCE.some((own) => file === join(ROOT, own));
/** Measures in a browser how long the challenge's page takes to read. */
const READING = 'tests/conformance/reading.browser.test.tsx';
const USAGE = messages('check')('usage');
const {
  values,
  positionals: [key = ''],
} = optionsOf(USAGE, { allowPositionals: true, options: { quick: { type: 'boolean' }, full: { type: 'boolean' } } });

interface Stage {
  readonly name: Asked['stage'];
  /** Whether a test file belongs to this stage; absent if the run has no other stage. */
  readonly has?: (file: string) => boolean;
}

/** A run of a test runner. */
interface Run {
  readonly stages: readonly Stage[];
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

/** Runs stages, and prints the result of each. @param folder relative to the root */
function run({ stages, command: [program = '', ...args], report }: Run, folder: string): void {
  const environment = {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    EVERY_STATE: '1',
    // No test of a challenge needs PostgreSQL (tests/support/sqlite-alone.ts), or other challenges (tests/support/changed-challenges.ts).
    VIGIE_TEST_SQLITE_ALONE: '1',
    VIGIE_TEST_CHANGED_CHALLENGES: key,
  };
  const { status, stdout, stderr } = called(program, args, environment);
  const told: unknown = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  needed ??= minutesNeededIn(told);
  const ended = stages.map(({ name, has }) => {
    const part = has ? partOf(told, has) : told;
    return { name, passed: passedIn(part), mistakes: status === 0 ? [] : failuresOf(part, { stage: name, folder }) };
  });
  const unexplained = status !== 0 && ended.every(({ mistakes }) => mistakes.length === 0);
  for (const [index, { name, passed, mistakes }] of ended.entries()) {
    if (!unexplained) say(name, mistakes, passed);
    else if (index === 0) say(name, [`${stdout}${stderr}`.trim()]);
    else console.log(notAskedTold(name));
  }
}

function vitest(stages: Run['stages'], ...args: string[]): Run {
  const report = join(results, `${stages[0]?.name}.json`);
  return {
    stages,
    command: ['vitest', 'run', ...args, '--passWithNoTests', '--reporter=json', `--outputFile=${report}`],
    report,
  };
}

/** The runs of the stages that play the challenge. */
function runsOf({ folder, manifest: { key } }: FoundChallenge): Run[] {
  const play = ['playwright', 'test', '--config', 'tests/end-to-end/playwright.config.ts', '--reporter', 'json'];
  return [
    // One run for both stages: starting Vitest and loading the server and every challenge takes longer than these tests.
    vitest(
      [
        { name: 'own', has: (file) => !isConformance(file) },
        { name: 'conformance', has: isConformance },
      ],
      ...['--project', 'node', '--no-file-parallelism', `${folder}/`, ...CONFORMANCE],
    ),
    // Vitest puts quotation marks around strings in test names.
    ...(values.quick ? [] : [vitest([{ name: 'reading' }], '--project', 'components', READING, '-t', `(^| )'${key}' `)]),
    ...(values.quick
      ? []
      : [vitest([{ name: 'stories' }], '--config', '.storybook/vitest.config.ts', `/${key}.stories.`, `${folder}/`)]),
    ...(values.full
      ? [
          {
            stages: [{ name: 'site' }],
            command: [...play, '-g', `(^| )${key} is solved|built`],
            report: join(results, 'end-to-end.json'),
          } as const,
        ]
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
  for (const asked of runsOf(challenge)) {
    if (playable) run(asked, relative(ROOT, challenge.folder));
    else for (const { name } of asked.stages) console.log(notAskedTold(name));
  }
  console.log(`\n${textCountsTold(challenge.manifest, leftoverTextsOf(challenge.folder, join(ROOT, 'challenges')), needed)}`);
}
rmSync(results, { recursive: true });
console.log(`\n${endTold(failed)}`);
process.exitCode = failed === 0 ? 0 : 1;

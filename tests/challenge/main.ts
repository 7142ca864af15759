/**
 * `npm run check-challenge -- <key>`: what `npm test` asks of one challenge, in seconds, told for whoever writes it.
 * `--quick` leaves the browser out; `--full` builds the site, plays the walkthrough and looks for leaks in the built files.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { nearestWord } from '../../engine/registry/manifest/nearest-word.ts';
import { explainProblem } from '../../engine/registry/manifest/problem.ts';
import { readRegistry } from '../../engine/registry/read-registry.ts';
import { factsOf } from './facts.ts';
import { failuresOf, passedIn } from './failures.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BIN = join(ROOT, 'node_modules/.bin');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean' }, full: { type: 'boolean' } },
});
const [key = ''] = positionals;

interface Stage {
  readonly name: string;
  readonly command: readonly string[];
  /** Where the runner writes its results; without it, what it prints is the result. */
  readonly report?: string;
}

const results = mkdtempSync(join(tmpdir(), 'vigie-check-'));
let failed = 0;

/** A line for a stage that passed, and what is wrong under one that did not. */
function say(name: string, mistakes: readonly string[]): void {
  failed += mistakes.length;
  console.log(`${mistakes.length === 0 ? '✓' : '✗'} ${name}`);
  for (const mistake of mistakes) console.log(mistake.replace(/^/gm, '    '));
}

function run({ name, command: [program = '', ...args], report }: Stage): void {
  const env = { ...process.env, PATH: `${BIN}:${process.env['PATH']}`, PLAYWRIGHT_JSON_OUTPUT_FILE: report ?? '' };
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: ROOT, env, encoding: 'utf8', maxBuffer: 1e9 });
  const told: unknown = report && existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  const mistakes = status === 0 ? [] : failuresOf(told);
  const passed = report ? ` (${passedIn(told)})` : '';
  say(name + passed, status === 0 || mistakes.length > 0 ? mistakes : [`${stdout}${stderr}`.trim()]);
}

function vitest(name: string, ...args: string[]): Stage {
  const report = join(results, `${name.replaceAll(' ', '-')}.json`);
  return {
    name,
    command: ['vitest', 'run', ...args, '--passWithNoTests', '--reporter=json', `--outputFile=${report}`],
    report,
  };
}

const { challenges, problems } = readRegistry(join(ROOT, 'challenges'));
const mine = problems.filter((problem) => problem.key === key);
const challenge = challenges.find(({ manifest }) => manifest.key === key);
if (!challenge && mine.length === 0) {
  const meant = nearestWord(key, [...challenges.map(({ manifest }) => manifest.key), ...problems.map((problem) => problem.key)]);
  console.error(
    key
      ? `There is no challenge "${key}".${meant ? ` Did you mean "${meant}"?` : ''}`
      : 'Usage: npm run check-challenge -- <key>',
  );
  process.exit(1);
}

console.log(`${key}\n`);
say(
  'manifest, files and notes',
  mine.map((problem) => {
    const file = join(ROOT, problem.file);
    return explainProblem(problem, existsSync(file) ? readFileSync(file, 'utf8') : undefined);
  }),
);
if (challenge) {
  run({
    name: 'style, imports and doors',
    command: ['biome', 'check', '--error-on-warnings', '--colors=off', `challenges/${key}`],
  });
  run(vitest('its own tests', '--project', 'node', `challenges/${key}/`));
  run(
    vitest(
      'conformance: parts, wording, hints, 200 variants, wrong answers, who never reads',
      '--project',
      'node',
      '--project',
      'slow',
      'tests/conformance/',
      '-t',
      // Vitest puts the name of a text in quotation marks.
      `(^| )'${key}' |the parts of every challenge agree`,
    ),
  );
  if (!values.quick) run(vitest('stories: every state, axe', '--config', '.storybook/vitest.config.ts', `/${key}`));
  if (values.full) {
    run({
      name: 'by keyboard and by pointer, in the built site; leaks; size',
      command: [
        'playwright',
        'test',
        '--config',
        'tests/end-to-end/playwright.config.ts',
        '--reporter',
        'json',
        '-g',
        `${key}|built`,
      ],
      report: join(results, 'end-to-end.json'),
    });
  }
  console.log('');
  for (const { what, value, doubt } of factsOf(challenge.manifest)) {
    console.log(`  ${what.padEnd(10)} ${value}${doubt ? `  ← ${doubt}` : ''}`);
  }
}
rmSync(results, { recursive: true });
console.log(failed === 0 ? '\nIt holds.' : `\n${failed} to mend.`);
process.exitCode = failed === 0 ? 0 : 1;

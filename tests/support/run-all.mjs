/**
 * `npm test`: runs all stages in order, also after a failure. The last line sums them up, and the failures stand right before it, for
 * readers who see only the end of a long log. A stage without tests of its own counts as one test.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserTests, unitTests } from './test-reports.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const reports = mkdtempSync(join(tmpdir(), 'vigie-reports-'));

/** The configuration with the example pack, unless the installation has its own. */
const PACKS = existsSync(join(ROOT, 'vigie.json')) ? {} : { VIGIE_CONFIG: 'tests/packs/vigie.json' };

/** The end-to-end tests in both browsers, on one server. */
const END_TO_END = {
  name: 'end-to-end',
  command: ['playwright', 'test', '--config', 'tests/end-to-end/playwright.config.ts', '--reporter', 'list,json'],
  count: browserTests,
};

/** The stages. Stages of an inner list run at the same time, because each leaves a part of the processors unused. */
const STAGES = [
  [{ name: 'browsers', command: ['node', 'tests/support/ensure-browsers.mjs'] }],
  [
    { name: 'lint', command: ['biome', 'ci', '--error-on-warnings'] },
    { name: 'types', command: ['tsc', '--noEmit'] },
    { name: 'schema', command: ['tsx', 'engine/author-tools/reference/write-schema.ts', '--check'] },
    { name: 'build', command: ['vite', 'build', '--logLevel', 'warn'] },
  ],
  [vitest('node', '--project', 'node', '--project', 'packs')],
  [vitest('components', '--project', 'components', '--project', 'isolated')],
  [{ ...vitest('storybook', '--config', '.storybook/vitest.config.ts'), environment: PACKS }],
  [END_TO_END],
];

const total = { passed: 0, failed: 0, failures: [] };
for (const together of STAGES) await Promise.all(together.map((stage) => conclude(stage, together.length === 1)));
rmSync(reports, { recursive: true, force: true });
process.exitCode = total.failed > 0 ? 1 : 0;
if (total.failures.length > 0) {
  console.log(`\n── what failed\n${total.failures.join('\n')}\n`);
}
console.log(`${total.passed} passed, ${total.failed} failed`);

/** Runs a stage. @param alone whether its output is printed at once; otherwise all of it when the stage ends */
async function conclude(stage, alone) {
  const start = Date.now();
  if (alone) console.log(`\n── ${stage.name}`);
  const { passed, failed, failures, printed } = await run(stage, alone);
  total.passed += passed;
  total.failed += failed;
  total.failures.push(...failures.map((failure) => `${stage.name}: ${failure}`));
  if (!alone) process.stdout.write(`\n── ${stage.name}\n${printed}`);
  console.log(`── ${stage.name}: ${passed} passed, ${failed} failed (${Math.round((Date.now() - start) / 1000)} s)`);
}

async function run({ name, command: [program, ...args], count, environment = {} }, alone) {
  const report = join(reports, `${name}.json`);
  const path = `${join(ROOT, 'node_modules/.bin')}:${process.env.PATH}`;
  const env = {
    ...environment,
    ...process.env,
    PATH: path,
    REPORT_FILE: report,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    CI: 'true',
  };
  const child = spawn(
    program,
    args.map((arg) => arg.replace('REPORT_FILE', report)),
    { cwd: ROOT, stdio: alone ? 'inherit' : 'pipe', env },
  );
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => {
      printed += text;
    });
  const status = await new Promise((resolve) => {
    child.once('error', ({ message }) => {
      printed += `${message}\n`;
    });
    child.once('close', resolve);
  });
  const counted = count ? read(report, count) : { passed: status === 0 ? 1 : 0, failed: 0, failures: [] };
  // A runner can also fail without a failed test: it found no test, or an error happened outside of tests.
  return status !== 0 && counted.failed === 0
    ? { ...counted, printed, failed: 1, failures: [...counted.failures, `${program} ended with ${status}, see above`] }
    : { ...counted, printed };
}

function read(report, count) {
  return existsSync(report)
    ? count(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 1, failures: ['no report was written, see above'] };
}

function vitest(name, ...args) {
  return {
    name,
    command: ['vitest', 'run', ...args, '--reporter=default', '--reporter=json', '--outputFile.json=REPORT_FILE'],
    count: unitTests,
  };
}

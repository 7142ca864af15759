/**
 * `npm test`: every stage in order, all of them even when one fails. The last line sums them up; what failed is told again just before it,
 * for whoever sees the end of a long log alone. A stage without tests of its own counts as one.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserTests, unitTests } from './test-reports.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const reports = mkdtempSync(join(tmpdir(), 'vigie-reports-'));

/** The example pack, unless the installation has packs of its own. */
const PACKS = existsSync(join(ROOT, 'vigie.json')) ? {} : { VIGIE_CONFIG: 'tests/packs/vigie.json' };

/** Both browsers, on one server. */
const END_TO_END = {
  name: 'end-to-end',
  command: ['playwright', 'test', '--config', 'tests/end-to-end/playwright.config.ts', '--reporter', 'list,json'],
  count: browserTests,
};

/** Those of one line run beside each other: each of them leaves a processor to another. */
const STAGES = [
  [{ name: 'browsers', command: ['node', 'tests/support/ensure-browsers.mjs'] }],
  [
    { name: 'lint', command: ['biome', 'ci', '--error-on-warnings'] },
    { name: 'types', command: ['tsc', '--noEmit'] },
    { name: 'schema', command: ['tsx', 'engine/author-tools/reference/write-schema.ts', '--check'] },
    { name: 'build', command: ['vite', 'build', '--logLevel', 'warn'] },
  ],
  [vitest('unit', '--project', 'node')],
  [vitest('slow', '--project', 'slow', '--project', 'packs')],
  // A test in a page waits for the page and for its runner: one stage alone left a fifth of two processors unused. A third page of one
  // browser would take the focus from the others; each stage has a browser of its own.
  [
    vitest('components', '--project', 'components', '--project', 'isolated'),
    { ...vitest('storybook', '--config', '.storybook/vitest.config.ts'), environment: PACKS },
  ],
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

/** @param alone what it prints is seen at once; else when it ends, in one piece */
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
  // A runner that fails without a failed test (no test found, an error outside of tests) has failed all the same.
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

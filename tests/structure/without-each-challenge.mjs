// Takes out each challenge in turn, in a copy of the repository, and runs types and the tests of all but challenges there:
// node tests/structure/without-each-challenge.mjs [key…]. Slow; `challenges-apart.test.ts` is what every check runs of it.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const copy = mkdtempSync(join(tmpdir(), 'vigie-without-'));
const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
for (const file of files) cpSync(join(root, file), join(copy, file));
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

const all = readdirSync(join(copy, 'challenges')).filter((name) => /^[a-z]/.test(name));
const keys = process.argv.length > 2 ? process.argv.slice(2) : all;
const tests = [
  'engine',
  'schemas',
  'tests/structure',
  'tests/conformance/catalogue',
  'tests/conformance/manifests',
  'tests/conformance/parts',
];
const run = (program, ...args) =>
  spawnSync(process.execPath, [join(root, 'node_modules', program), ...args], { cwd: copy, encoding: 'utf8' });

const broken = [];
for (const key of keys) {
  const aside = join(copy, `.without-${key}`);
  renameSync(join(copy, 'challenges', key), aside);
  const results = [run('typescript/bin/tsc', '--noEmit'), run('vitest/vitest.mjs', 'run', '--project', 'node', ...tests)];
  renameSync(aside, join(copy, 'challenges', key));
  const failed = results.filter(({ status }) => status !== 0);
  const lines = failed.flatMap(({ stdout, stderr }) =>
    `${stdout}${stderr}`.split('\n').filter((line) => /FAIL|Error|error TS/.test(line)),
  );
  console.log([`without ${key}: ${failed.length === 0 ? 'nothing fails' : 'this fails'}`, ...lines].join('\n'));
  if (failed.length > 0) broken.push(key);
}
rmSync(copy, { recursive: true, force: true });
process.exitCode = broken.length > 0 ? 1 : 0;

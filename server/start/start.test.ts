import { execFile, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';

/** Root, which may write everywhere, runs the start as an unprivileged user. */
const SOMEBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vigie-start-'));
  for (const file of [
    'start.cjs',
    'start.mjs',
    'threads-and-memory.cjs',
    'arguments.mjs',
    'command-line.mjs',
    'build-turn.mjs',
    'needs-build.mjs',
  ])
    cpSync(fileURLToPath(new URL(file, import.meta.url)), join(root, 'server/start', file));
});
afterEach(() => {
  chmodSync(root, 0o755);
  rmSync(root, { recursive: true });
});

const start = () => spawnSync(process.execPath, [join(root, 'server/start/start.cjs')], { ...SOMEBODY, encoding: 'utf8' });

test('a clone without its packages says how to get them', () => {
  chmodSync(root, 0o555);
  expect(start()).toMatchObject({
    stderr: `The packages of ${root}/ are not installed. Run 'npm ci' there, then start again.\n`,
    status: 1,
  });
});

test('a user who would have to build, and may not write there, is told so', () => {
  mkdirSync(join(root, 'node_modules/vite/bin'), { recursive: true });
  writeFileSync(join(root, 'node_modules/vite/bin/vite.js'), 'process.exit(1);');
  chmodSync(root, 0o555);
  const { status, stderr } = start();
  expect(stderr).toContain(` This user may not write to ${root}/: run 'npm run build' as one who may, then start again.`);
  expect(status).toBe(1);
});

test.runIf(process.platform !== 'darwin')('of two starts at once the second waits for the build of the first', async () => {
  mkdirSync(join(root, 'node_modules/vite/bin'), { recursive: true });
  // Both check before either has built: with an instant build there would be no race to test.
  writeFileSync(
    join(root, 'node_modules/vite/bin/vite.js'),
    `const { appendFileSync, mkdirSync, writeFileSync } = require('node:fs');
    appendFileSync('builds', 'begun ');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
    mkdirSync('dist/server', { recursive: true });
    writeFileSync('dist/server/main.js', 'console.log("serves")');
    writeFileSync('dist/stamp', '{ "configuration": null, "sources": [] }');
    appendFileSync('builds', 'done ');`,
  );
  chmodSync(root, 0o777);
  const started = promisify(execFile);
  const both = await Promise.all([1, 2].map(() => started(process.execPath, [join(root, 'server/start/start.cjs')], SOMEBODY)));
  expect(both.map(({ stdout }) => stdout)).toEqual(['serves\n', 'serves\n']);
  expect(readFileSync(join(root, 'builds'), 'utf8')).toBe('begun done ');
});

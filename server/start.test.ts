import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

/** Whoever may write everywhere starts as somebody who may not. */
const SOMEBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vigie-start-'));
  for (const file of ['start.cjs', 'start.mjs', 'threads-and-memory.cjs', 'arguments.mjs', 'needs-build.mjs'])
    cpSync(fileURLToPath(new URL(file, import.meta.url)), join(root, 'server', file));
});
afterEach(() => {
  chmodSync(root, 0o755);
  rmSync(root, { recursive: true });
});

const start = () => spawnSync(process.execPath, [join(root, 'server/start.cjs')], { ...SOMEBODY, encoding: 'utf8' });

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

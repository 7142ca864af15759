import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { needsBuild } from './needs-build.mjs';

/** Times of files, in seconds: before the build, the build, after it. */
const [BEFORE, BUILT, AFTER] = [1000, 2000, 3000];

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vigie-start-'));
  write('engine/rules/scoring.ts', BEFORE);
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, time: number, text = ''): string {
  const path = join(root, file);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text);
  utimesSync(path, time, time);
  for (let folder = join(path, '..'); folder !== root; folder = join(folder, '..')) utimesSync(folder, BEFORE, BEFORE);
  return path;
}

/** @param configuration the build's configuration @param packs further files of it */
function build(configuration: string | null = null, ...packs: readonly string[]): void {
  const sources = [...(configuration === null ? [] : [configuration]), ...packs];
  write('dist/stamp', BUILT, JSON.stringify({ configuration, sources }));
}

it('builds where there is no build, or one that does not say what it was made of', () => {
  expect(needsBuild(root, {})).toBe(true);
  write('dist/stamp', BUILT, '2026-11-22T13:00:00Z');
  expect(needsBuild(root, {})).toBe(true);
  build();
  expect(needsBuild(root, {})).toBe(false);
});

it('builds again for a newer source', () => {
  build();
  write('engine/rules/scoring.ts', AFTER);
  expect(needsBuild(root, {})).toBe(true);
});

it('builds again when the configuration comes, changes, goes, or is another', () => {
  build();
  const configuration = write('vigie.json', BEFORE, '{}');
  expect(needsBuild(root, {})).toBe(true);
  build(configuration);
  expect(needsBuild(root, {})).toBe(false);
  const other = write('other.json', BEFORE, '{}');
  expect(needsBuild(root, { VIGIE_CONFIG: 'other.json' })).toBe(true);
  build(other);
  expect(needsBuild(root, { VIGIE_CONFIG: other })).toBe(false);
  write('other.json', AFTER, '{}');
  expect(needsBuild(root, { VIGIE_CONFIG: other })).toBe(true);
  rmSync(other);
  expect(needsBuild(root, { VIGIE_CONFIG: other })).toBe(true);
});

it('builds again when the configuration is named no longer, or is named and not there; an empty name is none', () => {
  const other = write('elsewhere/other.json', BEFORE, '{}');
  build(other);
  expect(needsBuild(root, {})).toBe(true);
  build();
  expect(needsBuild(root, { VIGIE_CONFIG: 'nowhere.json' })).toBe(true);
  expect(needsBuild(root, { VIGIE_CONFIG: ' ' })).toBe(false);
});

it('builds again when a pack changes or goes', () => {
  const configuration = write('vigie.json', BEFORE, '{}');
  const manifest = write('pack/challenges/one/manifest.json', BEFORE);
  build(configuration, join(root, 'pack/challenges'));
  expect(needsBuild(root, {})).toBe(false);
  utimesSync(manifest, AFTER, AFTER);
  expect(needsBuild(root, {})).toBe(true);
  rmSync(join(root, 'pack'), { recursive: true });
  expect(needsBuild(root, {})).toBe(true);
});

/** The folder that authors copy is skipped by the registry: here it is copied, and must hold like any other. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { formatProblem } from './manifest/problem.ts';
import { readRegistry } from './read-registry.ts';

const TEMPLATE = fileURLToPath(new URL('../../challenges/_template', import.meta.url));
const directory = mkdtempSync(join(tmpdir(), 'vigie-template-'));
afterEach(() => rmSync(directory, { recursive: true, force: true }));

it('the template is a challenge once its key and path are edited', () => {
  cpSync(TEMPLATE, join(directory, 'le-phare'), { recursive: true });
  const file = join(directory, 'le-phare', 'manifest.json');
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('my-challenge', 'le-phare'));
  const { challenges, problems } = readRegistry(directory);
  expect(problems.map(formatProblem)).toEqual([]);
  expect(challenges.map(({ manifest }) => manifest.key)).toEqual(['le-phare']);
});

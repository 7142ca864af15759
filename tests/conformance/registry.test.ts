/** The challenges of the registry as a whole: none is broken, none is in the way of another part of the site, and their questions differ. */
import { join } from 'node:path';
import { challenges, problems } from 'virtual:challenges/server';
import { expect, it } from 'vitest';
import { RESERVED } from '../../engine/registry/manifest/meaning.ts';
import { readProject } from '../../engine/registry/read-registry.ts';
import { sqlite } from '../support/temporary-databases.ts';
import { openTestApp } from '../support/test-app.ts';

/** Part of the catalogue's questions in which the right option may be the longest. */
const MAX_LONGEST = 0.4;

it('every folder of challenges/ has a manifest that holds, and code without a mistake', () => {
  expect(problems).toEqual([]);
  const loaded = new Set(challenges.map(({ manifest }) => manifest.key));
  expect(readProject(join(import.meta.dirname, '../..'), { code: (key) => loaded.has(key) }).problems).toEqual([]);
  expect(challenges.length).toBeGreaterThan(0);
});

it('no challenge can have the address of a call or a page of the site', async () => {
  const app = await openTestApp(sqlite, { challenges });
  const { body } = await app.guest('GET', '/openapi.json');
  await app.close();
  const calls = Object.keys(Object(body['paths'])).map((path) => path.split('/')[1] ?? '');
  expect(calls).toContain('score');
  expect(RESERVED).toEqual(expect.arrayContaining([...calls, 'user-login', 'admin', 'assets']));
});

it('the right option of the questions has no place of its own', () => {
  const places = challenges.map(({ manifest }) => manifest.retrieval.answer);
  for (const place of new Set(places))
    expect(places.filter((answer) => answer === place).length).toBeLessThanOrEqual(Math.max(3, Math.ceil(places.length / 2)));
});

it('the right option of the questions is seldom the longest', () => {
  const longest = challenges.filter(({ manifest: { retrieval } }) => {
    const lengths = retrieval.options.map((option) => option.length);
    return lengths[retrieval.answer] === Math.max(...lengths);
  });
  expect(longest.length).toBeLessThanOrEqual(Math.max(3, Math.floor(challenges.length * MAX_LONGEST)));
});

import { afterEach, beforeEach, expect, it } from 'vitest';
import { CATALOGUE, emit, GUESTS, PAGE, SERVER } from './emit.ts';
import { readRegistry } from './read-registry.ts';
import { manifestText, type TemporaryChallenges, temporaryChallenges } from './testing/temporary-challenges.ts';

const KEPT_BACK = /-SECRET|challenge\.server/;

let folders: TemporaryChallenges;
beforeEach(() => {
  folders = temporaryChallenges();
  folders.write('sample', manifestText('sample', { pages: [{ slug: 'admin', title: 'Admin', component: 'admin.page.tsx' }] }));
  folders.writeFile(
    'sample',
    'admin.page.tsx',
    'const definePage = (page) => page;\nexport default definePage({ Page: () => null });\n',
  );
  folders.write('hidden', manifestText('hidden', { guest: false }));
});
afterEach(() => folders.dispose());

it.each([GUESTS, CATALOGUE, `${PAGE}sample`, `${PAGE}sample/admin`])(
  '%s holds no hint, debrief, learning text or server part',
  (id) => {
    expect(emit(id, readRegistry(folders.directory), false)).not.toMatch(KEPT_BACK);
  },
);

it('gives the server everything', () => {
  const code = emit(SERVER, readRegistry(folders.directory), false);
  for (const text of ['INDICE-SECRET', 'APPRENTISSAGE-SECRET', 'DEBRIEF-SECRET', 'NOTES-SECRET', 'sample/challenge.server.ts'])
    expect(code).toContain(text);
});

it('gives the logged-out hub the guest cards only', () => {
  const code = emit(GUESTS, readRegistry(folders.directory), false);
  expect(code).toContain('/sample-challenge');
  expect(code).not.toContain('/hidden-challenge');
});

it('leaves what guests play of other programmes out of the first visit: it comes with the catalogue', () => {
  folders.write('newer', manifestText('newer', { programme: 'bureau-2026', guest: true }));
  const registry = readRegistry(folders.directory);
  expect(emit(GUESTS, registry, false)).not.toContain('/newer-challenge');
  expect(emit(CATALOGUE, registry, false)).toContain('/newer-challenge');
});

it('makes one lazy page of each challenge and sub-page', () => {
  const code = emit(CATALOGUE, readRegistry(folders.directory), false);
  for (const page of ['sample', 'sample/admin', 'hidden']) expect(code).toContain(`import("${PAGE}${page}")`);
  expect(code).toContain('path: "/sample-challenge/admin"');
});

it('knows no page of a challenge that is not there', () => {
  expect(emit(`${PAGE}nobody`, readRegistry(folders.directory), false)).toBeUndefined();
  expect(emit(`${PAGE}sample/nowhere`, readRegistry(folders.directory), false)).toBeUndefined();
});

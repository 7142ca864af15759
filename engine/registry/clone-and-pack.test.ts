/** A real development server of a clone that lies below a folder `data`, with a pack beside it. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { challenges } from './plugin.ts';
import { neverServed } from './server-part-guard.ts';
import { manifestText, temporaryChallenges } from './testing/temporary-challenges.ts';

let whole: string;
let root: string;
let pack: string;
let server: ViteDevServer;

beforeEach(async () => {
  whole = realpathSync(mkdtempSync(join(tmpdir(), 'vigie-[clone] ')));
  const below = join(whole, 'data');
  mkdirSync(below);
  const core = temporaryChallenges(below);
  const elsewhere = temporaryChallenges(below);
  root = dirname(core.directory);
  pack = dirname(elsewhere.directory);
  core.write('own', manifestText('own'));
  elsewhere.write('brought', manifestText('brought'));
  mkdirSync(join(core.directory, 'own/data'));
  core.writeFile('own', 'data/words.ts', "export const words = ['bouée'];\n");
  for (const folder of [root, pack]) {
    mkdirSync(join(folder, 'data'));
    writeFileSync(join(folder, 'data/vigie.db'), 'DATABASE-SECRET');
  }
  const description = { name: 'acme', version: '1.0.0', authoring: 1, programme: { key: 'acme', title: 'Chez Acme' } };
  writeFileSync(join(pack, 'vigie-pack.json'), JSON.stringify(description));
  writeFileSync(join(root, 'vigie.json'), JSON.stringify({ packs: [pack] }));
  elsewhere.writeFile('brought', 'challenge.server.ts', "throw new Error('oups');\nexport default {};");
  vi.stubEnv('VIGIE_CONFIG', '');
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [challenges({ code: false })],
    server: { port: 0, host: '127.0.0.1', fs: { deny: neverServed([root, pack]) }, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  await server.listen();
});
afterEach(async () => {
  await server.close();
  vi.unstubAllEnvs();
  rmSync(whole, { recursive: true });
});

it.each([
  ['a scene', () => `${root}/challenges/own/challenge.tsx`],
  ['a part in a folder of its own', () => `${root}/challenges/own/data/words.ts`],
  ['a scene of the pack', () => `${pack}/challenges/brought/challenge.tsx`],
])('serves %s', async (_what, file) => {
  const answer = await fetch(new URL(encodeURI(`/@fs${file()}`), server.resolvedUrls?.local[0]));
  expect({ status: answer.status, text: await answer.text() }).toEqual({ status: 200, text: expect.stringContaining('export') });
});

it.each([() => root, () => pack])('keeps the databases of clone and pack back (%#)', async (folder) => {
  for (const address of [`/@fs${folder()}/data/vigie.db`, `/@fs${folder()}/data/vigie.db?raw`, '/data/vigie.db']) {
    const answer = await fetch(new URL(encodeURI(address), server.resolvedUrls?.local[0]));
    expect(await answer.text()).not.toContain('DATABASE-SECRET');
    expect(answer.status, address).toBe(403);
  }
});

it('tells where the server part of a pack lies that does not load', async () => {
  const { ssr } = server.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('no server environment');
  const { problems } = await ssr.runner.import<typeof import('virtual:challenges/server')>('virtual:challenges/server');
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^\/.*\/challenges\/brought\/challenge\.server\.ts:\d+:7 does not load: oups$/),
  ]);
  expect(problems[0]?.message).toContain(`${pack}/challenges/brought/`);
});

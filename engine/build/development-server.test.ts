/** The project's own development server: one port for pages and API calls. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, loadConfigFromFile, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, expectTypeOf, it, vi } from 'vitest';
import { readRegistry } from '#engine/registry/read-registry.ts';
import type { DevelopmentModule } from './development-server.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const challenge = readRegistry(join(root, 'challenges'), {}, { code: () => false }).challenges[0]?.manifest;
if (!challenge) throw new Error('there is no challenge to serve');

let server: ViteDevServer;
let origin = '';

beforeAll(async () => {
  vi.stubEnv('DATABASE_URL', 'sqlite::memory:');
  vi.stubEnv('ADMIN_PASSWORD', 'a long password for tests');
  vi.stubEnv('LOG_LEVEL', 'silent');
  server = await createServer({
    root,
    configFile: `${root}/vite.config.ts`,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, strictPort: false, host: '127.0.0.1' },
  });
  await server.listen();
  origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
});
afterAll(async () => {
  await server.close();
  vi.unstubAllEnvs();
});

it.each(['/', '/user-login', challenge.path, '/admin', '/admin/sessions/1/delete', '/nowhere'])(
  'answers %s with the page',
  async (path) => {
    const answer = await fetch(origin + path, { headers: { accept: 'text/html' } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.headers.get('content-security-policy')).toBeNull();
    expect(await answer.text()).toContain('/engine/build/entry-client.tsx');
  },
);

it.each([
  ['GET', '/healthz', 200],
  ['GET', '/openapi.json', 200],
  ['GET', `/challenges/${challenge.key}`, 200],
  ['GET', '/challenges/nobody', 404],
  ['GET', '/admin/sessions', 401],
  ['POST', '/login', 400],
])('answers %s %s as the server does', async (method, path, status) => {
  const answer = await fetch(origin + path, { method });
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toContain('application/json');
});

it('answers the calls that end as files do', async () => {
  const described: { paths: object } = await (await fetch(`${origin}/openapi.json`)).json();
  const files = Object.keys(described.paths).filter((path) => /\.[a-z]+$/.test(path));
  expect(files.length).toBeGreaterThan(1);
  for (const path of files) expect((await fetch(origin + path)).status, path).toBe(401);
});

it('serves modules of the site', async () => {
  const answer = await fetch(`${origin}/challenges/${challenge.key}/challenge.tsx`, { headers: { accept: '*/*' } });
  expect(answer.headers.get('content-type')).toContain('javascript');
});

it('loads what the server’s module is', () => {
  expectTypeOf<typeof import('../../server/start/development.ts')>().toExtend<DevelopmentModule>();
});

it('takes an empty PORT for none, and refuses one that is none, as the server does', async () => {
  const read = () => loadConfigFromFile({ command: 'serve', mode: 'development' }, `${root}/vite.config.ts`, root, 'silent');
  vi.stubEnv('PORT', '');
  expect((await read())?.config.server?.port).toBe(3000);
  vi.stubEnv('PORT', 'three thousand');
  await expect(read()).rejects.toThrow('PORT: expected a port number from 0 to 65535, not "three thousand"');
});

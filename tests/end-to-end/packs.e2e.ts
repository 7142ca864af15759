/**
 * A pack outside of the project: added by one line of configuration, played, and removed again, while no file of the product names it.
 * Played on the development server, which loads the same modules as a build and saves the minute that a build takes.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { APIRequestContext, Page } from '@playwright/test';
import type { Session } from '#schemas/admin.ts';
import { writeStoryFiles } from '../../.storybook/story-files.ts';
import { readInstallation } from '../../engine/registry/configuration.ts';
import { readRegistry } from '../../engine/registry/read-registry.ts';
import { playable } from '../support/playable-challenges.ts';
import { freePort } from '../support/postgres.ts';
import { expectAccessible, watchPage } from './accessibility.ts';
import { call, FACILITATOR, find, join as joinSession } from './api.ts';
import { createKeyboardPlayer } from './keyboard-player.ts';
import { expect, test } from './test.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const whole = realpathSync(mkdtempSync(join(tmpdir(), 'vigie-pack-')));
const configuration = join(whole, 'vigie.json');
const install = (...packs: readonly string[]) => writeFileSync(configuration, JSON.stringify({ packs }));

const installation = readInstallation(join(ROOT, 'tests/packs/vigie.json'), ROOT);
const missions = readRegistry(join(ROOT, 'challenges'), installation)
  .challenges.filter(({ pack }) => pack !== undefined)
  .map(playable);
const keys = missions.map(({ manifest }) => manifest.key);

let server: ChildProcess;
let url = '';
test.beforeAll(async () => {
  cpSync(join(ROOT, 'tests/packs/example'), join(whole, 'example'), { recursive: true });
  install('./example');
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  server = spawn(process.execPath, [join(ROOT, 'node_modules/vite/bin/vite.js')], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      VIGIE_CONFIG: configuration,
      DATABASE_URL: `sqlite:${join(whole, 'vigie.db')}`,
      ADMIN_USERNAME: FACILITATOR.username,
      ADMIN_PASSWORD: FACILITATOR.password,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await new Promise<void>((resolve, reject) => {
    let printed = '';
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (chunk: Buffer) => {
        printed += chunk;
        if (printed.includes('ready in')) resolve();
      });
    server.once('exit', () => reject(new Error(`the development server ended before it was ready:\n${printed}`)));
  });
});
test.afterAll(async () => {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
  rmSync(whole, { recursive: true, force: true });
});

/** Opens a session of the pack's missions. @returns the token of a player in it */
async function openRoom(request: APIRequestContext): Promise<string> {
  const { token: admin } = await call<{ token: string }>(request, 'POST', '/login', undefined, FACILITATOR);
  const wanted = { name: 'Accueil', challenges: keys };
  const { code } = await call<Session>(request, 'POST', '/admin/sessions', admin, wanted);
  return joinSession(request, code, 'arrivee@brevelle.example');
}

/** All bodies that the server sends to the page, of scripts and of API calls. */
function listen(page: Page): () => Promise<string> {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (!/font|image|event-stream/.test(response.headers()['content-type'] ?? '')) bodies.push(response.text().catch(() => ''));
  });
  return async () => (await Promise.all(bodies)).join('\n');
}

test.slow();
test('a pack is played by keyboard alone, under its own programme, and leaves without a trace', async ({
  page,
  playwright,
  request: built,
}) => {
  expect(keys.length).toBeGreaterThan(1);
  const request = await playwright.request.newContext({ baseURL: url });
  // First as a guest, who is sent to the login: the development server then discovers the packages to optimise now and not during the test.
  await page.goto(url + (missions[0]?.manifest.path ?? ''));
  await expect(page.getByRole('heading', { level: 1, name: missions[0]?.manifest.title ?? '' })).toBeVisible();

  const check = watchPage(page, url);
  const token = await openRoom(request);
  await page.evaluate((stored) => localStorage.setItem('token', stored), token);
  await page.goto(url);
  await expect(page.getByRole('heading', { name: 'Vos premiers jours' })).toBeVisible();
  for (const mission of missions) {
    const { manifest } = mission;
    const { title, debrief, hints, path } = manifest;
    await test.step(manifest.key, async () => {
      const heard = listen(page);
      const found = await find(request, token, mission);
      const { walkthrough } = await mission.load();
      await page.goto(url + path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expectAccessible(page);
      const before = plain(await heard());
      for (const secret of [...hints.map(({ text }) => text), debrief.whatHappened, ...debrief.reflexes])
        expect(before.includes(plain(secret)), secret).toBe(false);
      await walkthrough(createKeyboardPlayer(page), found);
      await expect(page).toHaveURL(`${url}/`);
      const victory = page.getByRole('dialog', { name: 'Mission réussie', exact: true });
      await expect(victory).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('article', { name: title }).getByText('Mission accomplie')).toBeVisible();
    });
  }
  check();
  // The pack's files cannot be read by their path on the disk either. From here on the page shows an error overlay for what is refused.
  for (const key of keys)
    for (const file of ['challenge.server.ts', 'manifest.json', 'solve.ts', 'walkthrough.ts', 'facilitator-notes.md'])
      expect((await request.get(`/@fs${whole}/example/challenges/${key}/${file}`)).ok(), file).toBe(false);

  const points = async () => (await call<{ points: number }>(request, 'GET', '/score', token)).points;
  const won = await points();
  expect(won).toBe(missions.reduce((sum, { manifest }) => sum + manifest.scoring.base, 0));

  // The page reloads by itself when the pack is removed: a navigation at the same time would collide with the reload.
  await page.goto(url + (missions[0]?.manifest.path ?? ''));
  install();
  for (const { manifest } of missions)
    await expect.poll(async () => (await request.get(`/challenges/${manifest.key}`)).status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: /404/ })).toBeVisible();
  expect(await points()).toBe(won);

  install('./example');
  for (const { manifest } of missions)
    await expect
      .poll(async () =>
        (await request.get(`/challenges/${manifest.key}`, { headers: { authorization: `Bearer ${token}` } })).text(),
      )
      .toContain('"solved":true');

  // The same on the built server that the other tests play, whose configuration never named the pack.
  for (const { manifest } of missions) expect((await built.get(`/challenges/${manifest.key}`)).status()).toBe(404);
  writeStoryFiles();
  for (const folder of ['dist', 'generated-stories', 'generated-packs']) expect(naming(join(ROOT, folder)), folder).toEqual([]);
});

/** The text with plain spaces in place of no-break ones. */
function plain(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ');
}

/** Files below this folder that name the pack or one of its missions. */
function naming(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = [...keys, ...installation.packs.map(({ name }) => name)];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz|woff2)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => names.some((name) => file.includes(name) || readFileSync(file, 'utf8').includes(name)));
}

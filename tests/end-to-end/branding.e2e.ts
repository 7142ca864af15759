/** A branding in a browser, on the same build that the other tests play without a branding, and on the development server. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { ADMIN } from '../support/admin.ts';
import { playableChallenges } from '../support/playable-challenges.ts';
import { startServer } from '../support/server-process.ts';
import { expectAccessible, watchPage } from './accessibility.ts';
import { call, join as joinSession } from './api.ts';
import { expect, test } from './test.ts';

// The tests look for the console's English texts.
test.use({ locale: 'en-GB' });

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** The colours of engine/ui/tokens.css that a branding may change, as a browser computes them. */
const DEFAULTS = ['#b5400f', '#ff9466', '#f5b841', '#17223b', '#0c1324', '#c3cbdb'].map(computed);

/** A challenge whose briefing has a placeholder for the company's name. */
const naming = playableChallenges.find(({ manifest }) => manifest.briefing.includes('de {company}'))?.manifest;

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vigie-branding-'));
  cpSync(join(ROOT, 'tests/fixtures/branding'), folder, { recursive: true });
});
test.afterEach(() => rmSync(folder, { recursive: true }));

test('name, logo, colours and company are seen, nothing of the default is, and all of it can be read', async ({ browser }) => {
  const server = await startServer(`sqlite:${join(folder, 'branded.db')}`, join(ROOT, 'dist/server/main.js'), [], {
    VIGIE_CONFIG: join(folder, 'vigie.json'),
  });
  const context = await browser.newContext({ baseURL: server.url, colorScheme: 'light', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const complaints = watchPage(page, server.url);
  await page.goto('/admin');
  await expect(page).toHaveTitle('Console sign-in · Escale Cyber');
  await expectBranding(page, { button: 'Sign in', accent: '#8a1259' });

  await page.goto('/');
  await expect(page).toHaveTitle('Escale Cyber · Apprendre la cybersécurité en jouant');
  await expect(page.getByRole('contentinfo')).toContainText('Escale Cyber · Les Ateliers du Val');
  await expectBranding(page, { button: 'Se connecter', accent: '#8a1259' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectBranding(page, { button: 'Se connecter', accent: '#ff9ccf' });
  // The HTML as sent has the branding already, before its script runs.
  const sent = await (await context.request.get('/')).text();
  expect(sent).toContain('<img class="own-logo"');
  expect(sent).not.toMatch(/\bVigie\b/);

  const { token } = await call<{ token: string }>(context.request, 'POST', '/login', undefined, ADMIN);
  const named = server.url.replace('127.0.0.1', 'localhost');
  const prompt = await context.request.post(`${named}/admin/me/passkeys/options`, {
    headers: { authorization: `Bearer ${token}`, origin: named },
  });
  expect(await prompt.json()).toMatchObject({ rp: { id: 'localhost', name: 'Escale Cyber' } });
  const { code } = await call<{ code: string }>(context.request, 'POST', '/admin/sessions', token, {
    name: 'Ateliers',
    challenges: [naming?.key],
  });
  const player = await joinSession(context.request, code, 'lise@val.example');
  await page.evaluate((stored) => localStorage.setItem('token', stored), player);
  await page.goto(naming?.path ?? '');
  await expect(page.locator('main')).toContainText('des Ateliers du Val');
  complaints();
  await context.close();
  await server.end('SIGTERM');
});

test('while developing, a change of the configuration is seen at once', async ({ page }) => {
  const server = await developmentServer();
  await page.goto(new URL(server.resolvedUrls?.local[0] ?? '').origin);
  await expect(page.getByRole('banner')).toContainText('Escale Cyber');
  const file = join(folder, 'vigie.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('Escale Cyber', 'Quai des Veilleurs'));
  await expect(page.getByRole('banner')).toContainText('Quai des Veilleurs');
  await expect(page.getByRole('contentinfo')).toContainText('Quai des Veilleurs · Les Ateliers du Val');
  await server.close();
  // Later tests in this process must not see these variables.
  for (const name of ['VIGIE_CONFIG', 'DATABASE_URL', 'ADMIN_PASSWORD']) delete process.env[name];
});

async function developmentServer(): Promise<ViteDevServer> {
  Object.assign(process.env, {
    VIGIE_CONFIG: join(folder, 'vigie.json'),
    DATABASE_URL: `sqlite:${join(folder, 'developing.db')}`,
    ADMIN_PASSWORD: ADMIN.password,
  });
  const server = await createServer({
    root: ROOT,
    configFile: join(ROOT, 'vite.config.ts'),
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1', strictPort: false },
  });
  return server.listen();
}

/** Fails where the page lacks the branding. @param button a button of the page, drawn in the theme's accent */
async function expectBranding(
  page: Page,
  { button, accent }: { readonly button: string; readonly accent: string },
): Promise<void> {
  await expect(page.getByRole('banner')).toContainText('Escale Cyber');
  await expect(page.getByRole('banner').locator('img')).toHaveJSProperty('naturalWidth', 96);
  await expect(page.getByRole('button', { name: button })).toHaveCSS('background-color', computed(accent));
  await expect(page.locator('body')).not.toContainText('Vigie');
  expect((await coloursOf(page)).filter((colour) => DEFAULTS.includes(colour))).toEqual([]);
  await expectAccessible(page);
}

/** All colours in which the elements of the page are drawn. */
function coloursOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const properties = ['color', 'background-color', 'border-top-color', 'fill', 'stroke', 'stop-color'];
    const all = [...document.querySelectorAll('body *')].flatMap((element) => {
      const style = getComputedStyle(element);
      return properties.map((property) => style.getPropertyValue(property));
    });
    return [...new Set(all)];
  });
}

/** `#0c1324` → `rgb(12, 19, 36)` */
function computed(colour: string): string {
  return `rgb(${[1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).join(', ')})`;
}

/** A house of one's own, as a browser shows it: the development server runs with it, since the built site has none. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { expectAccessible, watchPage } from './accessibility.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** The colours of engine/ui/tokens.css that a house may change, as a browser computes them. */
const DEFAULTS = ['#b5400f', '#ff9466', '#f5b841', '#17223b', '#0c1324', '#c3cbdb'].map(computed);

let folder: string;
let server: ViteDevServer;
let origin: string;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vigie-branding-'));
  cpSync(join(ROOT, 'tests/fixtures/branding'), folder, { recursive: true });
  Object.assign(process.env, {
    VIGIE_CONFIG: join(folder, 'vigie.json'),
    DATABASE_URL: `sqlite:${join(folder, 'house.db')}`,
    ADMIN_PASSWORD: 'a long password for tests',
  });
  server = await createServer({
    root: ROOT,
    configFile: join(ROOT, 'vite.config.ts'),
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1', strictPort: false },
  });
  await server.listen();
  origin = new URL(server.resolvedUrls?.local[0] ?? '').origin;
});
test.afterAll(async () => {
  await server.close();
  // The tests that come after it in this process have none of it.
  for (const name of ['VIGIE_CONFIG', 'DATABASE_URL', 'ADMIN_PASSWORD']) delete process.env[name];
  rmSync(folder, { recursive: true });
});

test('name, logo and colours are seen, nothing of the default is, all of it can be read, and a change shows at once', async ({
  page,
}) => {
  const complaints = watchPage(page, origin);
  const banner = page.getByRole('banner');
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(`${origin}/admin`);
  await expect(page).toHaveTitle('Console sign-in · Escale Cyber');
  await expectHouse(page, { button: 'Sign in', accent: '#8a1259' });

  await page.goto(origin);
  await expect(page).toHaveTitle('Escale Cyber · Apprendre la cybersécurité en jouant');
  await expectHouse(page, { button: 'Se connecter', accent: '#8a1259' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectHouse(page, { button: 'Se connecter', accent: '#ff9ccf' });

  const file = join(folder, 'vigie.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('Escale Cyber', 'Quai des Veilleurs'));
  await expect(banner).toContainText('Quai des Veilleurs');
  await expect(page.getByRole('contentinfo')).toContainText('Quai des Veilleurs · Les Ateliers du Val');
  complaints();
});

/** @param button on the page, in the accent of the theme */
async function expectHouse(page: Page, { button, accent }: { readonly button: string; readonly accent: string }): Promise<void> {
  await expect(page.getByRole('banner')).toContainText('Escale Cyber');
  await expect(page.getByRole('banner').locator('img')).toHaveJSProperty('naturalWidth', 96);
  await expect(page.getByRole('button', { name: button })).toHaveCSS('background-color', computed(accent));
  await expect(page.locator('body')).not.toContainText('Vigie');
  expect((await coloursOf(page)).filter((colour) => DEFAULTS.includes(colour))).toEqual([]);
  await expectAccessible(page);
}

/** Every colour in which something of the page is drawn. */
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

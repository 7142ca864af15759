/**
 * The first visit to `/`, on a slow line and a slow machine (design, section 7): `npm run bench:site`.
 * 1.6 Mbit/s, 150 ms round trip, processor four times slower, nothing cached. Medians of several runs.
 */

import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { chromiumLaunchOptions } from '../support/browser.mjs';
import { startServer } from '../support/server-process.ts';
import { createSqliteDatabase } from '../support/temporary-databases.ts';

const RUNS = 5;
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
const SLOWER = 4;
const KILOBYTE = 1024;

interface Visit {
  readonly bytes: number;
  readonly scriptBytes: number;
  readonly requests: number;
  /** Milliseconds since the navigation began. */
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly loginUsable: number;
  readonly layoutShift: number;
}

/** The form is usable once React listens to it: marked by the page itself, in the frame in which it happens. */
const WATCH_LOGIN = `(function look() {
  const form = document.querySelector('form');
  if (form && Object.keys(form).some((name) => name.startsWith('__reactProps'))) performance.mark('login-usable');
  else requestAnimationFrame(look);
})()`;

/** Paints and shifts as the browser saw them. */
async function timings(page: Page): Promise<Omit<Visit, 'bytes' | 'scriptBytes' | 'requests'>> {
  return page.evaluate(async () => {
    const seen = <T>(type: string) =>
      new Promise<T[]>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries() as T[])).observe({ type, buffered: true });
        setTimeout(() => resolve([]), 500);
      });
    await document.fonts.ready;
    const paints = await seen<PerformanceEntry>('paint');
    const largest = await seen<PerformanceEntry>('largest-contentful-paint');
    const shifts = await seen<PerformanceEntry & { value: number }>('layout-shift');
    return {
      firstPaint: paints.find(({ name }) => name === 'first-paint')?.startTime ?? 0,
      largestPaint: largest.at(-1)?.startTime ?? 0,
      loginUsable: performance.getEntriesByName('login-usable')[0]?.startTime ?? Number.NaN,
      layoutShift: shifts.reduce((sum, { value }) => sum + value, 0),
    };
  });
}

async function visit(url: string): Promise<Visit> {
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
    // The runner that strips types names functions through this; the page has to know it.
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.addInitScript(WATCH_LOGIN);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', LINE);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const types = new Map<string, string>();
    let bytes = 0;
    let scriptBytes = 0;
    devtools.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      bytes += encodedDataLength;
      if (types.get(requestId) === 'Script') scriptBytes += encodedDataLength;
    });
    await page.goto(url);
    // On a busy machine the network rests before the page asks for its last files: the font, and the drawings of the cards in view.
    await page.waitForFunction(() => performance.getEntriesByName('login-usable').length > 0);
    await page.locator('article svg[viewBox="0 0 160 96"]').first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');
    return { bytes, scriptBytes, requests: types.size, ...(await timings(page)) };
  } finally {
    await browser.close();
  }
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

const store = await createSqliteDatabase();
const server = await startServer(store.url, fileURLToPath(new URL('../../dist/server/main.js', import.meta.url)));
const visits: Visit[] = [];
for (let run = 0; run < RUNS; run += 1) visits.push(await visit(server.url));
await server.end('SIGTERM');
await store.drop();

const of = (name: keyof Visit) => median(visits.map((one) => one[name]));
console.table([
  {
    what: 'first visit, headers included',
    measured: `${(of('bytes') / KILOBYTE).toFixed(1)} KB in ${of('requests')} requests`,
    budget: '114 KB',
  },
  { what: 'of which script', measured: `${(of('scriptBytes') / KILOBYTE).toFixed(1)} KB`, budget: '90 KB' },
  { what: 'first paint', measured: `${of('firstPaint').toFixed(0)} ms`, budget: '500 ms' },
  { what: 'largest paint', measured: `${of('largestPaint').toFixed(0)} ms`, budget: '700 ms' },
  { what: 'login usable', measured: `${of('loginUsable').toFixed(0)} ms`, budget: '1000 ms' },
  { what: 'layout shift', measured: of('layoutShift').toFixed(4), budget: '0' },
]);

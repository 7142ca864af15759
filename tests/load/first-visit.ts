/**
 * The first visit to `/`, on a slow line and a slow machine: `npm run bench:site`.
 * 1.6 Mbit/s, 150 ms round trip, processor four times slower, nothing cached. Medians of several runs.
 */

import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '../support/browser.mjs';
import { startServer } from '../support/server-process.ts';
import { createSqliteDatabase } from '../support/temporary-databases.ts';
import { openUnwatchedPage } from './unwatched-page.ts';

const RUNS = 5;
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
const SLOWER = 4;
const KILOBYTE = 1024;

/** Milliseconds since the navigation began. */
interface Timings {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly loginUsable: number;
  readonly layoutShift: number;
}

interface Visit extends Timings {
  readonly bytes: number;
  readonly scriptBytes: number;
  readonly requests: number;
}

/**
 * Script that marks the moment when the form is usable, which is when React listens to it. The page itself sets the mark, in the frame in
 * which it happens.
 */
const WATCH_LOGIN = `(function look() {
  const form = document.querySelector('form');
  if (form && Object.keys(form).some((name) => name.startsWith('__reactProps'))) performance.mark('login-usable');
  else requestAnimationFrame(look);
})()`;

/**
 * Script that returns paints and layout shifts as the browser recorded them, once the page has loaded everything: also the drawings of the
 * visible cards, which load after the login form, and the font.
 */
const TIMINGS = `(async () => {
  const until = async (condition) => {
    while (!condition()) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  const seen = (type) =>
    new Promise((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
      setTimeout(() => resolve([]), 500);
    });
  const usable = () => performance.getEntriesByName('login-usable')[0];
  await until(() => usable() && document.querySelector('article svg[viewBox="0 0 160 96"]'));
  await document.fonts.ready;
  return {
    firstPaint: performance.getEntriesByName('first-paint')[0].startTime,
    loginUsable: usable().startTime,
    largestPaint: (await seen('largest-contentful-paint')).at(-1).startTime,
    layoutShift: (await seen('layout-shift')).reduce((sum, { value }) => sum + value, 0),
  };
})()`;

async function visit(url: string): Promise<Visit> {
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const page = await openUnwatchedPage(browser, { width: 1280, height: 800 });
    await page.send('Page.enable');
    await page.send('Network.enable');
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source: WATCH_LOGIN });
    await page.send('Network.emulateNetworkConditions', LINE);
    await page.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const types = new Map<string, string>();
    const sizes = new Map<string, number>();
    page.on('Network.responseReceived', ({ requestId, type }: { requestId: string; type: string }) => {
      types.set(requestId, type);
    });
    page.on('Network.loadingFinished', (finished: { requestId: string; encodedDataLength: number }) => {
      sizes.set(finished.requestId, finished.encodedDataLength);
    });
    const loaded = new Promise<void>((resolve) => page.on('Page.loadEventFired', () => resolve()));
    await page.send('Page.navigate', { url });
    await loaded;
    const times = (await page.evaluate(TIMINGS)) as Timings;
    if (sizes.size < types.size) throw new Error('some of what the page asked for had not come when it was measured');
    const sum = (some: readonly [string, number][]) => some.reduce((total, [, bytes]) => total + bytes, 0);
    const all = [...sizes];
    return {
      bytes: sum(all),
      scriptBytes: sum(all.filter(([request]) => types.get(request) === 'Script')),
      requests: types.size,
      ...times,
    };
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

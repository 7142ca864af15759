/**
 * The console with 200 sessions and 50,000 participants: first view, what a refresh costs, scrolling (`npm run bench:site`).
 * Medians of several runs.
 */
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { openDatabase } from '../../server/database/database.ts';
import { ADMIN } from '../support/admin.ts';
import { chromiumLaunchOptions } from '../support/browser.mjs';
import { startServer } from '../support/server-process.ts';
import { createSqliteDatabase } from '../support/temporary-databases.ts';
import { seedSession } from './seed.ts';

const RUNS = 5;
const SESSIONS = 200;
const PLAYERS = 250;
/** Rows that a window shows: the first view must have all of them. */
const IN_SIGHT = 10;
const SCREENS = 12;

/** Script that scrolls the page from top to bottom and returns the milliseconds between all frames, in order. */
const SCROLL = `new Promise((resolve) => {
  const frames = []; let last = performance.now(); let left = ${SCREENS} * 20;
  (function step() {
    scrollBy(0, innerHeight / 20);
    requestAnimationFrame((now) => { frames.push(now - last); last = now; if (--left > 0) step(); else resolve(frames); });
  })();
})`;

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const store = await createSqliteDatabase();
const database = await openDatabase(store.url);
for (let session = 0; session < SESSIONS; session += 1) await seedSession(database, PLAYERS, 0);
await database.close();
const server = await startServer(store.url, fileURLToPath(new URL('../../dist/server/main.js', import.meta.url)));
const signIn = await fetch(`${server.url}/login`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(ADMIN),
});
const { token }: { token: string } = await signIn.json();

const views: number[] = [];
const wholes: number[] = [];
const requests: number[] = [];
const received: number[] = [];
const elements: number[] = [];
const processor: number[] = [];
const refreshes: number[] = [];
const slowFrames: number[] = [];
for (let run = 0; run < RUNS; run += 1) {
  const browser = await chromium.launch(chromiumLaunchOptions());
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await page.addInitScript((stored) => localStorage.setItem('admin_token', stored), token);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  let asked = 0;
  let bytes = 0;
  devtools.on('Network.requestWillBeSent', () => {
    asked += 1;
  });
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  const begun = performance.now();
  await page.goto(`${server.url}/admin`);
  await page.getByText(/^Top: /).waitFor();
  await page.getByRole('row').nth(IN_SIGHT).waitFor();
  views.push(performance.now() - begun);
  await page.getByRole('row').nth(SESSIONS).waitFor();
  wholes.push(performance.now() - begun);
  requests.push(asked);
  received.push(bytes);
  const { metrics } = await devtools.send('Performance.getMetrics');
  processor.push(1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN));
  elements.push(await page.evaluate('document.querySelectorAll("*").length'));
  const frames: number[] = await page.evaluate(SCROLL);
  slowFrames.push([...frames].sort((a, b) => a - b)[Math.floor(frames.length * 0.95)] ?? Number.NaN);
  await page.waitForLoadState('networkidle');
  bytes = 0;
  await page.getByRole('button', { name: 'Refresh', exact: true }).first().click();
  await page.waitForResponse(/\/admin\/storage/);
  await page.waitForLoadState('networkidle');
  refreshes.push(bytes);
  await browser.close();
}
await server.end('SIGTERM');
await store.drop();

console.table([
  { what: 'first view of the console', measured: `${median(views).toFixed(0)} ms`, budget: '1000 ms' },
  { what: 'until all of its rows are there', measured: `${median(wholes).toFixed(0)} ms`, budget: '–' },
  {
    what: 'what it is made of, headers included',
    measured: `${(median(received) / 1024).toFixed(0)} KB in ${median(requests)} requests`,
    budget: '–',
  },
  { what: 'its elements', measured: `${median(elements)}`, budget: '–' },
  { what: 'its processor time', measured: `${median(processor).toFixed(0)} ms`, budget: '–' },
  { what: 'one refresh, headers included', measured: `${(median(refreshes) / 1024).toFixed(1)} KB`, budget: '50 KB' },
  { what: 'scrolling, frame at p95', measured: `${median(slowFrames).toFixed(1)} ms`, budget: '–' },
]);

import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunchOptions } from '../support/browser.mjs';

/** Plain http under a host name, as in a room's own network (plain-http.e2e.ts). */
const PLAIN_HTTP_HOST = '--host-resolver-rules=MAP salle.example 127.0.0.1';

const chromium = chromiumLaunchOptions();

/** Set once by the first process, which starts the server: workers read this file again and must use the same database. */
process.env['E2E_DATABASE'] ??= join(tmpdir(), `vigie-e2e-${process.pid}.db`);

export default defineConfig({
  testDir: '.',
  projects: [
    // Puppeteer drives the system's Firefox (firefox.ts), because Playwright needs a Firefox of its own build. It is listed first, so that
    // the other project runs beside it.
    { name: 'firefox', testMatch: '**/*.firefox.ts' },
    { name: 'chromium', testMatch: '**/*.e2e.ts' },
  ],
  outputDir: '../../test-results',
  // One worker more than processors: a player who waits for a reply, or for the way back to the hub, uses none.
  workers: Math.min(availableParallelism(), 4) + 1,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // For tests that hang: a busy machine may be slow to show a page, and slower to restart a development server.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${process.env['E2E_PORT']}`,
    locale: 'fr-FR',
    // The same for all tests where that is possible: for other launch options a worker ends, and another starts with a browser of its own.
    launchOptions: { ...chromium, args: [...chromium.args, PLAIN_HTTP_HOST] },
    // The trace of a failed test has each step, call and message, and the page as it was at the failure. `--trace on` adds every screen and
    // a film, for 15 % more processor time.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
  },
  webServer: {
    command: 'node server/start/start.cjs',
    cwd: '../..',
    // The system chooses a free port; Playwright reads it from the server's message and keeps it as E2E_PORT.
    wait: { stderr: /Vigie is ready: \S+:(?<e2e_port>\d+)/ },
    timeout: 120_000,
    // The server's warnings, and the causes of its 500s, go to the log of the run.
    stdout: 'pipe',
    env: {
      PORT: '0',
      DATABASE_URL: `sqlite:${process.env['E2E_DATABASE']}`,
      ADMIN_USERNAME: 'facilitator',
      ADMIN_PASSWORD: 'a long password for tests',
      LOG_LEVEL: 'warn',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 6000 },
  },
});

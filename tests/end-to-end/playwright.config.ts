import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunchOptions } from '../support/browser.mjs';

/** Workers read this file again: only the first process, which starts the server, may choose the folder. */
process.env['E2E_DATABASE'] ??= join(tmpdir(), `vigie-e2e-${process.pid}.db`);

export default defineConfig({
  testDir: '.',
  projects: [
    // Puppeteer drives it (firefox.ts): Playwright knows only a Firefox of its own making. First, so that the rest runs beside it.
    { name: 'firefox', testMatch: '**/*.firefox.ts', workers: 2 },
    { name: 'chromium', testMatch: '**/*.e2e.ts' },
  ],
  outputDir: '../../test-results',
  // A player who waits for an answer, or for the way back to the hub, leaves a processor to another.
  workers: Math.min(availableParallelism(), 4) + 1,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // For what hangs: a busy machine may take long for a page, and longer for a development server that starts anew.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${process.env['E2E_PORT']}`,
    locale: 'fr-FR',
    launchOptions: chromiumLaunchOptions(),
    // Each step, call and message that led to a failure; the page as it stood then is beside it. With every screen, and a film,
    // all tests took a tenth and a half more of the processor: `--trace on` makes them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
  },
  webServer: {
    command: 'node server/start/start.cjs',
    cwd: '../..',
    // The system chooses a free port; Playwright keeps the one that is printed, as E2E_PORT.
    wait: { stderr: /Vigie is ready: \S+:(?<e2e_port>\d+)/ },
    timeout: 120_000,
    // What the server warns of, and why it answered 500, stands in the log of the run.
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

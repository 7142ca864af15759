/** Every story as a test, in the system's Chromium. A configuration of its own: `vitest run --config .storybook/vitest.config.ts`. */
import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import { challenges } from '../engine/registry/plugin.ts';
import { chromiumLaunchOptions, findChromium } from '../tests/support/browser.mjs';
import { quietReact } from '../tests/support/quiet-react.ts';
import { quietStorybook } from '../tests/support/quiet-storybook.ts';
import { SAID_ELSEWHERE } from './states.ts';

const forceColours: BrowserCommand<[forced: boolean]> = ({ page }, forced) =>
  page.emulateMedia({ forcedColors: forced ? 'active' : 'none' });

const storybookProject: TestProjectInlineConfiguration = {
  plugins: [
    challenges(),
    quietReact(),
    quietStorybook(),
    storybookTest({
      configDir: import.meta.dirname,
      tags: { exclude: process.env['EVERY_STATE'] ? [] : [SAID_ELSEWHERE] },
    }),
  ],
  // Found while tests run, it would be bundled then, and the page reloaded under the test.
  optimizeDeps: { include: ['axe-core'] },
  test: {
    name: 'storybook',
    setupFiles: ['./tests/support/console-errors.ts', './tests/support/no-owner-stacks.ts'],
    // Ends a test that hangs; generous, as a busy machine takes its time.
    testTimeout: 60_000,
    // One page for all files, as a story leaves the page as it found it: a page for each file would load React,
    // Storybook and axe a hundred times.
    isolate: false,
    // By default Vitest keeps one processor for itself, half of a small machine.
    maxWorkers: availableParallelism(),
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // A page that is not seen is not drawn, and no test reads what is drawn.
      orchestratorScripts: [{ content: "document.documentElement.style.opacity = '0';" }],
      commands: { forceColours },
      viewport: { width: 1280, height: 900 },
      // Axe measures contrast: nothing may be half faded in.
      provider: playwright({
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: findChromium() ? chromiumLaunchOptions() : {},
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
};

export default defineConfig({
  test: {
    // Limit for a page that never connects, which Vitest reads here, of no project. A busy machine in a fresh clone bundles dependencies for
    // more than a minute first.
    browser: { connectTimeout: 180_000 },
    projects: [storybookProject],
  },
});

/** Every story as a test, in the system's Chromium. A configuration of its own: `vitest run --config .storybook/vitest.config.ts`. */
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { challenges } from '../engine/registry/plugin.ts';
import { chromiumLaunchOptions, findChromium } from '../tests/support/browser.mjs';

const storybookProject: TestProjectInlineConfiguration = {
  plugins: [challenges(), storybookTest({ configDir: import.meta.dirname })],
  test: {
    name: 'storybook',
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
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

export default defineConfig({ test: { projects: [storybookProject] } });

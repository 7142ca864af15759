/** Every story as a test, in the system's Chromium. The root configuration lists `storybookProject` among its projects. */
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumLaunchOptions, findChromium } from '../tests/support/browser.mjs';

export const storybookProject: TestProjectInlineConfiguration = {
  plugins: [storybookTest({ configDir: import.meta.dirname })],
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

/** Storybook: every challenge in every state, with nothing else running. */
import { defineMain } from '@storybook/react-vite/node';
import { writeStoryFiles } from './story-files.ts';

// Before Storybook or Vitest looks for stories.
writeStoryFiles();

export default defineMain({
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  stories: ['../generated-stories/*.stories.tsx', '../challenges/*/*.stories.tsx', '../engine/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
});

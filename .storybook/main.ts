/** Storybook: the design system, and every challenge in every state, with nothing else running. */
import { defineMain } from '@storybook/react-vite/node';
import { PACKS, writeStoryFiles } from './story-files.ts';

// Files of stories are written before Storybook or Vitest looks for them.
writeStoryFiles();

export default defineMain({
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  stories: [
    './design/*.stories.tsx',
    '../generated-stories/*.stories.tsx',
    '../challenges/[a-z0-9]*/*.stories.tsx',
    '../projector/*.stories.tsx',
    ...PACKS.map(({ directory }) => `${directory}/challenges/[a-z0-9]*/*.stories.tsx`),
  ],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  // Only the stories to play with take arguments (preview.tsx), and nobody here needs Storybook's introduction.
  features: { actions: false, sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
});

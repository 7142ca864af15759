/**
 * Storybook's own build. It plays challenges in the browser, server part included, so the site build's
 * guard against server parts is absent.
 */
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { CSS_TARGET } from '../engine/build/css-target.ts';
import { branding } from '../engine/registry/branding-plugin.ts';
import { challenges } from '../engine/registry/plugin.ts';
import { configurationFile } from '../engine/source-files/configuration-file.ts';
import { PACKS, storyFiles } from './story-files.ts';

export default defineConfig({
  plugins: [
    branding(configurationFile(join(import.meta.dirname, '..')), true),
    challenges(),
    react(),
    storyFiles(),
    // Of a configuration's own `build`, Storybook takes only the target of scripts; this plugin sets that of styles.
    { name: 'vigie:css-target', config: () => ({ build: { cssTarget: CSS_TARGET } }) },
  ],
  server: { fs: { allow: ['..', ...PACKS.map(({ directory }) => directory)] } },
});

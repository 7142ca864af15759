/** Storybook's own build: it plays challenges in the browser, server part included, so the guard of the site's build has no place here. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { packDoors } from '../engine/registry/packs/doors.ts';
import { PACKS, storyFiles } from './story-files.ts';

export default defineConfig({
  plugins: [packDoors(() => PACKS), react(), storyFiles()],
  server: { fs: { allow: ['..', ...PACKS.map(({ directory }) => directory)] } },
});

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { wholeBuild } from './engine/build/build.ts';
import { developmentServer } from './engine/build/development-server.ts';
import { sparedPackages } from './engine/build/spared-packages.ts';
import { branding } from './engine/registry/branding-plugin.ts';
import { challenges } from './engine/registry/plugin.ts';
import { NEVER_SERVED, serverPartGuard } from './engine/registry/server-part-guard.ts';
import { configurationFile } from './engine/source-files/configuration-file.ts';
import { readConfig } from './server/config.ts';

export default defineConfig(({ command }) => ({
  appType: 'spa',
  plugins: [
    serverPartGuard(),
    branding(configurationFile(import.meta.dirname)),
    challenges(),
    react(),
    developmentServer(),
    wholeBuild(),
    sparedPackages(),
  ],
  server: {
    // A build opens no port.
    port: command === 'serve' ? readConfig({ PORT: process.env['PORT'] }).port : 0,
    strictPort: true,
    fs: { deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', ...NEVER_SERVED] },
  },
}));

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { wholeBuild } from './engine/build/build.ts';
import { developmentServer } from './engine/build/development-server.ts';
import { sparedPackages } from './engine/build/spared-packages.ts';
import { branding } from './engine/registry/branding-plugin.ts';
import { readInstallation } from './engine/registry/configuration.ts';
import { challenges } from './engine/registry/plugin.ts';
import { neverServed, serverPartGuard } from './engine/registry/server-part-guard.ts';
import { configurationFile } from './engine/source-files/configuration-file.ts';
import { readConfig } from './server/config.ts';

const ROOT = import.meta.dirname;
const CONFIGURATION = configurationFile(ROOT);
const { packs } = readInstallation(CONFIGURATION, ROOT);

export default defineConfig(({ command }) => ({
  appType: 'spa',
  plugins: [
    serverPartGuard(),
    branding(CONFIGURATION),
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
    fs: {
      deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', ...neverServed([ROOT, ...packs.map(({ directory }) => directory)])],
    },
  },
}));

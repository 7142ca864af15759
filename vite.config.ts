import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { wholeBuild } from './engine/build/build.ts';
import { developmentServer } from './engine/build/development-server.ts';
import { configurationFile } from './engine/registry/configuration.ts';
import { house } from './engine/registry/house/plugin.ts';
import { challenges } from './engine/registry/plugin.ts';
import { NEVER_SERVED, serverPartGuard } from './engine/registry/server-part-guard.ts';

export default defineConfig({
  appType: 'spa',
  plugins: [
    serverPartGuard(),
    house(configurationFile(import.meta.dirname)),
    challenges(),
    react(),
    developmentServer(),
    wholeBuild(),
  ],
  server: {
    port: Number(process.env['PORT']?.trim() || 3000),
    strictPort: true,
    fs: { deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', ...NEVER_SERVED] },
  },
});

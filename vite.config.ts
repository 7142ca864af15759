import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { wholeBuild } from './engine/build/build.ts';
import { developmentServer } from './engine/build/development-server.ts';
import { lighterRouter } from './engine/build/lighter-router.ts';
import { challenges } from './engine/registry/plugin.ts';
import { NEVER_SERVED, serverPartGuard } from './engine/registry/server-part-guard.ts';

export default defineConfig(({ command }) => ({
  appType: 'spa',
  // The router's package offers browsers its development build only; the other one is smaller and quieter.
  resolve: {
    alias:
      command === 'build'
        ? [
            {
              find: /^react-router$/,
              replacement: fileURLToPath(new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url)),
            },
          ]
        : [],
  },
  plugins: [serverPartGuard(), challenges(), react(), developmentServer(), lighterRouter(), wholeBuild()],
  server: {
    port: Number(process.env['PORT'] ?? 3000),
    strictPort: true,
    fs: { deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', ...NEVER_SERVED] },
  },
}));

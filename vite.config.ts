import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { challenges } from './engine/registry/plugin.ts';
import { NEVER_SERVED, serverPartGuard } from './engine/registry/server-part-guard.ts';
import { wholeBuild } from './engine/vite/build.ts';
import { developmentServer } from './engine/vite/development-server.ts';
import { lighterRouter } from './engine/vite/lighter-router.ts';

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

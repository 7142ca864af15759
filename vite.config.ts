import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { wholeBuild } from './engine/build/build.ts';
import { developmentServer } from './engine/build/development-server.ts';
import { challenges } from './engine/registry/plugin.ts';
import { NEVER_SERVED, serverPartGuard } from './engine/registry/server-part-guard.ts';

export default defineConfig({
  appType: 'spa',
  plugins: [serverPartGuard(), challenges(), react(), developmentServer(), wholeBuild()],
  server: {
    port: Number(process.env['PORT'] ?? 3000),
    strictPort: true,
    fs: { deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', ...NEVER_SERVED] },
  },
});

/** Entry point of the built server: `dist/server/main.js`, beside `dist/client`. */
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { challenges, problems } from 'virtual:challenges/server';
import { serve } from './serve.ts';

await serve({
  challenges,
  problems,
  environment: process.env,
  args: process.argv.slice(2),
  root: fileURLToPath(new URL('../..', import.meta.url)),
  assets: {
    directory: fileURLToPath(new URL('../client', import.meta.url)),
    apiHost: import.meta.env.VITE_API_HOST,
  },
});
// Restores V8's defaults after the start: from now on, memory and code grow with the load (threads-and-memory.cjs, start.mjs).
setFlagsFromString('--semi-space-growth-factor=2');
setFlagsFromString('--sparkplug');
setFlagsFromString('--opt');

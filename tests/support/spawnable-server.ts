/**
 * The real server with the fixture registry, started as a process. SITE is the folder with the site's files; with CHEAP_HASHES=1, passwords
 * are hashed as in tests' own apps.
 */
import { setFlagsFromString } from 'node:v8';
import { serve } from '../../server/start/serve.ts';
import { fixtureChallenges } from './fixture-challenges.ts';

const { SITE, CHEAP_HASHES } = process.env;
if (CHEAP_HASHES === '1') await import('./cheap-hashes.ts');
await serve({
  challenges: fixtureChallenges,
  problems: [],
  environment: process.env,
  args: process.argv.slice(2),
  root: import.meta.dirname,
  ...(SITE ? { assets: { directory: SITE } } : {}),
});
// The same V8 setting as in server/start/main.ts.
setFlagsFromString('--semi-space-growth-factor=2');

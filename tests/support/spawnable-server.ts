/** The real server with the fixture registry, as a process of its own. SITE is the folder of a site. */
import { setFlagsFromString } from 'node:v8';
import { serve } from '../../server/start/serve.ts';
import { fixtureChallenges } from './fixture-challenges.ts';

const { SITE } = process.env;
await serve({
  challenges: fixtureChallenges,
  problems: [],
  environment: process.env,
  args: process.argv.slice(2),
  root: import.meta.dirname,
  ...(SITE ? { assets: { directory: SITE } } : {}),
});
// As the built server does (server/start/main.ts).
setFlagsFromString('--semi-space-growth-factor=2');

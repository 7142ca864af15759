/** The real server with the fixture registry, as a process of its own. SITE is the folder of a site. */
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

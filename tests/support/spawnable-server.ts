/** The real server with the fixture registry, as a process of its own: `tsx tests/support/spawnable-server.ts`. */
import { serve } from '../../server/serve.ts';
import { fixtureChallenges } from './fixture-challenges.ts';

await serve({ challenges: fixtureChallenges, problems: [], environment: process.env, words: process.argv.slice(2) });

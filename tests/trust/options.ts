import { optionsOf } from '#engine/registry/command-options.ts';

const USAGE = 'npm run trust -- [part…] [--seed <number>] [--requests <number>] [--rounds <number>] [--minutes <number>]';
export const { values, positionals } = optionsOf(USAGE, {
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
    requests: { type: 'string', default: '100000' },
    rounds: { type: 'string' },
    minutes: { type: 'string', default: '60' },
  },
});

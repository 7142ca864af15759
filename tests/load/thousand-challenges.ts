/** Cost of a thousand challenges: the time of the build, and what a visitor's first load of each of the two hubs transfers. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createBuilder } from 'vite';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const SOURCES = [
  'schemas',
  'engine',
  'admin',
  'projector',
  'server',
  'public',
  'challenges',
  'index.html',
  'vite.config.ts',
  'package.json',
  'tsconfig.json',
];
const COUNT = 1000;

interface Built {
  readonly seconds: number;
  /** Compressed bytes that a guest, and a logged-in player, loads first. */
  readonly guest: number;
  readonly player: number;
}

async function build(root: string): Promise<Built> {
  const begun = performance.now();
  const builder = await createBuilder({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'error' });
  await builder.buildApp();
  const assets = join(root, 'dist/client/assets');
  const size = (pattern: RegExp) =>
    readdirSync(assets)
      .filter((name) => pattern.test(name))
      .reduce((bytes, name) => bytes + readFileSync(join(assets, name)).length, 0);
  const guest = readFileSync(join(root, 'dist/client/index.html.br')).length + size(/^(index|react)-.*\.js\.br$/);
  return { seconds: (performance.now() - begun) / 1000, guest, player: guest + size(/^(hub|shown-later)-.*\.js\.br$/) };
}

const root = mkdtempSync(join(tmpdir(), 'vigie-thousand-'));
try {
  for (const source of SOURCES) cpSync(join(PROJECT, source), join(root, source), { recursive: true });
  symlinkSync(join(PROJECT, 'node_modules'), join(root, 'node_modules'));
  const few = await build(root);
  const template = join(root, 'challenges/_form');
  const manifest = readFileSync(join(template, 'manifest.json'), 'utf8');
  for (let index = 0; index < COUNT; index += 1) {
    const key = `challenge-${index}`;
    cpSync(template, join(root, 'challenges', key), { recursive: true });
    // Titles and summaries differ, as real ones do: equal ones would compress better than real ones.
    const words = (count: number) => Array.from({ length: count }, () => Math.random().toString(36).slice(2, 9)).join(' ');
    const own = { ...JSON.parse(manifest), key, path: `/${key}`, title: words(2), summary: words(8), guest: false };
    writeFileSync(join(root, 'challenges', key, 'manifest.json'), JSON.stringify(own));
  }
  const many = await build(root);
  const each = (name: 'guest' | 'player') => `${((many[name] - few[name]) / COUNT).toFixed(0)} bytes`;
  console.table([
    {
      what: `build with ${COUNT} more challenges`,
      measured: `${many.seconds.toFixed(1)} s (${few.seconds.toFixed(1)} s without)`,
      budget: '60 s',
    },
    { what: 'first visit, for each more', measured: each('guest'), budget: '120 bytes' },
    { what: 'logged-in hub, for each more', measured: each('player'), budget: '–' },
  ]);
} finally {
  rmSync(root, { recursive: true, force: true });
}

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inspect } from 'node:util';
import { createBuilder } from 'vite';
import { expect, it } from 'vitest';
import { challenges } from '#engine/registry/plugin.ts';
import { temporaryChallenges } from '#engine/registry/testing/temporary-challenges.ts';
import { wholeBuild } from './build.ts';

it('leaves the build of before where a manifest has a mistake, and says nothing but the mistake', async () => {
  const folders = temporaryChallenges();
  try {
    folders.write('sample', '{ "key": "sample" }');
    const root = dirname(folders.directory);
    const served = join(root, 'dist/server/main.js');
    mkdirSync(dirname(served), { recursive: true });
    writeFileSync(served, 'the server of before');
    const builder = await createBuilder({ root, configFile: false, logLevel: 'silent', plugins: [challenges(), wholeBuild()] });
    // The error as Vite's command prints it.
    const told = inspect(await builder.buildApp().catch((error: unknown) => error));
    expect(told).toContain('sample/manifest.json:1:1');
    expect(told).not.toMatch(/^ +at /m);
    expect(readFileSync(served, 'utf8')).toBe('the server of before');
  } finally {
    folders.dispose();
  }
});

/** Real builds of a small site: what the plugins refuse, and how they say it. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { challenges } from './plugin.ts';
import { serverPartGuard } from './server-part-guard.ts';
import { manifestText, type TemporaryChallenges, temporaryChallenges } from './testing/temporary-challenges.ts';

let folders: TemporaryChallenges;
beforeEach(() => {
  folders = temporaryChallenges();
  folders.write('sample', manifestText('sample'));
});
afterEach(() => folders.dispose());

async function buildSite(entry: string, guarded = true): Promise<string> {
  const input = join(folders.directory, 'entry.js');
  writeFileSync(input, entry);
  const output = await build({
    root: folders.directory,
    configFile: false,
    logLevel: 'silent',
    plugins: [guarded ? serverPartGuard() : [], challenges({ directory: folders.directory })],
    build: { write: false, minify: false, rolldownOptions: { input } },
  });
  return JSON.stringify(output);
}

it.each([
  ['./sample/challenge.server.ts', 'a server part'],
  ['./sample/challenge.server', 'a server part'],
  ['virtual:challenges/server', "the registry's server face"],
  ['./sample/manifest.json', 'a whole manifest, hints and debrief included'],
  ['./sample/solve.ts', 'a solution'],
  ['./sample/facilitator-notes.md?raw', "the facilitator's notes"],
])('refuses %s in a browser build and says what is allowed', async (source, what) => {
  await expect(buildSite(`import * as part from '${source}'; console.log(part);`)).rejects.toThrow(
    `imports "${source}": that is ${what}, which no browser may see. Allowed in a browser: #engine/authoring`,
  );
});

it('catches a glob that takes in too much', async () => {
  await expect(buildSite(`console.log(import.meta.glob('./sample/*.ts'));`)).rejects.toThrow('which no browser may see');
});

it('builds the browser faces, which hold nothing that is kept back', async () => {
  const output = await buildSite(
    `import { catalogue, routes } from 'virtual:challenges/catalogue'; import { guestCatalogue } from 'virtual:challenges/guests'; console.log(catalogue, routes, guestCatalogue);`,
  );
  expect(output).toContain('/sample-challenge');
  expect(output).not.toMatch(/-SECRET/);
});

it('lets a practice backend have the server face where the guard is left out', async () => {
  expect(await buildSite(`import { challenges } from 'virtual:challenges/server'; console.log(challenges);`, false)).toContain(
    'INDICE-SECRET',
  );
});

it('fails a build once, with every mistake of every manifest', async () => {
  folders.write('first', manifestText('first').replace('"title"', '"titel"'));
  folders.write('second', '{');
  const building = buildSite(`import 'virtual:challenges/catalogue';`);
  await expect(building).rejects.toThrow('challenges/first/manifest.json:5:3 unknown field "titel". Did you mean "title"?');
  await expect(building).rejects.toThrow('challenges/second/manifest.json:1:2 not valid JSON');
});

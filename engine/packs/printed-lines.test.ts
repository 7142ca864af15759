/** What is printed about installed packs: on request, and by each build. */
import { symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, createLogger } from 'vite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { messages } from '#engine/author-tools/messages/messages.ts';
import { readInstallation } from '#engine/registry/configuration.ts';
import { challenges as challengesPlugin } from '#engine/registry/plugin.ts';
import { readRegistry } from '#engine/registry/read-registry.ts';
import { manifestText, type TemporaryChallenges, temporaryChallenges } from '#engine/registry/testing/temporary-challenges.ts';
import { configurationFile } from '#engine/source-files/configuration-file.ts';
import { packsTold } from './printed-lines.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

let core: TemporaryChallenges;
let brought: TemporaryChallenges;
let root: string;
beforeEach(() => {
  core = temporaryChallenges();
  root = dirname(core.directory);
  brought = temporaryChallenges();
  brought.write('brought', manifestText('brought'));
  symlinkSync(dirname(brought.directory), join(root, 'acme'));
  writeFileSync(
    join(root, 'acme/vigie-pack.json'),
    JSON.stringify({ name: 'acme', version: '1.2.0', authoring: 1, programme: { key: 'acme', title: 'Chez Acme' } }),
  );
  writeFileSync(join(root, 'vigie.json'), JSON.stringify({ packs: ['./acme'] }));
});
afterEach(() => {
  vi.unstubAllEnvs();
  core.dispose();
  brought.dispose();
});

function told(): string {
  const installation = readInstallation(configurationFile(root, {}), root);
  return packsTold(installation.packs, readRegistry(core.directory, installation).challenges);
}

it('lists what a pack is, and what each part of it takes in from outside of its folder', () => {
  const installation = readInstallation(join(PROJECT, 'tests/packs/vigie.json'), PROJECT);
  const { challenges } = readRegistry(core.directory, installation);
  expect(packsTold(installation.packs, challenges).replaceAll(PROJECT, '<project>').split('\n')).toEqual([
    'premiers-jours 1.0.0, written for authoring 1, with the programme « Vos premiers jours » (premiers-jours)',
    '  <project>/tests/packs/example',
    '  badge-introuvable        Le badge introuvable',
    '  deux-heures-de-train     Deux heures de train',
    '  its server parts import  #engine/authoring/server, #engine/authoring/toolbox',
    '  its scenes import        #engine/authoring, lucide-react, react',
    '  its tests import         #.storybook/preview, #engine/authoring/stories, #engine/authoring/testing, storybook/test, vitest',
    '',
    messages('packs', 'en')('rights'),
  ]);
});

it('leaves out types and files of the own folder', () => {
  brought.writeFile('brought', 'artifacts.ts', 'export const one = 1;');
  brought.writeFile(
    'brought',
    'challenge.server.ts',
    "import type { A } from 'fastify';\nimport { one } from './artifacts.ts';\nexport default { one };\n",
  );
  expect(told()).toContain('  its server parts import  nothing\n');
});

it('says that there is none', () => {
  writeFileSync(join(root, 'vigie.json'), '{}');
  expect(told()).toBe('No pack is loaded.');
});

it('is said in French to whoever reads French', () => {
  vi.stubEnv('VIGIE_LANG', 'fr');
  expect(told()).toMatch(/^acme 1\.2\.0, écrit pour authoring 1, avec le programme « Chez Acme » \(acme\)$/m);
  expect(told()).toMatch(/^ {2}ses parties serveur importent {2}\S/m);
  writeFileSync(join(root, 'vigie.json'), JSON.stringify({ packs: ['./acme', './nulle-part'] }));
  const [mistake] = readInstallation(configurationFile(root, {}), root).mistakes;
  expect(mistake?.message).toBe(`il n’y a pas de ${join(root, 'nulle-part')}. Donnez un dossier, un .zip ou un paquet npm`);
});

async function built(input: string) {
  vi.stubEnv('VIGIE_CONFIG', join(root, 'vigie.json'));
  const lines: string[] = [];
  const output = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    customLogger: { ...createLogger('silent'), warnOnce: (line) => lines.push(line) },
    plugins: [challengesPlugin()],
    build: { write: false, rolldownOptions: { input } },
  });
  return { lines, output };
}

it('is said by a build, once a pack', async () => {
  expect((await built(join(root, 'vigie.json'))).lines).toEqual([
    "Pack acme 1.2.0: 1 challenge. Its server parts run with the server's rights (npm run packs)",
  ]);
});

it('a build finds the doors of a pack that lies behind a link, cloned without its packages', async () => {
  const text = "import { frenchSpaces } from '#engine/authoring/toolbox';\nconsole.log(frenchSpaces('Qui ?'));\n";
  brought.writeFile('brought', 'artifacts.ts', text);
  writeFileSync(join(root, 'acme/tsconfig.json'), '{ "extends": "./node_modules/vigie/tsconfig.json" }');
  const { output } = await built(join(root, 'acme/challenges/brought/artifacts.ts'));
  expect(JSON.stringify(output)).toContain('Qui ?');
});

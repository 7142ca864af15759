/**
 * A company's own repository for a pack: made by the packed `create-vigie-pack`, checked from within, shipped as an archive. Nothing asks
 * the network.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readInstallation } from '../../engine/registry/configuration.ts';
import { readRegistry } from '../../engine/registry/read-registry.ts';
import { configurationFile } from '../../engine/source-files/configuration-file.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const CREATE = join(ROOT, 'packages/create-vigie-pack');

const whole = realpathSync(mkdtempSync(join(tmpdir(), 'vigie-own-pack-')));
const pack = join(whole, 'Équipe sûreté', 'acme');
afterAll(() => rmSync(whole, { recursive: true, force: true }));

/** What a test runner tells its own processes is nothing for those that are started here; a registry would not answer. */
const environment = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|VIGIE_|NODE_ENV|npm_)/.test(name))),
  VIGIE_LANG: 'en',
  npm_config_registry: 'http://127.0.0.1:9',
  npm_config_offline: 'true',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_update_notifier: 'false',
};

function run(cwd: string, program: string, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(program, words, { cwd, env: environment, encoding: 'utf8' });
  return { status, said: stdout, refused: stderr };
}

describe('a repository of its own', () => {
  beforeAll(() => {
    const shop = join(whole, 'shop');
    mkdirSync(shop);
    writeFileSync(join(shop, 'package.json'), '{ "private": true }');
    expect(run(CREATE, 'npm', 'pack', '--pack-destination', shop)).toMatchObject({ status: 0 });
    const [archive = ''] = readdirSync(shop).filter((name) => name.endsWith('.tgz'));
    expect(run(shop, 'npm', 'install', `./${archive}`)).toMatchObject({ status: 0 });
    const made = run(shop, 'npm', 'exec', '--', 'create-vigie-pack', pack, '--title', 'Chez « Acme »', '--vigie', ROOT);
    expect(made).toMatchObject({ status: 0, said: expect.stringContaining('is a pack: le-mot-de-passe-sur-l-ecran') });
    expect(made.said).toContain(`cd "${pack}"`);
    expect(run(pack, 'npm', 'install')).toMatchObject({ status: 0 });
  });

  it('is a pack under the name and the title that were asked for, with a first challenge', () => {
    const { packs, mistakes } = readInstallation(join(pack, 'vigie.json'), ROOT);
    expect(mistakes).toEqual([]);
    expect(packs).toMatchObject([{ name: 'acme', version: '1.0.0', programme: { key: 'acme', title: 'Chez « Acme »' } }]);
    expect(readdirSync(pack).sort()).toEqual([
      '.gitignore',
      'README.md',
      'challenges',
      'node_modules',
      'package-lock.json',
      'package.json',
      'tsconfig.json',
      'vigie-pack.json',
      'vigie.json',
    ]);
    for (const name of ['README.md', 'package.json', 'vigie-pack.json'])
      expect(readFileSync(join(pack, name), 'utf8'), name).not.toMatch(/__[A-Z]+__/);
  });

  it('finds what editors look for: the schemas that its files name, and the types of the doors', () => {
    const folder = join(pack, 'challenges/le-mot-de-passe-sur-l-ecran');
    for (const [from, file] of [
      [pack, 'vigie-pack.json'],
      [pack, 'vigie.json'],
      [folder, 'manifest.json'],
    ] as const) {
      const { $schema } = JSON.parse(readFileSync(join(from, file), 'utf8'));
      expect(existsSync(join(from, $schema)), `${file} names ${$schema}`).toBe(true);
    }
    // What a matcher turns round is in a package of types that nothing imports.
    writeFileSync(join(folder, 'turned.test.ts'), "import { expect } from 'vitest';\nexpect(1).not.toBe(2);\n");
    expect(run(pack, join(ROOT, 'node_modules/.bin/tsc'), '--noEmit', '-p', '.')).toMatchObject({ status: 0, said: '' });
    rmSync(join(folder, 'turned.test.ts'));
  });

  it('is checked by one command of its own', { timeout: 300_000 }, () => {
    const { status, said } = run(pack, 'npm', 'test', '--silent', '--', '--quick');
    expect(said).toMatch(
      /^✓ manifest, files and notes$[\s\S]*^✓ its own tests \(\d+\)$[\s\S]*^✓ conformance: .* \(\d+\)$[\s\S]*^It holds\.$/m,
    );
    expect(status).toBe(0);
  });

  it('hears why a server part does not load', { timeout: 300_000 }, () => {
    const file = join(pack, 'challenges/le-mot-de-passe-sur-l-ecran/challenge.server.ts');
    const sound = readFileSync(file, 'utf8');
    writeFileSync(file, `${sound}throw new Error('no key');\n`);
    const { status, said } = run(pack, 'npm', 'test', '--silent', '--', 'le-mot-de-passe-sur-l-ecran', '--quick');
    writeFileSync(file, sound);
    expect(said).toMatch(/challenge\.server\.ts:\d+:7 does not load: no key$/m);
    expect(status).toBe(1);
  });

  it('begins another challenge, and is shipped as an archive that an installation loads', () => {
    const words = ['--title', 'La clé du hangar', '--kind', 'form', '--category', 'Sensibilisation', '--difficulty', 'Facile'];
    expect(run(pack, 'npm', 'run', '--silent', 'new-challenge', '--', ...words)).toMatchObject({
      status: 0,
      said: expect.stringContaining('\n\nnode_modules/vigie/docs/recipes.md#form says what to change'),
    });
    const parts = join(pack, 'challenges/la-cle-du-hangar/_parts.ts');
    writeFileSync(parts, 'export const DOORS = 3;\n');
    expect(run(pack, 'npm', 'run', '--silent', 'zip')).toMatchObject({
      status: 0,
      said: expect.stringMatching(/^acme-1\.0\.0\.zip: \d+ files\n$/),
    });
    expect(Object.keys(unzipSync(readFileSync(join(pack, 'acme-1.0.0.zip'))))).toContain(
      'acme/challenges/la-cle-du-hangar/_parts.ts',
    );
    rmSync(parts);
    const house = join(whole, 'house');
    mkdirSync(join(house, 'challenges'), { recursive: true });
    const file = configurationFile(house, {});
    writeFileSync(file, JSON.stringify({ packs: ['../Équipe sûreté/acme/acme-1.0.0.zip'] }));
    const { challenges, problems } = readRegistry(join(house, 'challenges'), readInstallation(file, house));
    expect(problems).toEqual([]);
    expect(challenges.map(({ manifest: { key, programme } }) => `${programme}/${key}`).sort()).toEqual([
      'acme/la-cle-du-hangar',
      'acme/le-mot-de-passe-sur-l-ecran',
    ]);
  });
});

it('is not shipped while its description is wrong, nor checked while there is nothing to check', () => {
  const own = mkdtempSync(join(whole, 'own-'));
  mkdirSync(join(own, 'challenges'));
  writeFileSync(join(own, 'challenges/notes.txt'), '');
  writeFileSync(join(own, 'vigie.json'), '{ "packs": ["."] }');
  writeFileSync(join(own, 'vigie-pack.json'), '{ "name": "../../acme", "version": "1.0.0" }');
  const command = (...words: string[]) => run(own, process.execPath, join(ROOT, 'packages/vigie-pack.mjs'), ...words);
  expect(command('zip')).toMatchObject({ status: 1, said: '', refused: expect.stringContaining('vigie-pack.json:1:11 "name"') });
  expect(readdirSync(whole).filter((name) => name.endsWith('.zip'))).toEqual([]);
  expect(command('test', 'hangar')).toMatchObject({ status: 1, refused: expect.stringContaining('vigie-pack.json:1:11 "name"') });
  expect(command('test')).toMatchObject({
    status: 1,
    refused: 'challenges/ has no challenge. Begin one: npm run new-challenge\n',
  });
});

it.each([
  [[], /^Usage: npm create vigie-pack <folder>/],
  [['x', '--nom', 'x'], /Unknown option '--nom'/],
  [['Mon Pack'], /"mon pack" cannot be a name: small letters, digits and single hyphens only, as in --name acme/],
  [['acme'], /is not Vigie\. Say where it is: --vigie \.\.\/vigie/],
  [['acme', '--vigie', ROOT, '--kind', 'formm'], /There is no kind "formm"\. There are: .*form/],
  [['.', '--name', 'acme', '--vigie', ROOT], /is not empty\. Choose another folder/],
])('asked for %j, says what is wrong and writes nothing', (words, sentence) => {
  const place = mkdtempSync(join(whole, 'place-'));
  writeFileSync(join(place, 'own.txt'), '');
  const { status, refused } = run(place, process.execPath, join(CREATE, 'create.mjs'), ...words);
  expect({ status, refused }).toEqual({ status: 1, refused: expect.stringMatching(sentence) });
  expect(readdirSync(place)).toEqual(['own.txt']);
});

it('is run in the folder of a pack only', () => {
  const { status, refused } = run(whole, process.execPath, join(ROOT, 'packages/vigie-pack.mjs'), 'test');
  expect({ status, refused }).toEqual({ status: 2, refused: expect.stringContaining('run this in the folder of a pack') });
});

it('speaks French in a French terminal', () => {
  const ask = (program: string) =>
    spawnSync(process.execPath, [join(ROOT, 'packages', program)], {
      cwd: whole,
      env: { ...environment, VIGIE_LANG: '', LC_ALL: 'fr_FR.UTF-8' },
      encoding: 'utf8',
    }).stderr;
  expect(ask('vigie-pack.mjs')).toMatch(/^Usage : vigie-pack <commande>\n {2}dev +site et API avec le pack/);
  expect(ask('create-vigie-pack/create.mjs')).toMatch(/^Usage : npm create vigie-pack <dossier>/);
});

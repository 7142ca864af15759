/**
 * Packs of an installation: folders, archives, npm packages. A mistake in one is reported at its location, and does not affect the others.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { zipSync } from 'fflate';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { messages } from '#engine/author-tools/messages/messages.ts';
import { readInstallation } from '#engine/registry/configuration.ts';
import { readRegistry } from '#engine/registry/read-registry.ts';
import { manifestText, type TemporaryChallenges, temporaryChallenges } from '#engine/registry/testing/temporary-challenges.ts';
import { configurationFile } from '#engine/source-files/configuration-file.ts';
import { formatProblem } from '#engine/source-files/problem.ts';

const DESCRIPTION = { name: 'acme', version: '1.2.0', authoring: 1, programme: { key: 'acme', title: 'Chez Acme' } };

let core: TemporaryChallenges;
let elsewhere: TemporaryChallenges;
let root: string;
let pack: string;
beforeEach(() => {
  core = temporaryChallenges();
  core.write('own', manifestText('own'));
  elsewhere = temporaryChallenges();
  elsewhere.write('brought', manifestText('brought'));
  root = dirname(core.directory);
  pack = dirname(elsewhere.directory);
  describePack({});
});
afterEach(() => {
  core.dispose();
  elsewhere.dispose();
});

function describePack(changes: Readonly<Record<string, unknown>>): void {
  writeFileSync(join(pack, 'vigie-pack.json'), JSON.stringify({ ...DESCRIPTION, ...changes }, null, 2));
}

/** What the registry finds with these packs in `vigie.json`. */
function found(...packs: readonly string[]) {
  const file = configurationFile(root, {});
  writeFileSync(file, JSON.stringify({ packs }, null, 2));
  const installation = readInstallation(file, root);
  const { challenges, problems } = readRegistry(core.directory, installation);
  return {
    installation,
    challenges,
    keys: challenges.map(({ manifest }) => manifest.key).sort(),
    problems: problems.map(formatProblem).map((line) => line.replaceAll(pack, '<pack>').replaceAll(root, '<root>')),
  };
}

/** The pack as an archive, its files inside one folder, as most programs create archives. */
function zipped(extra: Readonly<Record<string, Uint8Array>> = {}): string {
  const files = [
    'vigie-pack.json',
    ...[
      'manifest.json',
      'challenge.tsx',
      'challenge.server.ts',
      'reveal.tsx',
      'solve.ts',
      'walkthrough.ts',
      'facilitator-notes.md',
    ].map((name) => `challenges/brought/${name}`),
  ];
  const file = join(root, 'acme.zip');
  writeFileSync(
    file,
    zipSync({ ...Object.fromEntries(files.map((name) => [`acme/${name}`, readFileSync(join(pack, name))])), ...extra }),
  );
  return file;
}

it('loads a folder beside challenges/, under the programme of the pack', () => {
  const { challenges, keys, problems } = found(pack);
  expect({ keys, problems }).toEqual({ keys: ['brought', 'own'], problems: [] });
  const [brought] = challenges.filter(({ pack: from }) => from?.name === 'acme');
  expect(brought?.manifest.programme).toBe('acme');
  expect(brought?.folder).toBe(join(pack, 'challenges/brought'));
});

it('loads an archive, and an installed npm package, from within the project', () => {
  expect(found(zipped())).toMatchObject({ keys: ['brought', 'own'], problems: [] });
  const folders = found('./acme.zip').challenges.map(({ folder }) => dirname(folder));
  expect(folders.filter((folder) => folder.startsWith(join(root, 'generated-packs')))).toHaveLength(1);

  const installed = join(root, 'node_modules/@acme/pack');
  cpSync(pack, installed, { recursive: true });
  writeFileSync(join(installed, 'package.json'), '{ "name": "@acme/pack" }');
  const { keys, problems, challenges } = found('@acme/pack');
  expect({ keys, problems }).toEqual({ keys: ['brought', 'own'], problems: [] });
  expect(challenges.some(({ folder }) => folder.includes('generated-packs') && !folder.includes('node_modules'))).toBe(true);
});

it('loads an npm package that is linked', () => {
  mkdirSync(join(root, 'node_modules'));
  writeFileSync(join(pack, 'package.json'), '{ "name": "vigie-pack-acme" }');
  symlinkSync(pack, join(root, 'node_modules/vigie-pack-acme'));
  expect(found('vigie-pack-acme')).toMatchObject({ keys: ['brought', 'own'], problems: [] });
});

it('loads an archive as macOS writes it', () => {
  const beside = new Uint8Array([0]);
  const archive = zipped({ '__MACOSX/acme/._vigie-pack.json': beside, 'acme/.DS_Store': beside, '.DS_Store': beside });
  expect(found(archive)).toMatchObject({ keys: ['brought', 'own'], problems: [] });
});

it('leaves nothing of an archive that cannot be unpacked', () => {
  const file = new Uint8Array([1]);
  const { problems } = found(zipped({ 'acme/notes': file, 'acme/notes/one.txt': file }));
  expect(problems).toEqual([expect.stringMatching(/^vigie\.json:3:5 <root>\/acme\.zip cannot be unpacked: E(EXIST|NOTDIR): /)]);
  expect(readdirSync(join(root, 'generated-packs'))).toEqual([]);
});

it('is gone without a trace once it is no longer named', () => {
  found(pack);
  expect(found()).toMatchObject({ keys: ['own'], problems: [] });
  rmSync(configurationFile(root, {}));
  expect(readInstallation(configurationFile(root, {}), root)).toMatchObject({ packs: [], mistakes: [] });
});

it('takes an empty VIGIE_CONFIG for none, and says so where it names no file', () => {
  expect(configurationFile(root, { VIGIE_CONFIG: '  ' })).toBe(join(root, 'vigie.json'));
  expect(readInstallation(configurationFile(root, { VIGIE_CONFIG: '.' }), root).mistakes).toEqual([
    { file: root, line: 1, column: 1, message: messages('packs', 'en')('noFile') },
  ]);
});

it.each<[string, () => readonly string[], readonly string[]]>([
  [
    'a folder that is not there',
    () => ['../nowhere'],
    [`vigie.json:3:5 there is no ${join(tmpdir(), 'nowhere')}. Give a folder, a .zip or an npm package`],
  ],
  [
    'a package that is not installed',
    () => ['vigie-pack-acme'],
    [
      'vigie.json:3:5 there is no folder <root>/vigie-pack-acme, and no npm package "vigie-pack-acme" is installed. Check the name with whoever made the pack, then install it',
    ],
  ],
  [
    'a package whose name is misspelt',
    () => {
      mkdirSync(join(root, 'node_modules/vigie-pack-port-cyber'), { recursive: true });
      writeFileSync(join(root, 'node_modules/vigie-pack-port-cyber/vigie-pack.json'), '{}');
      return ['vigie-pack-port-ciber'];
    },
    [
      'vigie.json:3:5 there is no folder <root>/vigie-pack-port-ciber, and no npm package "vigie-pack-port-ciber" is installed. Did you mean "vigie-pack-port-cyber"?',
    ],
  ],
  [
    'a folder that is no pack',
    () => ['./challenges'],
    ['vigie.json:3:5 <root>/challenges has no vigie-pack.json. A pack is a folder with vigie-pack.json and challenges/'],
  ],
  [
    'an archive of something else',
    () => {
      writeFileSync(join(root, 'other.zip'), zipSync({ 'vigie-pack.json': new Uint8Array([1]) }));
      return ['./other.zip'];
    },
    ['vigie.json:3:5 <root>/other.zip has no challenges. A pack is a folder with vigie-pack.json and challenges/'],
  ],
  [
    'a folder whose description is a folder',
    () => {
      mkdirSync(join(root, 'folder/vigie-pack.json'), { recursive: true });
      return ['./folder'];
    },
    ['vigie.json:3:5 <root>/folder has no vigie-pack.json. A pack is a folder with vigie-pack.json and challenges/'],
  ],
  [
    'another version of the doors',
    () => {
      describePack({ authoring: 2 });
      return [pack];
    },
    ['<pack>/vigie-pack.json:4:16 the pack acme asks for authoring 2, and this Vigie has authoring 1. Install a later Vigie'],
  ],
  [
    "a programme of Vigie's own",
    () => {
      describePack({ programme: { key: 'classic', title: 'Chez Acme' } });
      return [pack];
    },
    [
      '<pack>/vigie-pack.json:6:12 "programme.key" cannot be "classic": that is a programme of Vigie\'s own. Give the pack another',
    ],
  ],
  [
    'a misspelt field',
    () => {
      describePack({ authoring: undefined, autoring: 1 });
      return [pack];
    },
    ['<pack>/vigie-pack.json:8:3 unknown field "autoring". Did you mean "authoring"?'],
  ],
  [
    'the same pack twice',
    () => {
      symlinkSync(pack, join(root, 'again'));
      return [pack, './again'];
    },
    ['vigie.json:4:5 acme 1.2.0 has the name or the programme of acme 1.2.0. Keep one of them'],
  ],
  [
    'an archive that reaches out of its folder',
    () => {
      zipped({ '../../outside.txt': new Uint8Array([1]) });
      return ['./acme.zip'];
    },
    ['vigie.json:3:5 <root>/acme.zip holds "../../outside.txt", which would be written outside of the pack'],
  ],
  [
    'a key that is taken',
    () => {
      elsewhere.write('own', manifestText('own', { path: '/other-challenge' }));
      return [pack];
    },
    [
      '<pack>/challenges/own/manifest.json:2:10 "key" own is the key of challenges/own/manifest.json too. Give each its own',
      'challenges/own/manifest.json:2:10 "key" own is the key of <pack>/challenges/own/manifest.json too. Give each its own',
    ],
  ],
  [
    'a programme that is nowhere',
    () => {
      elsewhere.write('brought', manifestText('brought', { programme: 'acmes' }));
      return [pack];
    },
    [
      '<pack>/challenges/brought/manifest.json:72:16 "programme" cannot be "acmes". Did you mean "acme"? Allowed: "classic", "bureau-2026", "acme"',
    ],
  ],
])('says what is wrong with %s', (_, prepare, expected) => {
  const { problems } = found(...prepare());
  expect(problems).toEqual(expected);
});

const SERVER_PART = `export default defineChecker({ secrets: () => ({}), artifacts: () => ({}), check: () => incorrect() });\n`;
const IMPORTED = "import { defineChecker, incorrect } from '#engine/authoring/server';\n";

it.each<[string, string, string]>([
  [
    'challenge.test.ts',
    "import { readFileSync } from 'node:fs';\nimport { it } from 'vitest';\nit('reads', () => void readFileSync('/etc/passwd'));\n",
    'challenge.test.ts:1:30 a test cannot import "node:fs". A test of a pack asks nothing of the machine on which somebody checks it. Allowed: "#engine/authoring/testing", "#engine/authoring/server", "#engine/authoring", "#engine/authoring/toolbox", "#engine/authoring/stories", "react", "vitest", "vitest/browser", "fast-check" and files of its own folder ("./…")',
  ],
  [
    'challenge.server.ts',
    `import fastify from 'fastify';\n${IMPORTED}void fastify;\n${SERVER_PART}`,
    'challenge.server.ts:1:21 a server part or a solve.ts cannot import "fastify". A challenge brings no package along. Allowed: "#engine/authoring/server", "#engine/authoring/toolbox" and files of its own folder ("./…")',
  ],
  [
    'challenge.server.ts',
    `${IMPORTED}import own from '../../../challenges/own/challenge.server.ts';\nvoid own;\n${SERVER_PART}`,
    'challenge.server.ts:2:17 a server part or a solve.ts cannot import "../../../challenges/own/challenge.server.ts". That is outside of this folder, and may change or go without it. Copy what you need into the folder. Allowed: "#engine/authoring/server", "#engine/authoring/toolbox" and files of its own folder ("./…")',
  ],
  [
    'challenge.server.ts',
    `${IMPORTED}void import(['node', 'fs'].join(':'));\n${SERVER_PART}`,
    'challenge.server.ts:2:13 an import that is worked out as it runs may take in anything. Write the file, as in import("./map.tsx")',
  ],
  [
    'challenge.server.ts',
    `${IMPORTED}void globalThis;\n${SERVER_PART}`,
    'challenge.server.ts:2:6 globalThis: a server part is pure, so that a reload shows the same. Draw from variant in secrets(variant), and hand it on',
  ],
])('refuses what %s of a pack may not take in', (file, text, expected) => {
  elsewhere.writeFile('brought', file, text);
  expect(found(pack)).toMatchObject({ keys: ['own'], problems: [`<pack>/challenges/brought/${expected}`] });
});

it('refuses a link that leads out of a folder, and lets one be that does not', () => {
  symlinkSync(join(pack, 'challenges/brought/solve.ts'), join(pack, 'challenges/brought/inside.ts'));
  symlinkSync('/etc/hostname', join(pack, 'challenges/brought/outside.txt'));
  expect(found(pack).problems).toEqual([
    '<pack>/challenges/brought/outside.txt:1:1 is a link that leads out of the folder, and would not go along with it. Put the file itself here',
  ]);
});

#!/usr/bin/env node
/** `vigie-pack <command>`, run in a pack's repository: applies Vigie's own tools to the pack in the current folder. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PACK = process.cwd();
const CHALLENGES = join(PACK, 'challenges');
const CONFIGURATION = join(PACK, 'vigie.json');

/** The language is chosen as in engine/rules/messages/language.ts, which cannot be imported here because it has to be compiled first. */
const { VIGIE_LANG, LC_ALL, LC_MESSAGES, LANG } = process.env;
const FRENCH = (VIGIE_LANG || LC_ALL || LC_MESSAGES || LANG || '').toLowerCase().startsWith('fr');
const told = (english, french) => (FRENCH ? french : english);

const [command = '', ...words] = process.argv.slice(2);
const COMMANDS = {
  dev: {
    says: told('site and API with the pack, on http://127.0.0.1:3000', 'site et API avec le pack, sur http://127.0.0.1:3000'),
    run: () => vigie('vite'),
  },
  test: {
    says: told(
      'checks every challenge, or those that are named; --quick leaves the browser out',
      'vérifie tous les défis, ou ceux qui sont nommés ; --quick se passe du navigateur',
    ),
    run: test,
  },
  storybook: {
    says: told(
      'every challenge in every state, on http://127.0.0.1:6006',
      'chaque défi dans chaque état, sur http://127.0.0.1:6006',
    ),
    run: () => vigie('storybook', 'dev', '-p', '6006'),
  },
  'new-challenge': {
    says: told(
      'begins a challenge; asks for title, key and kind of scene, or takes them as flags',
      'commence un défi ; demande titre, clé et sorte de scène, ou les prend en options',
    ),
    run: () => vigie('tsx', 'engine/author-tools/new/main.ts', '--into', PACK, ...words),
  },
  packs: {
    says: told('what the pack is, and what it imports', 'ce qu’est le pack, et ce qu’il importe'),
    run: () => vigie('tsx', 'engine/author-tools/packs/main.ts'),
  },
  zip: { says: told('writes <name>-<version>.zip, to be installed', 'écrit <nom>-<version>.zip, à installer'), run: zip },
};

const chosen = Object.entries(COMMANDS).find(([name]) => name === command)?.[1];
if (!chosen) {
  const lines = Object.entries(COMMANDS).map(([name, { says }]) => `  ${name.padEnd(14)} ${says}`);
  console.error(`${told('Usage: vigie-pack <command>', 'Usage : vigie-pack <commande>')}\n${lines.join('\n')}`);
  process.exitCode = 2;
} else if (!existsSync(join(PACK, 'vigie-pack.json')) || !existsSync(CONFIGURATION)) {
  console.error(
    told(
      `${PACK} has no vigie-pack.json or no vigie.json: run this in the folder of a pack`,
      `${PACK} n’a pas de vigie-pack.json ou pas de vigie.json : lancez ceci dans le dossier d’un pack`,
    ),
  );
  process.exitCode = 2;
} else {
  process.exitCode = await chosen.run();
}

/** Runs one of Vigie's programs in Vigie's folder, with this pack as the configuration. */
function vigie(program, ...args) {
  return ran(program, args, 'inherit');
}

/** Whether the pack can be read without a mistake. Mistakes are printed on standard error. */
function holds() {
  return ran('tsx', ['engine/author-tools/packs/main.ts'], ['ignore', 'ignore', 'inherit']) === 0;
}

function ran(program, args, stdio) {
  const env = {
    // A database of the pack's own, in its folder.
    DATABASE_URL: `sqlite:${join(PACK, 'data/vigie.db')}`,
    ...process.env,
    VIGIE_CONFIG: CONFIGURATION,
  };
  const { status, error } = spawnSync(join(ROOT, 'node_modules/.bin', program), args, { cwd: ROOT, env, stdio });
  if (error)
    console.error(
      told(
        `${program} could not be started: ${error.message}. Does Vigie have its packages? In ${ROOT}: npm ci`,
        `${program} n’a pas pu démarrer\u00a0: ${error.message}. Vigie a-t-elle ses paquets\u00a0? Dans ${ROOT}\u00a0: npm ci`,
      ),
    );
  return status ?? 1;
}

/** Checks the challenges one after the other, all of them even when one fails. */
function test() {
  const flags = words.filter((word) => word.startsWith('-'));
  const named = words.filter((word) => !word.startsWith('-'));
  const keys = named.length > 0 ? named : challengeKeys();
  if (keys.length === 0) {
    console.error(
      told(
        'challenges/ has no challenge. Begin one: npm run new-challenge',
        'challenges/ n’a pas de défi. Commencez-en un : npm run new-challenge',
      ),
    );
    return 1;
  }
  const failed = keys.filter((key) => vigie('tsx', 'engine/author-tools/check/main.ts', key, ...flags) !== 0);
  if (keys.length > 1) {
    const [hold, all] = [keys.length - failed.length, keys.length];
    const count = told(
      `${hold} of ${all} ${hold === 1 ? 'holds' : 'hold'}`,
      `${hold} sur ${all} ${hold < 2 ? 'tient' : 'tiennent'}`,
    );
    console.log(`\n${count}${failed.map((key) => `\n✗ ${key}`).join('')}`);
  }
  return failed.length === 0 ? 0 : 1;
}

function challengeKeys() {
  if (!existsSync(CHALLENGES)) return [];
  const folders = readdirSync(CHALLENGES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map(({ name }) => name).filter((name) => !/^[_.]/.test(name));
}

/** Zips vigie-pack.json and challenges/ only: nobody who installs the pack needs the other files of its repository. */
async function zip() {
  if (!holds()) return 1;
  const { zipSync } = await import('fflate');
  const { name, version } = JSON.parse(readFileSync(join(PACK, 'vigie-pack.json'), 'utf8').replace(/^\uFEFF/, ''));
  const inside = readdirSync(CHALLENGES, { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name))
    // A link within a challenge's folder is packed as the file that it leads to.
    .filter((path) => statSync(path).isFile())
    .map((path) => path.slice(PACK.length + 1).replaceAll('\\', '/'))
    // As in the registry: folders directly in challenges/ whose name begins with _ are no challenges.
    .filter((path) => !/^challenges\/_|(^|\/)\./.test(path))
    .sort();
  const files = ['vigie-pack.json', ...inside].map((path) => [`${name}/${path}`, readFileSync(join(PACK, path))]);
  const file = `${name}-${version}.zip`;
  // A fixed date, so that the same files give the same archive.
  writeFileSync(join(PACK, file), zipSync(Object.fromEntries(files), { mtime: '1980-01-02' }));
  console.log(told(`${file}: ${files.length} files`, `${file} : ${files.length} fichiers`));
  return 0;
}

#!/usr/bin/env node
/** `npm create vigie-pack ../my-pack -- --vigie ../vigie`: writes a new repository for a pack, with a first challenge. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const TEMPLATE = fileURLToPath(new URL('./template', import.meta.url));
/** The language is chosen as in engine/rules/messages/language.ts, which cannot be imported here because it has to be compiled first. */
const { VIGIE_LANG, LC_ALL, LC_MESSAGES, LANG } = process.env;
const FRENCH = (VIGIE_LANG || LC_ALL || LC_MESSAGES || LANG || '').toLowerCase().startsWith('fr');
const told = (english, french) => (FRENCH ? french : english);
const USAGE = told(
  `Usage: npm create vigie-pack <folder> -- --vigie <folder of Vigie> [--name acme] [--title "Chez Acme"] [--kind form]

  --vigie   where Vigie is, with its packages installed; ../vigie without it
  --name    of the pack: small letters, digits and single hyphens; as the folder without it
  --title   of the pack's programme, in French; as the name without it
  --kind    of scene to begin with`,
  `Usage : npm create vigie-pack <dossier> -- --vigie <dossier de Vigie> [--name acme] [--title "Chez Acme"] [--kind form]

  --vigie   où est Vigie, ses paquets installés ; ../vigie sans cette option
  --name    du pack : petites lettres sans accent, chiffres et traits d’union isolés ; comme le dossier sans cette option
  --title   du programme du pack, en français ; comme le nom sans cette option
  --kind    sorte de scène pour commencer`,
);
/** The same pattern as in `schemas/pack.ts`. */
const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

process.exitCode = main();

function main() {
  let read;
  const text = { type: 'string' };
  try {
    read = parseArgs({ allowPositionals: true, options: { name: text, title: text, vigie: text, kind: text } });
  } catch (error) {
    return refuse(`${error.message}\n\n${USAGE}`);
  }
  const [folder, ...others] = read.positionals;
  if (!folder || others.length > 0) return refuse(USAGE);
  const pack = resolve(folder);
  const { name = basename(pack).toLowerCase(), kind = 'form' } = read.values;
  const title = read.values.title ?? name.charAt(0).toUpperCase() + name.slice(1);
  const vigie = resolve(read.values.vigie ?? '../vigie');
  const wrong = mistake({ pack, name, title, vigie, kind });
  if (wrong) return refuse(wrong);

  const values = { NAME: name, TITLE: title, VIGIE: relative(pack, vigie).replaceAll('\\', '/') };
  mkdirSync(pack, { recursive: true });
  cpSync(TEMPLATE, pack, { recursive: true });
  // npm leaves a .gitignore out of a package, so the template's file has a name without the dot.
  renameSync(join(pack, 'gitignore'), join(pack, '.gitignore'));
  for (const file of readdirSync(pack))
    writeFileSync(join(pack, file), filled(readFileSync(join(pack, file), 'utf8'), values, file));
  mkdirSync(join(pack, 'challenges'));
  const first = JSON.parse(readFileSync(join(vigie, 'challenges', `_${kind}`, 'manifest.json'), 'utf8'));
  const { status } = spawnSync(
    process.execPath,
    [join(vigie, 'packages/vigie-pack.mjs'), 'new-challenge', '--title', first.title, '--kind', kind],
    { cwd: pack, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (status !== 0) {
    rmSync(pack, { recursive: true });
    return refuse(
      told('The first challenge could not be written, so nothing is.', 'Le premier défi n’a pas pu être écrit : rien ne l’est.'),
    );
  }
  const challenges = readdirSync(join(pack, 'challenges')).join(', ');
  // Quoted for the shell where the path has a space.
  const place = /\s/.test(folder) ? `"${folder}"` : folder;
  console.log(
    told(
      `${folder} is a pack: ${challenges}

cd ${place}
npm install       links Vigie, from ${values.VIGIE}
npm test          checks every challenge of the pack
npm run dev       plays them, on http://127.0.0.1:3000`,
      `${folder} est un pack : ${challenges}

cd ${place}
npm install       relie Vigie, depuis ${values.VIGIE}
npm test          vérifie tous les défis du pack
npm run dev       les joue, sur http://127.0.0.1:3000`,
    ),
  );
  return 0;
}

/** A sentence about a mistake in the arguments; undefined if there is none. */
function mistake({ pack, name, title, vigie, kind }) {
  if (existsSync(pack) && readdirSync(pack).length > 0)
    return told(`${pack} is not empty. Choose another folder`, `${pack} n’est pas vide. Prenez un autre dossier`);
  if (!NAME.test(name) || name.length > 40)
    return told(
      `"${name}" cannot be a name: small letters, digits and single hyphens only, as in --name acme`,
      `« ${name} » ne peut pas être un nom : petites lettres sans accent, chiffres et traits d’union isolés, comme dans --name acme`,
    );
  if (title.trim() === '' || title.length > 60)
    return told(
      'A title has 1 to 60 characters, as in --title "Chez Acme"',
      'Un titre a de 1 à 60 caractères, comme dans --title "Chez Acme"',
    );
  if (!existsSync(join(vigie, 'packages/vigie-pack.mjs')))
    return told(
      `${vigie} is not Vigie. Say where it is: --vigie ../vigie`,
      `${vigie} n’est pas Vigie. Dites où elle est : --vigie ../vigie`,
    );
  if (!existsSync(join(vigie, 'node_modules')))
    return told(
      `Vigie has no packages yet. Run: npm ci --prefix ${vigie}`,
      `Vigie n’a pas encore ses paquets. Lancez : npm ci --prefix ${vigie}`,
    );
  const kinds = readdirSync(join(vigie, 'challenges')).flatMap((folder) => /^_([a-z]+)$/.exec(folder)?.[1] ?? []);
  if (!kinds.includes(kind))
    return told(
      `There is no kind "${kind}". There are: ${kinds.join(', ')}`,
      `Il n’y a pas de sorte « ${kind} ». Il y a : ${kinds.join(', ')}`,
    );
  return undefined;
}

function filled(content, values, file) {
  const written = (value) => (file.endsWith('.json') ? JSON.stringify(value).slice(1, -1) : value);
  return content.replaceAll(/__([A-Z]+)__/g, (mark, key) => (Object.hasOwn(values, key) ? written(values[key]) : mark));
}

function refuse(sentence) {
  console.error(sentence);
  return 1;
}

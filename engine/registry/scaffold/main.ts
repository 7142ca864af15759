/** `npm run new-challenge`: asks for what it is not told, and writes the folder of a new challenge. `--into` a pack, that of the pack. */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { CLASSIC, PROGRAMMES } from '#schemas/programmes.ts';
import { CATEGORIES, DIFFICULTIES } from '#schemas/words.ts';
import { keyFor, kindsIn, writeChallenge } from './new-challenge.ts';

const KINDS = fileURLToPath(new URL('../../../challenges', import.meta.url));
/** From a folder of a pack whose repository has Vigie installed. */
const SCHEMA = '../../node_modules/vigie/schemas/challenge-manifest.schema.json';
const text = { type: 'string' } as const;
const FLAGS = { title: text, key: text, kind: text, programme: text, category: text, difficulty: text, into: text };
const { values } = parseArgs({ options: { ...FLAGS, help: { type: 'boolean' } } });
if (values.help) {
  console.log(`npm run new-challenge -- ${Object.keys(FLAGS)
    .map((flag) => `[--${flag} …]`)
    .join(' ')}

Asks for what it is not told. Kinds of scene: ${kindsIn(KINDS).join(', ')}; docs/recipes.md says what each is for.
--into is the folder of a pack; without it the challenge is one of Vigie's own.`);
  process.exit();
}
const directory = values.into ? join(resolve(values.into), 'challenges') : KINDS;
const asking = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : null;

/** The flag's value, or what is typed, or what stands in brackets. */
async function ask(flag: keyof typeof FLAGS, question: string, otherwise: string): Promise<string> {
  const typed = values[flag] ?? (await asking?.question(`${question}${otherwise && ` [${otherwise}]`}: `)) ?? '';
  return typed.trim() || otherwise;
}

const title = await ask('title', 'Title, in French', '');
const key = await ask('key', 'Key, which is its folder', keyFor(title));
const asked = {
  title,
  key,
  kind: await ask('kind', `Kind of scene (${kindsIn(KINDS).join(', ')})`, 'form'),
  // That of a pack is the pack's, unless its manifest says otherwise.
  programme: values.into
    ? CLASSIC
    : await ask('programme', `Programme (${PROGRAMMES.map((programme) => programme.key).join(', ')})`, CLASSIC),
  category: await ask('category', `Category (${CATEGORIES.join(', ')})`, CATEGORIES[0]),
  difficulty: await ask('difficulty', `Difficulty (${DIFFICULTIES.join(', ')})`, DIFFICULTIES[0]),
};
asking?.close();
const mistakes =
  title === ''
    ? ['A challenge needs a title: --title "Le phare, la nuit"']
    : writeChallenge(directory, asked, values.into ? { kinds: KINDS, schema: SCHEMA } : {});
if (mistakes.length > 0) {
  console.error(mistakes.join('\n'));
  process.exitCode = 1;
} else {
  // Names of other lengths break lines elsewhere.
  if (!values.into) spawnSync('biome', ['check', '--write', `challenges/${key}`], { cwd: join(KINDS, '..') });
  console.log(`challenges/${key} is written, and can be played as it is.

npm run dev                        its page is at /${key}, and follows what you change
${values.into ? 'npm test --' : 'npm run check-challenge --'} ${key}   says what is wrong with it, and how it stands

docs/recipes.md#${asked.kind} says what to change, and in which order.`);
}

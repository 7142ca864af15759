/** `npm run new-challenge`: creates the folder of a new challenge, asking for missing options. `--into` creates it in a pack. */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { messages } from '#engine/author-tools/messages/messages.ts';
import { optionsOf } from '#engine/registry/command-options.ts';
import { CATEGORIES, DIFFICULTIES } from '#schemas/constants.ts';
import { CLASSIC, PROGRAMMES } from '#schemas/programmes.ts';
import { keyFor, kindsIn, writeChallenge } from './new-challenge.ts';

const say = messages('scaffold');

const KINDS = fileURLToPath(new URL('../../../challenges', import.meta.url));
/** Value of `$schema` for a pack whose repository has Vigie installed as a package. */
const SCHEMA = '../../node_modules/vigie/schemas/challenge-manifest.schema.json';
const text = { type: 'string' } as const;
const FLAGS = { title: text, key: text, kind: text, programme: text, category: text, difficulty: text, into: text };
const usage = say('usage', {
  flags: Object.keys(FLAGS)
    .map((flag) => `[--${flag} …]`)
    .join(' '),
  kinds: kindsIn(KINDS).join(', '),
});
const { values } = optionsOf(usage, { options: { ...FLAGS, help: { type: 'boolean' } } });
if (values.help) {
  console.log(usage);
  process.exit();
}
const directory = values.into ? join(resolve(values.into), 'challenges') : KINDS;
const asking = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : null;

/** Value of the flag, else the answer typed, else the default shown in brackets. */
async function ask(flag: keyof typeof FLAGS, question: string, otherwise: string): Promise<string> {
  const typed =
    values[flag] ?? (await asking?.question(say('asked', { question, otherwise: otherwise && ` [${otherwise}]` }))) ?? '';
  return typed.trim() || otherwise;
}

const title = await ask('title', say('title'), '');
const key = await ask('key', say('key'), keyFor(title));
const asked = {
  title,
  key,
  kind: await ask('kind', say('kind', { kinds: kindsIn(KINDS).join(', ') }), 'form'),
  // In a pack the default is the pack's own programme.
  programme: values.into
    ? CLASSIC
    : await ask('programme', say('programme', { programmes: PROGRAMMES.map((programme) => programme.key).join(', ') }), CLASSIC),
  category: await ask('category', say('category', { categories: CATEGORIES.join(', ') }), CATEGORIES[0]),
  difficulty: await ask('difficulty', say('difficulty', { difficulties: DIFFICULTIES.join(', ') }), DIFFICULTIES[0]),
};
asking?.close();
const mistakes =
  title === '' ? [say('noTitle')] : writeChallenge(directory, asked, values.into ? { kinds: KINDS, schema: SCHEMA } : {});
if (mistakes.length > 0) {
  console.error(mistakes.join('\n'));
  process.exitCode = 1;
} else {
  // Replaced names have other lengths: format the files again.
  if (!values.into) spawnSync('biome', ['check', '--write', `challenges/${key}`], { cwd: join(KINDS, '..') });
  const check = values.into ? 'npm test --' : 'npm run check-challenge --';
  const recipe = `${values.into ? 'node_modules/vigie/' : ''}docs/recipes.md#${asked.kind}`;
  console.log(say('written', { folder: `challenges/${key}`, key, check, recipe }));
}

/** What the compiler says of one challenge, as the registry would say it: first its own mistakes, else where its parts disagree. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { WHOLE_FILE } from '#engine/source-files/location.ts';
import type { ManifestProblem } from '#engine/source-files/problem.ts';
import { compiled, disagreementIn, partsIn } from './compiler.ts';
import { type Allowed, compilerMistake, disagreementTold, inAuthorsTerms, lackingIn, wordsOf } from './compiler-and-linter.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** @param folder of the challenge, absolute */
export function typeMistakes(folder: string, key: string): Omit<ManifestProblem, 'key'>[] {
  const shown = relative(ROOT, folder);
  const elsewhere = shown.startsWith('..');
  // Elsewhere, what a test imports is found by the pack's own repository.
  const files = elsewhere ? partsIn(folder) : readdirSync(folder).filter((file) => /\.tsx?$/.test(file));
  const every = files.map((file) => `import type {} from '${folder}/${file}';`).join('\n');
  const said = compiled({ [key]: folder }, { 'every-file.ts': every });
  const ofFolder = said.filter((line) => line.startsWith(`${shown}/`));
  if (ofFolder.length > 0) {
    const allowed = allowedIn(folder, ofFolder);
    return ofFolder
      .flatMap((line) => compilerMistake(line, (file) => readFileSync(join(ROOT, file), 'utf8'), allowed) ?? [])
      .map((mistake) => ({ ...mistake, file: elsewhere ? join(ROOT, mistake.file) : mistake.file }));
  }
  const sentences = said.map((line) => {
    const { sentence } = disagreementIn(line) ?? {};
    return sentence === undefined ? inAuthorsTerms(line) : disagreementTold(sentence);
  });
  const whole = { file: join(elsewhere ? folder : shown, 'challenge.server.ts'), ...WHOLE_FILE };
  return [...new Set(sentences)].map((message) => ({ ...whole, message }));
}

/** The words that a field may have where one is missing: the compiler knows them, and is asked for all of them at once. */
function allowedIn(folder: string, said: readonly string[]): Allowed {
  const parts = partsIn(folder).map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
  const questions = said.flatMap((line) => {
    const { name, type } = lackingIn(line) ?? {};
    const from = parts.find(({ text }) => new RegExp(`^export (?:interface|type) ${type}\\b`, 'm').test(text))?.file;
    return from === undefined ? [] : [{ name, type, from: `${folder}/${from}` }];
  });
  if (questions.length === 0) return () => [];
  const asked = questions.map(({ name, type, from }, index) => [
    `question-${index}.ts`,
    // As a template, a type is written out: its own name would tell nothing.
    `import type { ${type} } from '${from}';\nexport const none: \`\${${type}['${name}']}\` = null;`,
  ]);
  const answers = compiled({}, Object.fromEntries(asked));
  return (type, name) => {
    const index = questions.findIndex((question) => question.type === type && question.name === name);
    return wordsOf(answers.find((line) => line.includes(`question-${index}.ts(`)) ?? '');
  };
}

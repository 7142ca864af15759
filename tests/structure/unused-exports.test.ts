/** What a file exports is named by another file: the rest is dead, or needs no `export`. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type ESTree, parseSync } from 'vite';
import { expect, test } from 'vitest';
import { type SourceFile, sourcesIn } from './imports.ts';

const ROOT = join(import.meta.dirname, '../..');
const FOLDERS = ['schemas', 'engine', 'admin', 'projector', 'server'];
/** Storybook reads the exports of stories by itself; what the authors' doors offer is for authors; a declaration repeats its script. */
const READ_BY_OTHERS = /\.stories\.tsx$|^engine\/authoring\/|\.d\.mts$/;

const sources = FOLDERS.flatMap(sourcesIn);
const scripts = readdirSync(join(ROOT, 'tests'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(mjs|cjs)$/.test(name))
  .map((name) => readFileSync(join(ROOT, 'tests', name), 'utf8'));
const texts = [
  ...[...sources, ...['challenges', 'tests', 'packages', '.storybook'].flatMap(sourcesIn)].map(({ text }) => text),
  ...scripts,
];

/** Word → in how many files it stands, those included that build code as text. */
const files = new Map<string, number>();
for (const text of texts) for (const word of new Set(text.match(/[\w$]+/g))) files.set(word, (files.get(word) ?? 0) + 1);

function namesOf(statement: ESTree.Directive | ESTree.Statement): string[] {
  if (statement.type !== 'ExportNamedDeclaration') return [];
  const { declaration } = statement;
  if (declaration?.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  return declaration && 'id' in declaration && declaration.id?.type === 'Identifier' ? [declaration.id.name] : [];
}

function unused({ path, text }: SourceFile): string[] {
  const names = parseSync(basename(path), text).program.body.flatMap(namesOf);
  return names.filter((name) => files.get(name) === 1).map((name) => `${path}: ${name}`);
}

test('what a file exports is named by another file', () => {
  expect(sources.length).toBeGreaterThan(1000);
  expect(sources.filter(({ path }) => !READ_BY_OTHERS.test(path)).flatMap(unused)).toEqual([]);
});

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

const root = readdirSync(ROOT).filter((name) => name.endsWith('.ts'));
const scripts = readdirSync(join(ROOT, 'tests'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(mjs|cjs)$/.test(name))
  .map((name) => join('tests', name));
const sources = FOLDERS.flatMap(sourcesIn);
interface Reader {
  readonly path: string;
  readonly words: ReadonlySet<string>;
}

/** Possible readers, those included that build code as text. */
const all: Reader[] = [];
/** Those that name a source file, by its name without the folder. */
const naming = new Map<string, Reader[]>();
/** Files that are loaded by `import()`: code that is passed the module need not name the file. */
const lazy = new Set<string>();
for (const { path, text } of [
  ...sources,
  ...['challenges', 'tests', 'packages', '.storybook'].flatMap(sourcesIn),
  ...[...root, ...scripts].map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') })),
]) {
  const reader = { path, words: new Set(text.match(/[\w$]+/g)) };
  all.push(reader);
  for (const file of new Set(text.match(/[\w.-]+\.tsx?\b/g))) naming.set(file, [...(naming.get(file) ?? []), reader]);
  for (const [, file = ''] of text.matchAll(/\bimport\('[^']*?([\w.-]+\.tsx?)'\)/g)) lazy.add(file);
}

function namesOf(statement: ESTree.Directive | ESTree.Statement): string[] {
  if (statement.type !== 'ExportNamedDeclaration') return [];
  const { declaration } = statement;
  if (declaration?.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  return declaration && 'id' in declaration && declaration.id?.type === 'Identifier' ? [declaration.id.name] : [];
}

/** A name is used where it stands in a file that names the exporting one: it imports it, or writes code that does. */
function unused({ path, text }: SourceFile): string[] {
  const file = basename(path);
  const readers = (lazy.has(file) ? all : (naming.get(file) ?? [])).filter((reader) => reader.path !== path);
  const names = parseSync(file, text).program.body.flatMap(namesOf);
  return names.filter((name) => !readers.some(({ words }) => words.has(name))).map((name) => `${path}: ${name}`);
}

test('what a file exports is named by another file', () => {
  expect(sources.length).toBeGreaterThan(1000);
  expect(sources.filter(({ path }) => !READ_BY_OTHERS.test(path)).flatMap(unused)).toEqual([]);
});

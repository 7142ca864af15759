/** What the catalogues of the console say is said somewhere: an entry that no page names is translated for nobody. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type ESTree, parseSync } from 'vite';
import { expect, test } from 'vitest';
import { sourcesIn } from './imports.ts';

/** The French ones have the same entries, by type. */
const CATALOGUES = join(import.meta.dirname, '../../admin/language/english');

/** Names that pages, or the payloads that they show, have for things. */
const named = new Set(
  ['admin', 'schemas', 'engine/rules']
    .flatMap(sourcesIn)
    .filter(({ path }) => !path.startsWith('admin/language/') && !/\.test\.tsx?$/.test(path))
    .flatMap(({ text }) => text.match(/[\w$]+/g) ?? []),
);

/** The names of its entries, and of theirs; what stands in quotation marks is a value of the data. */
function entriesOf(object: ESTree.ObjectExpression): string[] {
  return object.properties.flatMap((entry) => {
    if (entry.type !== 'Property' || entry.key.type !== 'Identifier') return [];
    return [entry.key.name, ...(entry.value.type === 'ObjectExpression' ? entriesOf(entry.value) : [])];
  });
}

function catalogueOf(statement: ESTree.Directive | ESTree.Statement): string[] {
  if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') return [];
  return statement.declaration.declarations.flatMap(({ init }) => (init?.type === 'ObjectExpression' ? entriesOf(init) : []));
}

test('every entry of a catalogue is named by a page', () => {
  const entries = readdirSync(CATALOGUES).flatMap((file) => {
    const text = readFileSync(join(CATALOGUES, file), 'utf8');
    return parseSync(basename(file), text)
      .program.body.flatMap(catalogueOf)
      .map((name) => `${file}: ${name}`);
  });
  expect(entries.length).toBeGreaterThan(500);
  expect(entries.filter((entry) => !named.has(entry.split(': ')[1] ?? ''))).toEqual([]);
});

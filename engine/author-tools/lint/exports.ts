/** The exports of a file: their names, and the default export, followed to its declaration. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ParsedSource, parseSource, type Source } from './source.ts';
import { bare, nameIn, type Stretch, type SyntaxNode } from './walk.ts';

/** Null if the file has no default export; 'elsewhere' when it is re-exported from another file. */
export type DefaultExport = { readonly value: SyntaxNode; readonly at: Stretch } | 'elsewhere' | null;

export function defaultExportOf(source: Source): DefaultExport {
  for (const statement of source.parsed.program.body) {
    if (statement.type === 'ExportDefaultDeclaration') return made(source, statement.declaration);
    if (statement.type !== 'ExportNamedDeclaration') continue;
    const named = statement.specifiers.find(({ exported }) => nameIn(exported) === 'default');
    if (named) return statement.source ? 'elsewhere' : made(source, named.local);
  }
  return null;
}

function made(source: Source, written: SyntaxNode): DefaultExport {
  const value = bare(written);
  const name = value.type === 'Identifier' ? value.name : undefined;
  // The location of a node that spans several lines covers its first line.
  const [line = ''] = source.text.slice(value.start, value.end).split('\n');
  if (name === undefined) return { value, at: { start: value.start, end: value.start + line.length } };
  const binding = bindingOf(source, name);
  if (binding === undefined || binding.type === 'ImportDeclaration') return 'elsewhere';
  return { value: bare(binding), at: value };
}

/** Resolves a top-level name: the import, the function declaration or the initial value that it is bound to. */
export function bindingOf({ parsed }: Source, name: string): SyntaxNode | undefined {
  for (const statement of parsed.program.body) {
    if (statement.type === 'ImportDeclaration') {
      if (statement.specifiers.some(({ local }) => local.name === name)) return statement;
      continue;
    }
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration === null) continue;
    if (declaration.type === 'VariableDeclaration') {
      const found = declaration.declarations.find(({ id }) => nameIn(id) === name);
      if (found) return found.init ?? found;
    }
    if ((declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration') && declaration.id?.name === name)
      return declaration;
  }
  return undefined;
}

/** Names that a file exports, with 'default'; null if the file has an `export *` and so may export any name. */
export function exportedNames({ module }: ParsedSource): readonly string[] | null {
  const entries = module.staticExports.flatMap((statement) => statement.entries);
  if (entries.some(({ importName }) => importName.kind === 'AllButDefault')) return null;
  return entries.flatMap(({ exportName }) => (exportName.kind === 'Default' ? 'default' : (exportName.name ?? [])));
}

const AUTHORING = fileURLToPath(new URL('../../authoring/', import.meta.url));

/** Names exported by one of the engine's entry files. @param door e.g. `#engine/authoring` */
export function namesThrough(door: string): readonly string[] {
  const file = `${AUTHORING}${door.split('/')[2] ?? 'index'}.ts`;
  return exportedNames(parseSource(file, readFileSync(file, 'utf8'))) ?? [];
}

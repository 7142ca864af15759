/** What a file hands over as its default export, looked up where it is made. */
import type { Source } from './source.ts';
import { bare, nameIn, type SyntaxNode } from './walk.ts';

/** Null for none; 'elsewhere' where another file makes it. */
export type DefaultExport = { readonly value: SyntaxNode; readonly at: Pick<SyntaxNode, 'start' | 'end'> } | 'elsewhere' | null;

export function defaultExportOf(source: Source): DefaultExport {
  for (const statement of source.program.body) {
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
  if (name === undefined) return { value, at: firstLine(source, value) };
  const binding = bindingOf(source, name);
  if (binding === undefined || binding.type === 'ImportDeclaration') return 'elsewhere';
  return { value: bare(binding), at: value };
}

/** Of what goes on over many lines, the first. */
function firstLine({ text }: Source, { start, end }: SyntaxNode): { readonly start: number; readonly end: number } {
  const line = text.slice(start, end).split('\n')[0] ?? '';
  return { start, end: start + line.length };
}

/** What a name of the file's outermost level stands for: the statement that imports it, the function, or the value. */
export function bindingOf({ program }: Pick<Source, 'program'>, name: string): SyntaxNode | undefined {
  for (const statement of program.body) {
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

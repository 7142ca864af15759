/** Imports of a parsed file with their positions; nothing is executed. */
import type { ParsedSource } from './source.ts';

interface ImportedName {
  /** The exported name: 'default', '*' for the namespace, or a named export. */
  readonly name: string;
  /** Offset of the name in the text, from 0. */
  readonly at: number;
}

/** One import of a file. `at` is the opening quotation mark of the specifier; `length` covers the specifier with both marks. */
export interface SourceImport {
  /** `./artifacts.ts`, `react`; null if it is computed at run time. */
  readonly specifier: string | null;
  /** `glob` is Vite's `import.meta.glob`, which may take in whole folders. */
  readonly kind: 'import' | 'export' | 'dynamic' | 'glob';
  /** Type-only import, erased when compiled. */
  readonly typeOnly: boolean;
  /** Imported names; empty for a side-effect or dynamic import. */
  readonly names: readonly ImportedName[];
  /** Offset of the specifier in the text, from 0. */
  readonly at: number;
  readonly length: number;
}

/**
 * All imports of a TypeScript file in source order. If the file does not parse, only the imports before the syntax error.
 * @param text the content of the file that was parsed
 */
export function importsIn({ module }: ParsedSource, text: string): SourceImport[] {
  const imports: SourceImport[] = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      ...requested(moduleRequest),
      kind: 'import' as const,
      typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
      names: entries.map(({ importName, localName }) => ({ name: nameOf(importName), at: importName.start ?? localName.start })),
    })),
    // `export … from '…'`: a statement gives one entry for each exported name.
    ...module.staticExports.flatMap(({ entries }) => {
      const from = entries.flatMap(({ moduleRequest }) => moduleRequest ?? [])[0];
      const names = entries.map(({ importName, start }) => ({ name: nameOf(importName), at: importName.start ?? start }));
      return from
        ? [{ ...requested(from), kind: 'export' as const, typeOnly: entries.every(({ isType }) => isType), names }]
        : [];
    }),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => worked('dynamic', text.slice(start, end), start)),
    ...module.importMetas.flatMap(({ end }) => globbed(text, end)),
  ];
  return imports.sort((a, b) => a.at - b.at);
}

function nameOf({ kind, name }: { readonly kind: string; readonly name: string | null }): string {
  if (kind === 'Name') return name ?? '';
  return kind === 'Default' ? 'default' : '*';
}

function requested({ value, start, end }: { readonly value: string; readonly start: number; readonly end: number }) {
  return { specifier: value, at: start, length: end - start };
}

/** An import whose specifier is an expression, evaluated at run time. */
function worked(kind: SourceImport['kind'], written: string, at: number): SourceImport {
  return { specifier: literalIn(written), kind, typeOnly: false, names: [], at, length: written.length };
}

/** `import.meta.glob`. @param end of `import.meta` */
function globbed(text: string, end: number): SourceImport[] {
  const [call] = /^\s*\.\s*glob\s*(?:<[^>]*>)?\s*\(\s*/.exec(text.slice(end)) ?? [];
  if (call === undefined) return [];
  const at = end + call.length;
  const [written = ''] = /^(?:(['"`])[^'"`]*\1(?=\s*[,)])|.)/.exec(text.slice(at)) ?? [];
  return [worked('glob', written, at)];
}

/** Content of a string literal; null for other expressions. */
function literalIn(written: string): string | null {
  const [, , inside] = /^(['"`])((?:(?!\1|\$\{|\\).)*)\1$/.exec(written.trim()) ?? [];
  return inside ?? null;
}

/** What a file imports, and where it says so: read, not run. */
import { readFileSync } from 'node:fs';
import { locationAt, type SourceLocation } from '#engine/source-files/location.ts';
import { parseSource } from './parsed-source.ts';

export interface ImportedName {
  /** As its file exports it: 'default', '*' for all of it, or its name. */
  readonly name: string;
  /** Of the name, counted from 0 in the text. */
  readonly at: number;
}

/** One import of a file. The place is that of the specifier, its first quotation mark, and `length` that of the specifier with its marks. */
export interface SourceImport extends SourceLocation {
  /** `./artifacts.ts`, `react`; null where it is worked out only when it runs. */
  readonly specifier: string | null;
  /** `glob` is Vite's `import.meta.glob`, which may take in whole folders. */
  readonly kind: 'import' | 'export' | 'dynamic' | 'glob';
  /** Types alone: nothing of it is left when it runs. */
  readonly typeOnly: boolean;
  /** What it takes by name; nothing where it is loaded for its effects, or when it runs. */
  readonly names: readonly ImportedName[];
  /** Of the specifier, counted from 0 in the text. */
  readonly at: number;
  readonly length: number;
}

type Module = ReturnType<typeof parseSource>['module'];
export type UnlocatedImport = Omit<SourceImport, keyof SourceLocation>;

/**
 * Every import of a TypeScript file, from the top. A file that does not parse has those that were read until then.
 * @param file absolute @param text of it; read from the disk without it
 */
export function importsOf(file: string, text = readFileSync(file, 'utf8')): SourceImport[] {
  return importsIn(parseSource(file, text).module, text).map((found) => ({ ...found, ...locationAt(text, found.at) }));
}

/** The same of a file that is parsed already, without their lines. */
export function importsIn(module: Module, text: string): UnlocatedImport[] {
  return [...imported(module), ...exported(module), ...dynamic(module, text), ...globbed(module, text)].sort(
    (a, b) => a.at - b.at,
  );
}

function imported({ staticImports }: Module): UnlocatedImport[] {
  return staticImports.map(({ moduleRequest, entries }) => ({
    ...requested(moduleRequest),
    kind: 'import',
    typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
    names: entries.map(({ importName, localName }) => ({
      name: importName.kind === 'Name' ? (importName.name ?? '') : importName.kind === 'Default' ? 'default' : '*',
      at: importName.start ?? localName.start,
    })),
  }));
}

/** `export … from '…'`; one statement has an entry for each name. */
function exported({ staticExports }: Module): UnlocatedImport[] {
  return staticExports.flatMap(({ entries }): UnlocatedImport[] => {
    const from = entries.flatMap(({ moduleRequest }) => moduleRequest ?? [])[0];
    if (!from) return [];
    const names = entries.map(({ importName, start }) => ({
      name: importName.kind === 'Name' ? (importName.name ?? '') : '*',
      at: importName.start ?? start,
    }));
    return [{ ...requested(from), kind: 'export', typeOnly: entries.every(({ isType }) => isType), names }];
  });
}

function requested({ value, start, end }: { readonly value: string; readonly start: number; readonly end: number }) {
  return { specifier: value, at: start, length: end - start };
}

function dynamic({ dynamicImports }: Module, text: string): UnlocatedImport[] {
  return dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    specifier: literalIn(text.slice(start, end)),
    kind: 'dynamic',
    typeOnly: false,
    names: [],
    at: start,
    length: end - start,
  }));
}

/** Several patterns, or one that is made elsewhere, stand as null. */
function globbed({ importMetas }: Module, text: string): UnlocatedImport[] {
  return importMetas.flatMap(({ end }) => {
    const [call] = /^\s*\.\s*glob\s*(?:<[^>]*>)?\s*\(\s*/.exec(text.slice(end)) ?? [];
    if (call === undefined) return [];
    const at = end + call.length;
    const [written = ''] = /^(?:(['"`])[^'"`]*\1(?=\s*[,)])|.)/.exec(text.slice(at)) ?? [];
    return [{ specifier: literalIn(written), kind: 'glob', typeOnly: false, names: [], at, length: written.length } as const];
  });
}

/** What stands between the quotation marks of a literal, if it is one. */
function literalIn(written: string): string | null {
  const [, , inside] = /^(['"`])((?:(?!\1|\$\{|\\).)*)\1$/.exec(written.trim()) ?? [];
  return inside ?? null;
}

/** Names that a file exports, types included. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ParsedSource, parseSource } from './parsed-source.ts';
import { DOORS } from './roles.ts';

type Names = readonly string[] | null;
const counted = new WeakMap<ParsedSource['module'], Names>();

/** Includes 'default'; null if the file has an `export *` and so may export any name. */
export function exportedNames({ module }: Pick<ParsedSource, 'module'>): Names {
  const known = counted.get(module);
  if (known !== undefined) return known;
  const names = namesIn(module);
  counted.set(module, names);
  return names;
}

function namesIn(module: ParsedSource['module']): Names {
  const entries = module.staticExports.flatMap((statement) => statement.entries);
  if (entries.some(({ importName }) => importName.kind === 'AllButDefault')) return null;
  return entries.flatMap(({ exportName }) => (exportName.kind === 'Default' ? 'default' : (exportName.name ?? [])));
}

const AUTHORING = fileURLToPath(new URL('../../authoring/', import.meta.url));

/** Names exported by one of the engine's entry files. @param door e.g. `#engine/authoring` */
export function namesThrough(door: string): readonly string[] {
  const file = `${AUTHORING}${DOORS[door]}`;
  return exportedNames(parseSource(file, readFileSync(file, 'utf8'))) ?? [];
}

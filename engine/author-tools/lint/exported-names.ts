/** Names that a file exports, types included. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ParsedSource, parseSource } from './source.ts';

/** Includes 'default'; null if the file has an `export *` and so may export any name. */
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

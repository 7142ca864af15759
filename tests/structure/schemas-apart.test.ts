/** What pages carry of schemas/: plain values and types, never the schema library (CONTRIBUTING.md). */
import { expect, it } from 'vitest';
import { importsOf, type SourceFile, sourcesIn } from './imports.ts';

const PAGES = ['engine/client', 'engine/ui', 'engine/frame', 'engine/site', 'engine/toolbox', 'admin', 'projector', 'challenges'];
const isElsewhere = ({ path }: SourceFile) => /\.test\.|\.stories\.|\.server\.|\/testing\/|\/stories\//.test(path);

const schemas = new Map(sourcesIn('schemas').map((source) => [source.path, source]));
const carriedBy = (source: SourceFile) => importsOf(source).filter(({ typeOnly }) => !typeOnly);

function hasLibrary(path: string): boolean {
  const source = schemas.get(path);
  return source !== undefined && carriedBy(source).some(({ target }) => target === 'typebox' || hasLibrary(target));
}

it('a page imports values from files without the schema library, and types alone from the others', () => {
  const heavy = PAGES.flatMap(sourcesIn)
    .filter((source) => !isElsewhere(source))
    .flatMap(carriedBy)
    .filter(({ target }) => hasLibrary(target));
  expect(heavy.map(({ file, line, target }) => `${file}:${line} imports ${target}`)).toEqual([]);
  expect(hasLibrary('schemas/manifest.ts')).toBe(true);
});

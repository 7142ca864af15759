/** The imports of engine/, schemas/, challenges/, admin/ and projector/ against the table of ARCHITECTURE.md. */
import { describe, expect, it } from 'vitest';
import { FOLDERS, folderOf } from './folders.ts';
import { importsOf, type SourceFile, sourcesIn } from './imports.ts';

const isTest = ({ path }: SourceFile) => /\.test\.|\.stories\.|\/testing\//.test(path);
const arrows = ['schemas', 'engine', 'challenges', 'admin', 'projector']
  .flatMap(sourcesIn)
  .filter((source) => !isTest(source))
  .flatMap(importsOf)
  .flatMap((arrow) => {
    const from = folderOf(arrow.file);
    const to = folderOf(arrow.target);
    return from !== undefined && to !== undefined && from !== to ? [{ ...arrow, from, to }] : [];
  });

describe.each([...FOLDERS].map(([folder, imports]) => ({ folder, imports })))('$folder', ({ folder, imports }) => {
  it('imports what its line says, and nothing else', () => {
    const wrong = arrows.filter(({ from, to }) => from === folder && !imports.includes(to));
    expect(wrong.map(({ file, line, target }) => `${file}:${line} imports ${target}`)).toEqual([]);
  });

  it('has no line that is longer than what it imports', () => {
    const real = new Set(arrows.filter(({ from }) => from === folder).map(({ to }) => to));
    expect(imports.filter((name) => !real.has(name))).toEqual([]);
  });

  it('stands above all that it imports', () => {
    const order = [...FOLDERS.keys()];
    expect(imports.filter((name) => order.indexOf(name) >= order.indexOf(folder))).toEqual([]);
    expect(imports.filter((name) => !FOLDERS.has(name))).toEqual([]);
  });
});

it('every folder of engine/ has a line in the table', () => {
  const strays = sourcesIn('engine').filter(({ path }) => folderOf(path) === undefined);
  expect(strays.map(({ path }) => path)).toEqual([]);
});

it('no file reaches out of the folders of the table', () => {
  const outside = sourcesIn('engine')
    .filter((source) => !isTest(source))
    .flatMap(importsOf)
    .filter(({ target }) => /^(?:server|tests|\.storybook)\//.test(target));
  expect(outside).toEqual([]);
});

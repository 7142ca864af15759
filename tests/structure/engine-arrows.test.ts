/** The imports of engine/, schemas/, challenges/, admin/ and projector/ against the table of ARCHITECTURE.md. */
import { describe, expect, it } from 'vitest';
import { importsOf, type SourceFile, sourcesIn } from './imports.ts';
import { ROOMS, roomOf } from './rooms.ts';

const isTest = ({ path }: SourceFile) => /\.test\.|\.stories\.|\/testing\//.test(path);
const arrows = ['schemas', 'engine', 'challenges', 'admin', 'projector']
  .flatMap(sourcesIn)
  .filter((source) => !isTest(source))
  .flatMap(importsOf)
  .flatMap((arrow) => {
    const from = roomOf(arrow.file);
    const to = roomOf(arrow.target);
    return from !== undefined && to !== undefined && from !== to ? [{ ...arrow, from, to }] : [];
  });

describe.each([...ROOMS].map(([room, imports]) => ({ room, imports })))('$room', ({ room, imports }) => {
  it('imports what its line says, and nothing else', () => {
    const wrong = arrows.filter(({ from, to }) => from === room && !imports.includes(to));
    expect(wrong.map(({ file, line, target }) => `${file}:${line} imports ${target}`)).toEqual([]);
  });

  it('has no line that is longer than what it imports', () => {
    const real = new Set(arrows.filter(({ from }) => from === room).map(({ to }) => to));
    expect(imports.filter((name) => !real.has(name))).toEqual([]);
  });

  it('stands above all that it imports', () => {
    const order = [...ROOMS.keys()];
    expect(imports.filter((name) => order.indexOf(name) >= order.indexOf(room))).toEqual([]);
    expect(imports.filter((name) => !ROOMS.has(name))).toEqual([]);
  });
});

it('every folder of engine/ is a room', () => {
  const strays = sourcesIn('engine').filter(({ path }) => roomOf(path) === undefined);
  expect(strays.map(({ path }) => path)).toEqual([]);
});

it('no file reaches out of the folders that have rooms', () => {
  const outside = sourcesIn('engine')
    .filter((source) => !isTest(source))
    .flatMap(importsOf)
    .filter(({ target }) => /^(?:server|tests|\.storybook)\//.test(target));
  expect(outside).toEqual([]);
});

/** The server is ready without the tables of ICU, seven megabytes, which the first object of `Intl` brings into memory (decision 62). */
import { expect, it } from 'vitest';
import { type SourceFile, sourcesIn } from './imports.ts';

const LOADED = ['server', 'schemas', 'engine/rules', 'engine/toolbox', 'engine/authoring', 'challenges'];
const isLoaded = ({ path }: SourceFile) =>
  !/\.test\./.test(path) && (!path.startsWith('challenges/') || path.endsWith('.server.ts'));

it('what the server loads makes objects of Intl in functions only, when they are used', () => {
  const sources = LOADED.flatMap(sourcesIn).filter(isLoaded);
  const made = sources
    .flatMap(({ path, text }) => text.split('\n').map((line) => ({ path, line })))
    .filter(({ line }) => /\bnew Intl\./.test(line));
  expect(made.length).toBeGreaterThan(0);
  expect(made.filter(({ line }) => /^\S/.test(line))).toEqual([]);
});

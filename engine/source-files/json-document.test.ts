import fc from 'fast-check';
import { expect, it } from 'vitest';
import { manifestText } from '#engine/registry/testing/temporary-challenges.ts';
import { readJson } from './json-document.ts';

const sound = manifestText('sample');
const slip = fc.oneof(fc.string({ maxLength: 6 }), fc.constantFrom('{', '}', '[', ']', ',', ':', '"', '\n', '\t', '//', '1e9'));

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

it('reads what is JSON, and places a mistake in whatever is not, however it was broken', () => {
  fc.assert(
    fc.property(fc.nat(sound.length), fc.nat(40), slip, (at, cut, inserted) => {
      const text = sound.slice(0, at) + inserted + sound.slice(at + cut);
      const document = readJson(text);
      if (!('mistakes' in document)) return isJson(text);
      const lines = text.split('\n').length;
      return document.mistakes.length > 0 && document.mistakes.every(({ line }) => line >= 1 && line <= lines);
    }),
    { numRuns: 1000 },
  );
});

it.each([
  [
    'a text whose quotation mark is missing',
    '{\n  "title": "Marée,\n  "version": 1\n}',
    '2:12 not valid JSON: a text ends on the line',
  ],
  [
    'a backslash of a path',
    '{ "text": "Ouvrez \\\\quai et C:\\Users." }',
    '1:31 not valid JSON: a \\ inside a text is written \\\\',
  ],
  ['a name with an accent and no quotation marks', '{ clé: 1 }', '1:3 not valid JSON: a text needs quotation marks'],
  ['a number that is not finished', '{ "base": 1e }', '1:11 not valid JSON: a mark that has no place here'],
  ['a bracket that closes another', '{ "tags": ["a" }', '1:16 not valid JSON: a comma, colon or bracket too many'],
  ['a file that ends too early', '{ "tags": [', '1:12 not valid JSON: the file ends'],
])('tells the cause of %s, where it is', (_, text, told) => {
  const document = readJson(text);
  const mistakes = 'mistakes' in document ? document.mistakes : [];
  expect(mistakes.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual([expect.stringContaining(told)]);
});

it('gives the value, and the places of values and names', () => {
  const document = readJson('{\n  "a": [1, { "b": 2 }]\n}');
  if ('mistakes' in document) throw new Error('it is JSON');
  expect(document.value).toEqual({ a: [1, { b: 2 }] });
  expect(document.locationOf('/a/1/b')).toEqual({ line: 2, column: 19 });
  expect(document.placeOfName('/a/1', 'b')).toEqual({ line: 2, column: 14 });
  expect(document.locationOf('/a/7')).toEqual({ line: 2, column: 8 });
});

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

it('gives the value, and the places of values and names', () => {
  const document = readJson('{\n  "a": [1, { "b": 2 }]\n}');
  if ('mistakes' in document) throw new Error('it is JSON');
  expect(document.value).toEqual({ a: [1, { b: 2 }] });
  expect(document.locationOf('/a/1/b')).toEqual({ line: 2, column: 19 });
  expect(document.placeOfName('/a/1', 'b')).toEqual({ line: 2, column: 14 });
  expect(document.locationOf('/a/7')).toEqual({ line: 2, column: 8 });
});

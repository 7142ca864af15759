import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonPieces } from './json-pieces.ts';

function finished<R>(work: Generator<void, R>): { result: R; turns: number } {
  for (let turns = 0; ; turns += 1) {
    const { done, value } = work.next();
    if (done) return { result: value, turns };
  }
}

test('the pieces are the JSON of any plain data', () => {
  fc.assert(
    fc.property(
      fc.object({ values: [fc.string(), fc.integer(), fc.boolean(), fc.constant(null)], withNullPrototype: false }),
      (data) => {
        expect(finished(jsonPieces(data)).result.join('')).toBe(JSON.stringify(data));
      },
    ),
  );
});

test('long lists come in many pieces, and give way between them', () => {
  const list = Array.from({ length: 100_001 }, (_, index) => index);
  const { result, turns } = finished(jsonPieces({ list, cells: { list } }));
  expect(result.join('')).toBe(JSON.stringify({ list, cells: { list } }));
  expect(turns).toBeGreaterThan(10);
  expect(Math.max(...result.map((piece) => piece.length))).toBeLessThan(100_000);
});

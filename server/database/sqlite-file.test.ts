import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { openFile } from './sqlite-file.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Makes a file and a statement without references, so that they could be collected. */
function handedOut(node: string): readonly WeakRef<object>[] {
  const file = openFile(':memory:', {}, node);
  return [new WeakRef(file), new WeakRef(file.prepare('select 1'))];
}

test.each([
  ['v24.21.0', true],
  ['v22.23.0', false],
])('on Node %s, whether a file and its statements are held for good: %s', async (node, held) => {
  const things = handedOut(node);
  await new Promise((resolve) => setImmediate(resolve));
  collectGarbage();
  expect(things.map((thing) => thing.deref() !== undefined)).toEqual([held, held]);
});

test('a held statement is compiled once for each text', () => {
  const file = openFile(':memory:', {}, 'v24.21.0');
  expect(file.prepare('select 1')).toBe(file.prepare('select 1'));
  expect(file.prepare('select 2').all()).toEqual([{ 2: 2 }]);
  file.close();
});

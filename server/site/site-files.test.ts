import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { siteFile } from './site-files.ts';

test('the plain bytes of a file that has a compressed variant are not kept', async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const make = () => {
    const plain = Buffer.alloc(1_000_000, 'a');
    return { file: siteFile('assets/a-1.js', plain, { gzip: gzipSync(plain) }), plain: new WeakRef(plain) };
  };
  const { file, plain } = make();
  // A weak reference keeps its target until the end of the turn of the event loop in which it was made.
  await setImmediate();
  collect();
  expect(plain.deref() === undefined).toBe(true);
  expect(file.plain.bytes().byteLength).toBe(1_000_000);
});

import { expect, test } from 'vitest';
import { createBegunSignIns } from './begun-sign-ins.ts';

test('ten thousand sign-ins begin from one origin in ten minutes, so that the rows they store are bounded', () => {
  let now = Date.UTC(2026, 10, 21, 9);
  const begin = createBegunSignIns(() => now);
  for (let calls = 0; calls < 10_000; calls += 1) begin('192.0.2.7');
  const tooMany = expect.objectContaining({ status: 429, code: 'too-many-failures' });
  expect(() => begin('192.0.2.7')).toThrow(tooMany);
  expect(() => begin('192.0.2.8')).not.toThrow();
  now += 600_000;
  expect(() => begin('192.0.2.7')).not.toThrow();
});

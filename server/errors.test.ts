import { expect, test } from 'vitest';
import { serverBusy } from './errors.ts';

test('an error that is sent to a caller captures no stack trace; errors after it do', () => {
  const frames = (error: Error) => error.stack?.split('\n').filter((line) => line.startsWith('    at ')).length;
  expect(frames(serverBusy())).toBe(0);
  expect(frames(new Error('unexpected'))).toBeGreaterThan(0);
});

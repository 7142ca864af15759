import { expect, test } from 'vitest';
import { localTime } from './local-time.ts';

test('times are written as a spreadsheet reads them, in summer and in winter', () => {
  const paris = localTime('Europe/Paris');
  expect(paris.format('2026-11-21T09:00:00.000Z')).toBe('2026-11-21 10:00:00');
  expect(paris.format('2026-07-01T22:30:05.999Z')).toBe('2026-07-02 00:30:05');
  expect(localTime('UTC').format('2026-11-21T00:00:00.000Z')).toBe('2026-11-21 00:00:00');
});

test('a zone that is none is not guessed', () => {
  expect(() => localTime('Europe/Nowhere')).toThrow('There is no time zone Europe/Nowhere.');
});

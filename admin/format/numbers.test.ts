import { describe, expect, it } from 'vitest';
import { formatBytes, formatChange, formatNumber } from './numbers.ts';

describe('numbers on the screen', () => {
  it('keep the hundredths and group the thousands', () => {
    expect(formatNumber(1234.25)).toBe('1,234.25');
  });
  it('carry their sign where they change something', () => {
    expect([formatChange(2.5), formatChange(-1), formatChange(0)]).toEqual(['+2.5', '-1', '0']);
  });
});

describe('formatBytes', () => {
  it.each([
    [0, '0.0 B'],
    [1023, '1023.0 B'],
    [1024, '1.0 KB'],
    [1536, '1.5 KB'],
    [1024 ** 2 - 1, '1.0 MB'],
    [5.25 * 1024 ** 3, '5.3 GB'],
    [3 * 1024 ** 4, '3.0 TB'],
    [5000 * 1024 ** 4, '5000.0 TB'],
    [-1, '0.0 B'],
    [Number.NaN, '0.0 B'],
  ])('prints %d bytes as %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });
});

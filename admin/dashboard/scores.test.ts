import { describe, expect, it } from 'vitest';
import { ranked, topRow } from './scores.ts';

describe('topRow', () => {
  it('finds the best row whatever their order, the first of equals', () => {
    const rows = [
      { username: 'a', score: -2 },
      { username: 'b', score: 12.5 },
      { username: 'c', score: 12.5 },
    ];
    expect(topRow(rows)?.username).toBe('b');
  });
  it('finds nothing in an empty board', () => {
    expect(topRow([])).toBeUndefined();
  });
});

describe('ranked', () => {
  it('gives equal scores the better rank, and two of one name an id each', () => {
    const rows = [
      { username: 'a', score: 3 },
      { username: 'b', score: 1 },
      { username: 'a', score: 1 },
      { username: 'c', score: 0 },
    ];
    const found = ranked(rows);
    expect(found.map(({ rank }) => rank)).toEqual([1, 2, 2, 4]);
    expect(new Set(found.map(({ id }) => id)).size).toBe(4);
  });
});

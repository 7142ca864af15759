import { describe, expect, it } from 'vitest';
import { countOf, countSessions, formatNumber, topRow } from './numbers.ts';

describe('countSessions', () => {
  it('tells the open sessions from all', () => {
    const session = { id: '1', code: 'AAAA-BBBB', name: null };
    expect(countSessions([])).toEqual({ active: 0, total: 0 });
    expect(
      countSessions([
        { ...session, active: true },
        { ...session, active: false },
      ]),
    ).toEqual({ active: 1, total: 2 });
  });
});

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

describe('numbers on the screen', () => {
  it('keep the hundredths and group the thousands', () => {
    expect(formatNumber(1234.25)).toBe('1,234.25');
  });
  it('agree with their noun', () => {
    expect(countOf(1, 'score event')).toBe('1 score event');
    expect(countOf(0, 'score event')).toBe('0 score events');
  });
});

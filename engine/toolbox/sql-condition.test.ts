import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSqlCondition } from './sql-condition.ts';

const ROWS = [
  { name: 'admin', password: null, active: 0 },
  { name: 'nadia', password: 'Bollard', active: 1 },
];
const keeps = (condition: string) => {
  const reading = readSqlCondition(condition, ROWS);
  return reading.state === 'read' ? reading.matches : `${reading.reason} at ${reading.at}: ${reading.near}`;
};

describe('what a condition keeps', () => {
  it.each([
    ["name = 'nadia'", [1]],
    ["NAME = 'nadia' AND Password = 'Bollard'", [1]],
    ["name = 'NADIA'", []],
    ["name = 'x' or 1=1", [0, 1]],
    ["name = 'admin' and password = '' or active = 1", [1]],
    ["name = 'admin' and (password = '' or 1=1)", [0]],
    ["not name = 'admin'", [1]],
    ["not password = 'x'", [1]],
    ['password = password', [1]],
    ["name = 'x' or 1=1 -- ' and active = 1", [0, 1]],
    ["name = 'x' or/* */1=1;", [0, 1]],
    ["name = 'it''s' or 2 > 10 or '2' = 2 and active < 1", [0]],
    ["'' or '1abc'", [0, 1]],
    ['active <= 0 or active >= 2', [0]],
    ['active >= 1 and active <= 1', [1]],
    ["name != 'admin'", [1]],
    ['active < 0 or active > 1', []],
    ["active = '1'", [1]],
    ["'nadia' > 'admin' and name > 'admin'", [1]],
    ['not null or null = null', []],
    ["'or' or 0", []],
    ['true and not false or null', [0, 1]],
    ['null or 1 <> 1', []],
  ])('%s', (condition, expected) => {
    expect(keeps(condition)).toEqual(expected);
  });
});

describe('where a database loses its way', () => {
  it.each([
    ["name = '", "unclosed at 7: '"],
    ["name = '''", "unclosed at 7: '''"],
    ["name = 'l'hostis'", "syntax at 10: hostis'"],
    ["name = 'a' or b'", "unclosed at 15: '"],
    ["name = 'a' or b or", 'syntax at 18: '],
    ["name = 'a' b", 'syntax at 11: b'],
    ["name = 'a' or", 'syntax at 13: '],
    ['name = or 1=1', 'syntax at 7: or 1=1'],
    ["name = 'a' # b", 'syntax at 11: # b'],
    ["name = 'a' or or1=1 -- b", 'column at 14: or1=1'],
    ["name = 'a'; drop table x", 'syntax at 12: drop table x'],
    ['(name = 1', 'syntax at 9: '],
    ['', 'syntax at 0: '],
    [`${'('.repeat(60)}1${')'.repeat(60)}`, 'syntax at 41: ((((((((((((((((((('],
  ])('%s', (condition, expected) => {
    expect(String(keeps(condition))).toContain(expected);
  });

  it('takes # for a comment where the database does', () => {
    expect(readSqlCondition("1=1 # '", ROWS, { lineComments: ['--', '#'] })).toMatchObject({ state: 'read', commentAt: 4 });
  });
});

it('answers to any text', () => {
  const marks = fc.array(
    fc.constantFrom("'", "''", ' ', 'or', 'and', 'not', '1', '=', '(', ')', '--', '#', ';', 'name', '/*', 'é'),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        marks.map((parts) => parts.join(' ')),
        marks.map((parts) => parts.join('')),
      ),
      (text) => {
        expect(['read', 'error']).toContain(readSqlCondition(text, ROWS).state);
      },
    ),
  );
});

it('stays fast at the longest answer', () => {
  for (const text of ["'".repeat(3999), '('.repeat(4000), 'not '.repeat(1000), "'' or ".repeat(660), '/*'.repeat(2000)])
    expect(readSqlCondition(text, ROWS).state).toBe('error');
});

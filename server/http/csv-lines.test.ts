import { expect, test } from 'vitest';
import { csvLines } from './csv-lines.ts';

const cell = (text: string) => csvLines([[text]]);

test.each(['=1+1', '+33', '@SUM(A1)', '-1+1', '\t=1', '\r=1', '\n=1', ' =1', '\u00a0@x', '\u200f=1', '＝1', '＠x'])(
  'nothing is run: %j',
  (text) => {
    expect(cell(text)).toBe(`"'${text}"\r\n`);
  },
);

test.each(['-2', '-12,5', '2,5', 'ana+test@brevelle.example', '\u200fשלום', 'a=b'])(
  'text and numbers stay as they are: %j',
  (text) => {
    expect(cell(text)).toBe(`"${text}"\r\n`);
  },
);

test('separators, quotes and line breaks stay within their cell', () => {
  expect(csvLines([['a;b', 'say "no"', 'two\nlines', null]])).toBe('"a;b";"say ""no""";"two\nlines";""\r\n');
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { frenchList, frenchSpaces } from './typography.ts';

test('punctuation stays with its word, quotation marks with what they quote', () => {
  expect(frenchSpaces('Vraiment ? « Oui » : non ; si !')).toBe('Vraiment\u202f? «\u00a0Oui\u00a0»\u00a0: non\u202f; si\u202f!');
});

test('numbers stay with their units, hours with their minutes, and an extension with its word', () => {
  expect(frenchSpaces('à 14 h 15, 17 h pile, 10 km, 48 €, 20 %, poste 4210')).toBe(
    'à 14\u00a0h\u00a015, 17\u00a0h pile, 10\u00a0km, 48\u00a0€, 20\u00a0%, poste\u00a04210',
  );
  expect(frenchSpaces('5 heures, 2 habits, postes 4 et 5')).toBe('5 heures, 2 habits, postes 4 et 5');
});

test('a number of thousands stays whole before its unit', () => {
  expect(frenchSpaces('62 800 €, 1 250 000 € et 35 400')).toBe('62\u202f800\u00a0€, 1\u202f250\u202f000\u00a0€ et 35 400');
});

test('code, addresses and words without a space before the mark stay as they are', () => {
  const untouched = "cat: fichier https://www.brevelle.example/?a=1;b ' OR 1=1 -- l'heure, 6:00";
  expect(frenchSpaces(untouched)).toBe(untouched);
});

test('a telephone number stays on one line, and no other number is taken for one', () => {
  expect(frenchSpaces('au 01 99 00 41 17, ou +33 6 39 98 52 40.')).toBe(
    'au 01\u00a099\u00a000\u00a041\u00a017, ou +33\u00a06\u00a039\u00a098\u00a052\u00a040.',
  );
  const others =
    'le 12 01 99 00 41 17, 01 99 00 41 17 03, 00 99 00 41 17, 1 99 00 41 17, FR01 99 00 41 17, 01 99 00 41 178, 3 500 200';
  expect(frenchSpaces(others)).toBe(others);
});

test('whatever the text, only spaces change, and each stays a space', () => {
  const pieces = fc.constantFrom(...' «»;:!?%0123456789', '01 99 00 41 17', '+33 6', ' h ', 'poste ', 'é', '\n');
  fc.assert(
    fc.property(fc.array(pieces), (parts) => {
      const text = parts.join('');
      expect(frenchSpaces(text).replace(/[\u00a0\u202f]/g, ' ')).toBe(text);
      expect(frenchSpaces(frenchSpaces(text))).toBe(frenchSpaces(text));
    }),
  );
});

test('a list is joined as French joins it', () => {
  for (const items of [[], ['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'c', 'd']])
    expect(frenchList(items)).toBe(new Intl.ListFormat('fr', { type: 'conjunction' }).format(items));
});

import { expect, test } from 'vitest';
import { frenchSpaces } from './typography.ts';

test('punctuation stays with its word, quotation marks with what they quote', () => {
  expect(frenchSpaces('Vraiment ? « Oui » : non ; si !')).toBe('Vraiment\u202f? «\u00a0Oui\u00a0»\u00a0: non\u202f; si\u202f!');
});

test('numbers stay with their units, hours with their minutes, and an extension with its word', () => {
  expect(frenchSpaces('à 14 h 15, 17 h pile, 10 km, 48 €, 20 %, poste 4210')).toBe(
    'à 14\u00a0h\u00a015, 17\u00a0h pile, 10\u00a0km, 48\u00a0€, 20\u00a0%, poste\u00a04210',
  );
  expect(frenchSpaces('5 heures, 2 habits, postes 4 et 5')).toBe('5 heures, 2 habits, postes 4 et 5');
});

test('code, addresses and words without a space before the mark stay as they are', () => {
  const untouched = "cat: fichier https://www.brevelle.example/?a=1;b ' OR 1=1 -- l'heure, 6:00";
  expect(frenchSpaces(untouched)).toBe(untouched);
});

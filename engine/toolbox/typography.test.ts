import { expect, test } from 'vitest';
import { frenchSpaces } from './typography.ts';

test('punctuation stays with its word, quotation marks with what they quote', () => {
  expect(frenchSpaces('Vraiment ? « Oui » : non ; si !')).toBe('Vraiment\u202f? «\u00a0Oui\u00a0»\u00a0: non\u202f; si\u202f!');
});

test('code, addresses and words without a space before the mark stay as they are', () => {
  const untouched = "cat: fichier https://www.brevelle.example/?a=1;b ' OR 1=1 -- l'heure, 6:00";
  expect(frenchSpaces(untouched)).toBe(untouched);
});

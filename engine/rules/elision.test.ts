import { expect, test } from 'vitest';
import { deBefore, queBefore } from './elision.ts';

test('« de » is elided before a mute h, as the names that are given have it, and not before an aspirate one', () => {
  for (const name of ['Hippocampe 89', 'Huîtrier 4', 'hélène', 'Henri', 'Héloïse', 'Hadrien', 'Hugues', 'Huguette'])
    expect(deBefore(name)).toBe('d’');
  for (const name of ['Hauban 67', 'Houle 12', 'Hamid', 'Huit', 'Huguenot']) expect(deBefore(name)).toBe('de ');
});

test('« que » is elided before the same names', () => {
  for (const name of ['Élise Caradec', 'Aïcha Konaté', 'Hugo Ferreira', 'hélène']) expect(queBefore(name)).toBe('qu’');
  for (const name of ['Driss Amrani', 'Hamid', '42', '']) expect(queBefore(name)).toBe('que ');
});

test('« de » is elided before a vowel, accent or not, and before nothing else', () => {
  for (const name of ['Étoile de mer 8', 'Alizé 54', 'inès', 'Œdicnème', 'E\u0301lise']) expect(deBefore(name)).toBe('d’');
  for (const name of ['Balise 53', 'Hauban 67', 'Yann', '42', '']) expect(deBefore(name)).toBe('de ');
});

test('« de » is elided before a y that is a vowel, as before a consonant, and not before one that is none', () => {
  for (const name of ['Yves Martin', 'Yvonne', 'yvette', 'Ysé']) expect(deBefore(name)).toBe('d’');
  for (const name of ['Yann', 'Yasmine', 'Yoël', 'Youssef', 'Y']) expect(deBefore(name)).toBe('de ');
});

import { expect, it } from 'vitest';
import { spellable, spelt } from './spelling.ts';

it('finds addresses, account and telephone numbers, each once and in their order', () => {
  const text =
    'Écrivez à nadia@brevelle.example, ou lisez https://intranet.brevelle.example/rib?id=4. RIB : FR76 3000 4000 0312 3456 7890 143. Appelez le 01 99 00 12 34, dossier 421033, pas nadia@brevelle.example.';
  expect(spellable(text)).toEqual([
    'nadia@brevelle.example',
    'https://intranet.brevelle.example/rib?id=4',
    'FR76 3000 4000 0312 3456 7890 143',
    '01 99 00 12 34',
    '421033',
  ]);
});

it('finds codes to compare, and no dates', () => {
  expect(spellable('Le code MP6-B6 s’affiche, votre session est 7KQ2-MXDA-3RT9 ; le 2026-11-28, en SMS-OTP.')).toEqual([
    'MP6-B6',
    '7KQ2-MXDA-3RT9',
  ]);
});

it('finds nothing in ordinary sentences', () => {
  expect(
    spellable('Mardi 6 octobre 2026, 8 h 30. Cinq rencontres vous attendent : 3 sur 5. La facture F26-1120.pdf est jointe.'),
  ).toEqual([]);
});

it('says each character: signs by their names, capitals and accents, and letters that are none of ours', () => {
  const names = (text: string) => spelt(text).map(({ name }) => name);
  expect(names('a.B-2')).toEqual(['a', 'point', 'b majuscule', 'tiret', '2']);
  expect(names('é@ç')).toEqual(['e accent aigu', 'arobase', 'c cédille']);
  expect(names('а')).toEqual(['а d’un autre alphabet']);
  expect(names('FR76 30')).toEqual(['f majuscule', 'r majuscule', '7', '6', '3', '0']);
});

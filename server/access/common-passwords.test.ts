import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

test.each([
  ['123456789012', 'a common one'],
  ['Password1234!', 'a common one, decorated'],
  ['P@ssw0rd1234', 'letters in disguise'],
  ['Bienvenue2026!', 'a word of the office'],
  ['Sécurité-2026', 'with accents'],
  ['motdepassemotdepasse', 'a common one, twice'],
  ['aaaaaaaaaaaa', 'one letter'],
  ['1234qwer1234qwer', 'a repeated part'],
  ['Vigie 2026 !', 'the product'],
  ['marie.dupont2026', 'the username'],
  ['Dupont-150784', 'a part of the username'],
])('%s is common: %s', async (password) => {
  expect(await isCommonPassword(password, 'marie.dupont')).toBe(true);
});

test.each([
  'correct horse battery staple',
  'une longue phrase à elle',
  'k7qfm-2mxd9-4hw8c-tn3vb',
  'motdepasse de la cantine',
  'dupont 48151623421 marmotte',
  'soleil839201748213',
  '839201748213',
  `${'ab'.repeat(99)}c`,
])('%s is not', async (password) => {
  expect(await isCommonPassword(password, 'marie.dupont')).toBe(false);
});

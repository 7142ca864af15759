import { expect, it } from 'vitest';
import { LAST_DAY_FIELD, LINK_FIELD } from '#schemas/return-constants.ts';
import { returnMailText } from './return-mail.ts';

it.each([
  ['2026-12-26', '26 décembre 2026'],
  ['2026-12-01', '1er décembre 2026'],
  ['2026-12-11', '11 décembre 2026'],
])('puts in the link and %s, as French does', (lastDay, words) => {
  const text = returnMailText(`${LINK_FIELD} ouvre jusqu’au ${LAST_DAY_FIELD}.`, 'https://vigie.example/retour#a', lastDay);
  expect(text.replaceAll('\u00a0', ' ')).toBe(`https://vigie.example/retour#a ouvre jusqu’au ${words}.`);
});

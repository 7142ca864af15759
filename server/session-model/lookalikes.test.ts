import unhomoglyph from 'unhomoglyph';
import { expect, test } from 'vitest';
import { lookalikesAsLatin } from './lookalikes.ts';

const OTHER_LETTER = /^(?![\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}])\p{L}$/u;

test('letters of other scripts become the Latin letters that Unicode has for them, and no others', () => {
  const wrong: string[] = [];
  for (let code = 0; code < 0x11_00_00; code += 1) {
    const letter = String.fromCodePoint(code);
    if (!OTHER_LETTER.test(letter) || letter.normalize('NFKC') !== letter) continue;
    const looks = unhomoglyph(letter);
    if (lookalikesAsLatin(letter) !== (/^[A-Za-z]+$/.test(looks) ? looks : letter)) wrong.push(letter);
  }
  expect(wrong).toEqual([]);
});

test('what is written around them stays', () => {
  expect(lookalikesAsLatin('Мarie Ωmega é 名')).toBe('Marie Ωmega é 名');
});

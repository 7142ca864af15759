import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createVariant } from '#engine/authoring/testing';
import checker from './challenge.server.ts';
import { predict } from './predictable.ts';
import { brokenRules, RULES } from './rules.ts';
import { solidityOf } from './solidity.ts';
import solve, { wrong } from './solve.ts';

const secrets = checker.secrets(createVariant('5'.repeat(32)));
const { leaked } = checker.artifacts(secrets);
const judge = (password: string) => checker.check({ password }, secrets).outcome;
const broken = (password: string) => brokenRules(password).map(({ id }) => id);

describe('the portal', () => {
  it('accepts what solve.ts finds, and the leaked password too: its rules see only the form', () => {
    expect(checker.check(solve({ leaked }, {}), secrets)).toEqual({
      outcome: 'correct',
      verdict: 'correct',
    });
    expect(checker.check({ password: leaked }, secrets)).toEqual({ outcome: 'correct', verdict: 'stolen-key' });
  });

  it.each([wrong.password, 'Abcdefgh-12', 'abcdefgh-123', 'Abcdefghi-jk', 'Abcdefgh1234', 'ABCDEFGH_123', ' '.repeat(12)])(
    'counts « %s » as a failure',
    (password) => {
      expect(checker.check({ password }, secrets)).toEqual({ outcome: 'incorrect', verdict: 'incorrect' });
    },
  );

  it.each([{ password: '' }, '', 'Abcdefgh-123', {}, { password: 123456789012 }, { password: ['Abcdefgh-123'] }])(
    'counts nothing for %j',
    (answer) => {
      expect(checker.check(answer, secrets)).toEqual({ outcome: 'neutral', verdict: 'empty' });
    },
  );

  it('solves exactly when the four rules hold, for plain ASCII', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 24 }), (password) => {
        const right = password.length >= 12 && /[A-Z]/.test(password) && /\d/.test(password) && /[^\w\s]/.test(password);
        expect(judge(password)).toBe(right ? 'correct' : 'incorrect');
      }),
      { numRuns: 500 },
    );
  });
});

describe('the rules beyond ASCII', () => {
  it('É is an uppercase letter, composed or not, and no symbol', () => {
    expect(broken('Éclair123456')).toEqual(['symbol']);
    expect(broken('E\u0301clair123456')).toEqual(['symbol']);
    expect(broken('éclair-12345')).toEqual(['uppercase']);
  });

  it('counts characters as people do: an emoji is one, and a symbol', () => {
    expect(broken('Abcdefgh12⚓')).toEqual(['length']);
    expect(broken('Abcdefgh12😀')).toEqual(['length']);
    expect(broken('Abcdefgh123😀')).toEqual([]);
    expect(broken(`E\u0301cdefgh12-`)).toEqual(['length']);
  });

  it.each(['²', '€', '«', '’', '–'])('%s is a symbol', (sign) => {
    expect(broken(`Abcdefgh1234${sign}`)).toEqual([]);
  });

  it('the list names the one sign that people take for a symbol', () => {
    expect(RULES.find(({ id }) => id === 'symbol')?.label).toMatch(/sauf _/);
    expect(broken('Phare_cordage_7')).toEqual(['symbol']);
  });

  it.each(['_', ' ', '\u00a0', '\u200b', '\ufeff', '\u0301', 'œ', '中'])('%j is none', (sign) => {
    expect(broken(`Abcdefgh1234${sign}`)).toEqual(['symbol']);
  });
});

describe('the opinion beside the rules', () => {
  const levelOf = (password: string) => solidityOf(password, predict(password, leaked)).level;

  it.each([
    ['Brevelle2024!', ['leaked', 'company', 'year']],
    ['brévelle-port', ['company']],
    ['Br3v3ll3', ['company']],
    ['M0tDeP@sse', ['word']],
    ['SOLEIL', ['word']],
    ['Camille.durand1', ['name']],
    ['CamilleDurand1!', ['name']],
    ['camilledurand12!', ['name']],
    ['gwenole-tanguy-2', ['name']],
    ['fjord1987', ['year']],
    ['xk4567', ['sequence']],
    ['fdsqsdfg', ['sequence']],
    ['jjjj', ['repetition']],
    ['Bateau1!Bateau1!', ['repetition']],
    ['xoxoxo', ['repetition']],
    ['chercher', []],
    ['moulin-Tambour-7-glisse-persil', []],
    ['', []],
  ])('finds in « %s »: %j', (password, findings) => {
    expect(predict(password, leaked).findings).toEqual(findings);
  });

  it('sends nobody back from what a password manager drew, and says of nothing that it is easy to remember', () => {
    const adviceOn = (password: string) => solidityOf(password, predict(password, leaked)).advice;
    expect(adviceOn('kX7!pQ9zLm2?')).toMatch(/gestionnaire, il suffit/);
    expect(adviceOn('kX7!pQ9zLm2?Vr5;tW8#')).not.toMatch(/retenir/);
  });

  it('puts length before complexity', () => {
    expect(levelOf('')).toBe(0);
    expect(levelOf(leaked)).toBe(1);
    expect(levelOf('P@ssw0rd1234!')).toBe(1);
    expect(levelOf('aaaaaaaaaaaaaaaaaaaaaaaa')).toBe(1);
    expect(levelOf('kX7!pQ9z')).toBe(2);
    expect(levelOf('kX7!pQ9zLm2?')).toBe(3);
    expect(levelOf('JeanDupont1985!')).toBe(2);
    for (const name of ['Camille.durand1', 'CamilleDurand1!', 'camilledurand12!', 'Gwenole-Tanguy-2']) {
      expect(levelOf(name)).toBeLessThan(3);
    }
    for (const twice of ['Bateau1!Bateau1!', 'LeChatDort1!LeChatDort1!', 'Brev2024!Brev2024!']) {
      expect(levelOf(twice)).toBeLessThan(3);
    }
    expect(levelOf('moulin-Tambour-1985-glisse-persil')).toBe(4);
    expect(levelOf('moulin-Tambour-7-glisse-persil')).toBe(4);
  });

  it('reads anything that can be typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 256 }), (password) => {
        expect(predict(password, leaked).unpredictable).toBeLessThanOrEqual([...password.normalize('NFC')].length);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createVariant } from '#engine/authoring/testing';
import checker from './challenge.server.ts';
import { PROPOSED_LENGTH, proposePassword } from './generator.ts';
import { triesOf } from './leaked.server.ts';
import { predict } from './predictable.ts';
import { brokenRules, RULES } from './rules.ts';
import { REMARKS, solidityOf } from './solidity.ts';
import solve, { wrong } from './solve.ts';

const secrets = checker.secrets(createVariant('5'.repeat(32)));
const { leaked } = checker.artifacts(secrets);
/** The leaked password in the examples below. */
const OLD = 'Brevelle2024!';
const judge = (password: string) => checker.check({ password }, secrets).outcome;
const broken = (password: string) => brokenRules(password).map(({ id }) => id);

describe('the portal', () => {
  it('accepts what solve.ts finds', () => {
    expect(checker.check(solve({ leaked }, {}), secrets)).toEqual({
      outcome: 'correct',
      verdict: 'correct',
      output: { worth: 'Solidité estimée : bonne.' },
    });
  });

  it.each([
    'Passerelle2026!',
    'Marianne2024?!',
    'Motdepasse123!',
    'Camille.durand1',
    'aaaaaaaaaaaaA1!',
    'Mot-de-passe1',
    'M0t-d3-p@sse-1',
    'J-adore-Paris-1',
    'Azerty-Uiop-123',
    'Naissance-14-07-1998',
    'Toulouse-31000-a',
    'Le-chat-dort-1',
    'Mon-chat-aime-le-lait-1',
    'Tempete-Brume-Sardine-4',
    '7391-8462-0057-A',
  ])('accepts « %s », which keeps the four rules, and says that it is weak, and why', (password) => {
    const { outcome, verdict, output } = checker.check({ password }, secrets);
    expect({ outcome, verdict }).toEqual({ outcome: 'correct', verdict: 'weak' });
    expect(output).toEqual({
      worth: expect.stringMatching(/^Solidité (fragile|moyenne)$/),
      because: expect.stringMatching(/./),
    });
  });

  it('takes neither the leaked password nor what robots made of it, which its four rules would, and counts neither', () => {
    for (const seed of ['1', '2', '3', '4', '5', '6', '7', '8']) {
      const drawn = checker.secrets(createVariant(seed.repeat(32)));
      const [old, ...variations] = triesOf(drawn.leaked).map(({ password }) => password);
      expect(old).toBe(checker.artifacts(drawn).leaked);
      expect(checker.check({ password: old ?? '' }, drawn)).toEqual({ outcome: 'neutral', verdict: 'stolen-key' });
      expect(variations).toHaveLength(4);
      for (const password of variations) {
        expect(broken(password)).toEqual([]);
        expect(checker.check({ password }, drawn)).toEqual({ outcome: 'neutral', verdict: 'tried-already' });
      }
      expect(predict(old ?? '', old ?? '').findings).toEqual(['leaked', 'company', 'year']);
    }
  });

  it('had another password leak for other players, and in practice none of theirs', () => {
    const leaks = (practice: boolean) =>
      new Set(
        Array.from(
          { length: 60 },
          (_, seat) => checker.artifacts(checker.secrets(createVariant(seat.toString(16).padStart(32, '9'), practice))).leaked,
        ),
      );
    expect(leaks(false).size).toBeGreaterThan(20);
    expect([...leaks(true)].filter((password) => leaks(false).has(password))).toEqual([]);
  });

  it('takes whatever the manager proposes, drawn anew each time', () => {
    const proposals = Array.from({ length: 200 }, (_, draw) => {
      const variant = createVariant(draw.toString(16).padStart(32, '0'));
      return proposePassword((below) => variant.integer(0, below - 1));
    });
    expect(new Set(proposals).size).toBe(proposals.length);
    for (const password of proposals) {
      expect(password).toHaveLength(PROPOSED_LENGTH);
      expect(judge(password)).toBe('correct');
    }
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
  const levelOf = (password: string) => solidityOf(password, predict(password, OLD)).level;

  it.each([
    ['Brevelle2024!', ['leaked', 'company', 'year']],
    ['brévelle-port', ['company']],
    ['B-r-e-v-e-l-l-e', ['company']],
    ['mot-de-passe', ['word']],
    ['M0t-d3-p@sse', ['word']],
    ['J-adore-Paris', ['place']],
    ['14-07-1998', ['year']],
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
    expect(predict(password, OLD).findings).toEqual(findings);
  });

  it('sends nobody back from what a password manager drew, and says of nothing that it is easy to remember', () => {
    const adviceOn = (password: string) => solidityOf(password, predict(password, OLD)).advice;
    expect(adviceOn('kX7!pQ9zLm2?')).toMatch(/gestionnaire, il suffit/);
    expect(adviceOn('kX7!pQ9zLm2?Vr5;tW8#')).not.toMatch(/retenir/);
  });

  it('puts length before complexity', () => {
    expect(levelOf('')).toBe(0);
    expect(levelOf(OLD)).toBe(1);
    expect(levelOf('P@ssw0rd1234!')).toBe(1);
    expect(levelOf('aaaaaaaaaaaaaaaaaaaaaaaa')).toBe(1);
    expect(levelOf('kX7!pQ9z')).toBe(2);
    expect(levelOf('kX7!pQ9zLm2?')).toBe(3);
    expect(levelOf('JeanDupont1985!')).toBe(1);
    for (const name of ['Camille.durand1', 'CamilleDurand1!', 'camilledurand12!', 'Gwenole-Tanguy-2']) {
      expect(levelOf(name)).toBeLessThan(3);
    }
    for (const twice of ['Bateau1!Bateau1!', 'LeChatDort1!LeChatDort1!', 'Brev2024!Brev2024!']) {
      expect(levelOf(twice)).toBeLessThan(3);
    }
    expect(levelOf('Sardine-Brume-Violon')).toBe(2);
    expect(levelOf('moulin-Tambour-1985-glisse-persil')).toBe(3);
    expect(levelOf('moulin-Tambour-7-glisse-persil')).toBe(3);
    expect(levelOf('moulin tambour glisse persil ancre violon sable')).toBe(4);
  });

  it('tells words from what was drawn, of which each character counts', () => {
    const adviceOn = (password: string) => solidityOf(password, predict(password, OLD)).advice;
    expect(adviceOn('moulin-Tambour-7-glisse-persil')).toMatch(/si le hasard a choisi ces mots/);
    expect(adviceOn('Mot-de-passe1')).not.toMatch(/il suffit/);
  });

  it('finds strong what is drawn: all that the manager proposes, and of twelve characters nearly all', () => {
    const variant = createVariant('7'.repeat(32));
    const draw = (below: number) => variant.integer(0, below - 1);
    const twelve = () => Array.from({ length: 12 }, () => String.fromCharCode(33 + draw(94))).join('');
    const weak = (passwords: readonly string[]) => passwords.filter((password) => levelOf(password) < 3).length;
    expect(weak(Array.from({ length: 500 }, () => proposePassword(draw)))).toBe(0);
    expect(weak(Array.from({ length: 1000 }, twelve))).toBeLessThan(10);
  });

  it('leaves no sign of punctuation alone at the beginning of a line', () => {
    const opinions = ['', OLD, 'kX7!pQ9z', 'kX7!pQ9zLm2?', 'moulin tambour glisse persil ancre violon sable'];
    const advice = opinions.map((password) => solidityOf(password, predict(password, OLD)).advice);
    for (const text of [...advice, ...Object.values(REMARKS)]) expect(text).not.toMatch(/ [:;?!»]|« /);
  });

  it('reads anything that can be typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 256 }), (password) => {
        const { bits } = predict(password, OLD);
        expect(bits).toBeGreaterThanOrEqual(0);
        expect(bits).toBeLessThanOrEqual([...password.normalize('NFC')].length * Math.log2(95) + 1e-9);
      }),
    );
  });
});

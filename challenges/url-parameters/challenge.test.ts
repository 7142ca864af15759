import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createVariant } from '#engine/authoring/testing';
import { completeSearch, DEFAULT_SEARCH, namesNone, parametersIn, searchTyped } from './address.ts';
import checker from './challenge.server.ts';
import solve, { wrong } from './solve.ts';

const secrets = checker.secrets(createVariant('8'.repeat(32)));
const artifacts = checker.artifacts(secrets);
const ask = (debug: string, admin: string, id: string) => checker.check({ debug, admin, id }, secrets);

describe('an address', () => {
  it('opens the panel when the three values are there together', () => {
    expect(ask('true', '1', '0')).toMatchObject({
      outcome: 'neutral',
      verdict: 'unlocked',
      output: { debug: true, admin: true, root: true, flag: secrets.flag, account: { name: 'root' } },
    });
  });

  it.each([
    ['false', '1', '0'],
    ['true', '0', '0'],
    ['true', '1', '1'],
    ['True', '1', '0'],
    ['true', 'true', '0'],
    ['true', '1', '00'],
    ['true ', '1', '0'],
    ['true', '1', '-0'],
  ])('stays closed at debug=%s admin=%s id=%s', (debug, admin, id) => {
    const judgement = ask(debug, admin, id);
    expect(judgement).toMatchObject({ outcome: 'neutral', verdict: 'locked' });
    expect(JSON.stringify(judgement)).not.toContain(secrets.flag);
  });

  it('stays closed at any other', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (debug, admin, id) => {
        fc.pre(!(debug === 'true' && admin === '1' && id === '0'));
        const judgement = ask(debug, admin, id);
        expect(judgement).toMatchObject({ outcome: 'neutral', verdict: 'locked' });
        expect(judgement.output).not.toHaveProperty('flag');
      }),
    );
  });

  it('shows whoever has the number', () => {
    expect(ask('false', '0', '2').output).toMatchObject({ account: { name: 'Nadia Kervella' } });
    expect(ask('false', '0', '99').output).not.toHaveProperty('account');
  });

  it('keeps its log for debug mode, and says in it who root is', () => {
    expect(ask('false', '0', '1').output).not.toHaveProperty('trace');
    const trace = (admin: string, id: string) => [ask('true', admin, id).output?.trace].flat().join(' ');
    expect(trace('0', '1')).toMatch(/accès refusé .*root est le compte 0.* 1 condition sur 3 .*panneau fermé/);
    expect(trace('1', '0')).toMatch(/accès accordé .* 3 conditions sur 3 .*panneau ouvert/);
  });

  it.each([
    ['1', '0', '1', /^debug/],
    ['true', 'true', '1', /^admin/],
    ['true', '1', 'root', /^id.*en chiffres/],
    ['true', '1', '00', /^id.*en chiffres/],
    ['true', '1', '99', /^id.*aucun compte/],
  ])('says what it expects at debug=%s admin=%s id=%s', (debug, admin, id, remark) => {
    expect(ask(debug, admin, id).output?.remarks).toEqual([expect.stringMatching(remark)]);
  });
});

describe('the reveal', () => {
  const combinations = checker.reveal?.(secrets).combinations ?? [];

  it('has each of the eight addresses once', () => {
    const seen = new Set(combinations.map(({ debug, admin, id }) => `${debug} ${admin} ${id === '0'}`));
    expect(seen.size).toBe(8);
    expect(combinations).toHaveLength(8);
  });

  it('says of each what the portal makes of it', () => {
    for (const { debug, admin, id, opened, everything = false } of combinations) {
      const judgement = ask(debug, admin, id);
      expect(judgement.verdict === 'unlocked').toBe(everything);
      expect(/journal/i.test(opened)).toBe(debug === 'true' && !everything);
      expect(opened.includes('administration')).toBe(admin === '1' && !everything);
    }
  });
});

describe('the container numbers', () => {
  /** ISO 6346 check digit: letters are worth 10 to 38 without the multiples of 11, and each place counts twice the one before. */
  const checkDigit = (code: string) => {
    const worth = (sign: string) => {
      const rank = sign.charCodeAt(0) - 'A'.charCodeAt(0);
      return /\d/.test(sign) ? Number(sign) : 10 + rank + Math.floor((rank + 9) / 10);
    };
    return ([...code].reduce((sum, sign, place) => sum + worth(sign) * 2 ** place, 0) % 11) % 10;
  };

  it.each(artifacts.containers.map(({ number }) => number))('%s ends with its check digit', (number) => {
    const [code = '', digit] = number.replaceAll(/\s/g, '').split('-');
    expect(String(checkDigit(code))).toBe(digit);
  });
});

describe('the flag', () => {
  it('is not in the artifacts', () => {
    expect(JSON.stringify(artifacts)).not.toContain('CTF{');
  });

  it('is found by exploring, and accepted with blanks around it', async () => {
    const found = await solve(artifacts, {}, async (answer) => checker.check(answer, secrets).output);
    expect(checker.check(` ${String(found)}\n`, secrets)).toEqual({ outcome: 'correct', verdict: 'correct' });
  });

  it.each([wrong, 'CTF{}'])('refuses %s', (answer) => {
    expect(checker.check(answer, secrets)).toEqual({ outcome: 'incorrect', verdict: 'incorrect' });
  });

  it.each(['', '  ', {}, { flag: secrets.flag }, { debug: true, admin: 1, id: 0 }])('counts nothing for %j', (answer) => {
    expect(checker.check(answer, secrets)).toEqual({ outcome: 'neutral', verdict: 'empty' });
  });

  it.each([
    secrets.flag.slice(4, -1),
    secrets.flag.slice(0, -1),
    secrets.flag.toUpperCase(),
    `« ${secrets.flag} »`,
    `Le flag est ${secrets.flag}.`,
  ])('says so to whoever found it and writes %s, which is a failed attempt all the same', (answer) => {
    expect(checker.check(answer, secrets)).toEqual({ outcome: 'incorrect', verdict: 'almost' });
  });

  it('differs between participants', () => {
    expect(checker.secrets(createVariant('9'.repeat(32))).flag).not.toBe(secrets.flag);
  });
});

describe('the address bar', () => {
  it.each(['', '?', '?ref=mail'])('starts from the first address at %j', (search) => {
    expect(completeSearch(search)).toBe(DEFAULT_SEARCH);
  });

  it.each(['?debug=true', '?id=', '?x=1&admin=0'])('leaves %s as it is', (search) => {
    expect(completeSearch(search)).toBe(search);
  });

  it.each([
    '?debug=true&admin=1&id=0',
    'debug=true&admin=1&id=0',
    ' &debug=true&admin=1&id=0 ',
    '/url-parameters-challenge?debug=true&admin=1&id=0',
    'https://portail.brevelle.example/url-parameters-challenge?debug=true&admin=1&id=0#bas',
    'debug=true & admin=1 & id=0',
  ])('takes %j', (typed) => {
    expect(parametersIn(searchTyped(typed) ?? '')).toEqual({ debug: 'true', admin: '1', id: '0' });
  });

  it.each(['/admin', 'admin', 'https://portail.brevelle.example/admin'])('does not leave for %s', (typed) => {
    expect(searchTyped(typed)).toBeNull();
  });

  it('goes back to the first address when it is emptied', () => {
    expect(searchTyped(' ')).toBe(DEFAULT_SEARCH);
    expect(searchTyped('?')).toBe(DEFAULT_SEARCH);
  });

  it('knows when it starts again although something was typed', () => {
    for (const typed of ['?DEBUG=TRUE', 'Debug=true&Admin=1', '?ref=mail']) {
      expect(searchTyped(typed)).toBe(DEFAULT_SEARCH);
      expect(namesNone(typed)).toBe(true);
    }
    for (const typed of ['', '?', '/admin', '?DEBUG=TRUE&id=0', '?debug=TRUE']) expect(namesNone(typed)).toBe(false);
  });

  it('reads what is missing as empty, and bounds what is long', () => {
    expect(parametersIn('?debug=true')).toEqual({ debug: 'true', admin: '', id: '' });
    expect(parametersIn(`?id=${'9'.repeat(5000)}`).id).toHaveLength(200);
  });
});

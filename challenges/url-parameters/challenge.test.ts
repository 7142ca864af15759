import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createVariant } from '#engine/authoring/testing';
import { completeSearch, DEFAULT_SEARCH, parametersIn, searchTyped } from './address.ts';
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
    expect(JSON.stringify(ask('true', '0', '1').output)).toContain('root est le compte 0');
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

describe('the flag', () => {
  it('is not in the artifacts', () => {
    expect(JSON.stringify(artifacts)).not.toContain('CTF{');
  });

  it('is found by exploring, and accepted with blanks around it', async () => {
    const found = await solve(artifacts, {}, async (answer) => checker.check(answer, secrets).output);
    expect(checker.check(` ${String(found)}\n`, secrets)).toEqual({ outcome: 'correct', verdict: 'correct' });
  });

  it.each([wrong, secrets.flag.toUpperCase(), `${secrets.flag}x`])('refuses %s', (answer) => {
    expect(checker.check(answer, secrets)).toEqual({ outcome: 'incorrect', verdict: 'incorrect' });
  });

  it.each(['', '  ', {}, { flag: secrets.flag }, { debug: true, admin: 1, id: 0 }])('counts nothing for %j', (answer) => {
    expect(checker.check(answer, secrets)).toEqual({ outcome: 'neutral', verdict: 'empty' });
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

  it('reads what is missing as empty, and bounds what is long', () => {
    expect(parametersIn('?debug=true')).toEqual({ debug: 'true', admin: '', id: '' });
    expect(parametersIn(`?id=${'9'.repeat(5000)}`).id).toHaveLength(200);
  });
});

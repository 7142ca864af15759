import { describe, expect, it } from 'vitest';
import { misspeltDomains } from './misspelt-domains.ts';

const USUAL = ['ana@brevelle.example', 'bob@brevelle.example', 'cleo@brevelle.example'];
const meant = (...addresses: string[]) => Object.fromEntries(misspeltDomains(addresses));

describe('a domain that stands once in a list', () => {
  it('is taken for the frequent one that it nearly is', () => {
    expect(meant(...USUAL, 'dina@brevele.example')).toEqual({
      'dina@brevele.example': { address: 'dina@brevelle.example', domain: 'brevelle.example', count: 3 },
    });
  });

  it('may be two letters away, not three', () => {
    expect(meant(...USUAL, 'dina@brevlle.exampl')).toHaveProperty(['dina@brevlle.exampl']);
    expect(meant(...USUAL, 'dina@brevlle.examp')).toEqual({});
    const long = ['a', 'b', 'c'].map((name) => `${name}@brevelle-maritime.example`);
    expect(meant(...long, 'd@brevell-maritim.exampl')).toEqual({});
  });

  it('is left alone where the frequent one is short: short domains are alike by chance', () => {
    const at = (domain: string) => ['a', 'b', 'c'].map((name) => `${name}@${domain}`);
    // A domain needs six letters for one slip, twelve for two.
    expect(meant(...at('ab.com'), 'd@ac.com')).toHaveProperty(['d@ac.com']);
    expect(meant(...at('a.com'), 'd@b.com')).toEqual({});
    expect(meant(...at('abcdefgh.com'), 'd@xycdefgh.com')).toHaveProperty(['d@xycdefgh.com']);
    expect(meant(...at('abcdefg.com'), 'd@xycdefg.com')).toEqual({});
  });

  it('needs three people with the other one, who count once each', () => {
    const [ana = '', bob = ''] = USUAL;
    expect(meant(ana, bob, bob, 'dina@brevele.example')).toEqual({});
  });
});

it('a domain that stands twice is meant, and so is the frequent one itself', () => {
  expect(meant(...USUAL, 'dina@brevele.example', 'eve@brevele.example')).toEqual({});
  expect(meant(...USUAL)).toEqual({});
});

it('the domain is what follows the last @', () => {
  expect(meant(...USUAL, '"d@x"@brevele.example')).toMatchObject({
    '"d@x"@brevele.example': { address: '"d@x"@brevelle.example' },
  });
});

it('a domain that everybody knows is meant one slip away, though nobody else has it', () => {
  expect(meant('ana@gmial.com')).toEqual({ 'ana@gmial.com': { address: 'ana@gmail.com', domain: 'gmail.com', count: 0 } });
  expect(meant('ana@mail.com', 'bob@ymail.com', 'cleo@yahoo.fr')).toEqual({});
});

import { describe, expect, it } from 'vitest';
import { createVariant } from '#engine/authoring/testing';
import { pathOf, resolveAddress } from './address.ts';
import checker from './challenge.server.ts';
import solve, { wrong } from './solve.ts';

const secrets = checker.secrets(createVariant('3'.repeat(32)));
const main = checker.artifacts(secrets);
const pages = { admin: checker.artifacts(secrets, 'admin') };

describe('the flag', () => {
  it('is on the hidden page and nowhere else', () => {
    expect(pages.admin).toEqual({ flag: secrets.flag });
    expect(JSON.stringify(main)).not.toContain(secrets.flag);
    expect(main.flag).toBeUndefined();
  });

  it('is found through robots.txt, and accepted with blanks around it', () => {
    expect(checker.check(` ${String(solve(main, pages))}\n`, secrets)).toEqual({ outcome: 'correct', verdict: 'correct' });
  });

  it.each([wrong, 'CTF{}', '/admin'])('refuses %s', (answer) => {
    expect(checker.check(answer, secrets)).toEqual({ outcome: 'incorrect', verdict: 'incorrect' });
  });

  it.each(['', '  ', {}, { flag: secrets.flag }])('counts nothing for %j', (answer) => {
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
    expect(checker.secrets(createVariant('4'.repeat(32))).flag).not.toBe(secrets.flag);
  });
});

describe('the pretended site', () => {
  it('never speaks of the address where it really lives', () => {
    expect(JSON.stringify(main)).not.toContain('challenge');
    for (const screen of ['home', 'calls', 'contact', 'robots'] as const) expect(pathOf(screen)).not.toContain('challenge');
    expect(resolveAddress('/url-manipulation-challenge/secret', '/url-manipulation-challenge', [])).toEqual({
      screen: 'missing',
      path: '/secret',
    });
  });

  it('says of its hidden page what the reveal quotes', () => {
    const { hidden, traces } = checker.reveal?.(secrets) ?? {};
    expect(main.robots).toContain(`Disallow: ${hidden}`);
    expect(main.comment).toBe(`${traces?.[1]?.before}${traces?.[1]?.marked}`);
  });
});

describe('the address bar', () => {
  const base = '/url-manipulation-challenge';
  const go = (typed: string) => resolveAddress(typed, base, ['admin']);

  it.each([
    `${base}/admin`,
    `${base}/admin/`,
    '/admin',
    'admin',
    ' /Admin ',
    `https://www.brevelle.example${base}/admin`,
    `www.brevelle.example/admin?x=1`,
    'brevelle.example/admin',
    'http://Brevelle.example/admin',
    `http://localhost:3000${base}/admin#a`,
  ])('leaves for the hidden page: %s', (typed) => {
    expect(go(typed)).toEqual({ leaveFor: `${base}/admin` });
  });

  it.each([
    ['', 'home'],
    ['/accueil', 'home'],
    ['/', 'home'],
    [base, 'home'],
    ['www.brevelle.example', 'home'],
    [`${base}/escales`, 'calls'],
    ['/contact', 'contact'],
    ['robots.txt', 'robots'],
    [`${base}/robots.txt`, 'robots'],
    [`${base}/secret`, 'missing'],
    ['/admin/secret', 'missing'],
    ['/administration', 'missing'],
    ['/constructor', 'missing'],
    ['//', 'home'],
    ['HTTPS://WWW.BREVELLE.EXAMPLE/contact', 'contact'],
    ['www.brevelle.example?x=1', 'home'],
  ])('shows %j as %s', (typed, screen) => {
    expect(go(typed)).toMatchObject({ screen });
  });

  it.each(['https://example.org', 'http://example.org/admin', 'www.example.org/contact', `https://example.org/x${base}/admin`])(
    'does not leave for another site: %s',
    (typed) => {
      expect(go(typed)).toBe('another-site');
    },
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createVariant } from '#engine/authoring/testing';
import checker from './challenge.server.ts';
import { filterPackets } from './display-filter.ts';
import { bodyOf, readForm } from './form-body.ts';
import solve, { wrong } from './solve.ts';

const secretsOf = (digit: string) => checker.secrets(createVariant(digit.repeat(32)));
const secrets = secretsOf('3');
const { packets } = checker.artifacts(secrets);
const posts = packets.filter(({ method }) => method === 'POST');
const login = posts.find(({ path }) => path === '/connexion');
const encoded = encodeURIComponent(secrets.password).replace(/!/g, '%21');

describe('the capture', () => {
  it('runs through time, numbered from 1, with encrypted lines in it', () => {
    expect(packets.map(({ id }) => id)).toEqual(packets.map((_, index) => index + 1));
    expect(packets.map(({ timestamp }) => timestamp)).toEqual(packets.map(({ timestamp }) => timestamp).toSorted());
    expect(packets.filter(({ path }) => path === 'Encrypted Application Data')).toHaveLength(4);
    expect(new Set(packets.map(({ protocol }) => protocol))).toEqual(new Set(['HTTP', 'TLS', 'DNS', 'ESP']));
  });

  it('carries the password once, in the login form, with its signs escaped', () => {
    expect(packets.filter(({ raw }) => raw.includes(secrets.password))).toEqual([]);
    expect(packets.filter(({ raw }) => raw.includes(encoded))).toEqual([login]);
    expect(encoded).toContain('%26');
    expect(posts).toHaveLength(3);
  });

  it('states true lengths', () => {
    for (const { raw } of posts)
      expect(/Content-Length: (\d+)/.exec(raw)?.[1]).toBe(String(new TextEncoder().encode(bodyOf(raw) ?? '').length));
  });

  it('differs between participants', () => {
    expect(secretsOf('4').password).not.toBe(secrets.password);
    expect(solve(checker.artifacts(secretsOf('4')), {})).toBe(secretsOf('4').password);
  });
});

describe('the answer', () => {
  it.each([secrets.password, ` ${secrets.password}\n`])('is right as %j', (answer) => {
    expect(checker.check(answer, secrets)).toEqual({ outcome: 'correct', verdict: 'correct' });
  });

  it.each([wrong, ` ${wrong.toLowerCase()} `])('is not what hangs on the wall: %j', (answer) => {
    expect(checker.check(answer, secrets)).toEqual({ outcome: 'incorrect', verdict: 'wall-code' });
  });

  it.each([secrets.password.split('&')[0] ?? '', encoded.toLowerCase(), secrets.formToken, secrets.cookie])(
    'is wrong as %j',
    (answer) => {
      expect(checker.check(answer, secrets)).toEqual({ outcome: 'incorrect', verdict: 'incorrect' });
    },
  );

  it.each([encoded, ` ${encoded}`, `password=${encoded}`, bodyOf(login?.raw ?? '') ?? ''])('is still encoded in %j', (answer) => {
    expect(checker.check(answer, secrets)).toEqual({ outcome: 'incorrect', verdict: 'encoded' });
  });

  it.each([secrets.password.toLowerCase(), `« ${secrets.password} »`])('is written otherwise in %j', (answer) => {
    expect(checker.check(answer, secrets)).toEqual({ outcome: 'incorrect', verdict: 'almost' });
  });

  it('is nothing else', () => {
    fc.assert(
      fc.property(fc.string(), (answer) => {
        fc.pre(answer.trim() !== secrets.password);
        expect(checker.check(answer, secrets).outcome).not.toBe('correct');
      }),
    );
  });

  it.each(['', '   ', { password: 'x' }])('counts nothing for %j', (answer) => {
    expect(checker.check(answer, secrets)).toEqual({ outcome: 'neutral', verdict: 'empty' });
  });
});

describe('the reveal', () => {
  it('has every field as it went through the air, and decoded', () => {
    const { fields = [] } = checker.reveal?.(secrets) ?? {};
    const form = readForm(bodyOf(login?.raw ?? '') ?? '');
    expect(form.map(({ name, value }) => ({ name, value }))).toEqual(
      fields.slice(0, -1).map(({ name, value }) => ({ name, value })),
    );
    for (const { sent } of fields) expect(login?.raw).toContain(`=${sent}`);
    // The box « rester connectée » was ticked.
    expect(login?.raw).toMatch(/Set-Cookie: .+Max-Age=\d{7}/);
  });
});

describe('the filter', () => {
  const found = (filter: string) => filterPackets(packets, filter).map(({ id }) => id);
  const all = packets.map(({ id }) => id);

  it.each(['POST', ' post ', 'http.request.method == "POST"', 'http.request.method==POST', 'http post', 'http && post'])(
    'finds the three forms with %j',
    (filter) => {
      expect(found(filter)).toEqual(posts.map(({ id }) => id));
    },
  );

  it('looks into the details, whatever the case and the accents', () => {
    expect(found('PASSWORD')).toEqual(found('password'));
    expect(found('password')).toContain(login?.id);
    expect(found('frame contains "password"')).toEqual(found('password'));
    expect(found('resultat')).toHaveLength(1);
    expect(found('404 not found')).toHaveLength(1);
    expect(found('tls 192.0.2.25 encrypted')).toHaveLength(2);
  });

  it('leaves out what is marked, and everything is there without it', () => {
    expect(found('')).toEqual(all);
    expect([...found('-tls'), ...found('tls')].toSorted((a, b) => a - b)).toEqual(all);
    expect(found('!tls')).toEqual(found('-tls'));
    expect(found('not tls')).toEqual(found('-tls'));
    expect(found('introuvable')).toEqual([]);
  });

  it('takes anything that may be typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (filter) => {
        expect(all).toEqual(expect.arrayContaining(found(filter)));
      }),
    );
  });
});

describe('the form decoder', () => {
  it('reads what a form writes', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.string(), { minKeys: 1 }), (form) => {
        const written = new URLSearchParams(form);
        expect(readForm(written.toString())).toEqual([...written].map(([name, value], position) => ({ position, name, value })));
      }),
    );
  });

  it('decodes a single value, and tells a broken code', () => {
    expect(readForm(' Phare%26Quai%21 ')).toEqual([{ position: 0, name: '', value: 'Phare&Quai!' }]);
    expect(readForm('a=%2&b')).toEqual([
      { position: 0, name: 'a', value: null },
      { position: 1, name: '', value: 'b' },
    ]);
    expect(readForm('  ')).toEqual([]);
  });

  it('finds the body of a request, where there is one', () => {
    expect(bodyOf(login?.raw ?? '')).toContain(`&password=${encoded}&`);
    expect(packets.filter(({ protocol, raw }) => protocol === 'HTTP' && bodyOf(raw) !== null)).toEqual(posts);
  });
});

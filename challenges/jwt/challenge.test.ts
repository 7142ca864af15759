import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createVariant } from '#engine/authoring/testing';
import checker from './challenge.server.ts';
import { readSegment, readSignature, splitToken } from './segment.ts';
import solve, { wrong } from './solve.ts';

const secretsOf = (digit: string) => checker.secrets(createVariant(digit.repeat(32)));
const secrets = secretsOf('3');
const { token } = checker.artifacts(secrets);
const [header = '', payload = '', signature = ''] = splitToken(token) ?? [];

describe('the token', () => {
  it('carries a real HS256 signature', () => {
    expect(signature).toBe(createHmac('sha256', secrets.signingKey).update(`${header}.${payload}`).digest('base64url'));
  });

  it('masks the password where it is expected, and never shows it unencoded', () => {
    const reading = readSegment(payload);
    expect(reading).toMatchObject({ state: 'json', text: expect.stringContaining('"pwd": "********"') });
    expect(JSON.stringify(reading)).not.toContain(secrets.password);
  });

  it('differs between participants', () => {
    expect(secretsOf('4').password).not.toBe(secrets.password);
    expect(checker.artifacts(secretsOf('4')).token).not.toBe(token);
  });
});

describe('the answer', () => {
  it('is found from the token alone, and accepted with blanks around it', () => {
    const found = String(solve({ token }, {}));
    expect(checker.check(`  ${found}\n`, secrets)).toEqual({ outcome: 'correct', verdict: 'correct' });
  });

  it.each([secrets.trace, `"debug": "${secrets.trace}"`])('is still encoded in %s', (answer) => {
    expect(checker.check(answer, secrets)).toEqual({ outcome: 'incorrect', verdict: 'encoded' });
  });

  it.each([wrong, 'malik.benali'])('refuses %s', (answer) => {
    expect(checker.check(answer, secrets)).toEqual({ outcome: 'incorrect', verdict: 'incorrect' });
  });

  it.each([secrets.password.toLowerCase(), `password=${secrets.password}`, `« ${secrets.password} »`])(
    'refuses %s, but says that it was found',
    (answer) => {
      expect(checker.check(answer, secrets)).toEqual({ outcome: 'incorrect', verdict: 'almost' });
    },
  );

  it.each(['', '   ', { password: 'x' }])('counts nothing for %j', (answer) => {
    expect(checker.check(answer, secrets)).toMatchObject({ outcome: 'neutral', verdict: 'empty' });
  });
});

describe('the reveal', () => {
  it('says of each claim what it tells, with the values of the token', () => {
    const { claims = [], trace, forged } = checker.reveal?.(secrets) ?? {};
    const reading = readSegment(payload);
    const text = 'text' in reading ? reading.text : '';
    for (const { name, value } of claims.filter((claim) => claim.name !== 'iat, exp')) {
      expect(text).toContain(`"${name}": "${value}"`);
    }
    expect(readSegment(secrets.trace)).toEqual({ state: 'text', text: `${trace?.before}${trace?.password}` });
    expect(forged?.carried).toBe(signature);
  });

  it('asks of another role a signature that only the key can make', () => {
    const forgedPayload = Buffer.from(payload, 'base64url').toString().replace('"support"', '"administration"');
    const body = `${header}.${Buffer.from(forgedPayload).toString('base64url')}`;
    const expected = createHmac('sha256', secrets.signingKey).update(body).digest('base64url');
    expect(checker.reveal?.(secrets).forged.expected).toBe(expected);
    expect(expected).not.toBe(signature);
  });

  it('blames no apprentice', () => {
    expect(JSON.stringify([payload, readSegment(payload), readSegment(secrets.trace)])).not.toMatch(/theo/);
  });
});

describe('reading a segment', () => {
  it('indents JSON and shows other text as it is', () => {
    expect(readSegment(header)).toEqual({ state: 'json', text: '{\n  "alg": "HS256",\n  "typ": "JWT"\n}' });
    expect(readSegment(secrets.trace)).toEqual({ state: 'text', text: expect.stringContaining(`password=${secrets.password}`) });
  });

  it.each([`  "debug": "${secrets.trace}"`, `"${secrets.trace}"`, ` "${secrets.trace}",\n`, `${secrets.trace},`])(
    'forgives what comes along with a copy: %j',
    (copied) => {
      expect(readSegment(copied).state).toBe('text');
    },
  );

  it.each(['', '  \n', '""'])('finds %j empty', (segment) => {
    expect(readSegment(segment).state).toBe('empty');
    expect(readSignature(segment).state).toBe('empty');
  });

  it.each(['???', 'a', 'é', '{"a":1}'])('cannot decode %j', (segment) => {
    expect(readSegment(segment).state).toBe('unreadable');
    expect(readSignature(segment).state).toBe('unreadable');
  });

  it('takes bytes that are no text for unreadable, and shows those of a signature in hexadecimal', () => {
    expect(readSegment('AAEC').state).toBe('unreadable');
    expect(readSignature('AAH_')).toEqual({ state: 'bytes', text: '00 01 ff' });
    expect(readSignature(signature)).toMatchObject({ text: expect.stringMatching(/^([0-9a-f]{2} ?){32}$/) });
  });
});

describe('splitting a token', () => {
  it('takes three parts, with or without the scheme of the header line', () => {
    expect(splitToken(` Bearer ${token} `)).toEqual([header, payload, signature]);
  });

  it.each(['', 'a.b', 'a.b.c.d'])('refuses %j', (text) => {
    expect(splitToken(text)).toBeNull();
  });
});

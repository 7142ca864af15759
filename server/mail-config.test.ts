import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const FROM = 'vigie@brevelle.example';

function problemsOf(environment: Readonly<Record<string, string>>): readonly string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

describe('the mail server of the environment', () => {
  test.each([
    ['smtps://mail.brevelle.example', { port: 465, tls: 'implicit', login: null }],
    ['smtp://mail.brevelle.example', { port: 587, tls: 'starttls', login: null }],
    ['smtp://vigie:a%40b@mail.brevelle.example:2525', { port: 2525, tls: 'starttls', login: { user: 'vigie', password: 'a@b' } }],
    ['smtp://127.0.0.1:1025', { host: '127.0.0.1', port: 1025, tls: 'none' }],
    ['smtp://[::1]:1025', { host: '::1', tls: 'none' }],
  ])('%s is encrypted, unless it is on this machine', (url, expected) => {
    expect(readConfig({ SMTP_URL: url, MAIL_FROM: FROM }).mail).toMatchObject(expected);
  });

  test('mails come from an address, with or without a name', () => {
    const from = (text: string) => readConfig({ SMTP_URL: 'smtp://127.0.0.1', MAIL_FROM: text }).mail?.from;
    expect(from(FROM)).toEqual({ name: null, address: FROM });
    expect(from(`Équipe Vigie <${FROM}>`)).toEqual({ name: 'Équipe Vigie', address: FROM });
  });

  test('without SMTP_URL no mail is sent', () => {
    expect(readConfig({ MAIL_FROM: FROM }).mail).toBeNull();
  });

  test.each([
    ['SMTP_URL', { SMTP_URL: 'https://mail.brevelle.example', MAIL_FROM: FROM }],
    ['SMTP_URL', { SMTP_URL: 'smtp://user@mail.brevelle.example', MAIL_FROM: FROM }],
    ['SMTP_URL', { SMTP_URL: 'smtp://mail.brevelle.example/?tls=no', MAIL_FROM: FROM }],
    ['MAIL_FROM', { SMTP_URL: 'smtp://127.0.0.1', MAIL_FROM: `Vigie <${FROM}>\r\nBcc: x@brevelle.example` }],
    ['MAIL_FROM', { SMTP_URL: 'smtp://127.0.0.1' }],
    ['MAIL_PER_MINUTE', { SMTP_URL: 'smtp://127.0.0.1', MAIL_FROM: FROM, MAIL_PER_MINUTE: '0' }],
  ])('a mistake of %s is named, without the password', (name, environment) => {
    const problems = problemsOf(environment);
    expect(problems[0]).toMatch(new RegExp(`^${name}: expected`));
  });
});

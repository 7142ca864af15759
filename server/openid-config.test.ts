import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const STAFF = {
  OIDC_PROVIDERS: 'staff',
  OIDC_STAFF_ISSUER: 'https://id.vigie.example/realms/staff',
  OIDC_STAFF_CLIENT_ID: 'vigie',
  OIDC_STAFF_CLIENT_SECRET: 'not to be shown',
};

describe('the providers of the configuration', () => {
  test('have a value for what is not said', () => {
    expect(readConfig(STAFF).openIdProviders).toEqual([
      {
        key: 'staff',
        users: ['console'],
        playerDomains: [],
        name: 'staff',
        issuer: 'https://id.vigie.example/realms/staff',
        clientId: 'vigie',
        clientSecret: 'not to be shown',
        scope: 'openid email profile',
        groupsClaim: 'groups',
        verifiedClaim: 'email_verified',
        groups: { administrator: [], facilitator: [], observer: [], department: [] },
        accounts: 'invited',
      },
    ]);
  });

  test('are as many as are named, each with its own variables', () => {
    const environment = {
      ...STAFF,
      OIDC_PROVIDERS: 'staff, state',
      OIDC_STATE_ISSUER: 'http://127.0.0.1:8080',
      OIDC_STATE_CLIENT_ID: 'other',
      OIDC_STATE_CLIENT_SECRET: 'secret',
      OIDC_STATE_NAME: 'ProConnect',
      OIDC_STATE_SCOPE: 'openid email',
      OIDC_STATE_EMAIL_VERIFIED_CLAIM: 'none',
      OIDC_STATE_GROUPS_CLAIM: 'roles',
      OIDC_STATE_FACILITATOR_GROUPS: 'trainers, the others',
      OIDC_STATE_ACCOUNTS: 'first-sign-in',
      OIDC_STATE_FOR: 'players, console',
      OIDC_STATE_PLAYER_DOMAINS: 'Brevelle.example, vigie.example',
      CONSOLE_PASSWORDS: 'off',
    };
    const { openIdProviders, consolePasswords } = readConfig(environment);
    expect(openIdProviders.map(({ key }) => key)).toEqual(['staff', 'state']);
    expect(openIdProviders[1]).toMatchObject({
      name: 'ProConnect',
      users: ['players', 'console'],
      playerDomains: ['brevelle.example', 'vigie.example'],
      verifiedClaim: null,
      groupsClaim: 'roles',
      groups: { facilitator: ['trainers', 'the others'] },
      accounts: 'first-sign-in',
    });
    expect(consolePasswords).toBe(false);
  });

  test.each([
    [{ ...STAFF, OIDC_STAFF_CLIENT_SECRET: '' }, 'OIDC_STAFF_CLIENT_SECRET: expected one line'],
    [{ ...STAFF, OIDC_STAFF_ISSUER: 'http://id.vigie.example' }, 'OIDC_STAFF_ISSUER: expected an https:// address'],
    [{ ...STAFF, OIDC_STAFF_ISSUER: 'https://id.vigie.example/?realm=staff' }, 'OIDC_STAFF_ISSUER: expected'],
    [{ ...STAFF, OIDC_PROVIDERS: 'staff,staff' }, 'OIDC_PROVIDERS: expected different names'],
    [{ ...STAFF, OIDC_PROVIDERS: 'Staff' }, 'OIDC_PROVIDERS: expected different names'],
    [{ ...STAFF, OIDC_STAFF_SCOPE: 'email' }, 'OIDC_STAFF_SCOPE: expected scopes separated by spaces, openid among them'],
    [{ ...STAFF, OIDC_STAFF_ACCOUNTS: 'all' }, 'OIDC_STAFF_ACCOUNTS: expected one of invited, first-sign-in, not "all"'],
    [
      { ...STAFF, OIDC_STAFF_ACCOUNTS: 'first-sign-in' },
      'OIDC_STAFF_ACCOUNTS: first-sign-in expected with OIDC_STAFF_ADMIN_GROUPS',
    ],
    [{ ...STAFF, OIDC_STAFF_ADMIN_GROUPS: 'it,,' }, 'OIDC_STAFF_ADMIN_GROUPS: expected names of groups'],
    [{ ...STAFF, OIDC_STAFF_FOR: 'everybody' }, 'OIDC_STAFF_FOR: expected console or players, or both'],
    [{ ...STAFF, OIDC_STAFF_PLAYER_DOMAINS: '@brevelle.example' }, 'OIDC_STAFF_PLAYER_DOMAINS: expected domains'],
    [{ ...STAFF, OIDC_STAFF_FOR: 'players', CONSOLE_PASSWORDS: 'off' }, 'CONSOLE_PASSWORDS: off expected with a provider'],
    [{ CONSOLE_PASSWORDS: 'off' }, 'CONSOLE_PASSWORDS: off expected with a provider for the console in OIDC_PROVIDERS'],
    [{ CONSOLE_PASSWORDS: 'none' }, 'CONSOLE_PASSWORDS: expected on or off, not "none"'],
  ])('that are wrong are told by their variable (%#)', (environment, told) => {
    expect(() => readConfig(environment)).toThrow(told);
  });

  test('a secret is never repeated', () => {
    const wrong = { ...STAFF, OIDC_STAFF_CLIENT_SECRET: 'two\nlines' };
    expect(() => readConfig(wrong)).toThrow(/^(?!.*two)/s);
    expect(() => readConfig(wrong)).toThrow('OIDC_STAFF_CLIENT_SECRET: expected');
  });
});

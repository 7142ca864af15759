import { describe, expect, onTestFinished, test } from 'vitest';
import { ADMIN } from '../../tests/support/admin.ts';
import { softwareAuthenticator } from '../../tests/support/software-authenticator.ts';
import type { TestDatabaseKind } from '../../tests/support/temporary-databases.ts';
import { type Caller, openTestApp, type TestAppOptions } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';

const ORIGIN = 'https://vigie.example';
const HERE = { origin: ORIGIN, host: 'vigie.example' };
const MARIE = { username: 'marie', password: 'une longue phrase à elle' };

async function open(kind: TestDatabaseKind, options: TestAppOptions = {}) {
  const app = await openTestApp(kind, options);
  onTestFinished(() => app.close());
  const admin = await app.admin();
  const { body: account } = await admin('POST', '/admin/facilitators', { ...MARIE, role: 'facilitator' });
  const marie = app.as(String((await app.guest('POST', '/login', MARIE)).body['token']));
  const challengeFor = async (call: Caller, path: string, headers: Readonly<Record<string, string>> = HERE) =>
    String((await call('POST', path, undefined, headers)).body['challenge']);
  return {
    ...app,
    admin,
    account: String(account['id']),
    marie,
    /** Registers a passkey for Marie's account. */
    async registered(call: Caller = marie, counting = true) {
      const authenticator = softwareAuthenticator({ origin: ORIGIN, counting });
      const challenge = await challengeFor(call, '/admin/me/passkeys/options');
      const response = authenticator.register(challenge);
      expect(await call('POST', '/admin/me/passkeys', { name: 'Portable', response }, HERE)).toMatchObject({ status: 204 });
      return authenticator;
    },
    registering: (call: Caller = marie) => challengeFor(call, '/admin/me/passkeys/options'),
    signingIn: () => challengeFor(app.guest, '/login/passkey/options'),
  };
}

const REFUSED = { status: 401, body: { code: 'unknown-passkey' } };
const NOT_VERIFIED = { status: 400, body: { code: 'passkey-not-verified' } };

describe.each(testDatabases)('passkeys on $name', (kind) => {
  test('an owner adds one and signs in with it, once a challenge', async () => {
    const { marie, registered, signingIn, guest, as, admin } = await open(kind);
    const passkey = await registered();
    const response = passkey.signIn(await signingIn());
    const signedIn = await guest('POST', '/login/passkey', { response }, HERE);
    expect(signedIn).toMatchObject({ status: 200, body: { username: 'marie', language: 'en' } });
    expect(await as(String(signedIn.body['token']))('GET', '/admin/me')).toMatchObject({
      status: 200,
      body: { username: 'marie' },
    });
    // Replay of an intercepted response.
    expect(await guest('POST', '/login/passkey', { response }, HERE)).toMatchObject(REFUSED);
    const { body } = await marie('GET', '/admin/me/passkeys');
    expect(body).toMatchObject({ expected: false, passkeys: [{ id: passkey.id, name: 'Portable', usedAt: expect.any(String) }] });
    const { body: log } = await admin('GET', '/admin/audit');
    expect(JSON.stringify(log)).toContain('passkey-added');
  });

  test('an answer is good once, also where the passkey does not count its signatures', async () => {
    const { marie, registered, signingIn, guest } = await open(kind);
    const passkey = await registered(marie, false);
    const response = passkey.signIn(await signingIn());
    expect(await guest('POST', '/login/passkey', { response }, HERE)).toMatchObject({ status: 200 });
    expect(await guest('POST', '/login/passkey', { response }, HERE)).toMatchObject(REFUSED);
    const next = passkey.signIn(await signingIn());
    expect(await guest('POST', '/login/passkey', { response: next }, HERE)).toMatchObject({ status: 200 });
  });

  test('a false page, another name, an unverified user and an old challenge open nothing', async () => {
    const { registered, signingIn, guest, time } = await open(kind);
    const passkey = await registered();
    const attempt = (response: unknown, headers: Readonly<Record<string, string>> = HERE) =>
      guest('POST', '/login/passkey', { response }, headers);
    expect(await attempt(passkey.signIn(await signingIn(), 'https://vigie.example.attacker.example'))).toMatchObject(REFUSED);
    expect(await attempt(passkey.signIn('A'.repeat(43)))).toMatchObject(REFUSED);
    expect(await attempt(softwareAuthenticator({ origin: ORIGIN }).signIn(await signingIn()))).toMatchObject(REFUSED);
    const late = passkey.signIn(await signingIn());
    time.now += 6 * 60_000;
    expect(await attempt(late)).toMatchObject(REFUSED);
    const elsewhere = { origin: 'https://attacker.example', host: 'vigie.example' };
    expect(await attempt(passkey.signIn(await signingIn()), elsewhere)).toMatchObject({
      status: 400,
      body: { code: 'no-passkeys-here' },
    });
    expect(await attempt(passkey.signIn(await signingIn()))).toMatchObject({ status: 200 });
  });

  test('one is added for its owner only, from this site, with its user verified', async () => {
    const { marie, admin, registering } = await open(kind);
    const add = async (call: Caller, response: unknown) => call('POST', '/admin/me/passkeys', { name: 'Clé', response }, HERE);
    const authenticator = softwareAuthenticator({ origin: ORIGIN });
    // The challenge of one account is not valid for another.
    expect(await add(admin, authenticator.register(await registering(marie)))).toMatchObject(NOT_VERIFIED);
    expect(await add(marie, authenticator.register(await registering(), 'https://attacker.example'))).toMatchObject(NOT_VERIFIED);
    const unverified = softwareAuthenticator({ origin: ORIGIN, verified: false });
    expect(await add(marie, unverified.register(await registering()))).toMatchObject(NOT_VERIFIED);
    expect((await marie('GET', '/admin/me/passkeys')).body).toMatchObject({ passkeys: [] });
  });

  test('one that is removed, or whose account is, opens nothing', async () => {
    const { marie, admin, account, registered, signingIn, guest } = await open(kind);
    const first = await registered();
    const second = await registered();
    // A removal by the administrator does not reach another account's passkey.
    expect(await admin('POST', '/admin/me/passkeys/removal', { passkey: first.id })).toMatchObject({ status: 204 });
    expect(await marie('POST', '/admin/me/passkeys/removal', { passkey: first.id })).toMatchObject({ status: 204 });
    const attempt = async (passkey: typeof first) =>
      guest('POST', '/login/passkey', { response: passkey.signIn(await signingIn()) }, HERE);
    expect(await attempt(first)).toMatchObject(REFUSED);
    expect(await attempt(second)).toMatchObject({ status: 200 });
    await admin('DELETE', `/admin/facilitators/${account}`);
    expect(await attempt(second)).toMatchObject(REFUSED);
  });

  test('where the installation asks for them, the password alone stops working with the first one', async () => {
    const { registered, admin, account, guest, marie } = await open(kind, { environment: { CONSOLE_PASSKEYS: 'everyone' } });
    expect(await guest('POST', '/login', MARIE)).toMatchObject({ status: 200 });
    expect((await marie('GET', '/admin/me/passkeys')).body).toMatchObject({ expected: true });
    await registered();
    expect(await guest('POST', '/login', MARIE)).toMatchObject({ status: 403, body: { code: 'passkey-needed' } });
    expect(await guest('POST', '/login', { ...MARIE, password: 'wrong' })).toMatchObject({ status: 401 });
    // The account from the environment can still sign in with its password.
    await registered(admin);
    expect(await guest('POST', '/login', ADMIN)).toMatchObject({ status: 200 });
    // Recovery: a new password from an administrator removes the passkeys.
    const password = 'une autre longue phrase';
    expect(await admin('PATCH', `/admin/facilitators/${account}`, { password })).toMatchObject({ status: 200 });
    expect(await guest('POST', '/login', { ...MARIE, password })).toMatchObject({ status: 200 });
  });

  test('nobody behind the same address keeps its owner from signing in, by calls or by wrong answers', async () => {
    const { registered, signingIn, guest } = await open(kind);
    const passkey = await registered();
    const response = softwareAuthenticator({ origin: ORIGIN }).signIn(await signingIn());
    for (let calls = 0; calls < 121; calls += 1) {
      await guest('POST', '/login/passkey/options');
      await signingIn();
      expect(await guest('POST', '/login/passkey', { response }, HERE)).toMatchObject(REFUSED);
    }
    const right = passkey.signIn(await signingIn());
    expect(await guest('POST', '/login/passkey', { response: right }, HERE)).toMatchObject({ status: 200 });
  });

  test('a page under an address of numbers is told what passkeys need', async () => {
    const { marie } = await open(kind);
    const numbers = { origin: 'http://192.0.2.7:3000', host: '192.0.2.7:3000' };
    const told = await marie('POST', '/admin/me/passkeys/options', undefined, numbers);
    expect(told).toMatchObject({ status: 400, body: { code: 'no-passkeys-here' } });
  });
});

import { describe, expect, onTestFinished, test } from 'vitest';
import { softwareAuthenticator } from '../../tests/support/software-authenticator.ts';
import type { TestDatabaseKind } from '../../tests/support/temporary-databases.ts';
import { openTestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';

const ORIGIN = 'https://vigie.example';
const HERE = { origin: ORIGIN, host: 'vigie.example' };
const MARIE = { username: 'marie', password: 'une longue phrase à elle' };
const CODE = /^([2-9B-DF-HJ-NP-TV-XZ]{4}-){4}[2-9B-DF-HJ-NP-TV-XZ]{4}$/;
const WRONG = { status: 401, body: { code: 'wrong-recovery-code', field: 'recoveryCode' } };

async function open(kind: TestDatabaseKind) {
  const app = await openTestApp(kind, { environment: { CONSOLE_PASSKEYS: 'everyone' } });
  onTestFinished(() => app.close());
  const admin = await app.admin();
  const { body: account } = await admin('POST', '/admin/facilitators', { ...MARIE, role: 'facilitator' });
  const marie = app.as(String((await app.guest('POST', '/login', MARIE)).body['token']));
  return {
    ...app,
    admin,
    account: String(account['id']),
    marie,
    async passkey() {
      const { body } = await marie('POST', '/admin/me/passkeys/options', undefined, HERE);
      const authenticator = softwareAuthenticator({ origin: ORIGIN });
      const response = authenticator.register(String(body['challenge']));
      await marie('POST', '/admin/me/passkeys', { name: 'Portable', response }, HERE);
      return authenticator.id;
    },
    async codes(): Promise<string[]> {
      const { body } = await marie('POST', '/admin/me/recovery-codes');
      return Array.isArray(body['codes']) ? body['codes'].map(String) : [];
    },
    left: async () => (await marie('GET', '/admin/me/recovery-codes')).body,
    signIn: (recoveryCode?: string, password = MARIE.password) =>
      app.guest('POST', '/login', { ...MARIE, password, ...(recoveryCode === undefined ? {} : { recoveryCode }) }),
  };
}

describe.each(testDatabases)('recovery codes on $name', (kind) => {
  test('each signs in once in place of the passkey, with the password, however it is typed', async () => {
    const { passkey, codes, left, signIn, as, admin } = await open(kind);
    await passkey();
    const [first = '', second = '', ...others] = await codes();
    expect(new Set([first, second, ...others])).toHaveProperty('size', 10);
    for (const code of [first, second, ...others]) expect(code).toMatch(CODE);
    expect(await signIn()).toMatchObject({ status: 403, body: { code: 'passkey-needed' } });
    const signedIn = await signIn(` ${first.toLowerCase().replaceAll('-', ' ')} `);
    expect(signedIn).toMatchObject({ status: 200, body: { recoveryCodesLeft: 9 } });
    expect(await as(String(signedIn.body['token']))('GET', '/admin/me')).toMatchObject({ body: { username: 'marie' } });
    expect(await signIn(first)).toMatchObject(WRONG);
    expect(await signIn(second, 'not her password')).toMatchObject({ status: 401, body: { code: 'wrong-credentials' } });
    expect(await left()).toEqual({ left: 9 });
    const { body: log } = await admin('GET', '/admin/audit');
    expect(JSON.stringify(log)).toContain('recovery-codes-made');
    expect(JSON.stringify(log)).toContain('"recoveryCodesLeft":9');
    expect(JSON.stringify(log)).not.toContain(first);
  });

  test('of two sign-ins at once with one code, one succeeds', async () => {
    const { passkey, codes, signIn, left } = await open(kind);
    await passkey();
    const [code] = await codes();
    const replies = await Promise.all([signIn(code), signIn(code), signIn(code)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    expect(await left()).toEqual({ left: 9 });
  });

  test('a new set voids the one before, also where two are made at once', async () => {
    const { passkey, codes, signIn, left } = await open(kind);
    await passkey();
    const [old] = await codes();
    const sets = await Promise.all([codes(), codes()]);
    expect(await left()).toEqual({ left: 10 });
    expect(await signIn(old)).toMatchObject(WRONG);
    const replies = [await signIn(sets[0][0]), await signIn(sets[1][0])];
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test('one account’s code opens no other, what is typed wrong changes nothing, and what is stored is no code', async () => {
    const { passkey, codes, admin, guest, signIn, left, database } = await open(kind);
    await passkey();
    const [code = ''] = await codes();
    const PAUL = { username: 'paul', password: 'une autre longue phrase' };
    await admin('POST', '/admin/facilitators', { ...PAUL, role: 'facilitator' });
    expect(await guest('POST', '/login', { ...PAUL, recoveryCode: code })).toMatchObject(WRONG);
    expect(await signIn('K7QF')).toMatchObject(WRONG);
    expect(await signIn('')).toMatchObject({ status: 400 });
    expect(await left()).toEqual({ left: 10 });
    // The stored rows contain no code.
    const stored = await database.query.selectFrom('recovery_codes').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(code.replaceAll('-', ''));
  });

  test('they go with the last passkey, and with a new password from an administrator', async () => {
    const { passkey, codes, marie, admin, account, left, signIn, database } = await open(kind);
    expect(await marie('POST', '/admin/me/recovery-codes')).toMatchObject({ status: 409, body: { code: 'no-passkey' } });
    const [first, second] = [await passkey(), await passkey()];
    await codes();
    await marie('POST', '/admin/me/passkeys/removal', { passkey: first });
    expect(await left()).toEqual({ left: 10 });
    await marie('POST', '/admin/me/passkeys/removal', { passkey: second });
    expect(await left()).toEqual({ left: 0 });
    await passkey();
    const [code] = await codes();
    const password = 'une phrase toute neuve';
    await admin('PATCH', `/admin/facilitators/${account}`, { password });
    expect(await signIn(code, password)).toMatchObject(WRONG);
    expect(await signIn(undefined, password)).toMatchObject({ status: 200 });
    await admin('DELETE', `/admin/facilitators/${account}`);
    expect(await database.query.selectFrom('recovery_codes').selectAll().execute()).toEqual([]);
  });
});

import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { ADMIN } from '../../../tests/support/admin.ts';
import { type Forgery, startForgingProvider } from '../../../tests/support/forging-provider.ts';
import type { TestDatabaseKind } from '../../../tests/support/temporary-databases.ts';
import { appOn, openTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { testDatabases } from '../../../tests/support/test-databases.ts';

const HERE = { origin: 'https://vigie.example', host: 'vigie.example' };
const MARIE = 'marie@vigie.example';
const VERIFIED = { email: MARIE, email_verified: true };

let provider: Awaited<ReturnType<typeof startForgingProvider>>;
beforeAll(async () => {
  provider = await startForgingProvider();
});
afterAll(() => provider.close());

const environment = (more: Readonly<Record<string, string>> = {}) =>
  provider.environment({ OIDC_STAFF_NAME: 'Staff directory', ...more });

function callsOf({ guest }: Pick<TestApp, 'guest'>) {
  const start = async () => {
    const { body } = await guest('POST', '/login/openid', { provider: 'staff' }, HERE);
    return { url: String(body['url']), browser: String(body['browser']) };
  };
  const finish = (parameters: string, browser: string, key = 'staff') =>
    guest('POST', '/login/openid/return', { provider: key, parameters, browser });
  return {
    start,
    finish,
    /** Signs in at the provider as the person in its ID token. */
    async signIn(forgery: Forgery = { claims: VERIFIED }) {
      const { url, browser } = await start();
      return finish(provider.authorize(url, forgery), browser);
    },
  };
}

async function open(kind: TestDatabaseKind, more: Readonly<Record<string, string>> = {}) {
  const app = await openTestApp(kind, { environment: environment(more) });
  onTestFinished(() => app.close());
  const admin = await app.admin();
  return {
    ...app,
    ...callsOf(app),
    admin,
    invite: async (username = MARIE, role = 'facilitator') =>
      String((await admin('POST', '/admin/facilitators', { username, role })).body['id']),
    accounts: async () => JSON.stringify((await admin('GET', '/admin/facilitators')).body),
    log: async () => JSON.stringify((await admin('GET', '/admin/audit')).body),
  };
}

const REFUSED = { status: 401, body: { code: 'sign-in-not-verified' } };
const NOT_INVITED = { status: 403, body: { code: 'not-invited' } };

describe.each(testDatabases)('a sign-in through a provider on $name', (kind) => {
  test('asks with state, nonce and PKCE, and opens the account that was invited under the verified e-mail', async () => {
    const { invite, start, finish, as, guest, log } = await open(kind);
    await invite();
    const { url, browser } = await start();
    const asked = new URL(url);
    expect(asked.origin).toBe(provider.issuer);
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      response_type: 'code',
      client_id: provider.clientId,
      redirect_uri: 'https://vigie.example/admin/sign-in/staff',
      scope: 'openid email profile',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    const signedIn = await finish(provider.authorize(url, { claims: { ...VERIFIED, email: 'Marie@Vigie.example' } }), browser);
    expect(signedIn).toMatchObject({ status: 200, body: { username: MARIE, language: 'en' } });
    const signOut = new URL(String(signedIn.body['signOutUrl']));
    expect(signOut.href).toContain(`${provider.issuer}/logout?`);
    expect(signOut.searchParams.get('post_logout_redirect_uri')).toBe('https://vigie.example/admin');
    const me = await as(String(signedIn.body['token']))('GET', '/admin/me');
    expect(me).toMatchObject({ status: 200, body: { username: MARIE, role: 'facilitator', hasPassword: false } });
    expect(await log()).toContain('identity-linked');
    expect((await guest('GET', '/login')).body).toEqual({
      language: 'en',
      passwords: true,
      providers: [{ key: 'staff', name: 'Staff directory' }],
      playerProviders: [],
    });
  });

  test.each<[string, Forgery]>([
    ['another nonce', { claims: { ...VERIFIED, nonce: 'another' } }],
    ['no nonce', { claims: { ...VERIFIED, nonce: undefined } }],
    ['another issuer', { claims: { ...VERIFIED, iss: 'https://attacker.example' } }],
    ['another audience', { claims: { ...VERIFIED, aud: 'another-client' } }],
    ['a token that has expired', { claims: { ...VERIFIED, iat: 1_700_000_000, exp: 1_700_003_600 } }],
    ['a token without a signature', { claims: VERIFIED, signature: 'none' }],
    ['a token that a stranger signed', { claims: VERIFIED, signature: 'stranger' }],
    ['a subject that is too long', { claims: { ...VERIFIED, sub: 'x'.repeat(256) } }],
  ])('with %s gains nothing', async (_what, forgery) => {
    const { invite, signIn, log } = await open(kind);
    await invite();
    expect(await signIn(forgery)).toMatchObject(REFUSED);
    expect(await log()).not.toContain('identity-linked');
    // The invitation is still valid for the invited person.
    expect(await signIn()).toMatchObject({ status: 200 });
  });

  test('is good once, within ten minutes, in the browser and for the provider that began it', async () => {
    const { invite, start, finish, time } = await open(kind);
    await invite();
    const first = await start();
    const parameters = provider.authorize(first.url, { claims: VERIFIED });
    expect(await finish(parameters, first.browser)).toMatchObject({ status: 200 });
    const exchanges = provider.exchanges();
    // Replay of state and code, then of the code alone.
    expect(await finish(parameters, first.browser)).toMatchObject(REFUSED);
    expect(provider.exchanges()).toBe(exchanges);
    const second = await start();
    const spent = new URLSearchParams(provider.authorize(second.url, { claims: VERIFIED }));
    spent.set('code', new URLSearchParams(parameters).get('code') ?? '');
    expect(await finish(`${spent}`, second.browser)).toMatchObject(REFUSED);
    const [mine, other] = [await start(), await start()];
    expect(await finish(provider.authorize(mine.url, { claims: VERIFIED }), other.browser)).toMatchObject(REFUSED);
    const elsewhere = await start();
    const mixedUp = new URLSearchParams(provider.authorize(elsewhere.url, { claims: VERIFIED }));
    mixedUp.set('iss', 'https://attacker.example');
    expect(await finish(`${mixedUp}`, elsewhere.browser)).toMatchObject(REFUSED);
    // A code that was requested with another verifier (PKCE).
    const [asked, used] = [await start(), await start()];
    const injected = new URLSearchParams(provider.authorize(used.url, { claims: VERIFIED }));
    injected.set('code', new URLSearchParams(provider.authorize(asked.url, { claims: VERIFIED })).get('code') ?? '');
    expect(await finish(`${injected}`, used.browser)).toMatchObject(REFUSED);
    const late = await start();
    time.now += 10 * 60_000;
    expect(await finish(provider.authorize(late.url, { claims: VERIFIED }), late.browser)).toMatchObject(REFUSED);
    expect(await finish('state=&code=', late.browser)).toMatchObject(REFUSED);
    expect(await finish(parameters, late.browser, 'nobody')).toMatchObject({ status: 404, body: { field: 'provider' } });
  });

  test('is ended by another process than the one that began it', async () => {
    const app = await open(kind);
    await app.invite();
    const second = await appOn(app.url, { environment: environment() });
    onTestFinished(() => second.close());
    const { url, browser } = await app.start();
    const parameters = provider.authorize(url, { claims: VERIFIED });
    const replies = await Promise.all([app.finish(parameters, browser), callsOf(second).finish(parameters, browser)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test('is refused to nobody for the calls and wrong returns of others behind the same address', async () => {
    const { invite, start, finish, signIn } = await open(kind);
    await invite();
    for (let calls = 0; calls < 121; calls += 1) {
      const { browser } = await start();
      expect(await finish('state=&code=', browser)).toMatchObject(REFUSED);
    }
    expect(await signIn()).toMatchObject({ status: 200 });
  });

  test('comes back under the path prefix of the installation, and leaves it to there', async () => {
    const { invite, start, finish } = await open(kind, { BASE_PATH: '/intranet/vigie' });
    await invite();
    const { url, browser } = await start();
    expect(new URL(url).searchParams.get('redirect_uri')).toBe('https://vigie.example/intranet/vigie/admin/sign-in/staff');
    const { body } = await finish(provider.authorize(url, { claims: VERIFIED }), browser);
    const signOut = new URL(String(body['signOutUrl']));
    expect(signOut.searchParams.get('post_logout_redirect_uri')).toBe('https://vigie.example/intranet/vigie/admin');
  });

  test('opens nothing for an e-mail that is not verified, not invited, or somebody’s already', async () => {
    const { invite, signIn, admin, guest, log } = await open(kind);
    expect(await signIn()).toMatchObject(NOT_INVITED);
    await invite();
    for (const claims of [{ email: MARIE }, { email: MARIE, email_verified: false }, { email_verified: true }])
      expect(await signIn({ claims })).toMatchObject({ status: 403, body: { code: 'email-not-verified' } });
    expect(await signIn()).toMatchObject({ status: 200 });
    // Another person at the provider with the same address; the same person with another address.
    expect(await signIn({ claims: { ...VERIFIED, sub: 'subject-2' } })).toMatchObject(NOT_INVITED);
    expect(await signIn({ claims: { email: 'new@vigie.example' } })).toMatchObject({ status: 200, body: { username: MARIE } });
    // An account with a password cannot be taken over.
    const PAUL = { username: 'paul@vigie.example', password: 'une longue phrase à lui' };
    await admin('POST', '/admin/facilitators', { ...PAUL, role: 'facilitator' });
    const asPaul = { claims: { sub: 'subject-3', email: PAUL.username, email_verified: true } };
    expect(await signIn(asPaul)).toMatchObject(NOT_INVITED);
    // No password signs in to an account without one.
    for (const password of ['', ' ', 'none'])
      expect((await guest('POST', '/login', { username: MARIE, password })).status).toBeOneOf([400, 401]);
    expect(await log()).not.toContain('subject-');
  });

  test('gives the role of the groups, at each sign-in, and takes it back', async () => {
    const groups = {
      OIDC_STAFF_ADMIN_GROUPS: 'it, security',
      OIDC_STAFF_FACILITATOR_GROUPS: 'trainers',
      OIDC_STAFF_ACCOUNTS: 'first-sign-in',
    };
    const { signIn, accounts, as, log } = await open(kind, groups);
    const asMarie = (of: unknown) => signIn({ claims: { ...VERIFIED, groups: of } });
    for (const none of [undefined, [], ['people'], 'trainers-2', [7]])
      expect(await asMarie(none)).toMatchObject({ status: 403, body: { code: 'no-role' } });
    expect(await accounts()).not.toContain(MARIE);
    expect(await signIn({ claims: { email: MARIE, groups: ['trainers'] } })).toMatchObject({ status: 403 });
    const first = await asMarie(['people', 'trainers']);
    expect(first).toMatchObject({ status: 200, body: { username: MARIE } });
    const roleOf = async (reply: { body: Record<string, unknown> }) =>
      (await as(String(reply.body['token']))('GET', '/admin/me')).body['role'];
    expect(await roleOf(first)).toBe('facilitator');
    expect(await roleOf(await asMarie(['trainers', 'security']))).toBe('administrator');
    expect(await roleOf(await asMarie('trainers'))).toBe('facilitator');
    expect(await asMarie(['people'])).toMatchObject({ status: 403 });
    expect(await log()).toContain('"formerRole":"administrator"');
  });

  test('an address that cannot be a username makes no account', async () => {
    const { signIn } = await open(kind, { OIDC_STAFF_FACILITATOR_GROUPS: 'all', OIDC_STAFF_ACCOUNTS: 'first-sign-in' });
    const claims = { email: 'marie+vigie@vigie.example', email_verified: true, groups: ['all'] };
    expect(await signIn({ claims })).toMatchObject({ status: 403, body: { code: 'no-username' } });
  });

  test('with passwords off, that of the environment alone signs in, and accounts are invited', async () => {
    const { guest, admin, database, signIn, invite } = await open(kind, { CONSOLE_PASSWORDS: 'off' });
    const paul = { username: 'paul', password: 'une longue phrase à lui', role: 'observer' };
    expect(await admin('POST', '/admin/facilitators', paul)).toMatchObject({ status: 400, body: { field: 'password' } });
    expect(await guest('POST', '/login', ADMIN)).toMatchObject({ status: 200 });
    await database.query.updateTable('facilitators').set({ from_environment: 0 }).execute();
    expect(await guest('POST', '/login', ADMIN)).toMatchObject({ status: 403, body: { code: 'passwords-off' } });
    expect(await guest('POST', '/login', { ...ADMIN, password: 'wrong' })).toMatchObject({ status: 401 });
    // A provider finds accounts by the address: it would never find this one.
    expect(await admin('POST', '/admin/facilitators', { username: 'paul', role: 'observer' })).toMatchObject({
      status: 400,
      body: { code: 'address-needed', field: 'username' },
    });
    await invite();
    expect(await signIn()).toMatchObject({ status: 200 });
  });

  test('with passwords off, an account is invited anew in place of a new password', async () => {
    const { admin, as, signIn, invite, log } = await open(kind, { CONSOLE_PASSWORDS: 'off' });
    const id = await invite();
    const device = as(String((await signIn()).body['token']));
    const change = (password: string | null) => admin('PATCH', `/admin/facilitators/${id}`, { password });
    expect(await change('une longue phrase à elle')).toMatchObject({ status: 400, body: { code: 'passwords-off' } });
    expect((await device('GET', '/admin/me')).status).toBe(200);
    expect(await change(null)).toMatchObject({ status: 200, body: { hasPassword: false } });
    expect((await device('GET', '/admin/me')).status).toBe(401);
    // The identity is forgotten: whoever signs in under the verified address next has the account.
    expect(await signIn({ claims: { ...VERIFIED, sub: 'another' } })).toMatchObject({ status: 200, body: { username: MARIE } });
    expect(await log()).toContain(`"detail":{"username":"${MARIE}","role":"facilitator","invited":true}`);
  });

  test('a provider that refuses, or that cannot be reached, is told as such', async () => {
    const { start, finish, guest } = await open(kind);
    const { url, browser } = await start();
    const state = new URL(url).searchParams.get('state') ?? '';
    const denied = new URLSearchParams({ error: 'access_denied', state, iss: provider.issuer });
    expect(await finish(`${denied}`, browser)).toMatchObject({ status: 401, body: { code: 'refused-by-provider' } });
    const other = { origin: 'https://attacker.example', host: 'vigie.example' };
    expect(await guest('POST', '/login/openid', { provider: 'staff' }, other)).toMatchObject({ status: 400 });
    const gone = await open(kind, { OIDC_STAFF_ISSUER: 'http://127.0.0.1:1' });
    expect(await gone.guest('POST', '/login/openid', { provider: 'staff' }, HERE)).toMatchObject({
      status: 503,
      body: { code: 'provider-out-of-reach', message: expect.stringContaining('Staff directory') },
    });
  });

  test('without a provider, an account needs a password', async () => {
    const app = await openTestApp(kind);
    onTestFinished(() => app.close());
    const admin = await app.admin();
    const invited = await admin('POST', '/admin/facilitators', { username: MARIE, role: 'observer' });
    expect(invited).toMatchObject({ status: 400, body: { code: 'password-needed', field: 'password' } });
    const paul = { username: 'paul', password: 'une longue phrase à lui', role: 'observer' };
    const { id } = (await admin('POST', '/admin/facilitators', paul)).body;
    expect(await admin('PATCH', `/admin/facilitators/${id}`, { password: null })).toMatchObject({
      status: 400,
      body: { code: 'password-needed' },
    });
    expect(await app.guest('POST', '/login/openid', { provider: 'staff' }, HERE)).toMatchObject({ status: 404 });
  });
});

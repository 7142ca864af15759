import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { DrawnSeatsSchema } from '#schemas/personal-seats.ts';
import { type Forgery, startForgingProvider } from '../../tests/support/forging-provider.ts';
import type { TestDatabaseKind } from '../../tests/support/temporary-databases.ts';
import { appOn, dump, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';

const HERE = { origin: 'https://vigie.example', host: 'vigie.example' };
const MARIE = 'marie@vigie.example';
const VERIFIED = { email: MARIE, email_verified: true, given_name: 'Marie' };

let provider: Awaited<ReturnType<typeof startForgingProvider>>;
beforeAll(async () => {
  provider = await startForgingProvider();
});
afterAll(() => provider.close());

const environment = (more: Readonly<Record<string, string>> = {}) =>
  provider.environment({ OIDC_STAFF_NAME: 'Annuaire', OIDC_STAFF_FOR: 'players', ...more });

function callsOf({ guest }: Pick<TestApp, 'guest'>) {
  const begin = async (code: string) => {
    const { body } = await guest('POST', '/auth/openid', { code, provider: 'staff' }, HERE);
    return { url: String(body['url']), browser: String(body['browser']) };
  };
  const finish = (parameters: string, browser: string, key = 'staff') =>
    guest('POST', '/auth/openid/return', { provider: key, parameters, browser });
  const enter = (pass: unknown) => guest('POST', '/auth/openid/login', { pass });
  /** Returns from the provider as the person in its ID token. */
  const come = async (code: string, forgery: Forgery = { claims: VERIFIED }) => {
    const { url, browser } = await begin(code);
    return finish(provider.authorize(url, forgery), browser);
  };
  return {
    begin,
    finish,
    enter,
    come,
    /** The whole login, from the redirect to the token. */
    async logIn(code: string, claims: Readonly<Record<string, unknown>> = VERIFIED) {
      const { body } = await come(code, { claims });
      return enter(body['pass']);
    },
    byAddress: (code: string, more: object = {}) => guest('POST', '/auth/login', { email: MARIE, code, ...more }),
  };
}

async function open(kind: TestDatabaseKind, setup: object = {}, more: Readonly<Record<string, string>> = {}) {
  const app = await openTestApp(kind, { environment: environment(more) });
  onTestFinished(() => app.close());
  const admin = await app.admin();
  const create = async (given: object = {}) => {
    const { body } = await admin('POST', '/admin/sessions', { playerLogin: 'provider', ...setup, ...given });
    return { id: String(body['id']), code: String(body['code']) };
  };
  const session = await create();
  return {
    ...app,
    ...callsOf(app),
    ...session,
    admin,
    create,
    people: async (id = session.id) => {
      const rows = await app.database.query
        .selectFrom('participants')
        .select(['id', 'email'])
        .where('session', '=', id)
        .execute();
      return rows.map((row) => ({ ...row }));
    },
    door: async () => (await admin('GET', `/admin/sessions/${session.id}/door`)).body,
    me: async (token: unknown) => (await app.as(String(token))('GET', '/me')).body,
  };
}

const listOf = (...entries: readonly string[]) => entries.map((entry) => ({ entry, team: null, name: null }));
const NOT_VERIFIED = { status: 401, body: { code: 'sign-in-not-verified', message: expect.stringContaining('Recommencez') } };
const NEEDS_ACCOUNT = {
  status: 403,
  body: { code: 'company-account', message: expect.stringContaining('compte de votre entreprise') },
};

describe.each(testDatabases)('a login through a provider on $name', (kind) => {
  test('asks with state, nonce and PKCE, and is the person of the verified address, on any device', async () => {
    const { begin, finish, enter, logIn, guest, me, people, code } = await open(kind);
    const { url, browser } = await begin(` ${code.toLowerCase()} `);
    expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
      response_type: 'code',
      client_id: provider.clientId,
      redirect_uri: 'https://vigie.example/compte/staff',
      scope: 'openid email profile',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    const other = await guest('POST', '/auth/openid', { code, provider: 'staff', otherAccount: true }, HERE);
    expect(new URL(String(other.body['url'])).searchParams.get('prompt')).toBe('select_account');
    const claims = { ...VERIFIED, email: 'Marie@Vigie.example' };
    const verified = await finish(provider.authorize(url, { claims }), browser);
    expect(verified).toMatchObject({ status: 200, body: { email: MARIE } });
    expect(await people()).toEqual([]);
    const first = await enter(verified.body['pass']);
    expect(first).toMatchObject({ status: 200, body: { token: expect.any(String) } });
    expect(await me(first.body['token'])).toMatchObject({ email: MARIE, name: expect.stringMatching(/ \d+$/), newcomer: true });
    // A second device, and a retry after a lost reply.
    const second = await logIn(code);
    const again = await enter(verified.body['pass']);
    expect([second.status, again.status]).toEqual([200, 200]);
    expect((await people()).map(({ email }) => email)).toEqual([MARIE]);
  });

  test('the name on the boards says nothing of who bears it until the player chooses one, which stays', async () => {
    const { logIn, me, as, code } = await open(kind);
    const nameOf = async (claims: object) => {
      const { body } = await logIn(code, { ...VERIFIED, ...claims });
      return String((await me(body['token']))['name']);
    };
    const { body } = await logIn(code, { ...VERIFIED, name: 'Marie Laurent' });
    expect((await me(body['token']))['name']).toMatch(/^[\p{L} -]+ \d+$/u);
    expect((await me(body['token']))['name']).not.toMatch(/marie|laurent/i);
    const renamed = await as(String(body['token']))('PUT', '/me/name', { name: 'Capitaine' });
    expect(renamed).toMatchObject({ status: 200, body: { name: 'Capitaine' } });
    expect(await nameOf({})).toBe('Capitaine');
  });

  test.each<[string, Forgery]>([
    ['another nonce', { claims: { ...VERIFIED, nonce: 'another' } }],
    ['no nonce', { claims: { ...VERIFIED, nonce: undefined } }],
    ['another issuer', { claims: { ...VERIFIED, iss: 'https://attacker.example' } }],
    ['another audience', { claims: { ...VERIFIED, aud: 'another-client' } }],
    ['a token that has expired', { claims: { ...VERIFIED, iat: 1_700_000_000, exp: 1_700_003_600 } }],
    ['a token without a signature', { claims: VERIFIED, signature: 'none' }],
    ['a token that a stranger signed', { claims: VERIFIED, signature: 'stranger' }],
  ])('with %s gains no row', async (_what, forgery) => {
    const { come, code, database, begin, finish } = await open(kind);
    const before = await dump(database);
    expect(await come(code, forgery)).toMatchObject(NOT_VERIFIED);
    expect(await dump(database)).toBe(before);
    const { url, browser } = await begin(code);
    const mixedUp = new URLSearchParams(provider.authorize(url, { claims: VERIFIED }));
    mixedUp.set('iss', 'https://attacker.example');
    expect(await finish(`${mixedUp}`, browser)).toMatchObject(NOT_VERIFIED);
    expect(await dump(database)).toBe(before);
  });

  test('is good once, within ten minutes, in the browser that began it, and for the session that it was begun for', async () => {
    const { begin, finish, enter, create, people, time, code, id } = await open(kind);
    const other = await create();
    const first = await begin(code);
    const parameters = provider.authorize(first.url, { claims: VERIFIED });
    const { body } = await finish(parameters, first.browser);
    expect(await finish(parameters, first.browser)).toMatchObject(NOT_VERIFIED);
    const [mine, theirs] = [await begin(code), await begin(other.code)];
    expect(await finish(provider.authorize(mine.url, { claims: VERIFIED }), theirs.browser)).toMatchObject(NOT_VERIFIED);
    // The authorization code of one login with the state of another: each state has its own verifier.
    const [asked, used] = [await begin(code), await begin(other.code)];
    const injected = new URLSearchParams(provider.authorize(used.url, { claims: VERIFIED }));
    injected.set('code', new URLSearchParams(provider.authorize(asked.url, { claims: VERIFIED })).get('code') ?? '');
    expect(await finish(`${injected}`, used.browser)).toMatchObject(NOT_VERIFIED);
    const late = await begin(code);
    time.now += 10 * 60_000;
    expect(await finish(provider.authorize(late.url, { claims: VERIFIED }), late.browser)).toMatchObject(NOT_VERIFIED);
    expect(await enter(body['pass'])).toMatchObject({ status: 200 });
    expect([(await people(id)).length, (await people(other.id)).length]).toEqual([1, 0]);
  });

  test('a pass holds for an hour, and no letter of it can be changed', async () => {
    const { come, enter, people, time, code } = await open(kind);
    const pass = String((await come(code)).body['pass']);
    const [text = '', signature = ''] = pass.split('.');
    const told: object = JSON.parse(Buffer.from(text, 'base64url').toString());
    const forged = Buffer.from(JSON.stringify({ ...told, email: 'chef@vigie.example' })).toString('base64url');
    for (const wrong of [`${forged}.${signature}`, text, `${text}.`, `${text}.${signature.slice(1)}`, '.', ''])
      expect(await enter(wrong)).toMatchObject(NOT_VERIFIED);
    time.now += 60 * 60_000;
    expect(await enter(pass)).toMatchObject(NOT_VERIFIED);
    expect(await people()).toEqual([]);
  });

  test('what one process began another ends, and a restart changes nothing', async () => {
    const { begin, url: database, code, close: _close } = await open(kind);
    const { url, browser } = await begin(code);
    const other = await appOn(database, { environment: environment() });
    const { body } = await callsOf(other).finish(provider.authorize(url, { claims: VERIFIED }), browser);
    await other.close();
    const third = await appOn(database, { environment: environment() });
    onTestFinished(() => third.close());
    expect(await callsOf(third).enter(body['pass'])).toMatchObject({ status: 200 });
  });

  test('nobody comes in by typing an address, whether it is on the list or not', async () => {
    const { byAddress, guest, people, door, code, create } = await open(kind, { allowed: listOf(MARIE) });
    for (const more of [{}, { email: 'autre@vigie.example' }, { email: '' }, { personalCode: 'AAAA-BBBB' }])
      expect(await byAddress(code, more)).toMatchObject(NEEDS_ACCOUNT);
    expect(await people()).toEqual([]);
    expect(await door()).toMatchObject({ refused: [], waiting: { count: 0 } });
    const byMail = await create({ playerLogin: 'email' });
    expect(await byAddress(byMail.code, { email: '' })).toMatchObject({
      status: 400,
      body: { field: 'email', message: 'Email et code sont requis.' },
    });
    expect((await guest('POST', '/auth/openid/providers', { code: byMail.code })).body).toEqual({ providers: [] });
    expect(await guest('POST', '/auth/openid', { code: byMail.code, provider: 'staff' }, HERE)).toMatchObject({
      status: 409,
      body: { code: 'by-address', field: 'code' },
    });
  });

  test('who is not on the list, was removed, or comes to a closed session is told so, as with an address', async () => {
    const { logIn, admin, people, door, code, id } = await open(kind, { allowed: listOf(MARIE, 'noe@vigie.example') });
    const stranger = { ...VERIFIED, email: 'inconnu@vigie.example' };
    expect(await logIn(code, stranger)).toMatchObject({
      status: 403,
      body: {
        code: 'not-invited',
        message: expect.stringContaining('L’adresse de votre compte, inconnu@vigie.example, ne figure pas'),
      },
    });
    await expect.poll(async () => JSON.stringify(await door())).toContain('inconnu@vigie.example');
    await admin('POST', `/admin/sessions/${id}/door/let-in`, { email: 'inconnu@vigie.example' });
    expect(await logIn(code, stranger)).toMatchObject({ status: 200 });
    const { body } = await logIn(code);
    expect(body['token']).toEqual(expect.any(String));
    const marie = (await people()).find(({ email }) => email === MARIE);
    expect(await admin('POST', `/admin/participants/${marie?.id}/removal`, { reason: 'A demandé à partir.' })).toMatchObject({
      status: 200,
    });
    expect(await logIn(code)).toMatchObject({ status: 403, body: { code: 'removed' } });
    await admin('PATCH', `/admin/sessions/${id}/close`);
    expect(await logIn(code, { ...VERIFIED, email: 'noe@vigie.example' })).toMatchObject({
      status: 403,
      body: { code: 'session-closed', message: 'Cette session est fermée.' },
    });
  });

  test('a watched door holds a verified newcomer, whose pass lets in once a facilitator does', async () => {
    const { come, enter, admin, people, door, code, id } = await open(kind, { door: 'watched' });
    const { body } = await come(code);
    expect(await enter(body['pass'])).toMatchObject({ status: 403, body: { code: 'waiting' } });
    expect(await people()).toEqual([]);
    expect(await door()).toMatchObject({ waiting: { count: 1, people: [{ email: MARIE }] } });
    await admin('POST', `/admin/sessions/${id}/door/waiting`, { action: 'let-in', email: null });
    expect(await enter(body['pass'])).toMatchObject({ status: 200 });
  });

  test('a seat opens to who has no account, the provider to who has one; a cancelled seat keeps out on both ways', async () => {
    const { logIn, byAddress, admin, guest, code, id } = await open(kind, {
      allowed: listOf(MARIE),
      personalCodes: true,
    });
    const drawn = await admin('POST', `/admin/sessions/${id}/seats`, { whom: 'missing' });
    const [seat] = Value.Parse(DrawnSeatsSchema, drawn.body);
    expect(await byAddress(code)).toMatchObject(NEEDS_ACCOUNT);
    expect(await byAddress(code, { personalCode: 'AAAA-BBBB-CCCC' })).toMatchObject({
      status: 403,
      body: { code: 'seat-wrong' },
    });
    expect((await guest('POST', '/auth/seat', { seat: seat?.code })).status).toBe(200);
    expect(await byAddress(code, { personalCode: seat?.code })).toMatchObject({ status: 200 });
    const verified = await logIn(code);
    expect(verified.status).toBe(200);
    expect(verified.body).not.toHaveProperty('personalCode');
    await admin('DELETE', `/admin/sessions/${id}/seats/${seat?.id}/code`);
    expect(await logIn(code)).toMatchObject({ status: 403, body: { code: 'seat-cancelled' } });
    expect(await byAddress(code, { personalCode: seat?.code })).toMatchObject({ status: 403, body: { code: 'seat-cancelled' } });
  });

  test('asks for no personal code, and an erased person comes as somebody new', async () => {
    const { logIn, admin, people, me, code } = await open(kind, { personalCodes: true });
    const { body } = await logIn(code);
    expect(body).not.toHaveProperty('personalCode');
    expect(await logIn(code)).toMatchObject({ status: 200 });
    const erased = await admin('POST', '/admin/data-protection/erasure', { email: MARIE });
    expect(erased.status).toBe(200);
    const again = await logIn(code);
    expect(await me(again.body['token'])).toMatchObject({ email: MARIE, newcomer: true });
    expect((await people()).filter(({ email }) => email === MARIE)).toHaveLength(1);
  });

  test('an address that is not verified, none, or of another domain opens nothing', async () => {
    const { come, people, code } = await open(kind, {}, { OIDC_STAFF_PLAYER_DOMAINS: 'vigie.example, brevelle.example' });
    const refused = async (claims: object, error: string) =>
      expect(await come(code, { claims: { ...VERIFIED, ...claims } })).toMatchObject({ status: 403, body: { code: error } });
    await refused({ email_verified: false }, 'email-not-verified');
    await refused({ email: undefined }, 'email-not-verified');
    await refused({ email: 'marie' }, 'invalid-email');
    await refused({ email: 'marie@attacker.example' }, 'other-domain');
    await refused({ email: 'marie@sub.vigie.example' }, 'other-domain');
    expect((await come(code, { claims: { ...VERIFIED, email: 'marie@brevelle.example' } })).status).toBe(200);
    expect(await people()).toEqual([]);
  });

  test('says in French what is wrong with a call, and keeps console and players apart', async () => {
    const { guest, begin, finish, code, admin, id } = await open(kind, {}, { OIDC_STAFF_FOR: 'console,players' });
    expect(await guest('POST', '/auth/openid/providers', { code })).toMatchObject({
      status: 200,
      body: { providers: [{ key: 'staff', name: 'Annuaire' }] },
    });
    expect(await guest('POST', '/auth/openid/providers', { code: 'ZZZZ-ZZZZ' })).toMatchObject({
      status: 404,
      body: { field: 'code', message: 'Code de session invalide.' },
    });
    expect(await guest('POST', '/auth/openid', { code, provider: 'other' }, HERE)).toMatchObject({
      status: 404,
      body: { field: 'provider', message: 'Ce fournisseur n’existe pas. Il y a : staff.' },
    });
    const elsewhere = { origin: 'https://attacker.example', host: 'vigie.example' };
    expect(await guest('POST', '/auth/openid', { code, provider: 'staff' }, elsewhere)).toMatchObject({ status: 400 });
    // A login begun at the console opens no session, and the reverse.
    const { body } = await guest('POST', '/login/openid', { provider: 'staff' }, HERE);
    const console = provider.authorize(String(body['url']), { claims: VERIFIED });
    expect(await finish(console, String(body['browser']))).toMatchObject(NOT_VERIFIED);
    const player = await begin(code);
    const parameters = provider.authorize(player.url, { claims: VERIFIED });
    expect(await guest('POST', '/login/openid/return', { provider: 'staff', parameters, browser: player.browser })).toMatchObject(
      {
        status: 401,
      },
    );
    const gone = await begin(code);
    await admin('DELETE', `/admin/sessions/${id}`);
    expect(await finish(provider.authorize(gone.url, { claims: VERIFIED }), gone.browser)).toMatchObject(NOT_VERIFIED);
  });

  test('returns below a path prefix', async () => {
    const { begin, code } = await open(kind, {}, { BASE_PATH: '/jeu' });
    const { url } = await begin(code);
    expect(new URL(url).searchParams.get('redirect_uri')).toBe('https://vigie.example/jeu/compte/staff');
  });

  test('is offered where a provider is set up for players, and nowhere else', async () => {
    const { admin, guest } = await open(kind);
    expect((await guest('GET', '/login')).body).toMatchObject({ providers: [], playerProviders: ['Annuaire'] });
    expect((await admin('POST', '/admin/sessions', { playerLogin: 'badge' })).body).toMatchObject({ field: 'playerLogin' });
    const without = await openTestApp(kind, { environment: environment({ OIDC_STAFF_FOR: 'console' }) });
    onTestFinished(() => without.close());
    const refused = await (await without.admin())('POST', '/admin/sessions', { playerLogin: 'provider' });
    expect(refused).toMatchObject({ status: 400, body: { field: 'playerLogin', message: expect.stringContaining('email') } });
  });

  test('where the provider was taken out of the configuration, players are told so', async () => {
    const { url, code } = await open(kind);
    const without = await appOn(url);
    onTestFinished(() => without.close());
    expect(await without.guest('POST', '/auth/openid/providers', { code })).toMatchObject({
      status: 409,
      body: { code: 'no-provider', message: expect.stringContaining('pas configurée') },
    });
  });
});

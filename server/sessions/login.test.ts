import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appOn, type Caller, openTestApp, rightAnswer, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';
import { createLimit } from '../access/limit.ts';
import { createTokens } from '../access/tokens.ts';
import { createLogin } from './login.ts';

describe.each(testDatabases)('joining a session on $name', (kind) => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await openTestApp(kind);
    admin = await app.admin();
  });
  afterAll(() => app.close());

  const create = async (setup: object) => String((await admin('POST', '/admin/sessions', setup)).body['code']);
  const logIn = (code: string, email: string) => app.guest('POST', '/auth/login', { email, code });
  const mark = (id: string, values: { removed_at?: string; merged_into?: string }) =>
    app.database.query.updateTable('participants').set(values).where('id', '=', id).execute();

  test('an allow-list lets in its e-mails and domains, with their teams, and nobody else', async () => {
    const code = await create({
      teams: ['Quai', 'Pont'],
      allowed: [
        { entry: '@brevelle.example', team: 'Pont' },
        { entry: 'yann@brevelle.example', team: 'Quai' },
        { entry: 'zoe@port.example', team: null },
      ],
    });
    const teamOf = async (email: string) => {
      const token = String((await logIn(code, email)).body['token']);
      return (await app.as(token)('GET', '/session')).body['team'];
    };
    expect(await teamOf(' YANN@Brevelle.example ')).toBe('Quai');
    expect(await teamOf('autre@brevelle.example')).toBe('Pont');
    expect(await teamOf('zoe@port.example')).toBeNull();
    for (const email of ['autre@port.example', 'yann@sub.brevelle.example', 'x@notbrevelle.example'])
      expect(await logIn(code, email)).toMatchObject({
        status: 403,
        body: {
          code: 'not-invited',
          message:
            'Cette adresse ne figure pas sur la liste de cette session. Vérifiez l’adresse saisie, ou adressez-vous à l’animateur ou à l’animatrice.',
        },
      });
  });

  test('a code is known however a message or a keyboard has written it', async () => {
    const code = await create({ name: 'Codes' });
    const wide = code.replace(/[^-]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
    const written = [
      ` ${code.toLowerCase()}\r\n`,
      wide,
      `\u200b${code}\ufeff`,
      code.replace('-', '\u00ad'),
      `«\u00a0${code}\u00a0».`,
    ];
    for (const typed of written) expect(await logIn(typed, 'code@brevelle.example'), typed).toMatchObject({ status: 200 });
    expect(await logIn('«\u00a0».', 'code@brevelle.example')).toMatchObject({ status: 400, body: { field: 'code' } });
  });

  test('one address is one participant and one entry of the list, however its accents are written', async () => {
    const written = ['z\u00e9@brevelle.example', 'ze\u0301@brevelle.example', 'ZE\u0301@brevelle.example'];
    const code = await create({ allowed: [{ entry: 'ZE\u0301@brevelle.example', team: null }] });
    for (const email of written) expect((await logIn(code, email)).status).toBe(200);
    const rows = await app.database.query.selectFrom('participants').select('email').where('email', 'like', 'z%').execute();
    expect(rows.filter(({ email }) => !email.startsWith('zoe'))).toEqual([{ email: written[0] }]);
    expect(await logIn(code, 'z\u00e9@brevelle..example')).toMatchObject({ status: 400, body: { code: 'invalid-email' } });
  });

  test('no address looks like a colleague’s but for something that nobody sees', async () => {
    const code = await create({ allowed: [{ entry: '@brevelle.example', team: null }] });
    for (const invisible of ['\u034f', '\u115f', '\u2800', '\u3164', '\ufe0f']) {
      const email = `z${invisible}oe@brevelle.example`;
      expect(await logIn(code, email)).toMatchObject({ status: 400, body: { code: 'invalid-email' } });
      const listed = await admin('POST', '/admin/sessions', { allowed: [{ entry: email, team: null }] });
      expect(listed).toMatchObject({ status: 400, body: { field: 'allowed' } });
    }
  });

  test('the team of the list is taken over at the first login only: the player may choose another one', async () => {
    const code = await create({ teams: ['Quai', 'Pont'], allowed: [{ entry: '@brevelle.example', team: 'Pont' }] });
    const { call } = await app.player(code, 'choix@brevelle.example');
    const set = { name: null, challenges: null, hintPolicy: 'table', teams: ['Quai', 'Pont'], closesAt: null };
    const time = { number: expect.any(Number), room: expect.objectContaining({ phase: 'running', open: true }) };
    const played = { ...set, ...time, team: 'Pont', fleet: true };
    expect((await call('GET', '/session')).body).toEqual(played);
    expect((await call('PATCH', '/session/team', { team: 'Quai' })).body).toEqual({ ...played, team: 'Quai' });
    const again = await app.player(code, 'choix@brevelle.example');
    expect((await again.call('GET', '/session')).body).toEqual({ ...played, team: 'Quai' });
    expect(await call('PATCH', '/session/team', { team: 'Cale' })).toMatchObject({
      status: 400,
      body: { field: 'team', message: expect.stringContaining('ne fait pas partie') },
    });
    expect((await app.guest('GET', '/session')).status).toBe(401);
    expect((await app.guest('PATCH', '/session/team', { team: 'Quai' })).status).toBe(401);
  });

  test('a merged participant logs in as the other one, with its score; the old token is over', async () => {
    const code = await create({});
    const wrong = await app.player(code, 'mauvaise@brevelle.example');
    const right = await app.player(code, 'bonne@brevelle.example');
    await right.call('POST', '/challenges/word/attempts', { answer: await rightAnswer(app.database, right.id, 'word') });
    await mark(wrong.id, { merged_into: right.id });
    expect((await wrong.call('GET', '/score')).status).toBe(401);
    const again = await app.player(code, 'mauvaise@brevelle.example');
    expect((await again.call('GET', '/score')).body).toEqual({ points: 5 });
  });

  test('a removed participant is told so, and a merged one whose other was removed too', async () => {
    const code = await create({});
    const merged = await app.player(code, 'fusion@brevelle.example');
    const gone = await app.player(code, 'retire@brevelle.example');
    await mark(gone.id, { removed_at: '2026-11-21T09:00:00.000Z' });
    await mark(merged.id, { merged_into: gone.id });
    expect((await gone.call('GET', '/score')).status).toBe(401);
    for (const email of ['retire@brevelle.example', 'fusion@brevelle.example'])
      expect(await logIn(code, email)).toMatchObject({
        status: 403,
        body: {
          code: 'removed',
          message: 'Votre participation à cette session a été retirée. Adressez-vous à l’animateur ou à l’animatrice.',
        },
      });
  });

  test('ends on the server with a logout, and goes on elsewhere', async () => {
    const code = await create({});
    const [here, there] = [await logIn(code, 'deux@appareils.example'), await logIn(code, 'deux@appareils.example')].map(
      ({ body }) => app.as(String(body['token'])),
    );
    expect((await here?.('POST', '/auth/logout'))?.status).toBe(204);
    expect((await here?.('GET', '/score'))?.status).toBe(401);
    expect((await there?.('GET', '/score'))?.status).toBe(200);
    expect((await app.guest('POST', '/auth/logout')).status).toBe(401);
  });

  test('guessing is slowed for each e-mail, and keeps nobody with the right code out', async () => {
    const code = await create({});
    const guess = (index: number) => logIn(`YYYY-YY${10 + index}`, 'collegue@deviner.example');
    for (let index = 0; index < 20; index += 1) expect((await guess(index)).status).toBe(404);
    expect(await guess(20)).toMatchObject({ status: 429, body: { code: 'too-many-failures' } });
    expect((await logIn(code, 'collegue@deviner.example')).status).toBe(200);
    // A successful login resets the number of failures of the e-mail.
    expect((await guess(21)).status).toBe(404);
  });

  test('people who arrive together are each told their own outcome, and each of them is one participant', async () => {
    const [open, listed] = [await create({}), await create({ allowed: [{ entry: '@brevelle.example', team: null }] })];
    const gone = await app.player(open, 'parti@ensemble.example');
    await mark(gone.id, { removed_at: '2026-11-21T09:00:00.000Z' });
    const arrivals: (readonly [code: string, email: string, status: number])[] = [
      [open, 'un@ensemble.example', 200],
      ['ZZZZ-ZZZZ', 'deux@ensemble.example', 404],
      [listed, 'trois@ensemble.example', 403],
      [listed, 'quatre@brevelle.example', 200],
      [open, 'quatre@brevelle.example', 200],
      [open, 'parti@ensemble.example', 403],
      ['\u0000', 'cinq@ensemble.example', 400],
      [open, 'UN@ensemble.example', 200],
    ];
    const replies = await Promise.all(arrivals.map(([code, email]) => logIn(code, email)));
    expect(replies.map(({ status }) => status)).toEqual(arrivals.map(([, , status]) => status));
    expect(new Set(replies.flatMap(({ body }) => body['token'] ?? [])).size).toBe(4);
    const rows = await app.database.query
      .selectFrom('participants')
      .select('email')
      .where('email', 'like', '%@ensemble%')
      .execute();
    expect(rows.map(({ email }) => email).sort()).toEqual(['parti@ensemble.example', 'un@ensemble.example']);
  });

  test('five hundred people of one address who mistype the code on the wall are told so, and then come in', async () => {
    const code = await create({});
    const all = (typed: string) =>
      Promise.all(Array.from({ length: 500 }, (_, index) => logIn(typed, `salle${index}@deviner.example`)));
    expect(new Set((await all('ZZZZ-ZZZZ')).map(({ status }) => status))).toEqual(new Set([404]));
    expect(new Set((await all(code)).map(({ status }) => status))).toEqual(new Set([200]));
  });
  test('the same people at two servers at once are one participant each, and each joined once', async () => {
    const code = await create({});
    const other = await appOn(app.url);
    const join = (server: TestApp, index: number) =>
      server.guest('POST', '/auth/login', { email: `serveurs${index}@deux.example`, code });
    const logins = await Promise.all(
      Array.from({ length: 40 }, (_, index) => [join(app, index), join(other, 39 - index)]).flat(),
    );
    await other.close();
    expect(new Set(logins.map(({ status }) => status))).toEqual(new Set([200]));
    const joined = await app.database.query
      .selectFrom('session_events')
      .innerJoin('participants', 'participants.id', 'session_events.participant')
      .select(['session_events.number', 'session_events.kind', 'participants.email'])
      .where('participants.email', 'like', '%@deux.example')
      .orderBy('session_events.number')
      .execute();
    expect(joined.map(({ number, kind: what }) => [number, what])).toEqual(
      Array.from({ length: 40 }, (_, index) => [index + 1, 'joined']),
    );
    expect(new Set(joined.map(({ email }) => email)).size).toBe(40);
  });

  test('a flood of invented people is held up, and nobody who has been in', async () => {
    const clock = () => app.time.now;
    const newcomers = createLimit(clock, { most: 3, window: 60_000, code: 'too-fast', message: 'Trop de monde.' });
    const nothing = async () => undefined;
    const login = createLogin(
      app.database,
      clock,
      createTokens(app.database, clock),
      nothing,
      () => undefined,
      () => undefined,
      newcomers,
    );
    const [code, other] = [await create({}), await create({})];
    const join = (of: string, name: string) => login.join({ email: `${name}@flot.example`, code: of });
    await Promise.all(['un', 'un', 'deux', 'trois'].map((name) => join(code, name)));
    const tooMany = { status: 429, message: 'Trop de monde.', retryAfter: 60 };
    const held = await Promise.allSettled(['quatre', 'quatre', 'cinq', 'un'].map((name) => join(code, name)));
    expect(held.map((one) => (one.status === 'fulfilled' ? 'in' : one.reason))).toMatchObject([tooMany, tooMany, tooMany, 'in']);
    expect(await join(other, 'quatre')).toHaveProperty('token');
    app.time.now += 60_000;
    expect(await join(code, 'quatre')).toHaveProperty('token');
  });

  test('a flood from one place keeps nobody out who comes from another', async () => {
    const clock = () => app.time.now;
    const limit = (most: number) => createLimit(clock, { most, window: 60_000, code: 'too-fast', message: 'Trop de monde.' });
    const nothing = async () => undefined;
    const tokens = createTokens(app.database, clock);
    const login = createLogin(
      app.database,
      clock,
      tokens,
      nothing,
      () => undefined,
      () => undefined,
      limit(4),
      limit(2),
    );
    const code = await create({});
    const join = (name: string, address: string) => login.join({ email: `${name}@lieu.example`, code }, null, address);
    const refused = expect.objectContaining({ status: 429, message: 'Trop de monde.' });
    for (const [name, address] of Object.entries({ un: '2001:db8:7::1', deux: '2001:db8:7::2' }))
      expect(await join(name, address)).toHaveProperty('token');
    await expect(join('trois', '2001:db8:7::3')).rejects.toEqual(refused);
    expect(await join('un', '2001:db8:7::3')).toHaveProperty('token');
    for (const name of ['trois', 'quatre']) expect(await join(name, '192.0.2.7')).toHaveProperty('token');
    await expect(join('cinq', '192.0.2.8')).rejects.toEqual(refused);
  });

  test('who logs in without end under one address is held up for a while, and goes on where they are', async () => {
    const code = await create({});
    const { call } = await app.player(code, 'encore@flot.example');
    const again = await Promise.all(Array.from({ length: 599 }, () => logIn(code, 'encore@flot.example')));
    expect(new Set(again.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await logIn(code, 'encore@flot.example')).toMatchObject({
      status: 429,
      body: { code: 'too-fast', message: 'Trop de connexions sous cette adresse. Réessayez dans quelques minutes.' },
      headers: { 'retry-after': '600' },
    });
    expect((await call('GET', '/score')).status).toBe(200);
    expect((await logIn(code, 'autre@flot.example')).status).toBe(200);
    const payload = { email: 'encore@flot.example', code };
    const elsewhere = { method: 'POST', url: '/auth/login', remoteAddress: '192.0.2.7', payload } as const;
    expect((await app.app.inject(elsewhere)).statusCode).toBe(200);
    app.time.now += 10 * 60_000;
    expect((await logIn(code, 'encore@flot.example')).status).toBe(200);
  });
});

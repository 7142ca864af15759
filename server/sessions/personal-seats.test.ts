import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DrawnSeat, DrawnSeatsSchema, PersonalSeatsSchema } from '#schemas/personal-seats.ts';
import { type Caller, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';

const ANA = 'ana@sieges.example';
const BOB = 'bob@sieges.example';
const FORMAT = /^([2-9BCDFGHJ-NP-TVWXZ]{4}-){2}[2-9BCDFGHJ-NP-TVWXZ]{4}$/;

describe.each(testDatabases)('personal seats on $name', (kind) => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await openTestApp(kind);
    admin = await app.admin();
  });
  afterAll(() => app.close());

  const listOf = (...entries: readonly string[]) => entries.map((entry) => ({ entry, team: null, name: null }));
  const room = async (setup: object = {}) => {
    const allowed = [
      { entry: ANA, team: null, name: 'Zoé Ana' },
      { entry: BOB, team: null, name: 'Bob Abel' },
    ];
    const { body } = await admin('POST', '/admin/sessions', { allowed, ...setup });
    return { id: String(body['id']), code: String(body['code']), seats: `/admin/sessions/${String(body['id'])}/seats` };
  };
  const draw = async (seats: string, whom = 'missing') => {
    const { body, status } = await admin('POST', seats, { whom });
    expect(status).toBe(200);
    return Value.Parse(DrawnSeatsSchema, body);
  };
  const seatOf = (drawn: readonly DrawnSeat[], email: string) => {
    const seat = drawn.find((one) => one.email === email);
    if (!seat) throw new Error(`no seat of ${email}`);
    return seat;
  };
  const read = async (seats: string) => Value.Parse(PersonalSeatsSchema, (await admin('GET', seats)).body);
  const logIn = (code: string, email: string, personalCode?: string) =>
    app.guest('POST', '/auth/login', { email, code, ...(personalCode === undefined ? {} : { personalCode }) });
  /** Logs in as a personal link does. */
  const follow = async (seat: string) => {
    const { body, status } = await app.guest('POST', '/auth/seat', { seat });
    return status === 200 ? logIn(String(body['code']), String(body['email']), seat) : { status, body };
  };

  test('each listed address gets a code, in the order in which a sheet is handed out; the server keeps hashes', async () => {
    const { id, seats } = await room({ allowed: [...listOf(ANA, BOB), ...listOf('@sieges.example')] });
    expect(await read(seats)).toEqual({ withoutSeat: 2, seats: [] });
    const drawn = await draw(seats);
    expect(drawn.map(({ email }) => email)).toEqual([ANA, BOB]);
    for (const { code } of drawn) expect(code).toMatch(FORMAT);
    expect(await read(seats)).toMatchObject({
      withoutSeat: 0,
      seats: [
        { email: ANA, state: 'issued', came: false },
        { email: BOB, state: 'issued', came: false },
      ],
    });
    const rows = await app.database.query.selectFrom('personal_seats').selectAll().where('session', '=', id).execute();
    expect(rows.map(({ code_hash }) => code_hash)).toEqual([
      expect.stringMatching(/^[0-9a-f]{64}$/),
      expect.stringMatching(/^[0-9a-f]{64}$/),
    ]);
    expect(await draw(seats), 'a second press draws nothing anew').toEqual([]);
    const { text } = await admin('GET', '/admin/audit?action=seats-drawn');
    expect(text).toContain(id);
    for (const { code, email } of drawn) for (const secret of [code, email]) expect(text).not.toContain(secret);
  });

  test('an address with a seat comes in by its code only, by link or typed, and never under another', async () => {
    const { code, seats } = await room();
    const drawn = await draw(seats);
    expect(drawn.map(({ name }) => name)).toEqual(['Bob Abel', 'Zoé Ana']);
    const own = seatOf(drawn, ANA).code;
    expect(await logIn(code, ANA)).toMatchObject({ status: 403, body: { code: 'seat-needed', field: 'personalCode' } });
    expect(await logIn(code, ANA, seatOf(drawn, BOB).code)).toMatchObject({ status: 403, body: { code: 'seat-wrong' } });
    const { count } = await app.database.query
      .selectFrom('participants')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('email', '=', ANA)
      .where('session', '=', seats.split('/')[3] ?? '')
      .executeTakeFirstOrThrow();
    expect(Number(count), 'a refusal writes nothing').toBe(0);

    expect((await app.guest('POST', '/auth/seat', { seat: own })).body).toEqual({ email: ANA, code });
    const byLink = await follow(own);
    expect(byLink).toMatchObject({ status: 200, body: { token: expect.any(String) } });
    const typed = await logIn(code, ANA, ` ${own.toLowerCase().replaceAll('-', ' ')} `);
    expect(typed.status).toBe(200);
    const me = async (token: unknown) => (await app.as(String(token))('GET', '/me')).body;
    expect(await me(byLink.body['token'])).toEqual(await me(typed.body['token']));
    expect((await read(seats)).seats.map(({ came }) => came)).toEqual([true, false]);
  });

  test('who has no seat comes in as before, and a seat stands for a personal code', async () => {
    const { code, seats } = await room({ allowed: listOf(ANA, '@autre.example'), personalCodes: true });
    const drawn = await draw(seats);
    expect((await logIn(code, 'bob@autre.example')).body).toHaveProperty('personalCode');
    expect((await follow(seatOf(drawn, ANA).code)).body).toEqual({ token: expect.any(String) });
  });

  test('drawn anew, a code and its logins end; whoever came keeps theirs when the rest is drawn again', async () => {
    const { seats } = await room();
    const first = await draw(seats);
    const ana = seatOf(first, ANA);
    const token = String((await follow(ana.code)).body['token']);
    const again = await draw(seats, 'not-come');
    expect(again.map(({ email }) => email)).toEqual([BOB]);
    expect(await follow(seatOf(first, BOB).code)).toMatchObject({ status: 404, body: { code: 'unknown-seat', field: 'seat' } });
    expect((await follow(seatOf(again, BOB).code)).status).toBe(200);
    expect((await app.as(token)('GET', '/me')).status).toBe(200);

    const { body: renewed, status } = await admin('POST', `${seats}/${ana.id}/code`);
    expect({ status, renewed }).toMatchObject({ status: 200, renewed: { id: ana.id, email: ANA } });
    expect((await app.as(token)('GET', '/me')).status).toBe(401);
    expect((await follow(ana.code)).status).toBe(404);
    expect((await follow(String(renewed['code']))).status).toBe(200);
  });

  test('a lost sheet is drawn again for valid seats only, not for cancelled ones or people who joined the list since', async () => {
    const { id, code, seats } = await room();
    const drawn = await draw(seats);
    await admin('DELETE', `${seats}/${seatOf(drawn, BOB).id}/code`);
    const joined = listOf('cleo@sieges.example').map(({ entry }) => ({ session: id, entry, team: null, name: null }));
    await app.database.query.insertInto('allowed_players').values(joined).execute();
    expect((await draw(seats, 'not-come')).map(({ email }) => email)).toEqual([ANA]);
    expect(await logIn(code, BOB)).toMatchObject({ status: 403, body: { code: 'seat-cancelled' } });
    expect(await read(seats)).toMatchObject({ withoutSeat: 1, seats: [{ state: 'issued' }, { state: 'cancelled' }] });
  });

  test('a cancelled seat lets nobody in under its address until it is drawn again; withdrawn seats let the address in', async () => {
    const { code, seats } = await room();
    const ana = seatOf(await draw(seats), ANA);
    const token = String((await follow(ana.code)).body['token']);
    for (const _ of [1, 2])
      expect((await admin('DELETE', `${seats}/${ana.id}/code`)).body).toMatchObject({
        seats: [
          { email: ANA, state: 'cancelled', came: true },
          { email: BOB, state: 'issued' },
        ],
      });
    expect((await app.as(token)('GET', '/me')).status).toBe(401);
    expect((await follow(ana.code)).status).toBe(404);
    for (const typed of [undefined, ana.code])
      expect(await logIn(code, ANA, typed)).toMatchObject({ status: 403, body: { code: 'seat-cancelled' } });
    const { body } = await admin('POST', `${seats}/${ana.id}/code`);
    expect((await follow(String(body['code']))).status).toBe(200);
    for (const _ of [1, 2]) expect((await admin('DELETE', seats)).body).toEqual({ withoutSeat: 2, seats: [] });
    expect((await logIn(code, ANA)).status).toBe(200);
  });

  test('a seat goes when its address leaves the list, a cancelled one keeps the address shut', async () => {
    const { id, code, seats } = await room();
    const drawn = await draw(seats);
    await admin('DELETE', `${seats}/${seatOf(drawn, BOB).id}/code`);
    const setup = {
      ...{ name: null, challenges: null, durationMinutes: null, opensAt: null, closesAt: null, startBy: 'opening' },
      ...{ hintPolicy: 'table', board: 'full', personalCodes: false, fleet: true, reporting: null, teams: [] },
    };
    const list = (...entries: readonly string[]) =>
      admin('PUT', `/admin/sessions/${id}`, { ...setup, allowed: listOf(...entries) });
    expect((await list('@sieges.example')).status).toBe(200);
    expect(await read(seats)).toEqual({ withoutSeat: 0, seats: [] });
    expect((await follow(seatOf(drawn, ANA).code)).status).toBe(404);
    expect((await logIn(code, ANA)).status).toBe(200);
    expect(await logIn(code, BOB)).toMatchObject({ status: 403, body: { code: 'seat-cancelled' } });
  });

  test('guesses are told to stop, and keep nobody with the right code out', async () => {
    const { code, seats } = await room();
    const own = seatOf(await draw(seats), ANA).code;
    for (let guess = 0; guess < 10; guess += 1) expect((await logIn(code, ANA, `BBBB-BBBB-BBB${guess}`)).status).toBe(403);
    expect(await logIn(code, ANA, 'BBBB-BBBB-BBBB')).toMatchObject({ status: 429, body: { code: 'too-many-failures' } });
    const codes = Array.from({ length: 301 }, (_, guess) => app.guest('POST', '/auth/seat', { seat: `CCCC${guess}` }));
    expect(new Set((await Promise.all(codes)).map(({ status }) => status))).toEqual(new Set([404, 429]));
    expect((await follow(own)).status).toBe(200);
    app.time.now += 11 * 60_000;
  });

  test('what cannot be is refused by name, and changes nothing', async () => {
    const { seats } = await room();
    expect(await admin('POST', seats)).toMatchObject({ status: 400, body: { field: 'whom' } });
    expect(await admin('POST', seats, { whom: 'everybody' })).toMatchObject({ status: 400, body: { field: 'whom' } });
    expect(await app.guest('POST', '/auth/seat')).toMatchObject({ status: 400, body: { field: 'seat' } });
    const open = await room({ allowed: listOf('@sieges.example') });
    expect(await admin('POST', open.seats, { whom: 'missing' })).toMatchObject({ status: 409, body: { code: 'nobody-listed' } });
    const [other] = await draw((await room()).seats);
    for (const method of ['POST', 'DELETE'] as const)
      expect(await admin(method, `${seats}/${other?.id}/code`)).toMatchObject({ status: 404, body: { code: 'unknown-seat' } });
    expect(await read(seats)).toEqual({ withoutSeat: 2, seats: [] });
    for (const call of [
      admin('GET', '/admin/sessions/nowhere/seats'),
      admin('POST', '/admin/sessions/nowhere/seats', { whom: 'missing' }),
    ])
      expect((await call).status).toBe(404);
  });

  test('a seat follows a corrected address, and goes with an erased person', async () => {
    const { id, seats } = await room();
    const own = seatOf(await draw(seats), ANA).code;
    const right = 'anna@sieges.example';
    const desk = '/admin/data-protection';
    expect((await admin('POST', `${desk}/rectification`, { email: ANA, newEmail: right })).status).toBe(200);
    expect((await app.guest('POST', '/auth/seat', { seat: own })).body).toMatchObject({ email: right });
    expect((await admin('POST', `${desk}/search`, { email: right })).text).toContain('"seatDrawnAt":"2026-');
    expect((await admin('POST', `${desk}/erasure`, { email: right })).status).toBe(200);
    expect((await follow(own)).status).toBe(404);
    const left = await app.database.query.selectFrom('personal_seats').select('email').where('session', '=', id).execute();
    expect(left).toEqual([{ email: BOB }]);
  });
});

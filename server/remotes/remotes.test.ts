import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ADMIN } from '../../tests/support/admin.ts';
import { fixtureChallenges } from '../../tests/support/fixture-challenges.ts';
import { type Caller, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const drawn = () => randomBytes(32).toString('base64url');

describe.each(testDatabases)('a paired phone on $name', (kind) => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await openTestApp(kind);
    admin = await app.admin();
  });
  afterAll(() => app.close());

  const room = async (setup: Record<string, unknown> = {}) => {
    const { body } = await admin('POST', '/admin/sessions', { name: 'Atelier', challenges: ['word', 'form'], ...setup });
    const id = String(body['id']);
    const clock = (action: string) => admin('POST', `/admin/sessions/${id}/room`, { action });
    return { id, code: String(body['code']), clock, path: `/admin/sessions/${id}/remotes` };
  };
  type Room = Awaited<ReturnType<typeof room>>;
  const link = async ({ path }: Room, realNames = false) => {
    const { status, body } = await admin('POST', path, { realNames });
    expect(status).toBe(201);
    return { id: String(body['id']), secret: String(body['secret']) };
  };
  const pair = (secret: string, device = drawn()) => app.guest('POST', '/remote/pair', { secret, device });
  const paired = async (of: Room, realNames = false) => {
    const { id, secret } = await link(of, realNames);
    return { id, phone: app.as(String((await pair(secret)).body['token'])) };
  };

  test('a link is good once, for the phone that used it, and for five minutes', async () => {
    const brevelle = await room();
    const { secret } = await link(brevelle);
    const device = drawn();
    const first = await pair(secret, device);
    expect(first.status).toBe(200);
    expect(Date.parse(String(first.body['expiresAt']))).toBe(app.time.now + 12 * HOUR);
    expect(await pair(secret)).toMatchObject({ status: 410, body: { code: 'link-used' } });
    // Its reply was lost: the same phone asks again, and the token of the first reply is none any more.
    const again = await pair(secret, device);
    expect(again.status).toBe(200);
    expect((await app.as(String(first.body['token']))('GET', '/remote')).status).toBe(401);
    expect((await app.as(String(again.body['token']))('GET', '/remote')).status).toBe(200);
    const late = await link(brevelle);
    app.time.now += 5 * MINUTE;
    expect((await pair(late.secret)).status).toBe(410);
    expect((await pair(drawn())).status).toBe(410);
  });

  test.each([
    ['POST', '/remote/pair', { secret: 'short', device: 'x'.repeat(43) }, 'secret'],
    ['POST', '/remote/pair', { secret: 'x'.repeat(43) }, 'device'],
    ['POST', 'links', {}, 'realNames'],
    ['POST', '/remote/clock', { action: 'end' }, 'action'],
    ['POST', '/remote/messages', { message: 'my own words' }, 'message'],
    ['POST', '/remote/hints', { participant: 'p' }, 'challenge'],
    ['POST', '/remote/names', { participant: 'p' }, 'hidden'],
    ['POST', '/remote/names', { hidden: true }, 'participant'],
    ['POST', '/remote/debrief', { action: 'next' }, 'from'],
    ['POST', '/remote/debrief', { action: 'go', from: 0 }, 'action'],
  ] as const)('%s %s refuses %j and names the field', async (method, path, body, field) => {
    const brevelle = await room();
    const { phone } = await paired(brevelle);
    const reply = await (path === 'links' ? admin(method, brevelle.path, body) : phone(method, path, body));
    expect(reply).toMatchObject({ status: 400, body: { message: expect.stringContaining(field) } });
  });

  test('stores neither secret nor token, and says in the audit log who paired it', async () => {
    const brevelle = await room();
    const { secret } = await link(brevelle);
    const token = String((await pair(secret)).body['token']);
    const stored = JSON.stringify(await app.database.query.selectFrom('remotes').selectAll().execute());
    expect(stored).not.toContain(secret);
    expect(stored).not.toContain(token);
    const log = await app.database.query
      .selectFrom('audit_log')
      .select(['action', 'actor'])
      .where('subject', '=', brevelle.id)
      .execute();
    expect(log.map(({ action }) => action).sort()).toEqual(['remote-opened', 'remote-paired', 'session-created']);
  });

  test('shows who needs help by the names on the boards, or by real ones where that was allowed, never by an e-mail', async () => {
    const brevelle = await room({
      allowed: [
        { entry: 'lea.roy@brevelle.example', team: null, name: 'Léa Roy' },
        { entry: 'ida.brun@brevelle.example', team: null, name: null },
      ],
    });
    const lea = await app.player(brevelle.code, 'lea.roy@brevelle.example');
    await brevelle.clock('start');
    await lea.call('POST', '/challenges/word/open');
    for (let tries = 0; tries < 5; tries += 1) await lea.call('POST', '/challenges/word/attempts', { answer: `non ${tries}` });
    app.time.now += 2 * MINUTE;
    await admin('POST', `/admin/participants/${lea.id}/hints`, { challenge: 'word' });
    const seen = await (await paired(brevelle)).phone('GET', '/remote');
    expect(seen.body).toMatchObject({
      name: 'Atelier',
      room: { phase: 'running' },
      hintPolicy: 'table',
      people: 1,
      absent: 1,
      needsCount: 1,
      needs: [{ participant: lea.id, mission: { key: 'word' }, reasons: [{ why: 'failures', count: 5 }], given: 1, hint: true }],
      debrief: null,
    });
    expect(seen.text).not.toMatch(/lea\.roy|Léa|@/);
    const real = await (await paired(brevelle, true)).phone('GET', '/remote');
    expect(real.body).toMatchObject({ needs: [{ name: 'Léa Roy' }] });
    expect(real.text).not.toMatch(/lea\.roy|@/);
  });

  test('of a self-paced session calls nobody late who has not opened a mission, as the cockpit', async () => {
    const closesAt = new Date(app.time.now + 21 * 24 * HOUR).toISOString();
    for (const [setup, selfPaced] of [
      [{ closesAt, startBy: 'opening' }, true],
      [{ durationMinutes: 60 }, false],
    ] as const) {
      const brevelle = await room(setup);
      await app.player(brevelle.code);
      const { phone } = await paired(brevelle);
      if (!selfPaced) await brevelle.clock('start');
      app.time.now += 30 * MINUTE;
      expect((await phone('GET', '/remote')).body).toMatchObject({
        room: { phase: 'running' },
        selfPaced,
        needsCount: selfPaced ? 0 : 1,
      });
    }
  });

  test('pauses, resumes and gives five minutes once a press, and none after the end', async () => {
    const brevelle = await room({ durationMinutes: 30 });
    const { phone } = await paired(brevelle);
    await brevelle.clock('start');
    expect((await phone('POST', '/remote/clock', { action: 'pause' })).body).toMatchObject({ phase: 'paused' });
    expect((await phone('POST', '/remote/clock', { action: 'pause' })).body).toMatchObject({ phase: 'paused' });
    expect((await phone('POST', '/remote/clock', { action: 'resume' })).body).toMatchObject({ phase: 'running' });
    const more = () => phone('POST', '/remote/clock', { action: 'extend' }, { 'idempotency-key': 'press-number-1' });
    const first = String((await more()).body['closesAt']);
    expect((await more()).body).toMatchObject({ closesAt: first });
    expect(Date.parse(first)).toBe(app.time.now + 35 * MINUTE);
    await brevelle.clock('end');
    expect(await phone('POST', '/remote/clock', { action: 'extend' })).toMatchObject({
      status: 409,
      body: { code: 'session-ended' },
    });
    expect((await phone('GET', '/remote')).body).toMatchObject({ room: { phase: 'ended' } });
  });

  test('sends a prepared message once, and gives a hint to people of its own session only', async () => {
    const [brevelle, other] = [await room(), await room()];
    const { phone } = await paired(brevelle);
    const player = await app.player(brevelle.code);
    const stranger = await app.player(other.code);
    await brevelle.clock('start');
    await other.clock('start');
    const send = () => phone('POST', '/remote/messages', { message: 'eyes-up' }, { 'idempotency-key': 'message-1' });
    expect((await send()).status).toBe(204);
    expect((await send()).status).toBe(204);
    const { body } = await player.call('GET', '/session/events?after=0');
    const told = Object(body)['events'].filter((event: unknown) => Object(event).kind === 'message');
    expect(told).toMatchObject([{ text: expect.stringContaining('Levez les yeux') }]);
    await player.call('POST', '/challenges/word/open');
    const hint = (participant: string) => phone('POST', '/remote/hints', { participant, challenge: 'word' });
    expect(await hint(player.id)).toMatchObject({ status: 200, body: { given: 1 } });
    for (const _ of [2, 3]) expect((await hint(player.id)).status).toBe(200);
    const none = await hint(player.id);
    expect(none).toMatchObject({ status: 409, body: { code: 'no-hint-left' } });
    expect(none.text).not.toContain('@');
    expect(await hint(stranger.id)).toMatchObject({ status: 404, body: { code: 'unknown-participant' } });
  });

  test('hides a name from the wall by one press, and shows it again; nobody of another session', async () => {
    const [brevelle, other] = [await room(), await room()];
    const { phone } = await paired(brevelle);
    const { body: link } = await admin('POST', `/admin/sessions/${brevelle.id}/projector`);
    const wall = app.as(String(link['token']));
    const [rude, stranger] = [await app.player(brevelle.code), await app.player(other.code)];
    await rude.call('PUT', '/me/name', { name: 'Zut et flûte' });
    const listed = await phone('GET', '/remote/names');
    expect(listed.body).toEqual([{ participant: rude.id, name: 'Zut et flûte', hidden: false }]);
    const path = `/admin/sessions/${brevelle.id}/wall-names`;
    expect((await admin('GET', path)).body).toEqual(listed.body);
    const { body: before } = await wall('GET', '/projector/room');
    expect(JSON.stringify(before)).toContain('Zut et flûte');

    const press = (hidden: boolean, participant = rude.id) => phone('POST', '/remote/names', { participant, hidden });
    const hidden = await press(true);
    expect(hidden.body).toEqual([{ participant: rude.id, name: expect.not.stringContaining('Zut'), hidden: true }]);
    expect((await press(true)).body).toEqual(hidden.body);
    // One event brings the wall to ask again; what it then gets has the name no more.
    const { body: events } = await wall('GET', `/projector/events?after=${Number(before['number'])}`);
    expect(Object(events)['events']).toMatchObject([{ kind: 'board' }]);
    expect((await wall('GET', '/projector/room')).text).not.toContain('Zut');
    expect((await press(false)).body).toEqual(listed.body);
    const log = await app.database.query
      .selectFrom('audit_log')
      .select(['action', 'actor'])
      .where('subject', '=', rude.id)
      .execute();
    expect(log.map(({ action, actor }) => [action, actor]).sort()).toEqual([
      ['name-hidden', 'admin'],
      ['name-shown', 'admin'],
    ]);

    expect(await press(true, stranger.id)).toMatchObject({
      status: 404,
      body: { code: 'unknown-participant', field: 'participant' },
    });
    expect((await admin('GET', '/admin/sessions/none/wall-names')).status).toBe(404);
  });

  test('lists no name where the wall shows nobody', async () => {
    const quiet = await room({ board: 'none' });
    await app.player(quiet.code);
    expect((await (await paired(quiet)).phone('GET', '/remote/names')).text).toBe('[]');
  });

  test('turns the slides of the debrief with the notes beside them, once whoever presses', async () => {
    const brevelle = await room();
    const { phone } = await paired(brevelle);
    await brevelle.clock('start');
    await brevelle.clock('end');
    expect((await phone('POST', '/remote/debrief', { action: 'next', from: 0 })).status).toBe(409);
    await admin('POST', `/admin/sessions/${brevelle.id}/debrief`, { action: 'open', missions: ['word'] });
    await phone('POST', '/remote/debrief', { action: 'next', from: 0 });
    await phone('POST', '/remote/debrief', { action: 'next', from: 0 });
    expect((await phone('GET', '/remote')).body).toMatchObject({
      debrief: {
        deck: { position: 1 },
        now: { name: 'trap', heading: fixtureChallenges[0]?.manifest.title },
        next: { name: 'mistake' },
        notes: [{ name: 'debrief' }],
        times: { debriefEndsAt: expect.any(String) },
      },
    });
    expect((await phone('POST', '/remote/debrief', { action: 'previous', from: 1 })).body).toMatchObject({ position: 0 });
  });

  test('ends when it is revoked, after twelve hours, with its session and with the rights of its account', async () => {
    const brevelle = await room();
    const revoked = await paired(brevelle);
    const listed = await admin('GET', brevelle.path);
    expect(listed.body).toMatchObject([{ id: revoked.id, createdBy: 'admin', realNames: false, pairedAt: expect.any(String) }]);
    for (const _ of [1, 2]) expect((await admin('DELETE', `${brevelle.path}/${revoked.id}`)).status).toBe(204);
    expect(await revoked.phone('GET', '/remote')).toMatchObject({ status: 401, body: { code: 'remote-needed' } });
    expect((await admin('GET', brevelle.path)).text).toBe('[]');

    const archived = await paired(brevelle);
    await brevelle.clock('start');
    await brevelle.clock('end');
    expect((await archived.phone('GET', '/remote')).status).toBe(200);
    await brevelle.clock('archive');
    expect((await archived.phone('GET', '/remote')).status).toBe(401);

    const deleted = await room();
    const gone = await paired(deleted);
    await admin('DELETE', `/admin/sessions/${deleted.id}`);
    expect((await gone.phone('GET', '/remote')).status).toBe(401);
    expect((await admin('GET', deleted.path)).status).toBe(404);

    const account = { username: 'anne', password: 'une phrase assez longue' };
    const { body: anne } = await admin('POST', '/admin/facilitators', { ...account, role: 'facilitator' });
    const lent = await room();
    const { body: link } = await app.as(String((await app.guest('POST', '/login', account)).body['token']))('POST', lent.path, {
      realNames: false,
    });
    const hers = app.as(String((await pair(String(link['secret']))).body['token']));
    expect((await hers('GET', '/remote')).status).toBe(200);
    await admin('PATCH', `/admin/facilitators/${String(anne['id'])}`, { role: 'observer' });
    expect((await hers('GET', '/remote')).status).toBe(401);

    const long = await paired(await room());
    app.time.now += 12 * HOUR - 1;
    expect((await long.phone('GET', '/remote')).status).toBe(200);
    app.time.now += 1;
    expect((await long.phone('GET', '/remote')).status).toBe(401);
  });

  test('ends with the sign-ins of its account, as does a link that nobody used, and is no later account’s of that name', async () => {
    app.time.now += 1;
    const token = async (account: Record<string, string>) =>
      app.as(String((await app.guest('POST', '/login', account)).body['token']));
    const lead = await token(ADMIN);
    const { body: made } = await lead('POST', '/admin/sessions', { name: 'Atelier', challenges: ['word'] });
    const path = `/admin/sessions/${String(made['id'])}/remotes`;
    const password = 'une phrase assez longue';
    const next = 'une autre phrase assez longue';
    const ways: Readonly<Record<string, (account: string, call: Caller) => Promise<{ status: number }>>> = {
      'new-password': (account) => lead('PATCH', `/admin/facilitators/${account}`, { password: next }),
      'own-password': (_, call) => call('POST', '/admin/me/password', { current: password, next }),
      'signed-out': (account) => lead('POST', `/admin/facilitators/${account}/sign-out`),
      everywhere: (_, call) => call('POST', '/admin/me/sign-out-everywhere'),
      others: (_, call) => call('POST', '/admin/me/sign-out-others'),
      'made-anew': async (account) => {
        await lead('DELETE', `/admin/facilitators/${account}`);
        return lead('POST', '/admin/facilitators', { username: 'made-anew', password, role: 'facilitator' });
      },
    };
    for (const [username, end] of Object.entries(ways)) {
      const { body } = await lead('POST', '/admin/facilitators', { username, password, role: 'facilitator' });
      const call = await token({ username, password });
      const open = async () => String((await call('POST', path, { realNames: true })).body['secret']);
      const phone = app.as(String((await pair(await open())).body['token']));
      const unused = await open();
      expect((await phone('GET', '/remote')).status, username).toBe(200);
      expect((await end(String(body['id']), call)).status, username).toBeLessThan(300);
      expect((await phone('GET', '/remote')).status, username).toBe(401);
      expect((await pair(unused)).status, username).toBe(410);
    }
    expect((await lead('GET', path)).text).toBe('[]');
  });
});

describe('the token of a paired phone', () => {
  test('is refused by every call that asks for a token, but those of the remote', async () => {
    const [kind] = testDatabases;
    if (!kind) throw new Error('no database');
    const app = await openTestApp(kind);
    try {
      const { id } = await app.session();
      const { body } = await (await app.admin())('POST', `/admin/sessions/${id}/remotes`, { realNames: false });
      const { body: pairing } = await app.guest('POST', '/remote/pair', { secret: body['secret'], device: drawn() });
      const phone = app.as(String(pairing['token']));
      const { paths } = Object((await app.guest('GET', '/openapi.json')).body);
      const calls = Object.entries(paths).flatMap(([path, methods]) =>
        Object.entries(Object(methods)).map(([method, call]) => ({ path, method, call: Object(call) })),
      );
      const closed = calls.filter(({ path, call }) => path.startsWith('/admin') || call.security !== undefined);
      const others = closed.filter(({ path }) => !path.startsWith('/remote'));
      expect(others.filter(({ path }) => path.startsWith('/admin')).length).toBeGreaterThan(50);
      for (const { path, method } of others) {
        const name = method.toUpperCase();
        if (!isMethod(name)) throw new Error(`unknown method ${name}`);
        const { status, body } = await phone(name, path.replace(/\{\w+\}/g, id));
        expect([name, path, status, body['code']]).toEqual([name, path, 403, 'remote-only']);
      }
      expect((await phone('GET', '/remote')).status).toBe(200);
    } finally {
      await app.close();
    }
  });
});

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

function isMethod(name: string): name is (typeof METHODS)[number] {
  return METHODS.some((one) => one === name);
}

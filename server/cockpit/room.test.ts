import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, openTestApp, rightAnswer, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';
import { createTokens } from '../access/tokens.ts';
import { eventsAfter } from '../live/log.ts';

describe.each(testDatabases)('the facilitators’ room on $name', (kind) => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await openTestApp(kind);
    admin = await app.admin();
  });
  afterAll(() => app.close());

  /** A session of two missions with two teams and an allow-list. */
  async function aSessionClock(more: object = {}) {
    const { body } = await admin('POST', '/admin/sessions', {
      challenges: ['form', 'word'],
      teams: ['Achats', 'Ventes'],
      allowed: [
        { entry: 'ana@brevelle.example', team: 'Achats', name: 'Ana Léger' },
        { entry: 'bob@brevelle.example', team: null },
        { entry: 'zoe@brevelle.example', team: 'Ventes', name: 'Zoé Roux' },
        { entry: '@autre.example', team: null },
      ],
      ...more,
    });
    const session = { id: String(body['id']), code: String(body['code']) };
    const ana = await app.player(session.code, 'ana@brevelle.example');
    app.time.now += 61_000;
    const bob = await app.player(session.code, 'bob@brevelle.example');
    return { session, ana, bob };
  }
  const snapshot = async (id: string) => (await admin('GET', `/admin/sessions/${id}/cockpit`)).body;
  const events = (id: string) => eventsAfter(app.database.query, id, 0, 1000);
  const audits = (action: string) =>
    app.database.query.selectFrom('audit_log').selectAll().where('action', '=', action).orderBy('id').execute();

  test('calls who is on no list by the name of the directory', async () => {
    const session = await app.session();
    const { version } = (await admin('GET', '/admin/people/directory')).body;
    const lines = [{ line: 1, email: 'gwen@brevelle.example', name: 'Gwen Kerros', department: 'Achats' }];
    expect((await admin('POST', '/admin/people/import', { lines, version, leave: false })).status).toBe(200);
    const { id } = await app.player(session.code, 'gwen@brevelle.example');
    expect(await snapshot(session.id)).toMatchObject({ participants: [{ realName: 'Gwen Kerros' }] });
    expect((await admin('GET', `/admin/participants/${id}`)).body).toMatchObject({ realName: 'Gwen Kerros' });
    await app.database.query.deleteFrom('people').execute();
  });

  test('shows who came, who did not, and how each stands with each mission, as the ledger has it', async () => {
    const { session, ana, bob } = await aSessionClock();
    const since = app.time.now - 61_000;
    await ana.call('GET', '/challenges/word');
    app.time.now += 30_000;
    await ana.call('POST', '/challenges/word/hints');
    await ana.call('POST', '/challenges/word/attempts', { answer: 'non' });
    app.time.now += 40_000;
    await ana.call('POST', '/challenges/word/attempts', { answer: await rightAnswer(app.database, ana.id, 'word') });
    await bob.call('POST', '/challenges/form/attempts', { answer: { username: 'personne' } });
    const seen = await snapshot(session.id);
    expect(seen).toMatchObject({
      number: (await events(session.id)).length,
      room: { phase: 'running' },
      code: session.code,
      teams: ['Achats', 'Ventes'],
      hintPolicy: 'table',
      since: new Date(since).toISOString(),
      missions: [
        { key: 'form', title: 'Le formulaire', minutes: 5, hints: 3, played: true },
        { key: 'word', title: 'word', minutes: 5, hints: 3, played: true },
      ],
      participants: [
        {
          id: ana.id,
          username: 'ana@brevelle.example',
          realName: 'Ana Léger',
          team: 'Achats',
          points: 4.75,
          joinedAt: 0,
          activeAt: 131,
        },
        { id: bob.id, username: 'bob@brevelle.example', realName: null, team: null, points: 0, joinedAt: 61, activeAt: 131 },
      ],
      cells: {
        participant: [0, 1],
        mission: [1, 0],
        openedAt: [61, 131],
        failures: [1, 1],
        hints: [1, 0],
        given: [0, 0],
        took: [70, null],
        points: [4.75, null],
      },
      absent: [{ username: 'zoe@brevelle.example', realName: 'Zoé Roux', team: 'Ventes' }],
      absentCount: 1,
      shared: [],
    });
    expect((await admin('GET', `/admin/participants/${ana.id}`)).body).toMatchObject({ score: 4.75, solved: 1 });
  });

  test('tells when play stood still, and who answered with the answer of another', async () => {
    const { session, ana, bob } = await aSessionClock();
    for (const action of ['pause', 'freeze', 'resume', 'pause', 'resume']) {
      app.time.now += 10_000;
      await admin('POST', `/admin/sessions/${session.id}/room`, { action });
    }
    const shared = [];
    for (const [from, other] of [
      [ana, bob],
      [bob, ana],
    ] as const) {
      app.time.now += 10_000;
      const answer = await rightAnswer(app.database, other.id, 'word');
      await from.call('POST', '/challenges/word/attempts', { answer });
      shared.push({ at: 121 + 10 * shared.length, participant: from.id, other: other.id, challenge: 'word' });
      await expect.poll(async () => (await snapshot(session.id))['shared']).toEqual(shared);
    }
    expect((await snapshot(session.id))['breaks']).toEqual([
      { from: 71, until: 91 },
      { from: 101, until: 111 },
    ]);
    expect(await snapshot((await app.session()).id)).toMatchObject({ shared: [], breaks: [] });
  });

  test('a mission that the session leaves out since is shown to whoever touched it; who was removed is not', async () => {
    const { session, ana, bob } = await aSessionClock();
    await ana.call('GET', '/challenges/word');
    const { body } = await admin('GET', `/admin/sessions/${session.id}`);
    const {
      id: _,
      code: __,
      active: ___,
      createdAt: ____,
      startedAt: _4,
      closedAt: _____,
      participants: ______,
      version: _______,
      createdBy: ________,
      returns: _________,
      reminded: __________,
      ...setup
    } = body;
    expect(await admin('PUT', `/admin/sessions/${session.id}`, { ...setup, challenges: ['form'] })).toMatchObject({
      status: 200,
    });
    await admin('POST', `/admin/participants/${bob.id}/removal`, { reason: 'left the room' });
    expect(await snapshot(session.id)).toMatchObject({
      missions: [
        { key: 'form', played: true },
        { key: 'word', played: false },
      ],
      participants: [{ id: ana.id }],
      cells: { mission: [1] },
      absentCount: 1,
    });
  });

  test('a hint that is given is the next one, costs nothing, counts once for a key, and is told', async () => {
    const { session, ana, bob } = await aSessionClock();
    await ana.call('POST', '/challenges/word/hints');
    const before = await snapshot(session.id);
    const give = (id: string, key: string) =>
      admin('POST', `/admin/participants/${id}/hints`, { challenge: 'word' }, { 'idempotency-key': key });
    app.time.now += 5_000;
    const replies = await Promise.all([1, 2, 3].map(() => give(ana.id, 'gift-for-ana')));
    expect(replies.map(({ status, body }) => [status, body['given']]).sort()).toEqual([
      [200, 0],
      [200, 0],
      [200, 1],
    ]);
    expect((await ana.call('GET', '/challenges/word')).body).toMatchObject({ given: 1, hints: [{}, {}] });
    // Race: the player asked for a hint while one was granted, and must not pay for a second.
    expect((await ana.call('POST', '/challenges/word/hints', { seen: 1 })).body).toMatchObject({ given: 1, hints: [{}, {}] });
    expect((await events(session.id)).at(-1)).toMatchObject({ kind: 'hint', participant: ana.id, challenge: 'word' });
    const after = await snapshot(session.id);
    expect(after).toMatchObject({ cells: { hints: [2], given: [1] } });
    // The facilitator did something, ana did not.
    expect(after['participants']).toEqual(before['participants']);
    await ana.call('POST', '/challenges/word/attempts', { answer: await rightAnswer(app.database, ana.id, 'word') });
    expect((await ana.call('GET', '/score')).body).toEqual({ points: 4.75 });
    expect(await give(ana.id, 'another-gift')).toMatchObject({ status: 409, body: { code: 'no-hint-left' } });
    app.time.now += 1;
    // A hint may be granted before the mission is opened.
    expect((await give(bob.id, 'gift-for-bob')).body).toEqual({ given: 1 });
    expect((await audits('hint-given')).slice(-2).map(({ subject }) => subject)).toEqual([ana.id, bob.id]);
  });

  test('everybody who has opened a mission and not solved it gets the next hint, once for a key', async () => {
    const { session, ana, bob } = await aSessionClock();
    app.time.now += 1;
    const cleo = await app.player(session.code, 'cleo@autre.example');
    for (const { call } of [ana, bob]) await call('GET', '/challenges/word');
    await ana.call('POST', '/challenges/word/attempts', { answer: await rightAnswer(app.database, ana.id, 'word') });
    const give = (key: string) =>
      admin('POST', `/admin/sessions/${session.id}/hints`, { challenge: 'word' }, { 'idempotency-key': key });
    expect((await give('to-everybody-1')).body).toEqual({ given: 1 });
    expect((await give('to-everybody-1')).body).toEqual({ given: 0 });
    expect((await give('to-everybody-2')).body).toEqual({ given: 1 });
    expect((await give('to-everybody-3')).body).toEqual({ given: 1 });
    expect((await give('to-everybody-4')).body).toEqual({ given: 0 });
    expect(await snapshot(session.id)).toMatchObject({ cells: { participant: [0, 1], hints: [0, 3], given: [0, 3] } });
    expect((await cleo.call('GET', '/challenges/word')).body).toMatchObject({ hints: [] });
    // A granted hint does not count as an opening.
    await admin('POST', `/admin/participants/${cleo.id}/hints`, { challenge: 'form' });
    const { body } = await admin('POST', `/admin/sessions/${session.id}/hints`, { challenge: 'form' });
    expect(body).toEqual({ given: 0 });
    const [last] = (await audits('hint-given-to-all')).slice(-1);
    expect(last).toMatchObject({ subject: session.id, detail: JSON.stringify({ challenge: 'word', participants: 1 }) });
  });

  test('a message goes to everybody, a team or one participant, once for a key, and is in the log', async () => {
    const { session, bob } = await aSessionClock();
    const send = (to: unknown, key: string, text = ' Plus que\r\ncinq minutes. ') =>
      admin('POST', `/admin/sessions/${session.id}/messages`, { text, to }, { 'idempotency-key': key });
    const before = (await events(session.id)).length;
    expect((await Promise.all([1, 2, 3].map(() => send('all', 'message-1')))).map(({ status }) => status)).toEqual([
      204, 204, 204,
    ]);
    app.time.now += 1;
    await send({ team: 'Ventes' }, 'message-2');
    app.time.now += 1;
    await send({ participant: bob.id }, 'message-3');
    const told = (await events(session.id)).slice(before);
    const text = 'Plus que\ncinq minutes.';
    expect(told.map(({ participant, detail }) => [participant, JSON.parse(detail)])).toEqual([
      [null, expect.objectContaining({ text })],
      [null, expect.objectContaining({ text, team: 'Ventes' })],
      [bob.id, expect.objectContaining({ text })],
    ]);
    // To whom, and not what.
    expect((await audits('message-sent')).slice(-3).map(({ subject, detail }) => [subject, detail])).toEqual([
      [session.id, '{"to":"everybody"}'],
      [session.id, '{"to":"Ventes"}'],
      [bob.id, null],
    ]);
  });

  test('what is wrong is refused with its field, and writes nothing', async () => {
    const { session, ana } = await aSessionClock();
    const elsewhere = await aSessionClock();
    const silent = await aSessionClock({ hintPolicy: 'none' });
    const count = (await events(session.id)).length;
    const refused = [
      [`sessions/${session.id}/messages`, { text: ' \n ', to: 'all' }, 400, 'text'],
      [`sessions/${session.id}/messages`, { text: 'a\u0000b', to: 'all' }, 400, 'text'],
      [`sessions/${session.id}/messages`, { text: 'x'.repeat(501), to: 'all' }, 400, 'text'],
      [`sessions/${session.id}/messages`, { text: 'x', to: { team: 'Achat' } }, 400, 'to'],
      [`sessions/${session.id}/messages`, { text: 'x', to: { participant: elsewhere.ana.id } }, 404, 'to'],
      [`sessions/${session.id}/messages`, { text: 'x', to: { participant: 'x' } }, 404, 'to'],
      [`sessions/${session.id}/messages`, { text: 'x', to: { participant: 'x\u0000' } }, 400, 'to.participant'],
      [`sessions/${session.id}/hints`, { challenge: 'word-3' }, 400, 'challenge'],
      [`sessions/${session.id}/hints`, {}, 400, 'challenge'],
      [`participants/${ana.id}/hints`, { challenge: 'nope' }, 400, 'challenge'],
      [`participants/${silent.ana.id}/hints`, { challenge: 'word' }, 409, undefined],
      [`participants/${'0'.repeat(28)}/hints`, { challenge: 'word' }, 404, undefined],
      [`sessions/${'0'.repeat(28)}/hints`, { challenge: 'word' }, 404, undefined],
      [`sessions/${'0'.repeat(28)}/messages`, { text: 'x', to: 'all' }, 404, undefined],
    ] as const;
    for (const [path, body, status, field] of refused) {
      const reply = await admin('POST', `/admin/${path}`, body);
      expect([reply.status, reply.body['field']], `${path} ${JSON.stringify(body)}`).toEqual([status, field]);
    }
    expect((await admin('GET', '/admin/sessions/nope/cockpit')).status).toBe(404);
    expect(await events(session.id)).toHaveLength(count);
  });

  test('whom a message is for is told as what is allowed', async () => {
    const { session } = await aSessionClock();
    const path = `/admin/sessions/${session.id}/messages`;
    const refusal = async (to: unknown) => (await admin('POST', path, { text: 'x', to })).body;
    const allowed = { field: 'to', message: 'to must be "all" or { "team": … } or { "participant": … }.' };
    for (const to of ['everybody', {}, null, { group: 'Ventes' }])
      expect(await refusal(to), JSON.stringify(to)).toMatchObject(allowed);
    expect(await refusal({ team: '' })).toMatchObject({ field: 'to.team' });
  });

  test('an observer looks, and does nothing', async () => {
    const { session, ana } = await aSessionClock();
    const { query } = app.database;
    const account = {
      id: 'e'.repeat(28),
      username: 'observer',
      password: '',
      from_environment: 0,
      created_at: '',
      language: null,
    };
    await query
      .insertInto('facilitators')
      .values({ ...account, role: 'observer' })
      .execute();
    const tokens = createTokens(app.database, () => app.time.now);
    const observer = app.as(await tokens.issue(query, { kind: 'admin', username: 'observer' }));
    expect((await observer('GET', `/admin/sessions/${session.id}/cockpit`)).status).toBe(200);
    const doing = [
      [`/admin/sessions/${session.id}/messages`, { text: 'x', to: 'all' }],
      [`/admin/sessions/${session.id}/hints`, { challenge: 'word' }],
      [`/admin/participants/${ana.id}/hints`, { challenge: 'word' }],
    ] as const;
    for (const [path, body] of doing) {
      expect((await observer('POST', path, body)).status, path).toBe(403);
      expect((await ana.call('POST', path, body)).status, path).toBe(401);
    }
    expect((await ana.call('GET', `/admin/sessions/${session.id}/cockpit`)).status).toBe(401);
  });
});

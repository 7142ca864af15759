import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appOn, type Caller, dump, openTestApp, rightAnswer, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';
import { createTokens } from '../access/tokens.ts';
import { createLedger } from './ledger.ts';

const reason = 'as agreed in the room';
const admin401 = { status: 401 };

describe.each(testDatabases)('corrections on $name', (kind) => {
  let app: TestApp;
  let admin: Caller;
  let session: { id: string; code: string };
  beforeAll(async () => {
    app = await openTestApp(kind);
    admin = await app.admin();
    session = await app.session();
  });
  afterAll(() => app.close());

  const solveForm = (call: Caller) => call('POST', '/challenges/form/attempts', { answer: { username: 'admin' } });
  const solveWord = async (call: Caller, id: string) =>
    call('POST', '/challenges/word/attempts', { answer: await rightAnswer(app.database, id, 'word') });
  const post = (id: string, what: string, body: object, headers = {}) =>
    admin('POST', `/admin/participants/${id}/${what}`, { reason, ...body }, headers);

  test('an adjustment is in the ledger with who and why, and the same key counts once', async () => {
    const { id, call } = await app.player(session.code);
    const key = { 'idempotency-key': 'adjust-once' };
    await Promise.all([1, 2, 3].map(() => post(id, 'adjustments', { points: 2.5 }, key)));
    const { status, body } = await post(id, 'adjustments', { points: 2.5 }, key);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, score: 2.5, status: 'playing', session: session.id });
    expect(body['events']).toEqual([
      expect.objectContaining({ kind: 'adjustment', points: 2.5, reason, actor: expect.stringMatching(/./), challenge: null }),
    ]);
    expect((await call('GET', '/score')).body).toEqual({ points: 2.5 });
    // A player's penalty under the same key is a separate event.
    expect((await call('POST', '/score', { points: -2 }, key)).body).toEqual({ points: 0.5 });
    const entries = await app.database.query.selectFrom('audit_log').selectAll().where('subject', '=', id).execute();
    expect(entries.map(({ action, detail }) => [action, JSON.parse(detail ?? '')])).toEqual([
      ['points-adjusted', { points: 2.5, reason }],
    ]);
  });

  test('a reopened challenge loses its award once, keeps hints and failures, and can be solved again', async () => {
    const second = await appOn(app.url);
    try {
      const { id, call } = await app.player(session.code);
      await call('POST', '/challenges/word/hints');
      await call('POST', '/challenges/word/attempts', { answer: 'non' });
      await solveWord(call, id);
      const other = await second.admin();
      const racing = await Promise.all(
        [admin, other, admin, other].map((caller) =>
          caller('POST', `/admin/participants/${id}/reopenings`, { challenge: 'word', reason }),
        ),
      );
      expect(racing.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
      expect((await call('GET', '/progress')).body).toEqual({ completed: [] });
      expect((await call('GET', '/score')).body).toEqual({ points: 0 });
      expect((await solveWord(call, id)).body).toMatchObject({ verdict: 'correct', points: 4.75, failures: 1 });
      const { body } = await admin('GET', `/admin/participants/${id}`);
      expect(body).toMatchObject({ score: 4.75, solved: 1 });
      expect(body['challenges']).toEqual([
        { challenge: 'word', hintsShown: 1, failures: 1, solvedAt: expect.any(String), points: 4.75 },
      ]);
      expect(await post(id, 'reopenings', { challenge: 'form' })).toMatchObject({ status: 409, body: { code: 'not-solved' } });
    } finally {
      await second.close();
    }
  });

  test('each correction stands in the audit log and in the room, with who, why and what it changed', async () => {
    const room = await app.session();
    const [goes, stays] = [await app.player(room.code, 'goes@o.example'), await app.player(room.code, 'stays@o.example')];
    await solveForm(goes.call);
    app.time.now += 1000;
    await post(goes.id, 'reopenings', { challenge: 'form' });
    await solveForm(goes.call);
    for (const [what, body] of [['removal'], ['reinstatement'], ['merge', { into: stays.id }]] as const) {
      app.time.now += 1000;
      expect((await post(goes.id, what, body ?? {})).status).toBe(200);
    }
    const log = app.database.query.selectFrom('audit_log').selectAll().where('subject', '=', goes.id).orderBy('at');
    // People are stored by identifier, and shown by their present e-mail.
    expect((await log.execute()).map(({ actor, action, detail }) => [actor, action, JSON.parse(detail ?? '')])).toEqual([
      ['admin', 'challenge-reopened', { challenge: 'form', points: 3, reason }],
      ['admin', 'participant-removed', { points: 3, reason }],
      ['admin', 'participant-reinstated', { points: 3, reason }],
      ['admin', 'participant-merged', { into: stays.id, points: 3, reason }],
    ]);
    const { entries } = (await admin('GET', '/admin/audit?action=participant-merged')).body;
    expect(entries).toMatchObject([{ detail: { participant: 'goes@o.example', into: 'stays@o.example' } }]);
    const { body } = await admin('GET', `/admin/sessions/${room.id}/events?after=0`);
    const told = [body['events']].flat().filter((event) => Object(event).kind === 'correction');
    const of = { kind: 'correction', actor: 'admin', other: null, challenge: null };
    expect(told).toMatchObject([
      { ...of, participant: goes.id, challenge: 'form', points: -3, cell: { solvedAt: null, points: null } },
      { ...of, participant: goes.id, points: -3 },
      { ...of, participant: goes.id, points: 3 },
      { ...of, participant: goes.id, other: stays.id, points: -3 },
      { ...of, participant: stays.id, points: 3 },
    ]);
  });

  test('a merge keeps the better award of each challenge, moves the rest, and the device plays on', async () => {
    const stays = await app.player(session.code, 'camille.leroy@brevelle.example');
    const goes = await app.player(session.code, 'camille.leroi@brevelle.example');
    const first = await app.player(session.code, 'camile.leroi@brevelle.example');
    await post(first.id, 'merge', { into: goes.id });
    await stays.call('POST', '/challenges/word/hints');
    await solveWord(stays.call, stays.id);
    await solveWord(first.call, goes.id);
    await solveForm(goes.call);
    await goes.call('POST', '/score', { points: -2 });
    const merged = await post(goes.id, 'merge', { into: stays.id });
    // The award of 4.75 becomes 5, the form adds 3, and the penalty is carried over.
    expect(merged).toMatchObject({ status: 200, body: { id: stays.id, score: 6, solved: 2, status: 'playing' } });
    for (const { call } of [goes, first, stays]) expect((await call('GET', '/score')).body).toEqual({ points: 6 });
    expect((await app.guest('POST', '/auth/login', { email: 'camille.leroi@brevelle.example', code: session.code })).status).toBe(
      200,
    );
    expect((await admin('GET', `/admin/participants/${first.id}`)).body).toMatchObject({
      status: 'merged',
      mergedInto: stays.id,
    });

    const before = await dump(app.database);
    expect((await post(goes.id, 'merge', { into: stays.id })).body).toEqual(merged.body);
    const elsewhere = await app.player((await app.session()).code);
    const between = await dump(app.database);
    expect(between).not.toBe(before);
    expect(await post(stays.id, 'merge', { into: stays.id })).toMatchObject({ status: 400, body: { field: 'into' } });
    expect(await post(stays.id, 'merge', { into: elsewhere.id })).toMatchObject({ status: 400, body: { field: 'into' } });
    expect(await post(stays.id, 'merge', { into: 'nobody' })).toMatchObject({ status: 404, body: { field: 'into' } });
    expect(await post(stays.id, 'merge', { into: 'nobody\u0000' })).toMatchObject({ status: 400, body: { field: 'into' } });
    const late = await post(goes.id, 'adjustments', { points: 1 });
    expect(late).toMatchObject({ status: 409, body: { code: 'participant-merged' } });
    expect(late.body['message']).toContain('camille.leroy@brevelle.example');
    expect(await post(stays.id, 'merge', { into: goes.id })).toMatchObject({ status: 409 });
    expect(await dump(app.database)).toBe(between);
  });

  test('a merge leaves the hints and failures of who had more, and of a mission that is solved those of the solve', async () => {
    const room = await app.session();
    const [goes, stays] = [await app.player(room.code), await app.player(room.code)];
    const fail = (call: Caller, key: string) => call('POST', `/challenges/${key}/attempts`, { answer: 'non' });
    await admin('POST', `/admin/participants/${goes.id}/hints`, { challenge: 'word' });
    for (const { call } of [goes, stays]) await call('POST', '/challenges/word/hints');
    for (const { call } of [goes, goes, goes, stays]) await fail(call, 'word');
    await solveForm(stays.call);
    for (let times = 0; times < 2; times += 1) await fail(goes.call, 'form');
    expect((await post(goes.id, 'merge', { into: stays.id })).status).toBe(200);
    const { body } = await admin('GET', `/admin/participants/${stays.id}`);
    expect([body['challenges']].flat()).toEqual([
      expect.objectContaining({ challenge: 'form', failures: 0, points: 3 }),
      expect.objectContaining({ challenge: 'word', hintsShown: 2, failures: 3, points: null }),
    ]);
    // One of the two hints was granted: 5, less a hint and three failures of which two cost a point.
    expect((await solveWord(stays.call, stays.id)).body).toMatchObject({ points: 3.75 });
  });

  test('a merge takes the earlier opening, so that no solve is older than it', async () => {
    const { id, code } = await app.session();
    const [stays, goes] = [await app.player(code), await app.player(code)];
    await goes.call('GET', '/challenges/word');
    app.time.now += 60_000;
    await solveWord(goes.call, goes.id);
    app.time.now += 60_000;
    await stays.call('GET', '/challenges/word');
    await post(goes.id, 'merge', { into: stays.id });
    expect((await admin('GET', `/admin/sessions/${id}/cockpit`)).body['cells']).toMatchObject({ took: [60], points: [5] });
  });

  test('a removal takes everything and ends the login; a reinstatement gives it back, any number of times', async () => {
    const { id, call } = await app.player(session.code, 'parti@brevelle.example');
    await solveForm(call);
    for (const round of [1, 2]) {
      await post(id, 'removal', {});
      const removed = await post(id, 'removal', {});
      expect(removed.body, `round ${round}`).toMatchObject({ status: 'removed', score: 0 });
      expect(await post(id, 'adjustments', { points: 1 })).toMatchObject({ status: 409, body: { code: 'participant-removed' } });
      expect((await admin('PATCH', `/admin/participants/${id}`, { team: null })).status).toBe(409);
      await post(id, 'reinstatement', {});
      expect((await post(id, 'reinstatement', {})).body).toMatchObject({ status: 'playing', score: 3 });
    }
    expect(await call('GET', '/score')).toMatchObject(admin401);
    const again = await app.player(session.code, 'parti@brevelle.example');
    expect(again.id).toBe(id);
    expect((await again.call('GET', '/score')).body).toEqual({ points: 3 });
  });

  test('an attempt that meets a removal leaves no standing behind, and others of its batch count', async () => {
    const staying = await app.player(session.code);
    const { id, call } = await app.player(session.code);
    const replies = await Promise.all([
      ...Array.from({ length: 10 }, () => call('POST', '/score', { points: -2 })),
      post(id, 'removal', {}),
      ...Array.from({ length: 10 }, () => call('POST', '/score', { points: -2 })),
      solveForm(staying.call),
    ]);
    expect(replies.every(({ status }) => status === 200 || status === 401)).toBe(true);
    // Race: the participant's token was checked before the removal.
    const ledger = createLedger(
      app.database,
      () => app.time.now,
      () => undefined,
    );
    const [late, fine] = await Promise.allSettled(
      [id, staying.id].map((participant) =>
        ledger.penalise({ participant, session: session.id }, -200, [{ challenge: 'form', most: 2 }], null),
      ),
    );
    expect(late).toMatchObject({ status: 'rejected', reason: { status: 401 } });
    expect(fine?.status).toBe('fulfilled');
    const { query } = app.database;
    expect(await query.selectFrom('standings').selectAll().where('participant', '=', id).execute()).toEqual([]);
    const events = await query.selectFrom('score_events').select('points').where('participant', '=', id).execute();
    expect(events.reduce((sum, { points }) => sum + points, 0)).toBe(0);
    const standing = await query.selectFrom('standings').select('points').where('participant', '=', staying.id).execute();
    expect(standing).toEqual([{ points: 100 }]);
  });

  test('a call that meets a merge is asked to come again, and counts for the one who stays then', async () => {
    const [stays, goes] = [await app.player(session.code), await app.player(session.code)];
    const url = '/challenges/form/attempts';
    const headers = { authorization: `Bearer ${goes.token}`, 'content-type': 'application/json' };
    const body = new PassThrough();
    // The token is checked as soon as the headers have arrived, before the body.
    const underWay = app.app.inject({ method: 'POST', url, headers, payload: body });
    body.write('{"answer":');
    expect((await goes.call('GET', '/score')).status).toBe(200);
    expect((await post(goes.id, 'merge', { into: stays.id })).status).toBe(200);
    body.end('{"username":"admin"}}');
    const { statusCode, headers: replied } = await underWay;
    expect([statusCode, replied['retry-after']]).toEqual([503, '1']);
    expect((await solveForm(goes.call)).status).toBe(200);
    expect((await stays.call('GET', '/score')).body).toEqual({ points: 3 });
  });

  test('a login that meets a removal or a merge brings nobody back to the board', async () => {
    const heir = await app.player(session.code);
    for (let round = 0; round < 40; round += 1) {
      const email = `race${round}@brevelle.example`;
      const { id } = await app.player(session.code, email);
      const login = () => app.guest('POST', '/auth/login', { email, code: session.code });
      const correct = () => (round % 2 === 0 ? post(id, 'removal', {}) : post(id, 'merge', { into: heir.id }));
      const replies = await Promise.all([login(), correct(), login(), login(), login()]);
      expect(replies.every(({ status }) => status === 200 || status === 403)).toBe(true);
      const left = await app.database.query.selectFrom('standings').selectAll().where('participant', '=', id).execute();
      expect(left).toEqual([]);
    }
  });

  test('a team is one of the session', async () => {
    const { id } = await app.player(session.code);
    const team = 'Équipe achats';
    expect(await admin('PATCH', `/admin/participants/${id}`, { team })).toMatchObject({ status: 400, body: { field: 'team' } });
    await app.database.query
      .updateTable('sessions')
      .set({ teams: JSON.stringify([team]) })
      .where('id', '=', session.id)
      .execute();
    expect((await admin('PATCH', `/admin/participants/${id}`, { team })).body).toMatchObject({ team });
    expect((await admin('PATCH', `/admin/participants/${id}`, { team: null })).body).toMatchObject({ team: null });
  });

  test('an observer looks and changes nothing', async () => {
    const { id } = await app.player(session.code);
    const { query } = app.database;
    const account = {
      id: 'f'.repeat(28),
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
    expect((await observer('GET', `/admin/participants/${id}`)).status).toBe(200);
    expect((await observer('GET', `/admin/sessions/${session.id}/participants`)).status).toBe(200);
    const before = await dump(app.database);
    expect((await observer('PATCH', `/admin/participants/${id}`, { team: null })).status).toBe(403);
    for (const what of ['adjustments', 'reopenings', 'merge', 'removal', 'reinstatement'])
      expect((await observer('POST', `/admin/participants/${id}/${what}`, { reason, points: 1 })).status, what).toBe(403);
    expect(await dump(app.database)).toBe(before);
  });

  test('bad input is refused with its field and writes nothing', async () => {
    const { id, call } = await app.player(session.code);
    const before = await dump(app.database);
    const refused = [
      ['adjustments', { points: 0 }, 'points'],
      ['adjustments', { points: 0.001 }, 'points'],
      ['adjustments', { points: 1_000_001 }, 'points'],
      ['adjustments', { points: 1, reason: '  a  ' }, 'reason'],
      ['removal', { reason: 'two\nlines' }, 'reason'],
      ['merge', { into: '' }, 'into'],
      ['reopenings', { challenge: 7 }, 'challenge'],
    ] as const;
    for (const [what, body, field] of refused) {
      expect(await post(id, what, body), JSON.stringify(body)).toMatchObject({ status: 400, body: { field } });
    }
    expect(await post(id, 'adjustments', { points: 1 }, { 'idempotency-key': '?' })).toMatchObject({ status: 400 });
    expect(await post(id, 'reopenings', { challenge: 'words' })).toMatchObject({ status: 409 });
    expect(await post(id, 'reopenings', { challenge: 'word\u0000' })).toMatchObject({
      status: 400,
      body: { field: 'challenge' },
    });
    expect(await post('0'.repeat(28), 'removal', {})).toMatchObject({ status: 404, body: { code: 'unknown-participant' } });
    for (const what of ['adjustments', 'reopenings', 'merge', 'removal', 'reinstatement']) {
      expect(await app.guest('POST', `/admin/participants/${id}/${what}`, { reason })).toMatchObject(admin401);
      expect(await call('POST', `/admin/participants/${id}/${what}`, { reason })).toMatchObject(admin401);
    }
    expect(await dump(app.database)).toBe(before);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appOn, type Caller, openTestApp, rightAnswer, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';

const NINE = Date.UTC(2026, 10, 21, 9);
const MINUTE = 60_000;
const at = (minutes: number) => new Date(NINE + minutes * MINUTE).toISOString();

describe.each(testDatabases)('the time of a session on $name', (kind) => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await openTestApp(kind);
  });
  beforeEach(async () => {
    app.time.now = NINE;
    admin = await app.admin();
  });
  afterAll(() => app.close());

  const create = async (setup: object) => {
    const { body } = await admin('POST', '/admin/sessions', setup);
    return { id: String(body['id']), code: String(body['code']) };
  };
  const act = (id: string, action: string, more: object = {}, headers: Record<string, string> = {}) =>
    admin('POST', `/admin/sessions/${id}/room`, { action, ...more }, headers);
  const solve = async (player: { call: Caller; id: string }, key = 'word') =>
    player.call('POST', `/challenges/${key}/attempts`, { answer: await rightAnswer(app.database, player.id, key) });
  const happened = async (session: string) => {
    const rows = await app.database.query
      .selectFrom('session_events')
      .select(['kind', 'detail'])
      .where('session', '=', session)
      .where('kind', '=', 'room')
      .orderBy('number')
      .execute();
    return rows.map(({ detail }) => JSON.parse(detail));
  };
  const actionsOf = async (session: string) => {
    const rows = await app.database.query
      .selectFrom('audit_log')
      .select(['actor', 'action'])
      .where('subject', '=', session)
      .orderBy('at')
      .orderBy('id')
      .execute();
    return rows.map(({ actor, action }) => `${actor} ${action}`);
  };

  test('from the lobby to the archive: each step is told to everybody, and stands in the audit log', async () => {
    const { id, code } = await create({ startBy: 'hand', durationMinutes: 30 });
    const player = await app.player(code);
    expect((await player.call('GET', '/session')).body['room']).toMatchObject({ phase: 'lobby', open: true, closesAt: null });
    expect(await solve(player)).toMatchObject({ status: 403, body: { code: 'session-not-started' } });
    const early = [await player.call('GET', '/challenges/word'), await player.call('POST', '/challenges/word/hints')];
    for (const reply of early) expect(reply).toMatchObject({ status: 403, body: { code: 'session-not-started' } });
    app.time.now = NINE + 10 * MINUTE;
    expect((await act(id, 'start')).body).toMatchObject({ phase: 'running', startedAt: at(10), closesAt: at(40) });
    expect(await solve(player)).toMatchObject({ status: 200, body: { correct: true } });
    app.time.now = NINE + 15 * MINUTE;
    expect((await act(id, 'pause')).body).toMatchObject({ phase: 'paused', closesAt: at(40) });
    expect(await solve(player, 'word-1')).toMatchObject({ status: 403, body: { code: 'session-paused' } });
    app.time.now = NINE + 60 * MINUTE;
    expect((await act(id, 'resume')).body).toMatchObject({ phase: 'running', pausedAt: null, closesAt: at(85) });
    expect((await act(id, 'freeze')).body).toMatchObject({ frozenAt: at(60) });
    app.time.now = NINE + 61 * MINUTE;
    expect((await act(id, 'end')).body).toMatchObject({ phase: 'ended', open: false, endedAt: at(61), frozenAt: at(60) });
    expect(await solve(player, 'word-1')).toMatchObject({ status: 403, body: { code: 'session-ended-right' } });
    expect((await player.call('GET', '/summary')).body).toMatchObject({ closed: true });
    expect((await act(id, 'reveal')).body).toMatchObject({ frozenAt: null });
    expect((await act(id, 'archive')).body).toMatchObject({ phase: 'archived' });
    expect((await act(id, 'unarchive')).body).toMatchObject({ phase: 'ended' });
    const newEvents = await happened(id);
    expect(newEvents.map(({ actor, room }) => `${actor} ${room.phase}`)).toEqual(
      ['running', 'paused', 'running', 'running', 'ended', 'ended', 'archived', 'ended'].map((phase) => `admin ${phase}`),
    );
    const words = ['started', 'paused', 'resumed', 'frozen', 'ended', 'revealed', 'archived', 'unarchived'];
    expect((await actionsOf(id)).sort()).toEqual(
      ['admin session-created', ...words.map((word) => `admin session-${word}`)].sort(),
    );
  });

  test('what holds already, and an extension sent again, change nothing; what makes no sense is refused', async () => {
    const { id } = await create({ durationMinutes: 30 });
    const again = [await act(id, 'start'), await act(id, 'resume'), await act(id, 'reveal'), await act(id, 'unarchive')];
    for (const reply of again) expect(reply).toMatchObject({ status: 200, body: { phase: 'running', closesAt: at(30) } });
    expect(await act(id, 'archive')).toMatchObject({ status: 409, body: { message: expect.stringContaining('end it first') } });
    expect(await act(id, 'extend')).toMatchObject({ status: 400, body: { field: 'minutes' } });
    expect(await act(id, 'extend', { minutes: 241 })).toMatchObject({ status: 400, body: { field: 'minutes' } });
    const key = { 'idempotency-key': 'five-minutes-more' };
    const extensions = await Promise.all([1, 2, 3].map(() => act(id, 'extend', { minutes: 5 }, key)));
    for (const { body } of extensions) expect(body).toMatchObject({ closesAt: at(35) });
    expect((await act(id, 'extend', { minutes: 7 }, key)).body).toMatchObject({ closesAt: at(42) });
    expect((await act(id, 'extend', { minutes: 1 })).body).toMatchObject({ closesAt: at(43) });
    expect(await happened(id)).toHaveLength(3);
    expect((await act('nope', 'pause')).status).toBe(404);
    const plain = await create({});
    expect(await act(plain.id, 'extend', { minutes: 5 })).toMatchObject({ status: 409 });
  });

  test('the end by the clock ends play at its minute; more time lets it go on', async () => {
    const { id, code } = await create({ durationMinutes: 30 });
    const player = await app.player(code);
    app.time.now = NINE + 30 * MINUTE;
    // The end applies although the scheduler has not run yet.
    expect(await solve(player)).toMatchObject({ status: 403, body: { code: 'session-ended-right' } });
    expect((await player.call('GET', '/session')).body['room']).toMatchObject({ phase: 'ended', endedAt: at(30) });
    expect((await app.guest('POST', '/auth/login', { email: 'tard@brevelle.example', code })).status).toBe(403);
    expect(await happened(id)).toEqual([{ room: expect.objectContaining({ phase: 'ended', endedAt: at(30) }) }]);
    expect(await actionsOf(id)).toEqual(['admin session-created', 'schedule session-ended']);
    app.time.now = NINE + 33 * MINUTE;
    expect((await act(id, 'extend', { minutes: 5 })).body).toMatchObject({ phase: 'running', open: true, closesAt: at(38) });
    expect(await solve(player)).toMatchObject({ status: 200, body: { correct: true } });
  });

  test('an opening by the clock or by hand, and a closing, are told to everybody', async () => {
    const { id, code } = await create({ opensAt: at(10) });
    app.time.now = NINE + 10 * MINUTE;
    await app.player(code);
    await admin('PATCH', `/admin/sessions/${id}/close`);
    await admin('PATCH', `/admin/sessions/${id}/open`);
    expect((await happened(id)).map(({ actor, room }) => [actor, room.phase, room.open])).toEqual([
      [undefined, 'running', true],
      ['admin', 'running', false],
      ['admin', 'running', true],
    ]);
  });

  test('a change of the duration counts from the beginning of play', async () => {
    const { id } = await create({ durationMinutes: 30 });
    const setup = { name: null, challenges: null, opensAt: null, closesAt: null, startBy: 'opening', hintPolicy: 'table' };
    const change = (durationMinutes: number) =>
      admin('PUT', `/admin/sessions/${id}`, {
        ...setup,
        board: 'full',
        personalCodes: false,
        fleet: true,
        reporting: null,
        teams: [],
        allowed: [],
        durationMinutes,
      });
    app.time.now = NINE + 20 * MINUTE;
    expect((await change(45)).body).toMatchObject({ closesAt: at(45) });
    expect(await change(15)).toMatchObject({
      status: 400,
      body: { field: 'durationMinutes', message: expect.stringContaining('20 minutes ago') },
    });
    await act(id, 'extend', { minutes: 30 });
    app.time.now = NINE + 60 * MINUTE;
    expect((await change(45)).body).toMatchObject({ closesAt: at(75) });
  });

  test('who belongs to a closed session comes back in, to play or to look back; nobody new does', async () => {
    const { id, code } = await create({});
    const belongs = 'revient@brevelle.example';
    const { id: participant } = await app.player(code, belongs);
    const logIn = (email: string) => app.guest('POST', '/auth/login', { email, code });
    await admin('PATCH', `/admin/sessions/${id}/close`);
    for (const action of ['pause', 'end', 'archive']) {
      expect((await logIn(belongs)).status).toBe(200);
      expect(await logIn('nouvelle@brevelle.example')).toMatchObject({ status: 403, body: { code: 'session-closed' } });
      await act(id, action);
    }
    await app.database.query
      .updateTable('participants')
      .set({ removed_at: at(1) })
      .where('id', '=', participant)
      .execute();
    expect(await logIn(belongs)).toMatchObject({ status: 403, body: { code: 'removed' } });
    const waiting = await create({ startBy: 'hand' });
    await app.player(waiting.code, belongs);
    await admin('PATCH', `/admin/sessions/${waiting.id}/close`);
    expect((await app.guest('POST', '/auth/login', { email: belongs, code: waiting.code })).status).toBe(403);
  });

  test('the desk is told of the time of each session, who is there, and how many are expected', async () => {
    const allowed = ['a', 'b', 'c', 'd'].map((name) => ({ entry: `${name}@desk.example`, team: null }));
    const listed = await create({ allowed, durationMinutes: 30 });
    const open = await create({ startBy: 'hand', allowed: [...allowed, { entry: '@brevelle.example', team: null }] });
    const here = await app.player(listed.code, 'a@desk.example');
    const gone = await app.player(listed.code, 'b@desk.example');
    const twice = await app.player(listed.code, 'c@desk.example');
    await admin('POST', `/admin/participants/${gone.id}/removal`, { reason: 'left the room' });
    await admin('POST', `/admin/participants/${twice.id}/merge`, { into: here.id, reason: 'one person' });
    app.time.now += 2_000;
    const rows = Object.values((await admin('GET', '/admin/rooms')).body);
    const rowOf = (id: string) => rows.find((row) => Object(row).id === id);
    expect(rowOf(listed.id)).toMatchObject({ room: { phase: 'running', closesAt: at(30) }, present: 1, expected: 2 });
    expect(rowOf(open.id)).toMatchObject({ room: { phase: 'lobby' }, present: 0, expected: null });
  });

  test('nobody scores once a pause was acknowledged, however many answers are under way', async () => {
    const { id, code } = await create({});
    const players = await Promise.all(Array.from({ length: 30 }, () => app.player(code)));
    let acknowledged = false;
    const late: number[] = [];
    const [pause, ...attempts] = await Promise.all([
      act(id, 'pause').then(async (reply) => {
        acknowledged = true;
        const { sum } = await app.database.query
          .selectFrom('score_events')
          .select((eb) => eb.fn.countAll().as('sum'))
          .where(
            'participant',
            'in',
            players.map((player) => player.id),
          )
          .executeTakeFirstOrThrow();
        return { ...reply, scored: Number(sum) };
      }),
      ...players.map(async (player) => {
        const sentLate = acknowledged;
        const { status } = await solve(player);
        if (sentLate) late.push(status);
        return status;
      }),
    ]);
    expect(pause.status).toBe(200);
    for (const player of players.slice(0, 5)) late.push((await solve(player, 'word-1')).status);
    expect(new Set(late)).toEqual(new Set([403]));
    // Points acknowledged to players are stored, and stored points were scored before the pause was acknowledged.
    const scored = await app.database.query
      .selectFrom('score_events')
      .select('participant')
      .where(
        'participant',
        'in',
        players.map((player) => player.id),
      )
      .execute();
    expect(scored).toHaveLength(attempts.filter((status) => status === 200).length);
    expect(scored).toHaveLength(pause.scored);
    await act(id, 'resume');
    for (const player of players) expect((await solve(player)).status).toBe(200);
  });

  test('a pause holds at once for a process that remembers the session as running', async () => {
    const { id, code } = await create({});
    const other = await appOn(app.url);
    const { token, id: player } = await app.player(code);
    const there = other.as(token);
    expect(await there('POST', '/challenges/word/attempts', { answer: 'non' })).toMatchObject({ status: 200 });
    const answer = await rightAnswer(app.database, player, 'word');
    await act(id, 'pause');
    expect(await there('POST', '/challenges/word/attempts', { answer })).toMatchObject({
      status: 403,
      body: { code: 'session-paused' },
    });
    expect((await there('GET', '/score')).body).toEqual({ points: 0 });
    await act(id, 'resume');
    expect((await there('POST', '/challenges/word/attempts', { answer })).body).toMatchObject({ correct: true });
    await other.close();
  });
});

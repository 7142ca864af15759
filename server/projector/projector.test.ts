import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appOn, type Caller, openTestApp, rightAnswer, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';

const MINUTE = 60_000;
const KEYS = ['word', 'form', 'word-1'];
/** The whole set-up of a session that shows no board. */
const HIDDEN = {
  name: 'Atelier',
  challenges: KEYS,
  durationMinutes: null,
  opensAt: null,
  closesAt: null,
  startBy: 'opening',
  hintPolicy: 'table',
  board: 'none',
  personalCodes: false,
  fleet: true,
  door: 'open',
  playerLogin: 'email',
  reporting: null,
  teams: [],
  allowed: [],
  workshop: null,
};

describe.each(testDatabases)('the projector on $name', (kind) => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await openTestApp(kind);
    admin = await app.admin();
  });
  afterAll(() => app.close());

  const room = async (people: number, setup: Record<string, unknown> = {}) => {
    const { body } = await admin('POST', '/admin/sessions', { name: 'Atelier', challenges: KEYS, ...setup });
    const session = { id: String(body['id']), code: String(body['code']) };
    const players = [];
    for (let index = 0; index < people; index += 1) {
      app.time.now += 1000;
      const player = await app.player(session.code);
      await player.call('PUT', '/me/name', { name: `Nom ${index}` });
      players.push(player);
    }
    const { body: link } = await admin('POST', `/admin/sessions/${session.id}/projector`);
    return { ...session, players, token: String(link['token']), projector: app.as(String(link['token'])) };
  };
  type Room = Awaited<ReturnType<typeof room>>;
  const solve = async ({ players }: Room, index: number, key: string) => {
    app.time.now += 1000;
    const player = players[index];
    const answer = key === 'form' ? { username: 'admin' } : await rightAnswer(app.database, player?.id ?? '', key);
    return player?.call('POST', `/challenges/${key}/attempts`, { answer });
  };
  const shown = async ({ projector }: Room) => {
    // Boards are cached for up to a second.
    app.time.now += 1000;
    return (await projector('GET', '/projector/room')).body;
  };
  const change = (session: string, columns: { frozen_at?: string; ended_at?: string; active?: number; started_at?: null }) =>
    app.database.query.updateTable('sessions').set(columns).where('id', '=', session).execute();
  const now = () => new Date(app.time.now).toISOString();

  test('shows the room: where it is in its time, who came, what is solved, and by whom', async () => {
    const brevelle = await room(2, { durationMinutes: 45, teams: ['Quai', 'Pont'] });
    await brevelle.players[1]?.call('PATCH', '/session/team', { team: 'Pont' });
    await solve(brevelle, 1, 'word');
    await solve(brevelle, 0, 'word');
    await solve(brevelle, 1, 'form');
    const body = await shown(brevelle);
    expect(body).toMatchObject({
      room: { phase: 'running', open: true, frozenAt: null, now: now() },
      name: 'Atelier',
      code: brevelle.code,
      board: 'full',
      people: { present: 2, expected: null, names: ['Nom 1', 'Nom 0'] },
      missions: [
        { key: 'word', title: 'word', solved: 2 },
        { key: 'form', title: 'Le formulaire', solved: 1 },
        { key: 'word-1', title: 'word-1', solved: 0 },
      ],
      latest: [
        { name: 'Nom 1', title: 'Le formulaire' },
        { name: 'Nom 0', title: 'word' },
        { name: 'Nom 1', title: 'word' },
      ],
      top: [
        { name: 'Nom 1', points: 8, rank: 1 },
        { name: 'Nom 0', points: 5, rank: 2 },
      ],
      teams: [{ name: 'Pont', points: 8, rank: 1 }],
      moments: [
        { kind: 'first-solve', challenge: 'word', name: 'Nom 1' },
        { kind: 'everybody', challenge: 'word', name: null },
      ],
    });
    const { last_event } = await app.database.query
      .selectFrom('sessions')
      .select('last_event')
      .where('id', '=', brevelle.id)
      .executeTakeFirstOrThrow();
    expect(body['number']).toBe(last_event);
  });

  test('tells no code of a closed session, and how many were invited where each is known', async () => {
    const allowed = ['ana@brevelle.example', 'joueur-invite@brevelle.example'].map((entry) => ({ entry, team: null }));
    const invited = await room(0, { allowed });
    expect(await shown(invited)).toMatchObject({ code: invited.code, people: { present: 0, expected: 2 } });
    const [goes, stays] = [await app.player(invited.code, allowed[0]?.entry), await app.player(invited.code, allowed[1]?.entry)];
    await admin('POST', `/admin/participants/${goes.id}/merge`, { into: stays.id, reason: 'one person' });
    expect(await shown(invited)).toMatchObject({ people: { present: 1, expected: 1 } });
    await admin('PATCH', `/admin/sessions/${invited.id}/close`);
    expect(await shown(invited)).toMatchObject({ code: null, room: { open: false } });
    const removed = await room(0, { allowed: [...allowed, { entry: 'bob@brevelle.example', team: null }] });
    const [one, same] = [await app.player(removed.code, allowed[0]?.entry), await app.player(removed.code, allowed[1]?.entry)];
    await admin('POST', `/admin/participants/${one.id}/merge`, { into: same.id, reason: 'one person' });
    await admin('POST', `/admin/participants/${same.id}/removal`, { reason: 'was only visiting' });
    expect(await shown(removed)).toMatchObject({ people: { present: 0, expected: 1 } });
    const domain = await room(0, { allowed: [...allowed, { entry: '@brevelle.example', team: null }] });
    expect(await shown(domain)).toMatchObject({ people: { expected: null } });
  });

  test('names nobody where the board shows neighbours only, and nothing but the progress of all where it shows nothing', async () => {
    const neighbours = await room(1, { board: 'neighbours', teams: ['Quai'] });
    await solve(neighbours, 0, 'word');
    expect(await shown(neighbours)).toMatchObject({
      people: { present: 1, names: [] },
      latest: [{ name: null }],
      top: [],
      moments: [{ name: null }],
    });
    const none = await room(2, { board: 'none', teams: ['Quai'] });
    await solve(none, 0, 'word');
    const text = JSON.stringify(await shown(none));
    expect(JSON.parse(text)).toMatchObject({
      people: { present: 2, names: [] },
      latest: [],
      top: [],
      teams: [],
      moments: [{ kind: 'first-solve', name: null }],
    });
    expect(text).not.toContain('Nom 0');
  });

  test('ranks as it counts, right after a solve and after a change of the board by another process', async () => {
    const brevelle = await room(2);
    await solve(brevelle, 0, 'word');
    await shown(brevelle);
    const second = brevelle.players[1];
    for (const key of ['word', 'word-1'])
      await second?.call('POST', `/challenges/${key}/attempts`, {
        answer: await rightAnswer(app.database, second.id, key),
      });
    /** The server may read the order again only after it has found it too old. */
    const askedAtOnce = async () => {
      const asked = brevelle.projector('GET', '/projector/room');
      setTimeout(() => {
        app.time.now += 1000;
      }, 150);
      return (await asked).body;
    };
    expect(await askedAtOnce()).toMatchObject({ missions: [{ solved: 2 }, {}, {}], top: [{ name: 'Nom 1' }, { name: 'Nom 0' }] });
    const other = await appOn(app.url);
    try {
      other.time.now = app.time.now;
      const elsewhere = await other.admin();
      expect(await elsewhere('PUT', `/admin/sessions/${brevelle.id}`, HIDDEN)).toMatchObject({ status: 200 });
      expect(await askedAtOnce()).toMatchObject({ board: 'none', top: [], teams: [] });
    } finally {
      await other.close();
    }
  });

  test('stands still from the freeze on', async () => {
    const frozen = await room(2);
    await solve(frozen, 0, 'word');
    await change(frozen.id, { frozen_at: now() });
    await solve(frozen, 1, 'word');
    await solve(frozen, 1, 'form');
    const body = await shown(frozen);
    expect(body).toMatchObject({ missions: [{ solved: 1 }, { solved: 0 }, { solved: 0 }], latest: [{ name: 'Nom 0' }] });
    expect(body['moments']).toMatchObject([{ kind: 'first-solve' }]);
  });

  test('hears that boards changed and what time it is, never who did what', async () => {
    const heard = await room(1);
    await solve(heard, 0, 'word');
    const { body } = await heard.projector('GET', '/projector/events?after=0');
    expect(body['events']).toContainEqual({ number: expect.any(Number), kind: 'board' });
    expect(JSON.stringify(body)).not.toContain(heard.players[0]?.id);
  });

  test('opens nothing else, and nothing else opens it', async () => {
    const { id, projector, players, token } = await room(1);
    for (const path of [
      '/score',
      '/session',
      '/standing',
      '/summary',
      '/challenges/word',
      '/admin/sessions',
      `/admin/sessions/${id}`,
    ])
      expect((await projector('GET', path)).status, path).toBe(401);
    expect((await projector('POST', '/auth/logout')).status).toBe(401);
    expect((await projector('DELETE', `/admin/sessions/${id}/projector`)).status).toBe(401);
    for (const caller of [app.guest, admin, players[0]?.call, app.as('x'.repeat(43))])
      for (const path of ['/projector/room', '/projector/debrief', '/projector/events'])
        expect(await caller?.('GET', path)).toMatchObject({ status: 401, body: { code: 'projector-needed' } });
    const stored = await app.database.query.selectFrom('tokens').selectAll().where('kind', '=', 'projector').execute();
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  test('is taken back by a facilitator, all addresses of the session at once, and ends after a day', async () => {
    const one = await room(0);
    const other = await room(0);
    const { body: second } = await admin('POST', `/admin/sessions/${one.id}/projector`);
    expect(second).toEqual({ token: expect.any(String), expiresAt: new Date(app.time.now + 24 * 60 * MINUTE).toISOString() });
    expect((await admin('DELETE', `/admin/sessions/${one.id}/projector`)).body).toEqual({ revoked: 2 });
    for (const caller of [one.projector, app.as(String(second['token']))])
      expect((await caller('GET', '/projector/room')).status).toBe(401);
    expect((await other.projector('GET', '/projector/room')).status).toBe(200);
    const { body: log } = await admin('GET', `/admin/audit?session=${one.id}`);
    const actions = [log['entries']].flat().map((entry) => Object(entry)['action']);
    expect(actions.sort()).toEqual(['projector-opened', 'projector-opened', 'projectors-revoked', 'session-created']);
    app.time.now += 24 * 60 * MINUTE;
    expect((await other.projector('GET', '/projector/room')).status).toBe(401);
    app.time.now -= 24 * 60 * MINUTE;
  });

  test('of a session that is deleted ends with it', async () => {
    const { id, projector } = await room(0);
    await admin('DELETE', `/admin/sessions/${id}`);
    expect((await projector('GET', '/projector/room')).status).toBe(401);
    expect((await admin('POST', `/admin/sessions/${id}/projector`)).status).toBe(404);
    expect((await admin('DELETE', '/admin/sessions/nope/projector')).status).toBe(404);
  });

  test('looks back once the session is over, and not before', async () => {
    const school = await room(4);
    const debrief = () => school.projector('GET', '/projector/debrief');
    const wrong = (index: number, key: string) =>
      school.players[index]?.call('POST', `/challenges/${key}/attempts`, { answer: 'non' });
    await solve(school, 0, 'word');
    for (const index of [0, 1, 2]) await wrong(index, 'form');
    await wrong(2, 'form');
    for (const index of [1, 2]) await wrong(index, 'word');
    await school.players[1]?.call('POST', '/challenges/word/hints', {});
    // A hint that nobody has seen opens nothing.
    await admin('POST', `/admin/participants/${school.players[3]?.id}/hints`, { challenge: 'word-1' });
    expect(await debrief()).toMatchObject({ status: 403, body: { code: 'session-not-over' } });
    await change(school.id, { active: 0 });
    expect((await debrief()).status, 'closed to newcomers, and still played').toBe(403);
    await change(school.id, { ended_at: now() });
    const { body } = await debrief();
    expect(body).toMatchObject({
      name: 'Atelier',
      people: 4,
      missions: [
        // k-anonymity: mistakes of one or two people are not shown.
        { key: 'word', opened: 3, solved: 1, tries: 1, hints: 1 / 3, mistakes: [], debrief: { reflexes: expect.any(Array) } },
        { key: 'form', opened: 3, solved: 0, tries: 4 / 3, hints: 0, mistakes: [{ verdict: 'refused', people: 3 }] },
        { key: 'word-1', opened: 0, solved: 0, tries: null, hints: null, mistakes: [], artifacts: { page: null } },
      ],
    });
    // Mistakes of a merged participant count for the one that remains.
    const merge = (goes: number, stays: number) =>
      admin('POST', `/admin/participants/${school.players[goes]?.id}/merge`, {
        into: school.players[stays]?.id,
        reason: 'one person',
      });
    const mistakesOfForm = async () => Object((await debrief()).body['missions'])[1].mistakes;
    await merge(2, 3);
    expect(await mistakesOfForm()).toEqual([{ verdict: 'refused', people: 3 }]);
    await merge(3, 0);
    expect(await mistakesOfForm()).toEqual([]);
  });

  test('demonstrates a variant that is nobody’s', async () => {
    const own = await room(1);
    const played = await Promise.all(
      [own.players[0]?.call, app.guest].map(async (call) => (await call?.('GET', '/challenges/word'))?.body['artifacts']),
    );
    await admin('POST', `/admin/sessions/${own.id}/room`, { action: 'end' });
    const { missions } = (await own.projector('GET', '/projector/debrief')).body;
    const artifacts = Object([missions].flat()[0])['artifacts'];
    for (const other of played) {
      expect(other).toHaveProperty('reversed');
      expect(other).not.toEqual(artifacts);
    }
  });

  test('tells no e-mail address, whatever it is asked', async () => {
    const full = await room(3, { teams: ['Quai'] });
    await full.players[0]?.call('PATCH', '/session/team', { team: 'Quai' });
    for (const index of [0, 1, 2]) await solve(full, index, 'word');
    const answers = [await full.projector('GET', '/projector/room')];
    await change(full.id, { frozen_at: now() });
    answers.push(await full.projector('GET', '/projector/room'));
    await change(full.id, { ended_at: now() });
    answers.push(await full.projector('GET', '/projector/room'), await full.projector('GET', '/projector/debrief'));
    for (const { status, text } of answers) {
      expect(status).toBe(200);
      expect(text).not.toMatch(/@|brevelle\.example/);
    }
  });
});

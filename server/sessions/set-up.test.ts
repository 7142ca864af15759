import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, dump, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';
import { appendEvents } from '../live/log.ts';

const SETUP = {
  name: 'Équipe de nuit',
  challenges: ['word-2', 'word', 'form'],
  durationMinutes: 45,
  opensAt: '2026-11-22T08:00:00.000Z',
  closesAt: '2026-11-22T10:00:00.000Z',
  startBy: 'hand',
  hintPolicy: 'free',
  board: 'neighbours',
  personalCodes: true,
  fleet: false,
  door: 'watched',
  reporting: { email: 'signaler@brevelle.example', phone: '01 99 00 12 34', button: null },
  teams: ['Quai', 'Passerelle'],
  allowed: [
    { entry: '@brevelle.example', team: null, name: null },
    { entry: 'yann@port.example', team: 'Quai', name: 'Yann Le Goff' },
  ],
  workshop: {
    startsAt: '2026-11-22T07:50:00.000Z',
    venue: 'Salle Belle-Île',
    audience: 'accounts',
    expected: 20,
    minutes: { welcome: 10, play: 45, debrief: 25, questions: 10 },
  },
};
const PLAIN = {
  name: null,
  challenges: null,
  durationMinutes: null,
  opensAt: null,
  closesAt: null,
  startBy: 'opening',
  hintPolicy: 'table',
  board: 'full',
  personalCodes: false,
  fleet: true,
  door: 'open',
  playerLogin: 'email',
  reporting: null,
  teams: [],
  allowed: [],
  workshop: null,
};

describe.each(testDatabases)('the set-up of a session on $name', (kind) => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await openTestApp(kind);
    admin = await app.admin();
  });
  afterAll(() => app.close());

  const create = async (setup: object) => String((await admin('POST', '/admin/sessions', setup)).body['id']);

  test('a plain session plays everything and is open at once; the list keeps its four fields', async () => {
    const id = await create({ name: ' Simple ' });
    expect((await admin('GET', `/admin/sessions/${id}`)).body).toEqual({
      ...PLAIN,
      id,
      code: expect.stringMatching(/^.{4}-.{4}$/),
      name: 'Simple',
      active: true,
      createdAt: '2026-11-21T09:00:00.000Z',
      createdBy: 'admin',
      startedAt: '2026-11-21T09:00:00.000Z',
      closedAt: null,
      participants: 0,
      returns: [],
      reminded: 0,
      version: expect.any(String),
    });
    const list: unknown = (await admin('GET', '/admin/sessions')).body;
    expect(list).toContainEqual({ id, code: expect.any(String), name: 'Simple', active: true });
  });

  test('comes back as it was given, normalised, and can be given again to another session', async () => {
    const messy = {
      ...SETUP,
      name: '  Équipe de nuit ',
      opensAt: '2026-11-22T08:00Z',
      allowed: [
        { entry: 'Yann@port.example', team: null },
        { entry: '@Brevelle.example', team: null },
        { entry: 'yann@Port.example', team: 'quai', name: 'Yann Le Goff' },
      ],
    };
    const id = await create(messy);
    const { body } = await admin('GET', `/admin/sessions/${id}`);
    expect(body).toMatchObject({ ...SETUP, active: false });
    const other = await create({ name: 'Équipe de jour', teams: ['Cale'] });
    const { body: plain } = await admin('GET', `/admin/sessions/${other}`);
    await app.player(String(plain['code']));
    expect((await admin('GET', `/admin/sessions/${id}`)).body).toEqual(body);
    const changed = await admin('PUT', `/admin/sessions/${id}`, PLAIN);
    expect(changed).toMatchObject({ status: 200, body: { ...PLAIN, id, active: false } });
    expect(Object.keys(changed.body).sort()).toEqual(Object.keys(plain).sort());
    expect((await admin('PUT', `/admin/sessions/${id}`, SETUP)).body).toEqual(body);
    expect((await admin('GET', `/admin/sessions/${other}`)).body).toEqual({ ...plain, participants: 1 });
  });

  test('keeps an allow-list of 20,000 entries', async () => {
    const allowed = Array.from({ length: 20_000 }, (_, index) => ({
      entry: `prenom.nom${String(index).padStart(5, '0')}@brevelle.example`,
      team: null,
      name: null,
    }));
    const id = await create({ allowed });
    expect((await admin('GET', `/admin/sessions/${id}`)).body['allowed']).toEqual(allowed);
    expect((await admin('PUT', `/admin/sessions/${id}`, { ...PLAIN, allowed: allowed.slice(1) })).status).toBe(200);
    expect(await admin('POST', '/admin/sessions', { allowed: [...allowed, ...allowed.slice(0, 1)] })).toMatchObject({
      status: 400,
      body: { field: 'allowed' },
    });
    // The session is deleted, as the next tests read everything that is stored.
    expect((await admin('DELETE', `/admin/sessions/${id}`)).status).toBe(204);
  });

  test.each([
    ['name', { name: 'deux\nlignes' }, /one line/],
    ['name', { name: 'Équipe \u202egnp.exe' }, /^name holds characters that nobody sees/],
    ['name', { name: '\u200b\u2060' }, /^name holds characters that nobody sees/],
    ['name', { name: 'Équipe\u200b achats' }, /^name holds characters that nobody sees/],
    ['name', { name: '…' }, /no letter or digit/],
    ['teams', { teams: ['Quai\u200b'] }, /^The name of a team holds characters that nobody sees/],
    ['challenges', { challenges: ['word', 'nope'] }, /"nope"/],
    ['challenges', { challenges: [] }, /./],
    ['challenges', { challenges: ['word', 'word'] }, /./],
    ['opensAt', { opensAt: '2026-11-22' }, /./],
    ['teams', { teams: Array.from({ length: 51 }, (_, index) => `Quai ${index}`) }, /./],
    ['opensAt', { opensAt: '2026-02-30T09:00:00Z' }, /no date/],
    ['closesAt', { opensAt: '2026-11-23T09:00:00Z', closesAt: '2026-11-23T09:00:00Z' }, /after it opens/],
    ['closesAt', { closesAt: '2026-11-21T08:59:59Z' }, /over already/],
    ['teams', { teams: ['Quai', 'QUAI'] }, /QUAI/],
    ['teams', { teams: ['Qu\u0001ai'] }, /one line/],
    ['teams', { teams: ['Qu\u0000ai'] }, /cannot be stored/],
    ['allowed', { teams: ['Quai'], allowed: [{ entry: 'a@b.example', team: 'Pont' }] }, /"Pont"/],
    ['allowed', { allowed: [{ entry: 'a@b.example', team: null, name: 'Ana\u202e' }] }, /^The name of "a@b.example" holds/],
    ['allowed', { allowed: [{ entry: 'a@b.example', team: null, name: '…' }] }, /no letter or digit/],
    ['allowed.0.name', { allowed: [{ entry: 'a@b.example', team: null, name: 'x'.repeat(101) }] }, /100/],
    ['allowed.0.name', { allowed: [{ entry: 'a@b.example', team: null, name: '' }] }, /./],
    ['allowed', { allowed: [{ entry: 'a\u202e@b.example', team: null }] }, /neither/],
    ['allowed', { allowed: [{ entry: 'a\u0000@b.example', team: null }] }, /cannot be stored/],
    ['durationMinutes', { durationMinutes: 4 }, /./],
    ['hintPolicy', { hintPolicy: 'cheap' }, /./],
    ['reporting.email', { reporting: { email: 'chez nous', phone: null, button: null } }, /./],
    ['reporting.email', { reporting: { email: `${'x'.repeat(250)}@b.fr`, phone: null, button: null } }, /./],
    ['reporting.phone', { reporting: { email: null, phone: 'le standard', button: null } }, /./],
    ['reporting.phone', { reporting: { email: null, phone: '01 99\n00', button: null } }, /./],
    ['reporting.button', { reporting: { email: null, phone: null, button: 'Sig\u0000naler' } }, /./],
    ['reporting.button', { reporting: { email: null, phone: null, button: ' ' } }, /./],
    ['reporting', { reporting: { email: null, phone: null } }, /./],
    ['reporting', { reporting: 'securite@brevelle.example' }, /./],
    ['board', { board: 'everything' }, /full or neighbours or none/],
  ])('a wrong %s is refused by name, at creation and later, and changes nothing', async (field, wrong, message) => {
    const id = await create({});
    const before = await dump(app.database);
    for (const reply of [
      await admin('POST', '/admin/sessions', wrong),
      await admin('PUT', `/admin/sessions/${id}`, { ...PLAIN, ...wrong }),
    ]) {
      expect(reply).toMatchObject({ status: 400, body: { message: expect.stringMatching(message) } });
      expect(String(reply.body['field'])).toMatch(new RegExp(`^${field}`));
    }
    expect(await dump(app.database)).toBe(before);
  });

  test('a creation sent again under the same key, even at the same time, is the same session', async () => {
    const key = { 'idempotency-key': 'creation-of-a-session' };
    const ask = (name: string) => admin('POST', '/admin/sessions', { name, allowed: SETUP.allowed.slice(0, 1) }, key);
    const [first, ...again] = await Promise.all([ask('Une'), ask('Une'), ask('Une')]);
    again.push(await ask('Une'));
    expect(first).toMatchObject({ status: 201, body: { name: 'Une', active: true } });
    for (const { status, body } of again) expect({ status, body }).toEqual({ status: 201, body: first?.body });
    const entries = await app.database.query
      .selectFrom('audit_log')
      .select('action')
      .where('subject', '=', String(first?.body['id']))
      .execute();
    expect(entries).toEqual([{ action: 'session-created' }]);
    const other = await ask('Une autre');
    expect(other).toMatchObject({ status: 201, body: { name: 'Une autre' } });
    expect(other.body['id']).not.toBe(first?.body['id']);
    expect((await admin('POST', '/admin/sessions', {})).body['id']).not.toBe(first?.body['id']);
    expect(await admin('POST', '/admin/sessions', {}, { 'idempotency-key': 'short' })).toMatchObject({
      status: 400,
      body: { field: 'Idempotency-Key', message: expect.stringContaining('8 to 64') },
    });
  });

  test('a change of another version than stands is refused, told with who was faster, and writes nothing', async () => {
    const id = await create({ durationMinutes: 45 });
    const loaded = String((await admin('GET', `/admin/sessions/${id}`)).body['version']);
    const save = (version: string, name: string) => admin('PUT', `/admin/sessions/${id}?version=${version}`, { ...PLAIN, name });
    await admin('POST', `/admin/sessions/${id}/room`, { action: 'extend', minutes: 5 });
    // Another session's later event must not be reported.
    const elsewhere = {
      session: await create({}),
      at: '2026-11-21T09:00:00.000Z',
      kind: 'setup',
      detail: { actor: 'else' },
    } as const;
    await app.database.query
      .transaction()
      .execute((transaction) => appendEvents(transaction, app.database.kind, Array(9).fill(elsewhere)));
    const before = await dump(app.database);
    expect(await save(loaded, 'Est')).toMatchObject({
      status: 409,
      body: { code: 'set-up-changed', message: expect.stringContaining('last by admin') },
    });
    expect(await dump(app.database)).toBe(before);
    const latest = String((await admin('GET', `/admin/sessions/${id}`)).body['version']);
    const both = await Promise.all([save(latest, 'Est'), save(latest, 'Ouest')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('what a client of 1.0.0 does not know stays as it is', async () => {
    const id = await create({ fleet: false, door: 'watched', workshop: SETUP.workshop });
    const { fleet: _, door: _door, workshop: __, ...known } = PLAIN;
    expect(await admin('PUT', `/admin/sessions/${id}`, { ...known, name: 'Est' })).toMatchObject({
      status: 200,
      body: { name: 'Est', fleet: false, door: 'watched', workshop: SETUP.workshop },
    });
  });

  test('a workshop is moved: the desk has its new day and place, and the log says what was changed', async () => {
    const id = await create(SETUP);
    const moved = { ...SETUP.workshop, startsAt: '2026-11-29T07:50:00.000Z', venue: 'Salle Houat' };
    const there = { opensAt: '2026-11-29T08:00:00.000Z', closesAt: '2026-11-29T10:00:00.000Z' };
    const changed = await admin('PUT', `/admin/sessions/${id}`, { ...SETUP, ...there, workshop: moved });
    expect(changed).toMatchObject({ status: 200, body: { ...there, workshop: moved } });
    const rows: unknown = (await admin('GET', '/admin/rooms')).body;
    expect(rows).toContainEqual(expect.objectContaining({ id, workshop: moved }));
    const { body } = await admin('GET', '/admin/audit?action=session-changed');
    expect(body['entries']).toContainEqual(
      expect.objectContaining({ subject: id, detail: { changed: ['opensAt', 'closesAt', 'workshop'] } }),
    );
  });

  test('a workshop comes off a session where a change says that it is none', async () => {
    const id = await create({ workshop: SETUP.workshop });
    expect(await admin('PUT', `/admin/sessions/${id}`, PLAIN)).toMatchObject({ status: 200, body: { workshop: null } });
  });

  test.each([
    ['startsAt', { startsAt: '2026-06-31T09:00Z' }, /workshop\.startsAt is no date/],
    ['venue', { venue: 'Salle \u202eEst' }, /workshop\.venue holds characters that nobody sees/],
    ['venue', { venue: ' Salle' }, /venue/],
    ['expected', { expected: 0 }, /expected/],
    ['audience', { audience: 'everybody' }, /audience/],
    ['minutes.play', { minutes: { ...SETUP.workshop.minutes, play: 4 } }, /play/],
    ['minutes.debrief', { minutes: { ...SETUP.workshop.minutes, debrief: -1 } }, /debrief/],
  ])('a workshop with a wrong %s is refused, by its name', async (field, wrong, message) => {
    const refused = await admin('POST', '/admin/sessions', { workshop: { ...SETUP.workshop, ...wrong } });
    expect(refused).toMatchObject({
      status: 400,
      body: { field: `workshop.${field}`, message: expect.stringMatching(message) },
    });
  });

  test('the desk is told the workshop, and whose each session is', async () => {
    const id = await create({ workshop: SETUP.workshop });
    const plain = await create({});
    const rows = Object.values((await admin('GET', '/admin/rooms')).body);
    expect(rows).toContainEqual(
      expect.objectContaining({ id, createdBy: 'admin', createdAt: '2026-11-21T09:00:00.000Z', workshop: SETUP.workshop }),
    );
    expect(rows).toContainEqual(expect.objectContaining({ id: plain, createdBy: 'admin', workshop: null }));
  });

  test('a change says in the audit log what it changed', async () => {
    const id = await create({});
    await admin('PUT', `/admin/sessions/${id}`, { ...PLAIN, teams: ['Quai'], hintPolicy: 'none' });
    const { actor, detail } = await app.database.query
      .selectFrom('audit_log')
      .select(['actor', 'detail'])
      .where('subject', '=', id)
      .where('action', '=', 'session-changed')
      .executeTakeFirstOrThrow();
    expect([actor, JSON.parse(detail ?? '')]).toEqual(['admin', { changed: ['hintPolicy', 'teams'] }]);
    expect((await admin('PUT', '/admin/sessions/nope', PLAIN)).status).toBe(404);
    expect((await admin('GET', '/admin/sessions/nope')).status).toBe(404);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appOn, type Caller, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';

const NINE = Date.UTC(2026, 10, 21, 9);
const MINUTE = 60_000;
const PLAIN = {
  name: null,
  challenges: null,
  startBy: 'opening',
  hintPolicy: 'table',
  board: 'full',
  personalCodes: false,
  fleet: true,
  reporting: null,
  teams: [],
  allowed: [],
};
const at = (minutes: number) => new Date(NINE + minutes * MINUTE).toISOString();

describe.each(testDatabases)('the schedule on $name', (kind) => {
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

  let joined = 0;
  const create = async (setup: object) => {
    const { body } = await admin('POST', '/admin/sessions', setup);
    return { id: String(body['id']), code: String(body['code']) };
  };
  /** Sets the clock and logs in: each login applies the schedule first, to the exact minute. */
  const logIn = async (code: string, minutes: number) => {
    app.time.now = NINE + minutes * MINUTE;
    joined += 1;
    return (await app.guest('POST', '/auth/login', { email: `veilleur${joined}@brevelle.example`, code })).status;
  };
  const openness = async (id: string) => {
    const { active, opensAt, closesAt, closedAt } = (await admin('GET', `/admin/sessions/${id}`)).body;
    return { active, opensAt, closesAt, closedAt };
  };
  const auditOf = async (id: string) => {
    const rows = await app.database.query.selectFrom('audit_log').select(['actor', 'action']).where('subject', '=', id).execute();
    return rows.map(({ actor, action }) => `${actor} ${action}`).sort();
  };

  test('a session opens and ends at its minute, by itself, and says so in the audit log', async () => {
    const { id, code } = await create({ opensAt: at(10), closesAt: at(40) });
    expect(await openness(id)).toEqual({ active: false, opensAt: at(10), closesAt: at(40), closedAt: null });
    expect(await logIn(code, 9.99)).toBe(403);
    expect(await logIn(code, 10)).toBe(200);
    expect(await openness(id)).toEqual({ active: true, opensAt: null, closesAt: at(40), closedAt: null });
    expect(await logIn(code, 39.99)).toBe(200);
    expect(await logIn(code, 40)).toBe(403);
    expect(await openness(id)).toEqual({ active: false, opensAt: null, closesAt: null, closedAt: at(40) });
    expect(await auditOf(id)).toEqual(['admin session-created', 'schedule session-ended', 'schedule session-opened']);
  });

  test('who comes too early is told to come back, who comes too late is not', async () => {
    app.time.now = NINE;
    const { code } = await create({ opensAt: at(10), closesAt: at(40) });
    const refusal = async (minutes: number) => {
      app.time.now = NINE + minutes * MINUTE;
      return (await app.guest('POST', '/auth/login', { email: 'veilleur@brevelle.example', code })).body;
    };
    expect(await refusal(5)).toMatchObject({ code: 'session-closed', message: expect.stringContaining('Elle ouvrira') });
    expect(await refusal(45)).toEqual({ code: 'session-closed', message: 'Cette session est fermée.' });
  });

  test('a duration counts from the beginning of play, unless a closing time was set', async () => {
    const now = await create({ durationMinutes: 30 });
    expect(await openness(now.id)).toMatchObject({ active: true, closesAt: at(30) });
    await admin('PATCH', `/admin/sessions/${now.id}/close`);
    expect(await openness(now.id)).toMatchObject({ active: false, closesAt: at(30) });
    app.time.now = NINE + 50 * MINUTE;
    await admin('PATCH', `/admin/sessions/${now.id}/open`);
    expect(await openness(now.id)).toMatchObject({ active: true, closesAt: at(80), closedAt: null });
    const late = await create({ durationMinutes: 30, opensAt: at(60) });
    await logIn(late.code, 60);
    expect(await openness(late.id)).toMatchObject({ active: true, closesAt: at(90) });
    const fixed = await create({ durationMinutes: 30, closesAt: at(75) });
    expect(await openness(fixed.id)).toMatchObject({ closesAt: at(75) });
    const plain = await create({});
    const setup = { ...PLAIN, durationMinutes: 5, opensAt: null, closesAt: null };
    expect((await admin('PUT', `/admin/sessions/${plain.id}`, setup)).body).toMatchObject({ closesAt: at(65) });
    expect(await logIn(plain.code, 65)).toBe(403);
  });

  describe('a workshop whose play begins by itself', () => {
    const workshop = (startsAt: string, welcome: number) => ({
      ...{ startsAt, venue: null, audience: 'office', expected: null },
      minutes: { welcome, play: 30, debrief: 15, questions: 5 },
    });
    const clockOf = async (id: string) => {
      const { body } = await admin('GET', '/admin/rooms');
      const rows: { id: string; room: Record<string, unknown> }[] = JSON.parse(JSON.stringify(body));
      const { phase, beginsAt, startedAt, closesAt } = rows.find((one) => one.id === id)?.room ?? {};
      return { phase, beginsAt, startedAt, closesAt };
    };

    test('waits in its lobby until the time that it plans, after the welcome; its duration counts from then', async () => {
      const { id, code } = await create({ ...PLAIN, durationMinutes: 30, opensAt: at(5), workshop: workshop(at(20), 10) });
      expect(await clockOf(id)).toEqual({ phase: 'prepared', beginsAt: at(30), startedAt: null, closesAt: null });
      expect(await logIn(code, 5)).toBe(200);
      expect(await logIn(code, 29.99)).toBe(200);
      expect(await clockOf(id)).toEqual({ phase: 'lobby', beginsAt: at(30), startedAt: null, closesAt: null });
      expect(await logIn(code, 30)).toBe(200);
      expect(await clockOf(id)).toEqual({ phase: 'running', startedAt: at(30), closesAt: at(60) });
      expect(await auditOf(id)).toEqual(['admin session-created', 'schedule session-opened', 'schedule session-started']);
    });

    test('begins in a lobby that was closed to newcomers too, which stays closed; not in one that was archived meanwhile', async () => {
      const { id, code } = await create({ ...PLAIN, durationMinutes: 30, workshop: workshop(at(20), 0) });
      const archived = await create({ ...PLAIN, durationMinutes: 30, workshop: workshop(at(20), 0) });
      for (const session of [id, archived.id]) await admin('PATCH', `/admin/sessions/${session}/close`);
      const control = (action: string) => admin('POST', `/admin/sessions/${archived.id}/room`, { action });
      await control('archive');
      expect(await clockOf(id)).toMatchObject({ phase: 'prepared', beginsAt: at(20) });
      expect(await logIn(code, 20)).toBe(403);
      expect(await clockOf(id)).toEqual({ phase: 'running', startedAt: at(20), closesAt: at(50) });
      expect(await openness(id)).toMatchObject({ active: false, closedAt: at(0) });
      await control('unarchive');
      expect(await logIn(archived.code, 21)).toBe(403);
      expect(await clockOf(archived.id)).toMatchObject({ phase: 'prepared', startedAt: null });
      expect(await logIn(code, 50)).toBe(403);
      expect(await clockOf(id)).toMatchObject({ phase: 'ended', startedAt: at(20) });
    });

    test('does not begin after its end, where both come in a lobby that was closed', async () => {
      const setup = { ...PLAIN, durationMinutes: null, closesAt: at(10), workshop: workshop(at(20), 0) };
      const { id, code } = await create(setup);
      await admin('PATCH', `/admin/sessions/${id}/close`);
      expect(await logIn(code, 10)).toBe(403);
      expect(await logIn(code, 20)).toBe(403);
      expect(await clockOf(id)).toMatchObject({ phase: 'ended', startedAt: null });
    });

    test('begins before where a facilitator starts it, and at once where its time is over as it opens', async () => {
      const early = await create({ ...PLAIN, durationMinutes: 30, workshop: workshop(at(20), 0) });
      expect(await clockOf(early.id)).toMatchObject({ phase: 'lobby', beginsAt: at(20) });
      await admin('POST', `/admin/sessions/${early.id}/room`, { action: 'start' });
      expect(await clockOf(early.id)).toEqual({ phase: 'running', startedAt: at(0), closesAt: at(30) });
      const late = await create({ ...PLAIN, durationMinutes: 30, workshop: workshop(at(-10), 0) });
      expect(await clockOf(late.id)).toEqual({ phase: 'running', startedAt: at(0), closesAt: at(30) });
    });
  });

  test('opening by hand is the opening; an open session takes no opening time to come', async () => {
    const { id } = await create({ opensAt: at(10), durationMinutes: 20 });
    await admin('PATCH', `/admin/sessions/${id}/open`);
    expect(await openness(id)).toEqual({ active: true, opensAt: null, closesAt: at(20), closedAt: null });
    const later = { ...PLAIN, durationMinutes: 20, opensAt: at(10), closesAt: null };
    expect(await admin('PUT', `/admin/sessions/${id}`, later)).toMatchObject({ status: 400, body: { field: 'opensAt' } });
    await admin('PATCH', `/admin/sessions/${id}/close`);
    expect((await admin('PUT', `/admin/sessions/${id}`, later)).body).toMatchObject({ active: false, opensAt: at(10) });
  });

  test('an opening that is moved to a moment that has passed is one by whoever moved it', async () => {
    const { id } = await create({ opensAt: at(10) });
    app.time.now += MINUTE;
    const setup = { ...PLAIN, durationMinutes: null, opensAt: at(0), closesAt: null };
    expect((await admin('PUT', `/admin/sessions/${id}`, setup)).body).toMatchObject({ active: true, opensAt: null });
    expect(await auditOf(id)).toEqual(['admin session-changed', 'admin session-created', 'admin session-opened']);
  });

  test('a form that somebody left open since before the opening opens no session again', async () => {
    const setup = { ...PLAIN, opensAt: at(10), closesAt: null, durationMinutes: 30 };
    const { id, code } = await create(setup);
    const save = (name: string) => admin('PUT', `/admin/sessions/${id}`, { ...setup, name });
    expect(await logIn(code, 10)).toBe(200);
    await admin('PATCH', `/admin/sessions/${id}/close`);
    expect((await save('Achats')).body).toMatchObject({ name: 'Achats', active: false, opensAt: null, closesAt: at(40) });
    expect(await logIn(code, 41)).toBe(403);
    expect((await save('Ventes')).body).toMatchObject({ name: 'Ventes', active: false, opensAt: null, closesAt: null });
    expect(await logIn(code, 42)).toBe(403);
    expect(await auditOf(id)).toEqual([
      'admin session-changed',
      'admin session-changed',
      'admin session-closed',
      'admin session-created',
      'schedule session-ended',
      'schedule session-opened',
    ]);
  });

  test('what passed while the server was down is made up for at its start, once, by however many processes', async () => {
    const both = await create({ opensAt: at(10), closesAt: at(40) });
    const opened = await create({ opensAt: at(10), closesAt: at(4000) });
    // A process that starts applies the schedule of nine o'clock.
    const query = app.database.query.updateTable('sessions');
    await query
      .set({ opens_at: at(-20), closes_at: at(-10) })
      .where('id', '=', both.id)
      .execute();
    await query
      .set({ opens_at: at(-20) })
      .where('id', '=', opened.id)
      .execute();
    // Processes do not start together with SQLite: two connections in one process would block each other.
    const first = appOn(app.url);
    if (kind.name === 'SQLite') await first;
    const others = await Promise.all([first, appOn(app.url)]);
    expect(await openness(both.id)).toEqual({ active: false, opensAt: null, closesAt: null, closedAt: at(0) });
    expect(await openness(opened.id)).toEqual({ active: true, opensAt: null, closesAt: at(4000), closedAt: null });
    expect(await auditOf(both.id)).toEqual(['admin session-created', 'schedule session-ended']);
    expect(await auditOf(opened.id)).toEqual(['admin session-created', 'schedule session-opened']);
    for (const other of others) await other.close();
  });
});

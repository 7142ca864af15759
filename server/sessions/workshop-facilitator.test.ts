import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';

const WORKSHOP = {
  startsAt: '2026-12-01T13:00:00.000Z',
  venue: null,
  audience: 'office',
  expected: null,
  minutes: { welcome: 10, play: 30, debrief: 15, questions: 5 },
};

describe.each(testDatabases)('who leads a workshop on $name', (kind) => {
  let app: TestApp;
  let admin: Caller;
  const ids: Record<string, string> = {};
  beforeAll(async () => {
    app = await openTestApp(kind);
    admin = await app.admin();
    for (const [username, role] of [
      ['Marie', 'facilitator'],
      ['olga', 'observer'],
    ] as const) {
      const { body } = await admin('POST', '/admin/facilitators', { username, role, password: 'a password for tests' });
      ids[username] = String(body['id']);
    }
  });
  afterAll(() => app.close());

  const workshop = (facilitator?: string | null) => (facilitator === undefined ? WORKSHOP : { ...WORKSHOP, facilitator });
  async function session(facilitator?: string | null): Promise<string> {
    const { status, body } = await admin('POST', '/admin/sessions', { workshop: workshop(facilitator) });
    expect(status).toBe(201);
    return String(body['id']);
  }
  const leader = async (id: string) =>
    (await admin('GET', `/admin/sessions/${id}`)).body['workshop'] as { facilitator?: string | null };
  async function change(id: string, facilitator?: string | null) {
    const { body } = await admin('GET', `/admin/sessions/${id}`);
    const { code: _code, id: _id, active: _active, version: _version, createdAt: _at, createdBy: _by, ...rest } = body;
    const {
      startedAt: _started,
      closedAt: _closed,
      participants: _count,
      returns: _returns,
      reminded: _reminded,
      ...setup
    } = rest;
    return admin('PUT', `/admin/sessions/${id}`, { ...setup, workshop: workshop(facilitator) });
  }

  test('is set, changed and taken away; left out it stays; and it is spelt as the account is', async () => {
    const id = await session('marie');
    expect(await leader(id)).toMatchObject({ facilitator: 'Marie' });
    expect((await change(id)).status).toBe(200);
    expect(await leader(id)).toMatchObject({ facilitator: 'Marie' });
    expect((await change(id, 'admin')).status).toBe(200);
    expect(await leader(id)).toMatchObject({ facilitator: 'admin' });
    expect((await change(id, null)).status).toBe(200);
    expect(await leader(id)).toEqual(WORKSHOP);
  });

  test.each(['nobody', 'olga'])('is no account that leads no sessions: %s', async (facilitator) => {
    const id = await session(null);
    const refused = { status: 400, body: { code: 'invalid-field', field: 'workshop.facilitator' } };
    expect(await change(id, facilitator)).toMatchObject(refused);
    expect(await admin('POST', '/admin/sessions', { workshop: workshop(facilitator) })).toMatchObject(refused);
    expect(await leader(id)).toEqual(WORKSHOP);
  });

  test('stays as it is where the account is gone since', async () => {
    const id = await session('Marie');
    await admin('DELETE', `/admin/facilitators/${ids['Marie']}`);
    expect((await change(id, 'Marie')).status).toBe(200);
    expect(await leader(id)).toMatchObject({ facilitator: 'Marie' });
    expect((await change(await session(null), 'Marie')).status).toBe(400);
  });
});

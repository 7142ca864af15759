import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { REFUSED_TTL_MS } from '#schemas/door.ts';
import { appOn, type Caller, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';
import { nearestOf } from './refused-logins.ts';

/** The invited address nearest to a refused one, as shown to a facilitator. */
function nearest(address: string, invited: readonly string[]): string | undefined {
  const work = nearestOf([address], invited);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value.get(address);
  }
}

test('the nearest invited address is one that a slip of the keyboard explains', () => {
  const invited = ['emilie.dupont@brevelle.example', 'emile.durand@brevelle.example', 'a@b.example'];
  expect(nearest('emilie.dupond@brevelle.example', invited)).toBe('emilie.dupont@brevelle.example');
  expect(nearest('emilie.dupnot@brevele.example', invited)).toBe('emilie.dupont@brevelle.example');
  expect(nearest('paul.martin@brevelle.example', invited)).toBeUndefined();
  expect(nearest('z@c.ex', ['a@b.ex']), 'of a short address no letter may differ').toBeUndefined();
});

describe.each(testDatabases)('the door of a session on $name', (kind) => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await openTestApp(kind);
    admin = await app.admin();
  });
  afterAll(() => app.close());

  const create = async (...entries: string[]) => {
    const { body } = await admin('POST', '/admin/sessions', {
      allowed: entries.map((entry) => ({ entry, team: null, name: null })),
    });
    const id = String(body['id']);
    const code = String(body['code']);
    return {
      id,
      door: (path = '') => `/admin/sessions/${id}/door${path}`,
      logIn: (email: string) => app.guest('POST', '/auth/login', { email, code }),
    };
  };
  /** The refused logins, once there are this many: they are written after the reply. */
  const refusedAt = (door: string, count: number) =>
    vi.waitFor(async () => {
      const { body } = await admin('GET', door);
      expect(body['refused']).toHaveLength(count);
      return body['refused'];
    });

  test('tells who was refused, how often, and whom it may be; who is let in logs in', async () => {
    const { door, logIn } = await create('emilie.dupont@brevelle.example');
    expect(await logIn('Emilie.Dupond@brevelle.example')).toMatchObject({ status: 403, body: { code: 'not-invited' } });
    await refusedAt(door(), 1);
    await logIn('emilie.dupond@brevelle.example');
    await vi.waitFor(async () =>
      expect((await admin('GET', door())).body).toMatchObject({
        refused: [
          {
            email: 'emilie.dupond@brevelle.example',
            reason: 'not-invited',
            nearest: 'emilie.dupont@brevelle.example',
            count: 2,
          },
        ],
        devices: [],
      }),
    );
    for (const again of [1, 2])
      expect(await admin('POST', door('/let-in'), { email: 'emilie.dupond@brevelle.example' }), `time ${again}`).toMatchObject({
        status: 200,
        body: { refused: [] },
      });
    expect((await logIn('emilie.dupond@brevelle.example')).status).toBe(200);
  });

  test('says that somebody came under the address that was meant: let in, they would count twice', async () => {
    const { door, logIn } = await create('emilie.dupont@brevelle.example');
    await logIn('emilie.dupond@brevelle.example');
    const [refusal] = [await refusedAt(door(), 1)].flat();
    expect(refusal).not.toHaveProperty('nearestCame');
    expect((await logIn('emilie.dupont@brevelle.example')).status).toBe(200);
    expect((await admin('GET', door())).body).toMatchObject({
      refused: [{ nearest: 'emilie.dupont@brevelle.example', nearestCame: true }],
    });
  });

  test('keeps no refusal that a list does not explain: a wrong code belongs to no session', async () => {
    const { door, logIn } = await create('ana@brevelle.example');
    await app.guest('POST', '/auth/login', { email: 'ana@brevelle.example', code: 'ZZZZ-ZZZZ' });
    await logIn('bob@brevelle.example');
    expect(await refusedAt(door(), 1)).toMatchObject([{ email: 'bob@brevelle.example' }]);
  });

  test('dismisses a refusal, once and again, until the next one', async () => {
    const { door, logIn } = await create('ana@brevelle.example');
    await logIn('bob@brevelle.example');
    await refusedAt(door(), 1);
    for (const again of [1, 2])
      expect(await admin('POST', door('/dismiss'), { email: 'bob@brevelle.example' }), `time ${again}`).toMatchObject({
        status: 200,
        body: { refused: [] },
      });
    await logIn('bob@brevelle.example');
    expect(await refusedAt(door(), 1)).toMatchObject([{ count: 1 }]);
  });

  test('lets nobody in who was not refused, or was removed, and says why', async () => {
    const { id, door, logIn } = await create('ana@brevelle.example');
    expect(await admin('POST', door('/let-in'), { email: 'never@brevelle.example' })).toMatchObject({
      status: 404,
      body: { code: 'not-refused', field: 'email' },
    });
    await logIn('ana@brevelle.example');
    await app.database.query
      .updateTable('participants')
      .set({ removed_at: '2026-01-01T00:00:00.000Z' })
      .where('session', '=', id)
      .execute();
    expect(await logIn('ana@brevelle.example')).toMatchObject({ status: 403, body: { code: 'removed' } });
    expect(await refusedAt(door(), 1)).toMatchObject([{ reason: 'removed' }]);
    expect(await admin('POST', door('/let-in'), { email: 'ana@brevelle.example' })).toMatchObject({
      status: 409,
      body: { code: 'removed', field: 'email' },
    });
    expect((await admin('POST', door('/let-in'), {})).body['field']).toBe('email');
    expect((await admin('GET', '/admin/sessions/none/door')).status).toBe(404);
    expect((await app.guest('GET', door())).status).toBe(401);
  });

  test('keeps fifty at most, the latest, and they go with the session', async () => {
    const { id, door, logIn } = await create('ana@brevelle.example');
    for (let index = 0; index < 60; index += 1) {
      app.time.now += 1_000;
      await logIn(`p${index}@brevelle.example`);
    }
    const refused = await vi.waitFor(async () => {
      const { body } = await admin('GET', door());
      expect(JSON.stringify(body['refused'])).toContain('p59@');
      return body['refused'];
    });
    expect(refused).toHaveLength(50);
    expect((await admin('DELETE', `/admin/sessions/${id}`)).status).toBe(204);
    const left = await app.database.query.selectFrom('refused_logins').selectAll().where('session', '=', id).execute();
    expect(left).toEqual([]);
  });

  test('forgets a refusal half an hour after the last try', async () => {
    const { id, door, logIn } = await create('ana@brevelle.example');
    await logIn('bob@brevelle.example');
    await refusedAt(door(), 1);
    app.time.now += REFUSED_TTL_MS;
    const later = await app.admin();
    expect((await later('GET', door())).body['refused']).toEqual([]);
    // Housekeeping runs when a process starts, whose clock here is that of the first morning.
    await app.database.query
      .updateTable('refused_logins')
      .set({ last_at: '2026-01-01T00:00:00.000Z' })
      .where('session', '=', id)
      .execute();
    const restarted = await appOn(app.url);
    const left = await restarted.database.query.selectFrom('refused_logins').selectAll().where('session', '=', id).execute();
    expect(left).toEqual([]);
    await restarted.close();
  });

  test('tells who is in on several devices, and since when', async () => {
    const { door, logIn } = await create('ana@brevelle.example', 'bob@brevelle.example');
    await logIn('ana@brevelle.example');
    await logIn('bob@brevelle.example');
    await logIn('ana@brevelle.example');
    const { body } = await admin('GET', door());
    expect(body['devices']).toMatchObject([{ logins: 2 }]);
  });
});

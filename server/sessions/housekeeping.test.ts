import { describe, expect, test } from 'vitest';
import { storedBytes } from '../../tests/support/stored-bytes.ts';
import { appOn, openTestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';
import { DEFAULT_RETENTION } from '../database/settings.ts';

const DAY = 86_400_000;

describe.each(testDatabases)('at start on $name', (kind) => {
  test('sessions in which nothing has happened for long are purged, closed or not, with their players; others stay', async () => {
    const app = await openTestApp(kind);
    app.time.now = Date.UTC(2026, 0, 1);
    const admin = await app.admin();
    const [closed, forgotten, again, lively] = [
      await app.session(),
      await app.session(),
      await app.session(),
      await app.session(),
    ];
    for (const { code } of [closed, forgotten]) await app.player(code, 'deleted@brevelle.example');
    for (const { id } of [closed, again]) await admin('PATCH', `/admin/sessions/${id}/close`);
    await app.database.query
      .updateTable('sessions')
      .set({ opens_at: '2027-06-01T09:00:00.000Z' })
      .where('id', '=', again.id)
      .execute();
    app.time.now = Date.UTC(2026, 10, 20);
    await app.player(lively.code, 'kept@brevelle.example');
    const restarted = await appOn(app.url, { environment: { RETENTION_DAYS: '30' } });
    const left = await restarted.database.query.selectFrom('sessions').select('id').execute();
    expect(new Set(left.map(({ id }) => id))).toEqual(new Set([again.id, lively.id]));
    const stored = await storedBytes(app);
    expect(stored).toContain('kept@');
    expect(stored, 'what is deleted is left in no table and no file').not.toContain('deleted@');
    await restarted.close();
    await app.close();
  });

  test.each([
    ['a new installation', {}, 179, { days: 180, decided: true }],
    ['a new installation', {}, 181, { days: 180, decided: true }],
    ['with RETENTION_DAYS=off', { RETENTION_DAYS: 'off' }, 1_000, { days: null, decided: true }],
    ['an installation of 1.0.0 that says nothing', {}, 1_000, { days: null, decided: false }],
  ])('%s keeps sessions for its time', async (_installation, environment, passed, retention) => {
    const app = await openTestApp(kind);
    const now = app.time.now;
    app.time.now = now - passed * DAY;
    const { id } = await app.session();
    if (!retention.decided) await app.database.query.deleteFrom('settings').where('key', '=', DEFAULT_RETENTION).execute();
    const restarted = await appOn(app.url, { environment });
    const admin = await restarted.admin();
    const kept = retention.days === null || passed < retention.days;
    expect((await admin('GET', `/admin/sessions/${id}`)).status).toBe(kept ? 200 : 404);
    expect((await restarted.guest('GET', '/retention')).body).toMatchObject({ days: retention.days, controller: null });
    expect((await admin('GET', '/admin/storage')).body).toMatchObject({ retention });
    await restarted.close();
    await app.close();
  });
});

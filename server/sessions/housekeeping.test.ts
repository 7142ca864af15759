import { describe, expect, test } from 'vitest';
import { appOn, openTestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';

describe.each(testDatabases)('at start on $name', (kind) => {
  test('sessions that were closed long enough ago are purged, with their players; others stay', async () => {
    const app = await openTestApp(kind);
    const admin = await app.admin();
    const old = await app.session();
    const open = await app.session();
    await app.player(old.code);
    await app.player(open.code);
    await admin('PATCH', `/admin/sessions/${old.id}/close`);
    await app.database.query
      .updateTable('sessions')
      .set({ closed_at: '2026-01-01T00:00:00.000Z' })
      .where('id', '=', old.id)
      .execute();
    const restarted = await appOn(app.url, { environment: { RETENTION_DAYS: '30' } });
    const left = await restarted.database.query.selectFrom('participants').select('session').execute();
    expect(left).toEqual([{ session: open.id }]);
    await restarted.close();
    await app.close();
  });
});

import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { appOn, openTestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';

describe.each(testDatabases)('at start on $name', (kind) => {
  test('sessions that were closed long enough ago are purged, with their players, unless they are to open again; others stay', async () => {
    const app = await openTestApp(kind);
    const admin = await app.admin();
    const old = await app.session();
    const open = await app.session();
    const again = await app.session();
    await app.player(old.code, 'deleted@brevelle.example');
    for (const { code } of [open, again]) await app.player(code, 'kept@brevelle.example');
    for (const { id } of [old, again]) await admin('PATCH', `/admin/sessions/${id}/close`);
    await app.database.query
      .updateTable('sessions')
      .set({ closed_at: '2026-01-01T00:00:00.000Z' })
      .where('id', 'in', [old.id, again.id])
      .execute();
    await app.database.query
      .updateTable('sessions')
      .set({ opens_at: '2027-06-01T09:00:00.000Z' })
      .where('id', '=', again.id)
      .execute();
    const restarted = await appOn(app.url, { environment: { RETENTION_DAYS: '30' } });
    const left = await restarted.database.query.selectFrom('participants').select('session').execute();
    expect(new Set(left.map(({ session }) => session))).toEqual(new Set([open.id, again.id]));
    await restarted.close();
    if (kind.name === 'SQLite') {
      await sql`pragma wal_checkpoint(truncate)`.execute(app.database.query);
      const file = readFileSync(app.database.location, 'utf8');
      expect(file).toContain('kept@');
      expect(file, 'what is deleted is not left in the file').not.toContain('deleted@');
    }
    await app.close();
  });
});

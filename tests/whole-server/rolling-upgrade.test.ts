/** An upgrade while processes of the release before still run: what a migration may change under them, and which of them may start. */
import { describe, expect, test } from 'vitest';
import { open, openDatabase } from '../../server/database/database.ts';
import { migrate } from '../../server/database/migrate.ts';
import type { Migration } from '../../server/database/migration.ts';
import { migrations } from '../../server/database/migrations.ts';
import { openTestApp, rightAnswer } from '../support/test-app.ts';
import { testDatabases } from '../support/test-databases.ts';

/** As a later release might migrate: a column in each table, of which a running process knows nothing, and a table. */
function laterMigration(tables: readonly string[]): Migration {
  return {
    name: '9.9.0-everywhere',
    statements: () => [
      ...tables.map((table) => `alter table ${table} add column later text`),
      'create table later (name text primary key)',
    ],
  };
}

describe.each(testDatabases)('on $name', (kind) => {
  test('a process that runs while a later release migrates the database goes on; one that starts is refused', async () => {
    const app = await openTestApp(kind);
    try {
      const { id, code } = await app.session();
      const admin = await app.admin();
      const player = await app.player(code);
      const play = async (key: string) => {
        const answer = await rightAnswer(app.database, player.id, key);
        const attempt = await player.call('POST', `/challenges/${key}/attempts`, { answer });
        const reads = ['/admin/sessions', `/admin/sessions/${id}/cockpit`, '/admin/scores', '/admin/me', '/admin/backup'];
        const replies = await Promise.all([
          player.call('GET', '/standing'),
          app.guest('POST', '/auth/login', { email: `${key}@brevelle.example`, code }),
          ...reads.map((path) => admin('GET', path)),
        ]);
        return { correct: attempt.body['correct'], statuses: [attempt, ...replies].map(({ status }) => status) };
      };
      // Before, so that what is prepared is prepared for the tables as they were.
      const before = await play('word');
      expect(before).toEqual({ correct: true, statuses: before.statuses.map(() => 200) });
      const newer = await open(app.url);
      const tables = (await newer.query.introspection.getTables())
        .map(({ name }) => name)
        .filter((name) => name !== 'migrations');
      await migrate(newer.query, newer.kind, [...migrations, laterMigration(tables)]);
      await newer.close();
      expect(await play('word-1')).toEqual(before);
      await expect(openDatabase(app.url)).rejects.toThrow('was made by Vigie 9.9.0 or later');
    } finally {
      await app.close();
    }
  });

  test('what is added to a table of 1.0.0 may be left out by a process of 1.0.0, and nothing is taken away', async () => {
    const store = await kind.create();
    const { query, kind: dialect, close } = await open(store.url);
    const columns = async () =>
      (await query.introspection.getTables()).flatMap(({ name: table, columns }) =>
        columns.map(({ name, dataType, isNullable, hasDefaultValue }) => ({
          table,
          column: `${table}.${name} ${dataType}`,
          optional: isNullable || hasDefaultValue,
        })),
      );
    try {
      await migrate(query, dialect, migrations.slice(0, 1));
      const first = await columns();
      await migrate(query, dialect, migrations);
      const now = await columns();
      const known = new Set(now.map(({ column }) => column));
      expect(first.filter(({ column }) => !known.has(column))).toEqual([]);
      const [tables, old] = [new Set(first.map(({ table }) => table)), new Set(first.map(({ column }) => column))];
      const added = now.filter(({ table, column }) => tables.has(table) && !old.has(column));
      expect(added.length).toBeGreaterThan(5);
      expect(added.filter(({ optional }) => !optional)).toEqual([]);
    } finally {
      await close();
      await store.drop();
    }
  });
});

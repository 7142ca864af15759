import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { testDatabases } from '../../../tests/support/test-databases.ts';
import { readBack } from './drilled-room.ts';

describe.each(testDatabases)('what a drill reads back on $name', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind);
    const { code } = await app.session();
    for (const email of ['a@vigie.example', 'b@vigie.example']) {
      const { call } = await app.player(code, email);
      await call('POST', '/challenges/word/hints', { seen: 0 });
    }
  });
  afterAll(() => app.close());
  const read = (joined: readonly string[], hinted: readonly string[]) =>
    readBack({ databaseUrl: app.url }, { joined: new Set(joined), hinted: new Set(hinted) });

  test('is every acknowledged write, and not one that never was', async () => {
    const both = ['a@vigie.example', 'b@vigie.example'];
    expect(await read(both, both)).toEqual({ found: 4, lost: 0, brokenLogs: 0 });
    expect(await read([...both, 'c@vigie.example'], ['c@vigie.example'])).toEqual({ found: 2, lost: 2, brokenLogs: 0 });
  });

  test('tells a hint that is gone, and a gap in a session’s log', async () => {
    await app.database.query.updateTable('challenge_states').set({ hints_shown: 0 }).execute();
    await app.database.query.deleteFrom('session_events').where('number', '=', 1).execute();
    expect(await read(['a@vigie.example'], ['a@vigie.example'])).toEqual({ found: 1, lost: 1, brokenLogs: 1 });
  });
});

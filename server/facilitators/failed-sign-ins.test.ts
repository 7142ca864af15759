import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ADMIN } from '../../tests/support/admin.ts';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';
import { createFailedSignIns, type FailedSignIns, MAX_KEPT } from './failed-sign-ins.ts';

const MINUTE = 60_000;
const SECRET = 'correct horse battery staple';

describe.each(testDatabases)('failed sign-ins on $name', (kind) => {
  let app: TestApp;
  let failed: FailedSignIns;
  beforeAll(async () => {
    app = await openTestApp(kind);
    failed = createFailedSignIns(app.database, () => app.time.now);
  });
  afterAll(() => app.close());

  const marie = { id: 'f1', username: 'marie' };
  const fail = (typed: string, account: { id: string; username: string } | null, times = 1) => {
    for (let time = 0; time < times; time += 1) failed.count(typed, account);
  };
  /** Audit entries since the last call of this function, newest first. */
  async function written() {
    const rows = await app.database.query
      .selectFrom('audit_log')
      .select(['actor', 'subject', 'detail'])
      .where('action', '=', 'sign-in-failed')
      .orderBy('id', 'desc')
      .execute();
    await app.database.query.deleteFrom('audit_log').where('action', '=', 'sign-in-failed').execute();
    return rows.map(({ detail, ...row }) => ({ ...row, detail: JSON.parse(detail ?? 'null') }));
  }

  test('stand in the log once a minute for each account, with their number', async () => {
    fail('marie', marie, 40);
    await failed.write();
    expect(await written()).toEqual([{ actor: 'not signed in', subject: 'f1', detail: { username: 'marie', tries: 40 } }]);
    fail('marie', marie, 3);
    app.time.now += MINUTE - 1;
    await failed.write();
    expect(await written()).toEqual([]);
    app.time.now += 1;
    fail('marie', marie);
    await Promise.all([failed.write(), failed.write()]);
    expect(await written()).toEqual([{ actor: 'not signed in', subject: 'f1', detail: { username: 'marie', tries: 4 } }]);
    app.time.now += MINUTE;
    await failed.write();
    expect(await written()).toEqual([]);
  });

  test('tell of a name that no account has its beginning only: somebody may have typed a password there', async () => {
    fail(SECRET, null);
    fail('a\u0000\ud800\u202eé🗝bcd', null);
    await failed.write();
    const entries = (await written()).map(({ subject, detail }) => ({ subject, ...detail }));
    expect(entries.sort((one, other) => (one.username < other.username ? -1 : 1))).toEqual([
      { subject: null, username: 'aé🗝…', noSuchAccount: true, tries: 1 },
      { subject: null, username: 'cor…', noSuchAccount: true, tries: 1 },
    ]);
    app.time.now += MINUTE;
    await failed.write();
  });

  test('under ever new names fill neither log nor memory, and hide nobody who tries an account', async () => {
    for (let name = 0; name < 5000; name += 1) fail(`${String.fromCodePoint(0x4e00 + name)}x`, null);
    fail('marie', marie);
    await failed.write();
    const entries = await written();
    expect(entries).toHaveLength(22);
    expect(entries.map(({ detail }) => detail)).toContainEqual({ username: 'marie', tries: 1 });
    expect(entries.map(({ detail }) => detail)).toContainEqual({ otherNames: true, noSuchAccount: true, tries: 4980 });
    app.time.now += MINUTE;
    await failed.write();
  });

  test('wait for a database that cannot be written to, and are told at the end', async () => {
    let broken = true;
    const database = {
      get query() {
        if (broken) throw new Error('no disk');
        return app.database.query;
      },
    };
    const patient = createFailedSignIns(database, () => app.time.now);
    patient.count('marie', marie);
    await expect(patient.write()).rejects.toThrow('no disk');
    broken = false;
    await patient.write();
    patient.count('marie', marie);
    await patient.close();
    expect((await written()).map(({ detail }) => detail.tries)).toEqual([1, 1]);
  });

  test('of a call are in the log, without what was typed as the password, and the answer tells nothing', async () => {
    const room = await openTestApp(kind);
    const reply = (username: string) => room.guest('POST', '/login', { username, password: SECRET });
    const [known, unknown] = [await reply(ADMIN.username), await reply('stranger')];
    expect(known.status).toBe(401);
    expect(unknown.body).toEqual(known.body);
    await room.app.close();
    const rows = await room.database.query
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'sign-in-failed')
      .orderBy('detail')
      .execute();
    expect(rows.map(({ actor, detail }) => [actor, detail])).toEqual([
      ['not signed in', JSON.stringify({ username: ADMIN.username, tries: 1 })],
      ['not signed in', JSON.stringify({ username: 'str…', noSuchAccount: true, tries: 1 })],
    ]);
    expect(JSON.stringify(rows)).not.toContain(SECRET);
    await room.close();
  });

  test('are kept in a number that the disk bears, the newest', async () => {
    const id = (index: number) => `0${index.toString(16).padStart(27, '0')}`;
    const rows = Array.from({ length: MAX_KEPT + 5 }, (_, index) => ({
      id: id(index),
      at: '2026-11-20T09:00:00.000Z',
      actor: 'not signed in',
      action: 'sign-in-failed',
    }));
    for (let from = 0; from < rows.length; from += 1000)
      await app.database.query
        .insertInto('audit_log')
        .values(rows.slice(from, from + 1000))
        .execute();
    await failed.forgetOldest();
    const left = await app.database.query
      .selectFrom('audit_log')
      .select('id')
      .where('action', '=', 'sign-in-failed')
      .orderBy('id')
      .execute();
    expect(left).toHaveLength(MAX_KEPT);
    expect(left[0]?.id).toBe(id(5));
    await written();
  });
});

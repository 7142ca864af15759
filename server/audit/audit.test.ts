import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';

describe.each(testDatabases)('the audit log on $name', (kind) => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await openTestApp(kind);
    admin = await app.admin();
    for (const name of ['one', 'two', 'three']) {
      app.time.now += 1000;
      await admin('POST', '/admin/sessions', { name });
    }
    app.time.now += 1000;
    const password = 'a password for tests';
    await admin('POST', '/admin/facilitators', { username: '@formula', role: 'facilitator', password });
    const { body } = await app.guest('POST', '/login', { username: '@formula', password });
    app.time.now += 1000;
    await app.as(String(body['token']))('POST', '/admin/sessions', { name: 'hers' });
    await app.guest('POST', '/login', { username: 'stranger', password: 'wrong' });
  });
  afterAll(() => app.close());

  const page = async (query: string) => {
    const { body } = await admin('GET', `/admin/audit${query}`);
    const entries: readonly Record<string, unknown>[] = Array.isArray(body['entries']) ? body['entries'] : [];
    return { entries, next: body['next'] };
  };

  test('is read newest first, in pages that lose nothing', async () => {
    const all = (await page('')).entries;
    expect(all.map(({ at }) => at)).toEqual(
      all
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );
    expect(all[0]).toMatchObject({ actor: '@formula', action: 'session-created', at: '2026-11-21T09:00:05.000Z' });
    const paged: unknown[] = [];
    for (let next: unknown = ''; next !== null; ) {
      const part = await page(`?limit=2${next === '' ? '' : `&before=${next}`}`);
      expect(part.entries.length).toBeLessThanOrEqual(2);
      paged.push(...part.entries);
      next = part.next;
    }
    expect(paged).toEqual(all);
  });

  test('is filtered by who and by what, and tells of no failed sign-in', async () => {
    expect((await page('?actor=%40formula')).entries.map(({ action }) => action).sort()).toEqual([
      'session-created',
      'signed-in',
    ]);
    expect((await page('?action=session-created')).entries).toHaveLength(4);
    expect((await page('?action=session-created&actor=admin')).entries).toHaveLength(3);
    expect((await page('?actor=stranger')).entries).toEqual([]);
    for (const [query, field] of [
      ['?before=x', 'before'],
      ['?limit=101', 'limit'],
      ['?actor=%00', 'actor'],
      ['?who=admin', 'who'],
    ]) {
      expect(await admin('GET', `/admin/audit${query}`), query).toMatchObject({ status: 400, body: { field } });
    }
  });

  test('is exported whole for a spreadsheet, and runs nothing there', async () => {
    const at = '2026-11-20T09:00:00.000Z';
    const id = (index: number) => `0${index.toString(16).padStart(27, '0')}`;
    const many = Array.from({ length: 1100 }, (_, index) => ({ id: id(index), at, actor: 'old', action: 'signed-in' }));
    for (let from = 0; from < many.length; from += 100)
      await app.database.query
        .insertInto('audit_log')
        .values(many.slice(from, from + 100))
        .execute();
    const old = (await admin('GET', '/admin/audit.csv?actor=old')).text.slice(1).trimEnd().split('\r\n');
    expect(old).toHaveLength(1101);
    expect(new Set(old.slice(1))).toEqual(new Set(['"2026-11-20 09:00:00";"old";"signed-in";"";""']));

    const { text, headers } = await admin('GET', '/admin/audit.csv');
    expect(text.startsWith('\uFEFF"time (UTC)";"actor";"action";"subject";"detail"\r\n')).toBe(true);
    expect(text).toContain(`"'@formula";"signed-in"`);
    expect(text).toContain('"{""username"":""@formula"",""role"":""facilitator""}"');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="vigie-audit-2026-11-21T09-00-05Z.csv"');
    expect((await page('?action=audit-exported')).entries.map(({ detail }) => detail)).toContainEqual({ actor: 'old' });
  });

  test('is readable whatever a restored backup brought along', async () => {
    await app.database.query
      .insertInto('audit_log')
      .values({ id: 'f'.repeat(28), at: '', actor: 'x', action: 'y', detail: '[1]' })
      .execute();
    expect((await page('?actor=x')).entries).toMatchObject([{ detail: { text: '[1]' } }]);
  });
});

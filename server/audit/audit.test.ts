import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ADMIN } from '../../tests/support/admin.ts';
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

  test('is filtered by who and by what', async () => {
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
      ['?search=a%00b', 'search'],
      ['?session=%0a', 'session'],
      ['?from=yesterday', 'from'],
      ['?until=2026-11-21', 'until'],
      ['?signIns=some', 'signIns'],
    ]) {
      expect(await admin('GET', `/admin/audit${query}`), query).toMatchObject({ status: 400, body: { field } });
    }
  });

  describe('once a room was run', () => {
    let session: { id: string; code: string };
    beforeAll(async () => {
      app.time.now = Date.UTC(2026, 10, 22, 8);
      admin = app.as(String((await app.guest('POST', '/login', ADMIN)).body['token']));
      const { body } = await admin('POST', '/admin/sessions', { name: 'Équipe Œuvres & Façades' });
      session = { id: String(body['id']), code: String(body['code']) };
      const { id } = await app.player(session.code, 'noel@brevelle.example');
      const other = (await admin('POST', '/admin/sessions', { name: null })).body;
      const stranger = await app.player(String(other['code']), 'zoe@brevelle.example');
      app.time.now += 1000;
      const adjust = (who: string, reason: string) =>
        admin('POST', `/admin/participants/${who}/adjustments`, { points: -1.5, reason }, { 'idempotency-key': `adjust-${who}` });
      await adjust(id, 'Écran « gelé » 50% du temps');
      await adjust(stranger.id, 'ecran_plat');
      app.time.now = Date.UTC(2026, 10, 23);
      admin = app.as(String((await app.guest('POST', '/login', ADMIN)).body['token']));
      await admin('PATCH', `/admin/sessions/${session.id}/close`);
      await admin('GET', `/admin/exports/scores?session=${session.id}`);
    });

    const actions = async (query: string) => (await page(query)).entries.map(({ action }) => action);

    test('is filtered by its session, corrections of its people included', async () => {
      const own = ['scores-exported', 'session-closed', 'points-adjusted', 'session-created'];
      expect((await actions(`?session=${session.id}`)).sort()).toEqual(own.sort());
      expect(await actions('?session=nope')).toEqual([]);
    });

    test('is filtered by time: from a moment, until another one', async () => {
      const [first, second] = ['2026-11-22T08:00:00.000Z', '2026-11-23T00:00:00.000Z'];
      expect((await actions(`?from=${first}&until=${second}`)).sort()).toEqual(
        ['points-adjusted', 'points-adjusted', 'session-created', 'session-created', 'signed-in'].sort(),
      );
      expect((await actions(`?from=${second}`)).sort()).toEqual(['scores-exported', 'session-closed', 'signed-in']);
      expect(await actions('?until=2026-11-21T08:59:59.999Z')).toEqual([]);
    });

    test('hides sign-ins that went well', async () => {
      expect(await actions(`?from=2026-11-23T00:00:00.000Z&signIns=hidden`)).not.toContain('signed-in');
      expect(await actions('?action=signed-in&signIns=hidden')).toEqual([]);
    });

    test.each([
      ['ÉCRAN GELÉ', 1],
      ['ecran', 2],
      ['50%', 1],
      ['n_p', 1],
      ['-1.5', 2],
      ['noel@', 1],
      ['facade', 3],
      ['œuvres admin', 3],
      ['points adjusted', 2],
      ['participant:', 0],
      ['  ', 16],
    ])('is searched for %j, whatever the accents, the case and the order of words', async (text, count) => {
      expect(await actions(`?search=${encodeURIComponent(text)}`)).toHaveLength(count);
    });

    test('is searched by the code of a session, with or without its dash', async () => {
      for (const code of [session.code, session.code.replace('-', '').toLowerCase()])
        expect((await actions(`?search=${code}`)).sort()).toEqual(['scores-exported', 'session-closed', 'session-created']);
    });

    test('is searched a bounded number of entries at a call, and the next call goes on', async () => {
      const at = '2026-11-19T09:00:00.000Z';
      const rows = Array.from({ length: 5100 }, (_, index) => ({
        id: `00${index.toString(16).padStart(26, '0')}`,
        at,
        actor: index === 40 ? 'needle' : 'hay',
        action: 'signed-in',
      }));
      for (let from = 0; from < rows.length; from += 100)
        await app.database.query
          .insertInto('audit_log')
          .values(rows.slice(from, from + 100))
          .execute();
      const first = await page('?search=needle');
      expect(first.entries).toEqual([]);
      expect(first.next).toEqual(expect.any(String));
      const second = await page(`?search=needle&before=${first.next}`);
      expect(second).toMatchObject({ entries: [{ actor: 'needle' }], next: null });
      await app.database.query.deleteFrom('audit_log').where('at', '=', at).execute();
    });

    test('is exported with a column for each fact, as it is filtered', async () => {
      const { text } = await admin('GET', `/admin/audit.csv?session=${session.id}&action=points-adjusted`);
      expect(text.slice(1).trimEnd().split('\r\n')).toEqual([
        '"time (UTC)";"actor";"action";"session";"session name";"participant";"account";"points";"reason";"other details";"subject"',
        expect.stringMatching(
          new RegExp(
            `^"2026-11-22 08:00:01";"admin";"points-adjusted";"${session.code}";"Équipe Œuvres & Façades";` +
              `"noel@brevelle.example";"";"-1,5";"Écran « gelé » 50% du temps";"";"[0-9a-f]{28}"$`,
          ),
        ),
      ]);
      const opened = '2026-12-01T09:00:00.000Z';
      await app.database.query
        .insertInto('audit_log')
        .values({
          id: 'e'.repeat(28),
          at: opened,
          actor: 'schedule',
          action: 'session-opened',
          subject: session.id,
          detail: JSON.stringify({ opensAt: opened, closesAt: null, list: ['a', 'b'] }),
        })
        .execute();
      const later = (await admin('GET', `/admin/audit.csv?from=${opened}`)).text;
      expect(later).toContain('"";"opens at: 2026-12-01 09:00:00 · list: a, b";');
      await app.database.query.deleteFrom('audit_log').where('at', '=', opened).execute();
    });
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
    expect(new Set(old.slice(1))).toEqual(new Set(['"2026-11-20 09:00:00";"old";"signed-in";"";"";"";"";"";"";"";""']));

    const { text, headers } = await admin('GET', '/admin/audit.csv');
    expect(text).toContain(`"'@formula";"signed-in"`);
    expect(text).toContain(`"facilitator-created";"";"";"";"'@formula";"";"";"role: facilitator";`);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="vigie-audit-2026-11-23T00-00-00Z.csv"');
    expect((await page('?action=audit-exported')).entries.map(({ detail }) => detail)).toContainEqual({ actor: 'old' });
  });

  test('calls a deleted session what it was called, in its earlier entries too', async () => {
    const { body } = await admin('POST', '/admin/sessions', { name: 'Été' });
    const [id, code] = [String(body['id']), String(body['code'])];
    const message = { to: 'all', text: 'Pause.' };
    app.time.now += 1000;
    await admin('POST', `/admin/sessions/${id}/messages`, message, { 'idempotency-key': 'of-a-session-to-go' });
    app.time.now += 1000;
    expect(await admin('DELETE', `/admin/sessions/${id}`)).toMatchObject({ status: 204 });
    const { sessions, entries } = (await admin('GET', `/admin/audit?session=${id}`)).body;
    expect(entries).toMatchObject([{ action: 'session-deleted' }, { action: 'message-sent' }, { action: 'session-created' }]);
    expect(sessions).toEqual([{ id, code, name: 'Été' }]);
    const choices = JSON.parse((await admin('GET', '/admin/audit/sessions')).text);
    expect(choices.at(-1)).toEqual({ id, code, name: 'Été', deleted: true });
    expect(choices[0]).toMatchObject({ deleted: false });
    expect((await page(`?action=message-sent&search=${code}`)).entries).toHaveLength(1);
    expect((await admin('GET', `/admin/audit.csv?action=message-sent`)).text).toContain(`"message-sent";"${code}";"Été";`);
  });

  test('is readable whatever a restored backup brought along', async () => {
    await app.database.query
      .insertInto('audit_log')
      .values({ id: 'f'.repeat(28), at: '', actor: 'x', action: 'y', detail: '[1]' })
      .execute();
    expect((await page('?actor=x')).entries).toMatchObject([{ detail: { text: '[1]' } }]);
  });
});

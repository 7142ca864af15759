import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { upload } from '../../tests/support/backed-up-room.ts';
import { appOn, type Caller, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';
import { ERASURE_KEY } from '../database/settings.ts';

describe.each(testDatabases)('an import of people on $name', (kind) => {
  let app: TestApp;
  let admin: Caller;
  beforeEach(async () => {
    app = await openTestApp(kind);
    const call = await app.admin();
    // A millisecond passes with each call, so that entries of the log have an order.
    admin = (...args) => {
      app.time.now += 1;
      return call(...args);
    };
  });
  afterEach(() => app.close());

  const line = (number: number, name: string, department: string | null = 'Achats') => ({
    line: number,
    email: `${name}@brevelle.example`,
    name: name.toUpperCase(),
    department,
  });
  const preview = async (lines: readonly object[]) => (await admin('POST', '/admin/people/preview', { lines })).body;
  const bring = (lines: readonly object[], version: unknown, leave = false) =>
    admin('POST', '/admin/people/import', { lines, version, leave });
  const directory = async () => (await admin('GET', '/admin/people/directory')).body;
  const people = async () => {
    const { body } = await admin('GET', '/admin/people');
    const rows = Array.isArray(body['rows']) ? body['rows'] : [];
    return rows.map(({ email, department }) => `${String(email).split('@')[0]} ${department}`);
  };
  const linesOf = (doubts: unknown) => (Array.isArray(doubts) ? doubts.map((one) => one.line) : []);
  const entries = () =>
    app.database.query
      .selectFrom('audit_log')
      .select(['action', 'detail'])
      .where('action', 'in', ['people-imported', 'person-removed', 'directory-changed', 'directory-ended', 'people-exported'])
      .orderBy('id')
      .execute();
  const start = async () => {
    const lines = [line(1, 'ana'), line(2, 'bob'), line(3, 'zoe', 'Études')];
    const { status } = await bring(lines, (await preview(lines))['version']);
    expect(status).toBe(200);
    return lines;
  };

  test('shows what it will do, and does it; who is gone stays until that is ticked', async () => {
    await start();
    app.time.now += 1000;
    const lines = [line(2, 'ana', 'RH'), line(3, 'bob'), line(4, 'new', null)];
    const seen = await preview(lines);
    expect(seen).toEqual({
      version: (await directory())['version'],
      added: 1,
      changed: 1,
      unchanged: 1,
      gone: 1,
      doubtful: 1,
      refused: 0,
      newPeople: [{ line: 4, email: 'new@brevelle.example', name: 'NEW', department: null }],
      changes: [
        {
          line: 2,
          email: 'ana@brevelle.example',
          former: null,
          returns: false,
          fields: [{ fact: 'department', from: 'Achats', to: 'RH' }],
        },
      ],
      gonePeople: [{ email: 'zoe@brevelle.example', name: 'ZOE', department: 'Études' }],
      departments: expect.arrayContaining([{ department: 'RH', people: 1 }]),
      departmentCount: 2,
      singleDepartments: 2,
      singles: ['RH', 'Achats'],
      renamed: [],
      readdressed: [],
      readdressedCount: 0,
      erased: [],
      erasedCount: 0,
      compound: [],
      refusals: [],
      doubts: [{ kind: 'department', line: 4, email: 'new@brevelle.example' }],
    });
    expect(await people()).toEqual(['ana Achats', 'bob Achats', 'zoe Études']);
    expect((await bring(lines, seen['version'])).body).toEqual({
      ...{ added: 1, changed: 1, readdressed: 0 },
      ...{ left: 0, unchanged: 1 },
    });
    expect(await people()).toEqual(['ana RH', 'bob Achats', 'new null', 'zoe Études']);
    const again = await preview(lines);
    expect((await bring(lines, again['version'], true)).body).toMatchObject({ added: 0, changed: 0, left: 1, unchanged: 3 });
    expect(await people()).toEqual(['ana RH', 'bob Achats', 'new null']);
    expect(await directory()).toMatchObject({ present: 3, left: 1 });
    expect((await entries()).map(({ detail }) => JSON.parse(detail ?? ''))).toEqual([
      { added: 3, changed: 0, left: 0 },
      { added: 1, changed: 1, left: 0 },
      { added: 0, changed: 0, left: 1 },
    ]);
  });

  test('counts wrong lines and lines to look at, each line once', async () => {
    const wrong = { ...line(4, 'eve', 'x'.repeat(61)), language: 'gaulois' };
    const seen = await preview([line(1, 'ana'), line(2, 'ana'), line(3, 'bob', null), wrong, { line: 5, email: 'zoe' }]);
    expect([seen['refused'], seen['doubtful']]).toEqual([2, 2]);
    expect(linesOf(seen['refusals'])).toEqual([4, 4, 5]);
    expect(linesOf(seen['doubts'])).toEqual([1, 3]);
  });

  test('of a department with another name takes rights and running campaigns along, and says so', async () => {
    await start();
    const account = { username: 'hugo', role: 'department', password: 'motdepasse-long-2', departments: ['Études', 'Achats'] };
    const { body: head } = await admin('POST', '/admin/facilitators', account);
    const period = { purpose: '', startsOn: '2026-11-01', endsOn: '2026-12-31' };
    const campaign = async (name: string) =>
      String((await admin('POST', '/admin/campaigns', { ...period, name, departments: ['Achats'] })).body['id']);
    const [running, ended] = [await campaign('Automne'), await campaign('Été')];
    await admin('POST', `/admin/campaigns/${ended}/end`);
    const lines = [line(1, 'ana', 'Approvisionnement'), line(2, 'bob', 'Approvisionnement'), line(3, 'zoe', 'Études')];
    const seen = await preview(lines);
    expect(seen).toMatchObject({ renamed: [{ from: 'Achats', to: 'Approvisionnement', onceLeft: false }] });
    expect((await bring(lines, seen['version'])).status).toBe(200);
    const { body: accounts } = await admin('GET', '/admin/facilitators');
    expect(accounts).toContainEqual(expect.objectContaining({ username: 'hugo', departments: ['Approvisionnement', 'Études'] }));
    const departmentsOf = async (id: string) => (await admin('GET', `/admin/campaigns/${id}`)).body['departments'];
    expect(await departmentsOf(running)).toEqual(['Approvisionnement']);
    expect(await departmentsOf(ended)).toEqual(['Achats']);
    const { body: page } = await admin('GET', '/admin/audit?search=Approvisionnement');
    const entries: readonly Record<string, unknown>[] = Array.isArray(page['entries']) ? page['entries'] : [];
    expect(entries.map(({ action, subject }) => `${action} ${subject}`).sort()).toEqual(
      [`campaign-changed ${running}`, `facilitator-changed ${head['id']}`].sort(),
    );
  });

  describe('that says of somebody which address was theirs', () => {
    const right = (number: number, name: string, former: string) => ({
      ...line(number, name),
      former: `${former}@brevelle.example`,
    });
    const join = async () => {
      await start();
      const allowed = ['ana', 'bob'].map((name) => ({ entry: `${name}@brevelle.example`, team: null, name: null }));
      const { body: session } = await admin('POST', '/admin/sessions', { allowed });
      const player = await app.player(String(session['code']), 'ana@brevelle.example');
      return { session: String(session['id']), code: String(session['code']), player };
    };
    const participants = () => app.database.query.selectFrom('participants').select(['id', 'email']).orderBy('email').execute();

    test('keeps one person, with sessions and lists, and does so once', async () => {
      const { session, player } = await join();
      const proposed = await preview([{ ...line(1, 'ana.ruiz'), name: 'ANA' }, line(2, 'bob'), line(3, 'zoe')]);
      expect(proposed).toMatchObject({ added: 1, gone: 1, readdressed: [] });
      const lines = [right(1, 'ana.ruiz', 'ana'), line(2, 'bob'), line(3, 'zoe', 'Études')];
      const seen = await preview(lines);
      expect(seen).toMatchObject({
        ...{ added: 0, changed: 1, gone: 0, readdressedCount: 1 },
        changes: [{ line: 1, email: 'ana.ruiz@brevelle.example', former: 'ana@brevelle.example' }],
        readdressed: [{ line: 1, former: { email: 'ana@brevelle.example' }, kept: true }],
      });
      expect((await bring(lines, seen['version'], true)).body).toMatchObject({ added: 0, changed: 1, readdressed: 1, left: 0 });
      expect(await people()).toEqual(['ana.ruiz Achats', 'bob Achats', 'zoe Études']);
      expect(await participants()).toEqual([{ id: player.id, email: 'ana.ruiz@brevelle.example' }]);
      const { body } = await admin('GET', `/admin/sessions/${session}`);
      expect(body['allowed']).toContainEqual(expect.objectContaining({ entry: 'ana.ruiz@brevelle.example' }));
      // A retry whose first reply was lost.
      expect((await bring(lines, seen['version'], true)).body).toMatchObject({ changed: 0, readdressed: 0, unchanged: 3 });
      const [, last] = await entries();
      expect(JSON.parse(last?.detail ?? '')).toEqual({ added: 0, changed: 1, left: 0, readdressed: 1 });
    });

    test('is refused with its line where both addresses are in one of the sessions, and changes nothing', async () => {
      const { code } = await join();
      await app.player(code, 'bob@brevelle.example');
      const bob = await app.database.query
        .selectFrom('people')
        .select('id')
        .where('email', 'like', 'bob@%')
        .executeTakeFirstOrThrow();
      await admin('DELETE', `/admin/people/${bob.id}`);
      const before = await participants();
      const lines = [right(7, 'bob', 'ana')];
      const seen = await preview(lines);
      expect(await bring(lines, seen['version'])).toMatchObject({
        status: 409,
        body: { code: 'address-taken', field: 'lines', message: expect.stringMatching(/^Line 7: .*Nothing was imported\.$/) },
      });
      expect(await participants()).toEqual(before);
      expect(await people()).toEqual(['ana Achats', 'zoe Études']);
    });

    test('takes as many as one import may, and says so of more', async () => {
      const many = (count: number, address: (index: number) => object) =>
        Array.from({ length: count }, (_, index) => ({ ...line(index + 1, `p${index}`), ...address(index) }));
      const before = many(501, () => ({}));
      await bring(before, (await preview(before))['version']);
      const after = many(501, (index) => ({ email: `q${index}@brevelle.example`, former: `p${index}@brevelle.example` }));
      const { version } = await preview(after);
      expect((await bring(after, version)).body).toMatchObject({ field: 'lines', message: expect.stringContaining('500') });
      expect((await bring(after.slice(480), version)).body).toMatchObject({ changed: 21, readdressed: 21 });
      expect(await directory()).toMatchObject({ present: 501 });
    });
  });

  describe('with somebody who was erased', () => {
    const erase = (email: string) => admin('POST', '/admin/data-protection/erasure', { email });
    const lines = [line(1, 'ana'), line(2, 'bob'), line(3, 'zoe', 'Études')];

    test('knows nobody where the installation has lost its key', async () => {
      await start();
      await erase('ana@brevelle.example');
      await app.database.query.deleteFrom('settings').where('key', '=', ERASURE_KEY).execute();
      expect(await preview([line(1, 'ana')])).toMatchObject({ added: 1, erasedCount: 0 });
    });

    test('says so and leaves them out, and tells nobody of addresses in what it keeps', async () => {
      await start();
      await erase('ana@brevelle.example');
      const seen = await preview(lines);
      expect(seen).toMatchObject({
        ...{ added: 0, changed: 0, unchanged: 2, gone: 0, erasedCount: 1 },
        erased: [{ line: 1, email: 'ana@brevelle.example', name: 'ANA', department: 'Achats', taken: false }],
        departments: [
          { department: 'Achats', people: 1 },
          { department: 'Études', people: 1 },
        ],
      });
      expect((await bring(lines, seen['version'], true)).body).toMatchObject({ added: 0, left: 0, unchanged: 2 });
      expect(await people()).toEqual(['bob Achats', 'zoe Études']);
      const kept = await app.database.query.selectFrom('erased_people').selectAll().execute();
      expect(JSON.stringify(kept)).not.toContain('ana');
    });

    test('takes them once their line says so, once, and notes it', async () => {
      await start();
      await erase('ana@brevelle.example');
      const again = lines.map((one) => (one.line === 1 ? { ...one, email: 'ANA@brevelle.example', afterErasure: true } : one));
      const seen = await preview(again);
      expect(seen).toMatchObject({ added: 1, erasedCount: 1, erased: [{ line: 1, taken: true }] });
      for (const added of [1, 0]) expect((await bring(again, seen['version'])).body).toMatchObject({ added });
      expect(await people()).toEqual(['ana Achats', 'bob Achats', 'zoe Études']);
      expect(await preview(lines)).toMatchObject({ unchanged: 3, erasedCount: 0 });
      const [, last] = await entries();
      expect(JSON.parse(last?.detail ?? '')).toEqual({ added: 1, changed: 0, left: 0, afterErasure: 1 });
    });

    test('leaves them out also where the erasure came after the preview', async () => {
      const { version } = await preview(lines);
      await erase('ana@brevelle.example');
      expect((await bring(lines, version)).body).toMatchObject({ added: 2 });
      expect(await people()).toEqual(['bob Achats', 'zoe Études']);
    });
  });

  test('of the same list changes nothing, also as a retry with the version of before', async () => {
    const lines = await start();
    const { version } = await directory();
    for (const seen of ['0'.repeat(28), version])
      expect(await bring(lines, seen, true)).toMatchObject({
        status: 200,
        body: { added: 0, changed: 0, left: 0, unchanged: 3 },
      });
    expect((await directory())['version']).toBe(version);
    expect(await entries()).toHaveLength(1);
  });

  test('is refused once somebody else has changed the directory', async () => {
    await start();
    const { version } = await preview([line(1, 'new')]);
    const results = await Promise.all([
      bring([line(1, 'new')], version),
      bring([line(1, 'other')], version),
      bring([line(1, 'third')], version),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(results.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'directory-changed' });
    expect(await people()).toHaveLength(4);
    const row = await app.database.query
      .selectFrom('people')
      .select('id')
      .where('email', 'like', 'bob@%')
      .executeTakeFirstOrThrow();
    const seen = await preview([line(1, 'late')]);
    await admin('DELETE', `/admin/people/${row.id}`);
    expect((await bring([line(1, 'late')], seen['version'])).status).toBe(409);
  });

  test('with one line that cannot be stored stores none, and names it', async () => {
    await start();
    const lines = [line(1, 'new'), { ...line(2, 'x'), email: 'x@brevelle' }];
    const seen = await preview(lines);
    expect(seen).toMatchObject({ added: 1, refused: 1, refusals: [{ kind: 'address', line: 2, email: 'x@brevelle' }] });
    expect(await bring(lines, seen['version'])).toMatchObject({
      status: 400,
      body: { code: 'invalid-field', field: 'lines', message: expect.stringContaining('Line 2 ') },
    });
    expect(await people()).toHaveLength(3);
  });

  test('takes the last of two lines of one address, whatever their numbers', async () => {
    const lines = [line(1, 'ana', 'RH'), line(1, 'ANA', 'Achats')];
    const seen = await preview(lines);
    expect((await bring(lines, seen['version'])).body).toMatchObject({ added: 1 });
    expect(await people()).toEqual(['ana Achats']);
  });

  test('takes 20,000 lines, and says so of more', async () => {
    const lines = Array.from({ length: 20_000 }, (_, index) => line(index + 1, `p${index}`, `Service ${index % 40}`));
    const seen = await preview(lines);
    expect(seen['newPeople']).toHaveLength(200);
    expect((await bring(lines, seen['version'])).body).toMatchObject({ added: 20_000 });
    const changed = lines.map((one) => ({ ...one, name: `${one.name} X` }));
    expect((await bring(changed, (await preview(changed))['version'])).body).toMatchObject({ changed: 20_000 });
    expect((await directory())['present']).toBe(20_000);
    const tooMany = [...lines, line(1, 'more')];
    for (const [call, body] of Object.entries({
      preview: { lines: tooMany },
      import: { lines: tooMany, version: 'x', leave: false },
    }))
      expect((await admin('POST', `/admin/people/${call}`, body)).body).toMatchObject({
        field: 'lines',
        message: expect.stringContaining('20000'),
      });
  });

  test.each([
    [{}, 'lines'],
    [{ lines: [] }, 'lines'],
    [{ lines: [{ line: 0, email: 'a' }] }, 'lines.0.line'],
    [{ lines: [{ line: 1 }] }, 'lines.0.email'],
    [{ lines: [{ line: 1, email: 'a@b.example', team: 'X' }] }, 'lines.0.team'],
  ])('refuses what is no list: %j', async (body, field) => {
    expect((await admin('POST', '/admin/people/preview', body)).body).toMatchObject({ field });
  });

  test('a person who is removed leaves the counts only; a second time changes nothing', async () => {
    await start();
    const row = await app.database.query
      .selectFrom('people')
      .select('id')
      .where('email', 'like', 'zoe@%')
      .executeTakeFirstOrThrow();
    for (let time = 0; time < 2; time += 1) expect((await admin('DELETE', `/admin/people/${row.id}`)).status).toBe(204);
    expect(await people()).toEqual(['ana Achats', 'bob Achats']);
    expect(await directory()).toMatchObject({
      present: 2,
      left: 0,
      departments: [
        { department: 'Achats', present: 2, left: 0 },
        { department: 'Études', present: 0, left: 1 },
      ],
    });
    expect(JSON.stringify(await app.database.query.selectFrom('people').selectAll().execute())).not.toMatch(/zoe/i);
    expect(await entries()).toEqual([expect.anything(), { action: 'person-removed', detail: null }]);
    expect((await admin('DELETE', '/admin/people/nobody')).status).toBe(404);
  });

  test('the end of the directory erases names and addresses, and keeps the counts; a list after it needs a later end', async () => {
    const lines = await start();
    for (const endsOn of ['2027-02-30', '2026-11-20', 'soon'])
      expect((await admin('PUT', '/admin/people/directory', { purpose: null, endsOn })).body).toMatchObject({ field: 'endsOn' });
    const said = { purpose: 'Campagne 2026', endsOn: '2026-11-21' };
    for (let time = 0; time < 2; time += 1)
      expect(await admin('PUT', '/admin/people/directory', said)).toMatchObject({ status: 200, body: { ...said, present: 3 } });
    await (await appOn(app.url)).close();
    expect(await people()).toHaveLength(3);
    await app.database.query.updateTable('people_directory').set({ ends_on: '2026-11-20' }).execute();
    await (await appOn(app.url)).close();
    await (await appOn(app.url)).close();
    expect(await people()).toEqual([]);
    expect(await directory()).toMatchObject({ present: 3, departments: [{ present: 2 }, { present: 1 }] });
    expect(JSON.stringify(await app.database.query.selectFrom('people').selectAll().execute())).not.toContain('@');
    const seen = await preview(lines);
    expect((await bring(lines, seen['version'])).body).toMatchObject({ code: 'directory-ended' });
    await admin('PUT', '/admin/people/directory', { purpose: null, endsOn: '2027-11-21' });
    expect((await bring(lines, seen['version'])).body).toMatchObject({ added: 3 });
    expect(await directory()).toMatchObject({ present: 3 });
    expect((await entries()).map(({ action }) => action).sort()).toEqual([
      'directory-changed',
      'directory-changed',
      'directory-ended',
      'people-imported',
      'people-imported',
    ]);
  });

  test('the directory is a file for a spreadsheet, and travels in a backup', async () => {
    await start();
    const file = await admin('GET', '/admin/people.csv?department=Achats');
    expect(file.text).toBe(
      '\uFEFF"Nom";"E-mail";"Service";"Site";"Responsable";"Langue"\r\n"ANA";"ana@brevelle.example";"Achats";"";"";""\r\n"BOB";"bob@brevelle.example";"Achats";"";"";""\r\n',
    );
    expect(file.headers['content-disposition']).toContain('vigie-people-');
    const { text } = await admin('GET', '/admin/backup');
    const other = await openTestApp(kind);
    const there = await other.admin();
    expect((await upload(there, text)).status).toBe(200);
    expect((await there('GET', '/admin/people')).body).toEqual((await admin('GET', '/admin/people')).body);
    expect((await upload(there, text)).body).toMatchObject({ code: 'installation-not-empty' });
    await other.close();
  });
});

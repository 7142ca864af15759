import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';

describe.each(testDatabases)('the attendance of a session on $name', (kind) => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await openTestApp(kind);
    admin = await app.admin();
  });
  afterAll(() => app.close());

  const invited = (name: string, team: string | null = null) => ({
    entry: `${name}@brevelle.example`,
    team,
    name: name === 'zoe' ? null : `Prénom ${name}`,
  });

  async function attended() {
    const allowed = ['ana', 'bob', 'bob.pro', 'gone', 'zoe'].map((name) => invited(name, name === 'ana' ? 'Achats' : null));
    const { body } = await admin('POST', '/admin/sessions', { teams: ['Achats'], allowed });
    const session = { id: String(body['id']), code: String(body['code']) };
    const begin = app.time.now;
    const at = (minutes: number) => new Date(begin + minutes * 60_000).toISOString();
    const minute = (minutes: number) => {
      app.time.now = begin + minutes * 60_000;
    };
    const join = (name: string) => app.player(session.code, `${name}@brevelle.example`);
    const ana = await join('ana');
    minute(2);
    const bob = await join('bob');
    minute(5);
    const again = await join('bob.pro');
    const gone = await join('gone');
    minute(12);
    await ana.call('POST', '/challenges/form/attempts', { answer: 'non' });
    await again.call('POST', '/challenges/form/attempts', { answer: 'non' });
    minute(40);
    await admin('POST', `/admin/participants/${again.id}/merge`, { into: bob.id, reason: 'one person' });
    await admin('POST', `/admin/participants/${gone.id}/removal`, { reason: 'a test run' });
    await admin('POST', `/admin/participants/${ana.id}/adjustments`, { points: 1, reason: 'helped others' });
    return { session, at };
  }

  test('tells from when to when each was there, and who was not', async () => {
    const { session, at } = await attended();
    expect((await admin('GET', `/admin/sessions/${session.id}/attendance`)).body).toEqual({
      expected: 3,
      erased: 0,
      directory: [],
      present: [
        { username: 'ana@brevelle.example', realName: 'Prénom ana', team: 'Achats', from: at(0), until: at(12) },
        { username: 'bob@brevelle.example', realName: 'Prénom bob', team: null, from: at(2), until: at(12) },
      ],
      absent: [{ username: 'zoe@brevelle.example', realName: null, team: null }],
    });
  });

  test('tells without a list who came of each department of the directory, never of fewer than five, as the report does', async () => {
    const names = Array.from({ length: 14 }, (_, place) => `p${place}`);
    // Six of Achats, five of Paie, three of RH: RH and Paie are told together.
    const department = (place: number) => (place < 6 ? 'Achats' : place < 11 ? 'Paie' : 'RH');
    const lines = names.map((name, place) => ({
      ...{ line: place + 1, email: `${name}@brevelle.example`, name },
      department: department(place),
    }));
    const { version } = (await admin('GET', '/admin/people/directory')).body;
    expect((await admin('POST', '/admin/people/import', { lines, version, leave: false })).status).toBe(200);
    const { id, code } = await app.session();
    // Four of Achats, and three of the others; nobody knows the last one.
    for (const name of ['p0', 'p1', 'p2', 'p3', 'p6', 'p11', 'p12', 'visitor']) {
      const { call } = await app.player(code, `${name}@brevelle.example`);
      await call('GET', '/challenges/form');
    }
    const directory = [
      { team: 'Achats', others: false, people: 6, came: 4, bound: 'exact' },
      { team: null, others: true, people: 8, came: 3, bound: 'exact' },
    ];
    const sheet = (await admin('GET', `/admin/sessions/${id}/attendance`)).body;
    expect(sheet).toMatchObject({ expected: null });
    expect(sheet['directory']).toHaveLength(directory.length);
    expect(sheet['directory']).toEqual(expect.arrayContaining(directory));
    await admin('POST', `/admin/sessions/${id}/room`, { action: 'end' });
    const reported = (of: string) => admin('GET', `/admin/reports?sessions=${of}`).then(({ body }) => Object(body['report']));
    expect((await reported(id)).directory).toEqual(directory);
    // Several sessions would count everybody in the directory twice.
    const other = await app.session();
    expect((await reported(`${id},${other.id}`)).directory).toEqual(directory);
    const few = await app.session();
    for (const name of ['p0', 'p1', 'p2', 'p3', 'visitor']) await app.player(few.code, `${name}@brevelle.example`);
    expect((await admin('GET', `/admin/sessions/${few.id}/attendance`)).body['directory']).toEqual([]);
    await app.database.query.deleteFrom('people').execute();
  });

  test('has everybody in the team of the list, whichever they played in', async () => {
    const allowed = ['ana', 'bob', 'bob.pro'].map((name) => invited(name, name === 'bob' ? null : 'Achats'));
    const { body } = await admin('POST', '/admin/sessions', { teams: ['Achats', 'RH'], allowed });
    const [id, code] = [String(body['id']), String(body['code'])];
    const ana = await app.player(code, 'ana@brevelle.example');
    expect((await ana.call('PATCH', '/session/team', { team: 'RH' })).status).toBe(200);
    const bob = await app.player(code, 'bob@brevelle.example');
    const again = await app.player(code, 'bob.pro@brevelle.example');
    await admin('POST', `/admin/participants/${again.id}/merge`, { into: bob.id, reason: 'one person' });
    expect((await bob.call('PATCH', '/session/team', { team: 'RH' })).status).toBe(200);
    expect((await admin('GET', `/admin/sessions/${id}/attendance`)).body).toMatchObject({
      present: [{ team: 'Achats' }, { username: 'bob@brevelle.example', team: 'Achats' }],
    });
  });

  test('reaches to the last mission and to the debrief, which come after play', async () => {
    const { id, code } = await app.session();
    const begin = app.time.now;
    const minute = (minutes: number) => {
      app.time.now = begin + minutes * 60_000;
      return new Date(app.time.now).toISOString();
    };
    const judge = await app.player(code, 'ana@brevelle.example');
    const answering = await app.player(code, 'bob@brevelle.example');
    await admin('POST', `/admin/sessions/${id}/finale`, { action: 'open', round: 1 });
    const judged = minute(40);
    expect((await judge.call('PUT', '/finale/judgement', { round: 1, genuine: true })).status).toBe(200);
    await admin('POST', `/admin/sessions/${id}/room`, { action: 'end' });
    await admin('POST', `/admin/sessions/${id}/debrief`, { action: 'open', missions: ['word'] });
    await admin('POST', `/admin/sessions/${id}/debrief`, { action: 'go', position: 3 });
    const answered = minute(55);
    expect((await answering.call('PUT', '/debrief/answer', { mission: 'word', option: 0 })).status).toBe(200);
    expect((await admin('GET', `/admin/sessions/${id}/attendance`)).body).toMatchObject({
      present: [
        { username: 'ana@brevelle.example', until: judged },
        { username: 'bob@brevelle.example', until: answered },
      ],
    });
  });

  test('expects no number of a session that everyone may join, and of one without anybody is empty', async () => {
    const { id } = await app.session();
    expect((await admin('GET', `/admin/sessions/${id}/attendance`)).body).toEqual({
      expected: null,
      erased: 0,
      directory: [],
      present: [],
      absent: [],
    });
  });

  test('is a file for a spreadsheet, which is written down', async () => {
    const { session } = await attended();
    const file = () => admin('GET', `/admin/sessions/${session.id}/attendance.csv?zone=Europe/Paris`);
    expect((await file()).text, 'who may still come is not absent').toContain('"zoe@brevelle.example";"";"pas encore";"";""');
    await admin('PATCH', `/admin/sessions/${session.id}/close`);
    const { text, headers } = await file();
    expect(headers['content-disposition']).toContain(`vigie-attendance-${session.code}-`);
    const [head, ana, , zoe, ...rest] = text.split('\r\n');
    expect(head).toBe('\uFEFF"Nom";"E-mail";"Équipe";"Présence";"Arrivée (heure : Europe/Paris)";"Dernière action"');
    expect(ana).toMatch(
      /^"Prénom ana";"ana@brevelle\.example";"Achats";"présent";"2026-11-21 1\d:\d\d:00";"2026-11-21 1\d:\d\d:00"$/,
    );
    expect(zoe).toBe('"";"zoe@brevelle.example";"";"absent";"";""');
    expect(rest).toEqual(['']);
    const { body } = await admin('GET', '/admin/audit?search=attendance');
    expect(JSON.stringify(body)).toContain(session.code);
  });

  test('is for who is signed in to the console, of a session that there is', async () => {
    const { id } = await app.session();
    expect((await app.guest('GET', `/admin/sessions/${id}/attendance`)).status).toBe(401);
    for (const what of ['attendance', 'attendance.csv'])
      expect((await admin('GET', `/admin/sessions/nope/${what}`)).status).toBe(404);
    expect(await admin('GET', `/admin/sessions/${id}/attendance.csv?zone=Nowhere`)).toMatchObject({
      status: 400,
      body: { field: 'zone' },
    });
  });
});

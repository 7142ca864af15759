import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ParticipantsPage } from '#schemas/participants.ts';
import { type Caller, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';

describe.each(testDatabases)('participants of a session on $name', (kind) => {
  let app: TestApp;
  let admin: Caller;
  let session: { id: string; code: string };
  const names = ['d', 'b_1', 'a%', 'c', 'e'];
  beforeAll(async () => {
    app = await openTestApp(kind);
    admin = await app.admin();
    session = await app.session();
    await app.player((await app.session()).code, 'other@brevelle.example');
    const teams = ['Équipe É, achats', 'Ventes'];
    await app.database.query
      .updateTable('sessions')
      .set({ teams: JSON.stringify(teams) })
      .where('id', '=', session.id)
      .execute();
    for (const [index, name] of names.entries()) {
      app.time.now += 1000;
      const { id, call } = await app.player(session.code, `${name}@brevelle.example`);
      if (index === 1 || index === 3) await call('POST', '/challenges/form/attempts', { answer: { username: 'admin' } });
      if (index === 4) for (const key of ['word', 'form']) await call('POST', `/challenges/${key}/attempts`, { answer: 'non' });
      app.time.now += 1000;
      if (index === 3) await call('POST', '/score', { points: -2 });
      if (index < 2) await admin('PATCH', `/admin/participants/${id}`, { team: teams[1 - index] });
    }
    // Joined before the other with as many points, but reached them later.
    const { call } = await app.player(session.code, 'd@brevelle.example');
    await call('POST', '/challenges/form/attempts', { answer: { username: 'admin' } });
  });
  afterAll(() => app.close());

  async function list(query = ''): Promise<string[]> {
    const { status, text } = await admin('GET', `/admin/sessions/${session.id}/participants${query}`);
    expect(status).toBe(200);
    const { total, rows }: ParticipantsPage = JSON.parse(text);
    return [`${total}`, ...rows.map(({ username }) => username.replace('@brevelle.example', ''))];
  }

  test('are sorted by the database, equal ones always the same way, and cut into pages', async () => {
    const board: { username: string }[] = JSON.parse((await admin('GET', `/admin/sessions/${session.id}/scores`)).text);
    expect((await list()).slice(1)).toEqual(board.map(({ username }) => username.replace('@brevelle.example', '')));
    expect(await list()).toEqual(['5', 'b_1', 'd', 'c', 'a%', 'e']);
    expect(await list('?sort=score&order=asc')).toEqual(['5', 'e', 'a%', 'c', 'd', 'b_1']);
    expect(await list('?sort=username')).toEqual(['5', 'a%', 'b_1', 'c', 'd', 'e']);
    expect(await list('?sort=username&order=desc&limit=2&offset=1')).toEqual(['5', 'd', 'c']);
    expect(await list('?sort=team')).toEqual(['5', 'b_1', 'd', 'a%', 'c', 'e']);
    expect(await list('?sort=team&order=desc')).toEqual(['5', 'd', 'b_1', 'e', 'c', 'a%']);
    expect(await list('?sort=solved')).toEqual(['5', 'c', 'b_1', 'd', 'e', 'a%']);
    expect(await list('?sort=joined&limit=1')).toEqual(['5', 'd']);
    for (const wrong of ['participants?limit=201', 'participants?offset=-1', 'scores?limit=0', 'scores?limit=-1'])
      expect((await admin('GET', `/admin/sessions/${session.id}/${wrong}`)).status, wrong).toBe(400);
    expect((await admin('GET', '/admin/sessions/nope/participants')).status).toBe(404);
    expect((await app.guest('GET', `/admin/sessions/${session.id}/participants`)).status).toBe(401);
  });

  test('are told without those who were removed, on request', async () => {
    const other = await app.session();
    for (const name of ['ana', 'bob', 'cy']) {
      const { id } = await app.player(other.code, `${name}@brevelle.example`);
      if (name !== 'cy') await admin('POST', `/admin/participants/${id}/removal`, { reason: 'a test run' });
    }
    const { body } = await admin('GET', `/admin/sessions/${other.id}/participants?status=playing&sort=username&limit=1`);
    expect(body).toMatchObject({ total: 1, rows: [{ username: 'cy@brevelle.example' }] });
  });

  test('are found by a part of the e-mail or of the team, in any case', async () => {
    expect(await list('?search=%25')).toEqual(['1', 'a%']);
    expect(await list('?search=_')).toEqual(['1', 'b_1']);
    expect(await list('?search=B_1%40Brev')).toEqual(['1', 'b_1']);
    expect(await list('?search=%20b_1%20')).toEqual(['1', 'b_1']);
    expect(await list(`?search=${encodeURIComponent('équipe é')}`)).toEqual(['1', 'b_1']);
    expect(await list('?search=Equipe%20e%20')).toEqual(['1', 'b_1']);
    expect(await list('?search=nobody')).toEqual(['0']);
    expect((await admin('GET', `/admin/sessions/${session.id}/participants?search=%00`)).body).toMatchObject({ field: 'search' });
  });

  test('are found by their board name, with its accents or without', async () => {
    const { id } = await app.player(session.code, 'c@brevelle.example');
    await admin('PATCH', `/admin/participants/${id}`, { name: 'Noël Çetin' });
    for (const typed of ['noel', 'Noël', 'CETIN', 'ël ç'])
      expect(await list(`?search=${encodeURIComponent(typed)}`)).toEqual(['1', 'c']);
    // Accents of other languages are not ignored, but a name is found as it is written, in any Unicode normalisation.
    await admin('PATCH', `/admin/participants/${id}`, { name: 'Nguyễn Čapek' });
    for (const typed of ['Nguyễn', 'ČAPEK', 'ễn č'.normalize('NFD')])
      expect(await list(`?search=${encodeURIComponent(typed)}`)).toEqual(['1', 'c']);
  });

  test('are found by the name of the directory, under which they are shown', async () => {
    const lines = [{ line: 1, email: 'e@brevelle.example', name: 'Élodie Prévost', department: null }];
    const { version } = (await admin('POST', '/admin/people/preview', { lines })).body;
    expect((await admin('POST', '/admin/people/import', { lines, version, leave: false })).status).toBe(200);
    for (const typed of ['Élodie', 'PREVOST']) expect(await list(`?search=${encodeURIComponent(typed)}`)).toEqual(['1', 'e']);
  });

  test('show what each has, and who is no longer there', async () => {
    const { body } = await admin('GET', `/admin/sessions/${session.id}/participants?search=c%40`);
    const [row]: ParticipantsPage['rows'] = JSON.parse(JSON.stringify(body['rows']));
    expect(row).toMatchObject({ score: 1, solved: 1, status: 'playing', team: null, mergedInto: null });
    const details = async (of: unknown) => (await admin('GET', `/admin/participants/${of}`)).body;
    expect(await details(row?.id)).toMatchObject({ solved: 1, challenges: [{ challenge: 'form', points: 3 }] });
    expect([(await details(row?.id))['events']].flat().map((event) => Object(event)['points'])).toEqual([-2, 3]);
    const { rows } = (await admin('GET', `/admin/sessions/${session.id}/participants?search=e%40`)).body;
    const e = Object([rows].flat()[0])['id'];
    const tried = { failures: 1, solvedAt: null, points: null };
    expect(await details(e)).toMatchObject({
      solved: 0,
      challenges: [
        { challenge: 'form', ...tried },
        { challenge: 'word', ...tried },
      ],
      events: [],
    });
    await admin('POST', `/admin/participants/${e}/merge`, { into: row?.id, reason: 'one person' });
    expect(await details(e)).toMatchObject({ status: 'merged', mergedInto: row?.id });
    await admin('POST', `/admin/participants/${row?.id}/removal`, { reason: 'left the room' });
    const after = await admin('GET', `/admin/sessions/${session.id}/participants?search=c%40`);
    expect(after.body).toMatchObject({ total: 1, rows: [{ score: 0, status: 'removed' }] });
  });
});

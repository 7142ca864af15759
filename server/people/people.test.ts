import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';

describe.each(testDatabases)('the directory on $name', (kind) => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await openTestApp(kind);
    admin = await app.admin();
    const at = '2026-11-21T09:00:00.000Z';
    const person = (index: number, email: string | null, name: string | null, department: string | null, left = false) => ({
      id: String(index).padStart(28, '0'),
      email,
      name,
      department,
      created_at: at,
      updated_at: at,
      left_at: left ? at : null,
    });
    await app.database.query
      .insertInto('people')
      .values([
        person(1, 'zoe@brevelle.example', 'Zoé Émond', 'Études'),
        person(2, 'ana_b@brevelle.example', 'Ana Béal', 'Achats'),
        person(3, 'bob@brevelle.example', 'Bob LÉGER', 'Études'),
        person(4, 'gone@brevelle.example', 'Léo Parti', 'Études', true),
        person(5, null, null, 'Achats', true),
        person(6, 'new@brevelle.example', null, null),
      ])
      .execute();
  });
  afterAll(() => app.close());

  const emails = async (search: string) => {
    const { status, body } = await admin('GET', `/admin/people?${search}`);
    expect(status).toBe(200);
    const rows = Array.isArray(body['rows']) ? body['rows'] : [];
    return { total: body['total'], emails: rows.map(({ email }) => String(email).split('@')[0]) };
  };

  test('is for administrators', async () => {
    for (const url of ['/admin/people', '/admin/people/directory']) expect((await app.guest('GET', url)).status).toBe(401);
    await admin('POST', '/admin/facilitators', {
      username: 'lea',
      password: 'motdepasse-long-2',
      role: 'facilitator',
    });
    const { body } = await app.guest('POST', '/login', { username: 'lea', password: 'motdepasse-long-2' });
    for (const url of ['/admin/people', '/admin/people/directory'])
      expect((await app.as(String(body['token']))('GET', url)).status).toBe(403);
  });

  test('counts who is present and who left, by department; erased people are in the counts only', async () => {
    expect((await admin('GET', '/admin/people/directory')).body).toEqual({
      version: '0'.repeat(28),
      present: 4,
      left: 1,
      departments: [
        { department: 'Achats', present: 1, left: 1 },
        { department: 'Études', present: 2, left: 1 },
        { department: null, present: 1, left: 0 },
      ],
      purpose: null,
      endsOn: null,
    });
    expect(await emails('who=left')).toEqual({ total: 1, emails: ['gone'] });
  });

  test('is read by pages, by e-mail', async () => {
    expect(await emails('limit=3')).toEqual({ total: 4, emails: ['ana_b', 'bob', 'new'] });
    expect(await emails('limit=3&offset=3')).toEqual({ total: 4, emails: ['zoe'] });
  });

  test.each([
    ['search=leger', ['bob']],
    ['search=%C3%A9mond', ['zoe']],
    ['search=ANA_B', ['ana_b']],
    ['search=_', ['ana_b']],
    ['search=%25', []],
    ['search=o&department=%C3%89tudes', ['bob', 'zoe']],
    ['department=Nobody', []],
  ])('is searched without regard to accents and capitals, and by department: %s', async (search, found) => {
    expect(await emails(search)).toEqual({ total: found.length, emails: found });
  });

  test('refuses what is no search, and names the field', async () => {
    expect((await admin('GET', '/admin/people?search=a%01')).body).toMatchObject({ code: 'invalid-field', field: 'search' });
    expect((await admin('GET', '/admin/people?who=all')).body).toMatchObject({ code: 'invalid-field', field: 'who' });
  });
});

/** Campaigns as an account of the role `department` sees them, with nothing of other departments. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, openTestApp, rightAnswer, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';

const PASSWORD = 'motdepasse-long-2';
const PERIOD = { purpose: '', startsOn: '2026-11-01', endsOn: '2026-12-31' };
/** Number of people in each department. */
const PEOPLE = { Achats: 6, Paie: 3, Quai: 2, Direction: 4 } as const;

describe.each(testDatabases)('the own departments on $name', (kind) => {
  let app: TestApp;
  let admin: Caller;
  let all: string;
  let ofDirection: string;
  const email = (department: string, index: number) => `${department.toLowerCase()}${index}@brevelle.example`;
  beforeAll(async () => {
    app = await openTestApp(kind);
    admin = await app.admin();
    const at = '2026-11-20T09:00:00.000Z';
    const rows = Object.entries(PEOPLE).flatMap(([department, count]) =>
      Array.from({ length: count }, (_, index) => ({
        email: email(department, index),
        name: `${department} ${index}`,
        department,
      })),
    );
    await app.database.query
      .insertInto('people')
      .values(rows.map((row, index) => ({ ...row, id: String(index).padStart(28, '0'), created_at: at, updated_at: at })))
      .execute();
    const campaign = async (name: string, departments: string[] | null) =>
      String((await admin('POST', '/admin/campaigns', { ...PERIOD, name, departments })).body['id']);
    all = await campaign('Automne', null);
    ofDirection = await campaign('Direction', ['Direction']);
    const { body } = await admin('POST', '/admin/sessions', { challenges: ['word'] });
    await admin('PUT', `/admin/campaigns/${all}/sessions/${body['id']}`);
    for (const [department, index] of [
      ['Achats', 0],
      ['Achats', 1],
      ['Paie', 0],
      ['Direction', 0],
    ] as const) {
      const player = await app.player(String(body['code']), email(department, index));
      if (index !== 0) continue;
      const answer = await rightAnswer(app.database, player.id, 'word');
      await player.call('POST', '/challenges/word/attempts', { answer });
    }
  });
  afterAll(() => app.close());

  let accounts = 0;
  async function head(departments: readonly string[]): Promise<{ call: Caller; id: string; username: string }> {
    accounts += 1;
    const username = `head${accounts}`;
    const made = await admin('POST', '/admin/facilitators', { username, role: 'department', password: PASSWORD, departments });
    expect(made).toMatchObject({ status: 201, body: { departments: [...departments].sort() } });
    const { body } = await app.guest('POST', '/login', { username, password: PASSWORD });
    return { call: app.as(String(body['token'])), id: String(made.body['id']), username };
  }
  const listed = (department: string, index: number, state: string) => ({
    email: email(department, index),
    name: `${department} ${index}`,
    department,
    state,
  });

  test('list who is expected, came, has finished and has not come, of these departments alone', async () => {
    const { call } = await head(['Paie', 'Achats']);
    expect((await call('GET', '/admin/own-departments')).body).toEqual({
      departments: ['Achats', 'Paie'],
      unknown: [],
      campaigns: [{ id: all, name: 'Automne', ...period(), endedAt: null, departments: ['Achats', 'Paie'] }],
    });
    const people = (more = '') => call('GET', `/admin/own-departments/${all}/people${more}`);
    const achats = [0, 1, 2, 3, 4, 5].map((index) =>
      listed('Achats', index, index === 0 ? 'finished' : index === 1 ? 'came' : 'absent'),
    );
    const paie = [0, 1, 2].map((index) => listed('Paie', index, index === 0 ? 'finished' : 'absent'));
    expect((await people()).body).toEqual({ total: 9, people: [...achats, ...paie] });
    expect((await people('?limit=1&offset=6')).body).toEqual({ total: 9, people: [paie[0]] });
    expect((await people('?department=Paie&state=absent')).body).toEqual({ total: 2, people: paie.slice(1) });
    expect((await people('?department=Direction')).body).toEqual({ total: 0, people: [] });
    expect(await people('?state=late')).toMatchObject({ status: 400, body: { field: 'state' } });
  });

  test('are exported as a file, and the audit log says how many, and no address', async () => {
    const { call } = await head(['Paie']);
    const file = await call('GET', `/admin/own-departments/${all}/people.csv?state=finished`);
    expect(file.text).toBe(
      '\uFEFF"Nom";"E-mail";"Service";"A participé"\r\n"Paie 0";"paie0@brevelle.example";"Paie";"oui, toutes les missions"\r\n',
    );
    const erased = { campaign: all, email: `${'0'.repeat(28)}@personne-effacee.invalid` };
    const attended = { ...erased, merged_into: erased.email, day: '2026-11-20', finished: 0 };
    await app.database.query
      .insertInto('campaign_invitations')
      .values({ ...erased, name: null, department: 'Paie' })
      .execute();
    await app.database.query.insertInto('campaign_attendances').values(attended).execute();
    const { text } = await call('GET', `/admin/own-departments/${all}/people.csv?state=came`);
    for (const table of ['campaign_invitations', 'campaign_attendances'] as const)
      await app.database.query.deleteFrom(table).where('email', '=', erased.email).execute();
    expect(text).toBe('\uFEFF"Nom";"E-mail";"Service";"A participé"\r\n"";"Personne effacée";"Paie";"oui"\r\n');
    const log = await admin('GET', '/admin/audit?action=own-departments-exported');
    expect(log.text).toContain('"people":1');
    expect(log.text).not.toContain('paie0@');
  });

  test.each([
    { departments: ['Achats'], figures: [{ departments: ['Achats'], expected: 6, came: 2, finished: 1 }] },
    // If Achats were reported alone, a subtraction would reveal the three people of Paie.
    { departments: ['Achats', 'Paie'], figures: [{ departments: ['Achats', 'Paie'], expected: 9, came: 3, finished: 2 }] },
    {
      departments: ['Achats', 'Paie', 'Quai'],
      figures: [
        { departments: ['Achats'], expected: 6, came: 2, finished: 1 },
        { departments: ['Paie', 'Quai'], expected: 5, came: 1, finished: 1 },
      ],
    },
    { departments: ['Paie'], figures: [] },
  ])('have figures of five people at least: $departments', async ({ departments, figures }) => {
    const { call } = await head(departments);
    expect((await call('GET', `/admin/own-departments/${all}`)).body).toEqual({
      id: all,
      name: 'Automne',
      ...period(),
      endedAt: null,
      departments,
      figures,
    });
  });

  test('tell nothing of a campaign for others, nor of one that does not exist', async () => {
    const { call } = await head(['Achats']);
    for (const id of [ofDirection, '0'.repeat(28)])
      for (const path of ['', '/people', '/people.csv'])
        expect((await call('GET', `/admin/own-departments/${id}${path}`)).status, `${id}${path}`).toBe(404);
  });

  test('are none without one, and in any other role', async () => {
    const { call } = await head([]);
    for (const caller of [call, admin]) {
      expect((await caller('GET', '/admin/own-departments')).body).toEqual({ departments: [], unknown: [], campaigns: [] });
      expect((await caller('GET', `/admin/own-departments/${all}/people`)).status).toBe(404);
    }
  });

  test('that nobody of the directory is in any more are told to their head', async () => {
    const { call } = await head(['Quai', 'Achats']);
    const moved = app.database.query.updateTable('people').where('department', '=', 'Quai');
    await moved.set({ department: 'Logistique' }).execute();
    expect((await call('GET', '/admin/own-departments')).body).toMatchObject({
      departments: ['Achats', 'Quai'],
      unknown: ['Quai'],
    });
    await app.database.query.updateTable('people').where('department', '=', 'Logistique').set({ department: 'Quai' }).execute();
    expect((await call('GET', '/admin/own-departments')).body).toMatchObject({ unknown: [] });
  });

  test('are given and taken by administrators, at once, and it is audited', async () => {
    const { call, id, username } = await head(['Achats']);
    const change = (body: object) => admin('PATCH', `/admin/facilitators/${id}`, body);
    const seen = async () => (await call('GET', '/admin/own-departments')).body['departments'];
    expect((await change({ departments: ['Quai', 'Paie'] })).body).toMatchObject({ departments: ['Paie', 'Quai'] });
    expect(await seen()).toEqual(['Paie', 'Quai']);
    expect((await change({ departments: ['Logistique'] })).body).toMatchObject({ code: 'invalid-field', field: 'departments' });
    expect((await change({ departments: ['Quai', 'Quai'] })).body).toMatchObject({ code: 'invalid-field', field: 'departments' });
    expect((await change({ role: 'observer', departments: ['Quai'] })).body).toMatchObject({ field: 'departments' });
    expect(await seen()).toEqual(['Paie', 'Quai']);
    expect((await change({ role: 'observer' })).body).toMatchObject({ role: 'observer', departments: [] });
    expect((await change({ role: 'department' })).body).toMatchObject({ role: 'department', departments: [] });
    expect(await seen()).toEqual([]);
    const { text } = await admin('GET', `/admin/audit?search=${username}`);
    for (const detail of ['"departments":["Achats"]', '"departments":["Paie","Quai"]']) expect(text).toContain(detail);
  });

  test('keep the figures of the end, and list nobody any more', async () => {
    const { call } = await head(['Achats']);
    await admin('POST', `/admin/campaigns/${all}/end`);
    const figures = [{ departments: ['Achats'], expected: 6, came: 2, finished: 1 }];
    expect((await call('GET', `/admin/own-departments/${all}`)).body).toMatchObject({ figures });
    expect((await call('GET', `/admin/own-departments/${all}/people`)).body).toEqual({ total: 0, people: [] });
  });

  function period() {
    return { startsOn: PERIOD.startsOn, endsOn: PERIOD.endsOn };
  }
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ADMIN } from '../../tests/support/admin.ts';
import { appOn, type Caller, openTestApp, rightAnswer, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';

const SETUP = {
  name: 'Automne',
  purpose: 'NIS 2, article 20',
  startsOn: '2026-11-23',
  endsOn: '2026-12-18',
  departments: null as string[] | null,
};

describe.each(testDatabases)('campaigns on $name', (kind) => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await openTestApp(kind);
  });
  beforeEach(() => at('2026-11-20'));
  afterAll(() => app.close());

  const email = (name: string) => `${name}@brevelle.example`;
  const several = (prefix: string, from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => `${prefix}${from + index}`);
  const TEAMS: Readonly<Record<string, string>> = { a: 'Achats', p: 'Paie' };
  const invited = (name: string) => ({ entry: email(name), team: TEAMS[name.charAt(0)] ?? null, name: null });
  const setupOf = (names: readonly string[]) => ({
    challenges: ['word'],
    teams: Object.values(TEAMS),
    allowed: names.map(invited),
  });
  /** Sets the day and signs in again, as a login lasts only for hours. */
  const at = async (day: string) => {
    app.time.now = Date.parse(`${day}T09:00:00Z`);
    admin = app.as(String((await app.guest('POST', '/login', ADMIN)).body['token']));
  };

  async function campaign(more: Partial<typeof SETUP> = {}): Promise<string> {
    const { status, body } = await admin('POST', '/admin/campaigns', { ...SETUP, ...more });
    expect(status).toBe(201);
    return String(body['id']);
  }
  async function workshop(into: string, names: readonly string[]) {
    const { body } = await admin('POST', '/admin/sessions', setupOf(names));
    const session = { id: String(body['id']), code: String(body['code']) };
    expect((await admin('PUT', `/admin/campaigns/${into}/sessions/${session.id}`)).status).toBe(204);
    return session;
  }
  async function come(code: string, names: readonly string[], solving: readonly string[] = []): Promise<void> {
    for (const name of names) {
      const player = await app.player(code, email(name));
      if (!solving.includes(name)) continue;
      const answer = await rightAnswer(app.database, player.id, 'word');
      expect((await player.call('POST', '/challenges/word/attempts', { answer })).body).toMatchObject({ correct: true });
    }
  }
  async function changeList(session: string, names: readonly string[]): Promise<void> {
    const { body } = await admin('GET', `/admin/sessions/${session}`);
    const kept = [
      'name',
      'durationMinutes',
      'opensAt',
      'closesAt',
      'startBy',
      'hintPolicy',
      'board',
      'personalCodes',
      'reporting',
    ];
    const same = Object.fromEntries(kept.map((field) => [field, body[field]]));
    expect((await admin('PUT', `/admin/sessions/${session}`, { ...same, ...setupOf(names) })).status).toBe(200);
  }

  test('a department that nobody of the directory is in is refused, and those that there are are told', async () => {
    const early = await campaign({ departments: ['Escale'] });
    const lines = ['Achats', 'Achats', 'Paie'].map((department, index) => ({
      line: index + 1,
      email: email(`d${index}`),
      department,
    }));
    const { version } = (await admin('GET', '/admin/people/directory')).body;
    expect((await admin('POST', '/admin/people/import', { lines, version, leave: false })).status).toBe(200);
    expect(JSON.parse((await admin('GET', '/admin/departments')).text)).toEqual(['Achats', 'Paie']);
    const refused = await admin('POST', '/admin/campaigns', { ...SETUP, departments: ['Paie', 'Achat'] });
    expect(refused).toMatchObject({
      status: 400,
      body: {
        code: 'unknown-department',
        field: 'departments',
        message: 'Nobody of the directory is in “Achat”. Is “Achats” meant? Departments of the directory: Achats, Paie.',
      },
    });
    expect((await admin('POST', '/admin/campaigns', { ...SETUP, departments: ['Paie', 'Achats'] })).status).toBe(201);
    // A department that the campaign already has may stay: its people may have left.
    expect((await admin('PUT', `/admin/campaigns/${early}`, { ...SETUP, departments: ['Escale', 'Paie'] })).status).toBe(200);
    expect((await admin('PUT', `/admin/campaigns/${early}`, { ...SETUP, departments: ['Escale', 'Quai'] })).status).toBe(400);
    const people = await app.database.query.selectFrom('people').select('id').execute();
    for (const { id } of people) await admin('DELETE', `/admin/people/${id}`);
  });

  test('a year of sixty people in five workshops: absences, make-ups, someone who left, someone new', async () => {
    const id = await campaign();
    const first = await workshop(id, [...several('a', 1, 12), 'x1']);
    const second = await workshop(id, several('a', 13, 24));
    const third = await workshop(id, several('p', 1, 12));
    const fourth = await workshop(id, several('p', 13, 24));
    const fifth = await workshop(id, several('n', 1, 12));
    expect((await admin('GET', `/admin/campaigns/${id}`)).body).toMatchObject({
      figures: { expected: 61, came: 0, finished: 0, outside: 0, weeks: [] },
    });

    await at('2026-11-23');
    await come(first.code, [...several('a', 1, 10), 'x1'], several('a', 1, 5));
    await at('2026-11-24');
    await come(second.code, several('a', 13, 24));
    await at('2026-11-30');
    await come(third.code, several('p', 1, 11));
    await at('2026-12-01');
    await come(fourth.code, several('p', 13, 24));
    // x1 and n12 were taken off their lists; pNew is new; a1 attends twice; a11, a12 and p12 are invited again, as they were absent.
    await changeList(first.id, several('a', 1, 12));
    await changeList(fifth.id, [...several('n', 1, 11), 'pNew', 'a1', 'a11', 'a12', 'p12']);
    await at('2026-12-14');
    await come(fifth.code, [...several('n', 1, 10), 'pNew', 'a1', 'a11', 'p12'], ['n1', 'a1']);

    const { body } = await admin('GET', `/admin/campaigns/${id}`);
    const figures = {
      expected: 60,
      came: 58,
      finished: 6,
      outside: 1,
      departments: [
        { department: 'Achats', expected: 24, came: 23, finished: 5 },
        { department: 'Paie', expected: 25, came: 25, finished: 0 },
        { department: null, expected: 11, came: 10, finished: 1 },
      ],
      weeks: [
        { monday: '2026-11-23', came: 22 },
        { monday: '2026-11-30', came: 23 },
        { monday: '2026-12-07', came: 0 },
        { monday: '2026-12-14', came: 13 },
      ],
    };
    expect(body).toMatchObject({ ...SETUP, endedAt: null, figures });
    const sessions = [
      [first, 12, 11],
      [second, 12, 12],
      [third, 12, 11],
      [fourth, 12, 12],
      [fifth, 16, 14],
    ] as const;
    expect(body['sessions']).toHaveLength(5);
    for (const [{ id: session, code }, onList, came] of sessions)
      expect(body['sessions']).toContainEqual(
        expect.objectContaining({ id: session, code, invited: onList, came, facilitator: 'admin', active: true }),
      );

    // x1 attended while invited, and was taken off the list afterwards.
    expect(body['sessions']).toContainEqual(expect.objectContaining({ id: first.id, uninvited: 1 }));
    expect(body['sessions']).not.toContainEqual(expect.objectContaining({ id: second.id, uninvited: expect.anything() }));

    const person = (name: string) => ({
      email: email(name),
      name: null,
      department: invited(name).team,
      invited: null,
      reminded: null,
    });
    const page = (total: number, ...names: readonly string[]) => ({ total, invited: 0, makeUp: null, people: names.map(person) });
    const absent = (more = '') => admin('GET', `/admin/campaigns/${id}/absent${more}`);
    expect((await absent()).body).toEqual(page(2, 'a12', 'n11'));
    expect((await absent('?limit=1&offset=1')).body).toEqual(page(2, 'n11'));
    expect((await absent('?department=Achats')).body).toEqual(page(1, 'a12'));
    expect((await absent('?department=')).body).toEqual(page(1, 'n11'));
    const file = await admin('GET', `/admin/campaigns/${id}/absent.csv?department=Achats`);
    expect(file.text).toBe(
      '\uFEFF"Nom";"E-mail";"Service";"Dernière invitation";"Dernière relance"\r\n"";"a12@brevelle.example";"Achats";"";""\r\n',
    );
    const log = await admin('GET', '/admin/audit?search=absent-exported');
    expect(log.text).toContain('"people":1');
    expect(log.text).not.toContain('a12@');

    await admin('PUT', `/admin/campaigns/${id}`, { ...SETUP, departments: ['Paie'] });
    expect((await admin('GET', `/admin/campaigns/${id}`)).body).toMatchObject({
      figures: { expected: 25, came: 25, outside: 34, departments: [figures.departments[1]] },
    });
    await admin('PUT', `/admin/campaigns/${id}`, SETUP);

    // After the campaign's end its figures stay, even if sessions are deleted, and nobody is listed any more.
    const ended = await admin('POST', `/admin/campaigns/${id}/end`);
    expect(ended.body).toMatchObject({ figures, endedAt: '2026-12-14T09:00:00.000Z' });
    await admin('DELETE', `/admin/sessions/${third.id}`);
    expect((await admin('GET', `/admin/campaigns/${id}`)).body).toMatchObject({ figures, sessions: { length: 4 } });
    expect((await absent()).body).toEqual(page(0));
    expect(await admin('PUT', `/admin/campaigns/${id}`, SETUP)).toMatchObject({ status: 409, body: { code: 'campaign-ended' } });
    expect((await admin('PUT', `/admin/campaigns/${id}/sessions/${first.id}`)).status).toBe(409);
    expect((await admin('DELETE', `/admin/campaigns/${id}/sessions/${first.id}`)).status).toBe(409);
  });

  test('has finished: whoever solved every mission that the session plays, not as many others', async () => {
    const id = await campaign();
    const { body } = await admin('POST', '/admin/sessions', {
      ...setupOf(['ana', 'bob']),
      challenges: ['word', 'word-1', 'word-2'],
    });
    await admin('PUT', `/admin/campaigns/${id}/sessions/${body['id']}`);
    await at('2026-11-23');
    for (const [name, key] of Object.entries({ ana: 'word-1', bob: 'word' })) {
      const player = await app.player(String(body['code']), email(name));
      await player.call('POST', `/challenges/${key}/attempts`, { answer: await rightAnswer(app.database, player.id, key) });
    }
    // Two of its three missions are taken out.
    await changeList(String(body['id']), ['ana', 'bob']);
    expect((await admin('GET', `/admin/campaigns/${id}`)).body['figures']).toMatchObject({ expected: 2, came: 2, finished: 1 });
  });

  test('two participants whom a facilitator merged are one person, and one who was removed has not come', async () => {
    const id = await campaign();
    const { id: session, code } = await workshop(id, ['ana', 'ana.perso', 'bob']);
    const again = await workshop(id, ['ana.perso']);
    await at('2026-11-23');
    const main = await app.player(code, email('ana'));
    const second = await app.player(code, email('ana.perso'));
    const removed = await app.player(code, email('bob'));
    await come(again.code, ['ana.perso'], ['ana.perso']);
    await admin('POST', `/admin/participants/${second.id}/merge`, { into: main.id, reason: 'one person' });
    await admin('POST', `/admin/participants/${removed.id}/removal`, { reason: 'a test of the room' });
    const { body } = await admin('GET', `/admin/campaigns/${id}`);
    expect(body['figures']).toMatchObject({ expected: 2, came: 1, finished: 1, outside: 0 });
    expect((await admin('GET', `/admin/campaigns/${id}/absent`)).body).toMatchObject({ people: [{ email: email('bob') }] });
    expect(body['sessions']).toContainEqual(expect.objectContaining({ id: session, came: 1 }));
  });

  test('with a directory everybody who is present in it is expected, invited or not, until its addresses are erased', async () => {
    const stored = '2026-11-20T09:00:00.000Z';
    const person = (index: number, name: string | null, department: string | null, left = false) => ({
      id: String(index).padStart(28, '0'),
      email: name === null ? null : email(name),
      name,
      department,
      created_at: stored,
      updated_at: stored,
      left_at: left ? stored : null,
    });
    const people = [
      person(1, 'ana', 'Achats'),
      person(2, 'bob', 'Achats'),
      person(3, 'leo', 'Achats', true),
      person(4, 'zoe', null),
      person(5, null, 'Achats'),
    ];
    await app.database.query.insertInto('people').values(people).execute();
    const id = await campaign();
    const { code } = await workshop(id, []);
    await come(code, ['ana', 'leo', 'visitor'], ['ana']);
    expect((await admin('GET', `/admin/campaigns/${id}`)).body).toMatchObject({
      figures: {
        expected: 3,
        came: 1,
        finished: 1,
        outside: 2,
        departments: [
          { department: 'Achats', expected: 2, came: 1, finished: 1 },
          { department: null, expected: 1, came: 0, finished: 0 },
        ],
      },
    });
    expect((await admin('GET', `/admin/campaigns/${id}/absent`)).body).toEqual({
      ...{ total: 2, invited: 0, makeUp: null },
      people: [
        { email: email('bob'), name: 'bob', department: 'Achats', invited: null, reminded: null },
        { email: email('zoe'), name: 'zoe', department: null, invited: null, reminded: null },
      ],
    });
    await app.database.query.updateTable('people').set({ email: null, name: null }).execute();
    expect((await admin('GET', `/admin/campaigns/${id}`)).body).toMatchObject({ figures: { expected: 0, outside: 3 } });
    await app.database.query.deleteFrom('people').execute();
  });

  test('an observer reads the counts, and not who has not come', async () => {
    const account = { username: 'lea', password: 'motdepasse-long-2' };
    await admin('POST', '/admin/facilitators', { ...account, role: 'observer' });
    const observer = app.as(String((await app.guest('POST', '/login', account)).body['token']));
    const id = await campaign();
    expect((await observer('GET', `/admin/campaigns/${id}`)).status).toBe(200);
    for (const [method, path, body] of [
      ['GET', `/${id}/absent`],
      ['GET', `/${id}/absent.csv`],
      ['POST', '', SETUP],
      ['PUT', `/${id}`, SETUP],
      ['POST', `/${id}/end`],
      ['DELETE', `/${id}`],
    ] as const)
      expect((await observer(method, `/admin/campaigns${path}`, body)).status, `${method} ${path}`).toBe(403);
  });

  test('a reminder proposes the next workshop whose list has most of its people and whose seats suffice, else a self-paced session', async () => {
    const id = await campaign();
    const parts = { welcome: 10, play: 30, debrief: 15, questions: 5 };
    const at = { venue: null, audience: 'office', minutes: parts };
    const make = async (more: Record<string, unknown>) => {
      const { status, body } = await admin('POST', '/admin/sessions', { teams: Object.values(TEAMS), ...more });
      expect(status).toBe(201);
      await admin('PUT', `/admin/campaigns/${id}/sessions/${body['id']}`);
      return String(body['id']);
    };
    const workshopOn = (startsAt: string, names: readonly string[], expected: number | null) =>
      make({ allowed: names.map(invited), opensAt: startsAt, durationMinutes: 30, workshop: { ...at, startsAt, expected } });
    const proposed = async (department: string) =>
      (await admin('GET', `/admin/campaigns/${id}/absent?department=${department}`)).body['makeUp'];

    await workshopOn('2026-11-24T09:00:00Z', ['a1', 'a2', 'a3', 'p1', 'p2'], 4);
    expect(await proposed('Paie')).toBeNull();
    const paced = await make({ opensAt: '2026-11-23T08:00:00Z', closesAt: '2026-12-18T17:00:00Z', startBy: 'opening' });
    expect(await proposed('Paie')).toBe(paced);
    const late = await workshopOn('2026-12-02T09:00:00Z', ['a1', 'a2', 'a3'], 3);
    const next = await workshopOn('2026-12-01T09:00:00Z', ['a1', 'a2', 'p1'], null);
    expect(await proposed('Achats')).toBe(next);
    expect((await admin('GET', `/admin/campaigns/${id}/absent`)).body['makeUp']).toBe(paced);
    expect(await proposed('Paie')).toBe(paced);
    await admin('POST', `/admin/sessions/${next}/room`, { action: 'start' });
    expect(await proposed('Achats')).toBe(late);
  });

  test('a reminder proposes a self-paced session that is open, or opens, and whose list has its people', async () => {
    const id = await campaign();
    const closesAt = '2026-12-18T17:00:00Z';
    const make = async (more: Record<string, unknown>) => {
      const setup = { teams: Object.values(TEAMS), startBy: 'opening', closesAt, ...more };
      const { status, body } = await admin('POST', '/admin/sessions', setup);
      expect(status).toBe(201);
      await admin('PUT', `/admin/campaigns/${id}/sessions/${body['id']}`);
      return String(body['id']);
    };
    const proposed = async (department: string) =>
      (await admin('GET', `/admin/campaigns/${id}/absent?department=${department}`)).body['makeUp'];

    const later = await make({ opensAt: '2026-12-07T08:00:00Z', allowed: ['a1', 'a2', 'p1', 'p2'].map(invited) });
    const purchasing = await make({ allowed: ['a1', 'a2'].map(invited) });
    const payroll = await make({ allowed: ['p1', 'p2'].map(invited) });
    expect(await proposed('Achats')).toBe(purchasing);
    expect(await proposed('Paie')).toBe(payroll);
    const everybody = await make({ allowed: [{ entry: '@brevelle.example', team: null, name: null }] });
    expect((await admin('GET', `/admin/campaigns/${id}/absent`)).body['makeUp']).toBe(everybody);
    for (const open of [purchasing, everybody]) expect((await admin('PATCH', `/admin/sessions/${open}/close`)).status).toBe(200);
    expect(await proposed('Achats')).toBe(later);
  });

  test('a self-paced session says until when it is open, as long as it is', async () => {
    const { body: made } = await admin('POST', '/admin/campaigns', SETUP);
    const closesAt = new Date(app.time.now + 60 * 86_400_000).toISOString();
    const { body: session } = await admin('POST', '/admin/sessions', { startBy: 'opening', closesAt });
    await admin('PUT', `/admin/campaigns/${made['id']}/sessions/${session['id']}`);
    const listed = async () => (await admin('GET', `/admin/campaigns/${made['id']}`)).body['sessions'];
    expect(await listed()).toMatchObject([{ id: session['id'], selfPacedUntil: closesAt, endedAt: null }]);
    await admin('POST', `/admin/sessions/${session['id']}/room`, { action: 'end' });
    expect(await listed()).toMatchObject([
      { id: session['id'], selfPacedUntil: null, endedAt: new Date(app.time.now).toISOString() },
    ]);
  });

  test('two people who change a campaign do not undo each other', async () => {
    const id = await campaign({ departments: ['Achats', 'Paie'] });
    const change = (body: object) => admin('PUT', `/admin/campaigns/${id}`, body);
    expect((await change({ departments: ['Paie'] })).status).toBe(200);
    expect((await change({ endsOn: '2026-12-20' })).body).toMatchObject({
      ...SETUP,
      endsOn: '2026-12-20',
      departments: ['Paie'],
    });
    expect(await change({ startsOn: '2026-12-21' })).toMatchObject({ status: 400, body: { field: 'endsOn' } });
  });

  test('a session that was planned days ahead is not self-paced, before its opening or after it', async () => {
    const id = await campaign();
    const opens = Date.parse('2026-11-30T09:00:00Z');
    const planned = { startBy: 'opening', opensAt: new Date(opens).toISOString(), durationMinutes: 45 };
    const { body: session } = await admin('POST', '/admin/sessions', planned);
    await admin('PUT', `/admin/campaigns/${id}/sessions/${session['id']}`);
    const listed = async () => (await admin('GET', `/admin/campaigns/${id}`)).body['sessions'];
    expect(await listed()).toMatchObject([{ playedAt: null, selfPacedUntil: null }]);
    await at('2026-11-30');
    await app.player(String(session['code']));
    expect(await listed()).toMatchObject([{ playedAt: planned.opensAt, selfPacedUntil: null }]);
    expect((await admin('GET', `/admin/sessions/${session['id']}`)).body).toMatchObject({
      opensAt: null,
      startedAt: planned.opensAt,
      closesAt: new Date(opens + 45 * 60_000).toISOString(),
    });
  });

  test('a campaign is created once for one key, listed with its sessions, and deleted without them', async () => {
    const key = { 'idempotency-key': 'campaign-of-autumn' };
    const first = await admin('POST', '/admin/campaigns', SETUP, key);
    const again = await admin('POST', '/admin/campaigns', SETUP, key);
    expect(again.body['id']).toBe(first.body['id']);
    const id = String(first.body['id']);
    const session = await workshop(id, []);
    expect((await admin('PUT', `/admin/campaigns/${id}/sessions/${session.id}`)).status).toBe(204);
    const list = await admin('GET', '/admin/campaigns');
    expect(JSON.parse(list.text)).toContainEqual(expect.objectContaining({ id, ...SETUP, sessions: 1 }));

    const other = await campaign({ name: 'Hiver' });
    expect(await admin('PUT', `/admin/campaigns/${other}/sessions/${session.id}`)).toMatchObject({
      status: 409,
      body: { code: 'in-another-campaign', message: expect.stringContaining('Automne') },
    });
    expect((await admin('DELETE', `/admin/campaigns/${id}/sessions/${session.id}`)).status).toBe(204);
    expect((await admin('PUT', `/admin/campaigns/${other}/sessions/${session.id}`)).status).toBe(204);
    expect((await admin('DELETE', `/admin/campaigns/${other}`)).status).toBe(204);
    expect((await admin('GET', `/admin/campaigns/${other}`)).status).toBe(404);
    expect((await admin('GET', `/admin/sessions/${session.id}`)).status).toBe(200);
  });

  test('the day after its last day a campaign ends by itself, before its sessions are deleted', async () => {
    const days = { startsOn: '2026-11-01', endsOn: '2026-11-20' };
    const due = await campaign(days);
    const running = await campaign({ ...days, endsOn: '2026-11-21' });
    const { id: session, code } = await workshop(due, ['ana', 'bob']);
    await come(code, ['ana']);
    await admin('PATCH', `/admin/sessions/${session}/close`);
    const long = '2026-01-01T00:00:00.000Z';
    await app.database.query
      .updateTable('sessions')
      .set({ created_at: long, closed_at: long })
      .where('id', '=', session)
      .execute();
    await app.database.query.updateTable('session_events').set({ at: long }).where('session', '=', session).execute();
    // A process that starts on 21 November.
    await (await appOn(app.url, { environment: { RETENTION_DAYS: '30' } })).close();
    await at('2026-11-21');
    expect((await admin('GET', `/admin/campaigns/${due}`)).body).toMatchObject({
      endedAt: '2026-11-21T09:00:00.000Z',
      figures: { expected: 2, came: 1 },
      sessions: [],
    });
    expect((await admin('GET', `/admin/campaigns/${running}`)).body).toMatchObject({ endedAt: null });
  });

  test.each([
    ['name', { ...SETUP, name: '' }],
    ['name', { ...SETUP, name: '\u202Egnp' }],
    ['startsOn', { ...SETUP, startsOn: '2026-02-30' }],
    ['endsOn', { ...SETUP, endsOn: '2026-11-22' }],
    ['endsOn', { ...SETUP, endsOn: 'soon' }],
    ['endsOn', { ...SETUP, startsOn: '2025-11-01', endsOn: '2025-11-30' }],
    ['departments', { ...SETUP, departments: [] }],
    ['departments.0', { ...SETUP, departments: ['x'.repeat(61)] }],
    ['purpose', { name: 'Automne', startsOn: SETUP.startsOn, endsOn: SETUP.endsOn, departments: null }],
  ])('a wrong %s is named and nothing is written', async (field, body) => {
    const before = (await admin('GET', '/admin/campaigns')).text;
    expect(await admin('POST', '/admin/campaigns', body)).toMatchObject({ status: 400, body: { field } });
    expect((await admin('GET', '/admin/campaigns')).text).toBe(before);
  });

  test('a last day that is over ends no campaign by a slip; one that stood already may stay', async () => {
    const id = await campaign();
    const slip = { startsOn: '2025-09-01', endsOn: '2025-10-31' };
    expect(await admin('PUT', `/admin/campaigns/${id}`, { ...SETUP, ...slip })).toMatchObject({
      status: 400,
      body: { field: 'endsOn' },
    });
    await app.database.query
      .updateTable('campaigns')
      .set({ starts_on: slip.startsOn, ends_on: slip.endsOn })
      .where('id', '=', id)
      .execute();
    expect((await admin('PUT', `/admin/campaigns/${id}`, { ...SETUP, ...slip, name: 'Été' })).status).toBe(200);
  });

  test('what does not exist is not found, and nobody without an account reads', async () => {
    const nothing = '0'.repeat(28);
    const id = await campaign();
    const { id: session } = await app.session();
    for (const [method, path, body] of [
      ['GET', `/admin/campaigns/${nothing}`],
      ['GET', '/admin/campaigns/nope'],
      ['PUT', `/admin/campaigns/${nothing}`, SETUP],
      ['DELETE', `/admin/campaigns/${nothing}`],
      ['POST', `/admin/campaigns/${nothing}/end`],
      ['GET', `/admin/campaigns/${nothing}/absent`],
      ['GET', `/admin/campaigns/${nothing}/absent.csv`],
      ['PUT', `/admin/campaigns/${nothing}/sessions/${session}`],
      ['PUT', `/admin/campaigns/${id}/sessions/${nothing}`],
    ] as const)
      expect((await admin(method, path, body)).status, `${method} ${path}`).toBe(404);
    for (const path of ['', `/${id}`, `/${id}/absent`, `/${id}/absent.csv`])
      expect((await app.guest('GET', `/admin/campaigns${path}`)).status).toBe(401);
  });
});

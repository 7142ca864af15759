import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ADMIN } from '../../tests/support/admin.ts';
import { type Caller, dump, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';

const ZONE = 'Europe/Paris';
const LINE = {
  line: 2,
  title: 'Achats',
  day: '2026-12-01',
  time: '09:00',
  minutes: '60',
  place: 'Salle Molène',
  facilitator: '',
  seats: '20',
  programme: 'classic',
};
type Line = typeof LINE & {
  readonly kind?: string;
  readonly hints?: string;
  readonly board?: string;
  readonly start?: string;
  readonly departments?: string;
};

describe.each(testDatabases)('a table of workshops on $name', (kind) => {
  let app: TestApp;
  let admin: Caller;
  let id: string;
  beforeAll(async () => {
    app = await openTestApp(kind);
    app.time.now = Date.parse('2026-11-20T09:00:00Z');
    admin = app.as(String((await app.guest('POST', '/login', ADMIN)).body['token']));
    for (const [username, role] of [
      ['marie', 'facilitator'],
      ['olga', 'observer'],
    ])
      await admin('POST', '/admin/facilitators', { username, role, password: 'a password for tests' });
  });
  beforeEach(async () => {
    const setup = { name: 'Automne', purpose: '', startsOn: '2026-11-23', endsOn: '2027-03-31', departments: null };
    id = String((await admin('POST', '/admin/campaigns', setup)).body['id']);
  });
  afterAll(() => app.close());

  const lines = (...changes: Partial<Line>[]) => changes.map((change, index): Line => ({ ...LINE, line: index + 2, ...change }));
  const make = (table: readonly Line[], zone = ZONE) => admin('POST', `/admin/campaigns/${id}/workshops`, { zone, lines: table });
  const preview = async (table: readonly Line[]) => {
    const { status, body } = await admin('POST', `/admin/campaigns/${id}/workshops/preview`, { zone: ZONE, lines: table });
    expect(status).toBe(200);
    return body['rows'];
  };
  const sessions = async () => (await admin('GET', `/admin/campaigns/${id}`)).body['sessions'];

  test('forty workshops are made in one act, as the planner would make each; the same table again makes nothing', async () => {
    const forty = lines(
      ...Array.from({ length: 40 }, (_, index) => ({
        title: `Atelier ${index + 1}`,
        day: `2026-12-${String(1 + (index % 20)).padStart(2, '0')}`,
        time: index < 20 ? '09:00' : '14:30',
        facilitator: index < 20 ? 'marie' : '',
      })),
    );
    const [first] = forty;
    expect(await preview(forty)).toHaveLength(40);
    expect((await admin('GET', `/admin/campaigns/${id}`)).body['sessions']).toEqual([]);
    expect(await make(forty)).toMatchObject({ status: 200, body: { made: 40, existing: 0 } });
    const made = await sessions();
    expect(made).toHaveLength(40);
    expect(made).toContainEqual(
      expect.objectContaining({
        name: first?.title,
        // 9:00 in Paris, in winter.
        startsAt: '2026-12-01T08:00:00.000Z',
        venue: 'Salle Molène',
        facilitator: 'marie',
        seats: 20,
        active: false,
      }),
    );
    const [{ id: session }] = JSON.parse(JSON.stringify(made));
    const details = await admin('GET', `/admin/sessions/${session}`);
    expect(details.body).toMatchObject({
      challenges: null,
      durationMinutes: 30,
      opensAt: '2026-12-01T07:45:00.000Z',
      startBy: 'hand',
      createdBy: ADMIN.username,
      workshop: { facilitator: 'marie', minutes: { welcome: 10, play: 30, debrief: 15, questions: 5 } },
    });

    const stored = await dump(app.database);
    expect(await preview(forty)).toEqual(
      forty.map(({ line }) => expect.objectContaining({ line, outcome: 'existing', refusals: [], doubts: [] })),
    );
    expect(await make(forty)).toMatchObject({ status: 200, body: { made: 0, existing: 40 } });
    expect(await dump(app.database)).toEqual(stored);

    const more = [...forty, { ...LINE, line: 42, day: '2026-12-29' }];
    expect((await make(more)).body).toEqual({ made: 1, existing: 40 });
    const log = await admin('GET', '/admin/audit?search=workshops-planned');
    expect(log.body['entries']).toHaveLength(2);
    for (const made of [1, 40])
      expect(log.body['entries']).toContainEqual(
        expect.objectContaining({ subject: id, detail: { name: 'Automne', sessions: made } }),
      );
  });

  test('two people who send the same table at once make each workshop once', async () => {
    const table = lines({ day: '2027-01-05' }, { day: '2027-01-06' });
    const replies = await Promise.all([make(table), make(table)]);
    expect(replies.map(({ body }) => body['made']).sort()).toEqual([0, 2]);
    expect(await sessions()).toHaveLength(2);
  });

  test.each<[string, Partial<Line>, RegExp]>([
    ['title', { title: '…' }, /title must be one line of at most 120 characters/],
    ['title', { title: 'x'.repeat(121) }, /title must be/],
    ['day', { day: '31/12/2026' }, /day must be a date such as 2027-01-12/],
    ['day', { day: '2026-11-31' }, /day must be a date/],
    ['day', { day: '' }, /day must be a date/],
    ['after-campaign', { kind: 'self-paced', day: '2027-04-01', time: '' }, /day must be before the end of the campaign/],
    ['time', { time: '25:00' }, /time must be a time of that day such as 09:00/],
    ['time', { day: '2027-03-28', time: '02:30' }, /time must be a time of that day/],
    ['over', { day: '2026-11-19' }, /day and time are over/],
    ['minutes', { minutes: '10' }, /minutes must be a whole number from 20 to 480/],
    ['minutes', { minutes: 'une heure' }, /minutes must be/],
    ['place', { place: 'x'.repeat(81) }, /place must be one line of at most 80/],
    ['facilitator', { facilitator: 'nobody' }, /facilitator must be the username/],
    ['facilitator', { facilitator: 'olga' }, /facilitator must be the username/],
    ['seats', { seats: '0' }, /seats must be a whole number from 1 to 20000/],
    ['programme', { programme: 'none' }, /programme must be the key/],
    ['hints', { hints: 'cheap' }, /hints must be table, free, none, or empty/],
    ['board', { board: 'half' }, /board must be full, neighbours, none, or empty/],
    ['start', { start: 'noon' }, /start must be opening or hand, or empty/],
    ['start', { kind: 'self-paced', start: 'hand' }, /a self-paced session begins with its opening/],
  ])('a wrong %s (%o) is named, and nothing is made of the whole table', async (refusal, wrong, message) => {
    const table = lines({ day: '2027-01-05' }, wrong);
    const [, row] = JSON.parse(JSON.stringify(await preview(table)));
    expect(row).toMatchObject({ outcome: 'refused', workshop: null });
    expect(row.refusals).toContain(refusal);
    const stored = await dump(app.database);
    const refused = await make(table);
    expect(refused).toMatchObject({ status: 400, body: { code: 'invalid-field', field: 'lines' } });
    expect(refused.text).toMatch(/Line 3: /);
    expect(refused.text).toMatch(message);
    expect(await dump(app.database)).toEqual(stored);
  });

  test('departments put their people of the directory on the list, and others are refused', async () => {
    const people = [
      { line: 1, email: 'ana@brevelle.example', name: 'Ana Ruiz', department: 'Achats' },
      { line: 2, email: 'bob@brevelle.example', name: 'Bob Roux', department: 'Études, essais' },
      { line: 3, email: 'zoe@brevelle.example', name: 'Zoé Le Goff', department: 'Quai' },
      { line: 4, email: 'dan@brevelle.example', name: 'Dan Moal', department: 'ACHATS' },
      // The directory takes this name, a session's list does not.
      { line: 5, email: 'eve@brevelle.example', name: '-', department: 'Études, essais' },
    ];
    const { version } = (await admin('GET', '/admin/people/directory')).body;
    expect((await admin('POST', '/admin/people/import', { lines: people, version, leave: false })).status).toBe(200);
    const table = lines(
      { day: '2027-01-12', title: 'Listed', seats: '1', programme: '', departments: 'Achats ; Etudes, essais' },
      { day: '2027-01-12', time: '14:00', title: 'Both', programme: '', departments: 'achats' },
      { day: '2027-01-13', title: 'Open', programme: '' },
    );
    expect(await preview(table)).toMatchObject([
      { workshop: { invited: 3 }, doubts: ['too-few-seats'] },
      { workshop: { invited: 2 }, doubts: [] },
      { workshop: { invited: 0 }, doubts: [] },
    ]);
    expect((await make(table)).body).toMatchObject({ made: 3 });
    const made: { id: string; name: string }[] = JSON.parse(JSON.stringify(await sessions()));
    const detailsOf = async (title: string) =>
      (await admin('GET', `/admin/sessions/${made.find(({ name }) => name === title)?.id}`)).body;
    expect(await detailsOf('Listed')).toMatchObject({
      teams: ['Achats', 'Études, essais'],
      allowed: [
        { entry: 'ana@brevelle.example', name: 'Ana Ruiz', team: 'Achats' },
        { entry: 'bob@brevelle.example', name: 'Bob Roux', team: 'Études, essais' },
        { entry: 'eve@brevelle.example', name: null, team: 'Études, essais' },
      ],
    });
    const both = await detailsOf('Both');
    const [team] = JSON.parse(JSON.stringify(both['teams']));
    expect(both).toMatchObject({
      teams: [expect.stringMatching(/^achats$/i)],
      allowed: [
        { entry: 'ana@brevelle.example', team },
        { entry: 'dan@brevelle.example', team },
      ],
    });
    const wrong = lines({ day: '2027-01-14', departments: 'Achats; Paie' });
    expect(await preview(wrong)).toMatchObject([
      { refusals: ['departments'], unknownDepartments: [{ name: 'Paie', meant: null }] },
    ]);
    const near = lines({ day: '2027-01-14', departments: 'Achat;Quais, Achats' });
    const { body: seen } = await admin('POST', `/admin/campaigns/${id}/workshops/preview`, { zone: ZONE, lines: near });
    expect(seen).toMatchObject({
      departments: ['Achats', 'ACHATS', 'Études, essais', 'Quai'],
      rows: [{ unknownDepartments: [{ name: 'Achat', meant: 'Achats' }, { name: 'Quais' }] }],
    });
    expect((await make(wrong)).body).toMatchObject({
      field: 'lines',
      message: expect.stringMatching(/departments must be .*; not known: Paie\. Nothing/),
    });
  });

  test('hints, board and beginning are those of the line, and the usual ones where it says nothing', async () => {
    const table = lines(
      { day: '2027-01-12', title: 'Usual' },
      { day: '2027-01-13', title: 'Said', hints: 'free', board: 'neighbours', start: 'opening' },
      { day: '2027-01-14', title: 'Own pace', kind: 'self-paced', hints: 'none', board: 'none' },
    );
    const settings = [
      { hints: 'table', board: 'full', start: 'hand' },
      { hints: 'free', board: 'neighbours', start: 'opening' },
      { hints: 'none', board: 'none', start: 'opening' },
    ];
    expect(await preview(table)).toMatchObject(settings.map((workshop) => ({ outcome: 'new', workshop })));
    expect((await make(table)).body).toMatchObject({ made: 3 });
    const made = new Map(
      JSON.parse(JSON.stringify(await sessions())).map((one: { name: string; id: string }) => [one.name, one.id]),
    );
    for (const [index, name] of ['Usual', 'Said', 'Own pace'].entries()) {
      const { body } = await admin('GET', `/admin/sessions/${made.get(name)}`);
      expect({ hints: body['hintPolicy'], board: body['board'], start: body['startBy'] }, name).toEqual(settings[index]);
    }
  });

  test('play that begins at the opening begins at the announced time, and takes the minutes of the welcome', async () => {
    const table = lines({ day: '2027-01-12', time: '09:00', title: 'Alone', start: 'opening' });
    expect(await preview(table)).toMatchObject([{ workshop: { startsAt: '2027-01-12T08:00:00.000Z', playMinutes: 40 } }]);
    await make(table);
    const [{ id: session }] = JSON.parse(JSON.stringify(await sessions()));
    expect((await admin('GET', `/admin/sessions/${session}`)).body).toMatchObject({
      durationMinutes: 40,
      opensAt: '2027-01-12T07:45:00.000Z',
      workshop: { startsAt: '2027-01-12T08:00:00.000Z', minutes: { welcome: 0, play: 40, debrief: 15, questions: 5 } },
    });
  });

  test('two workshops of one hour and place are both made, and the place told as taken', async () => {
    const table = ['Compta', 'RH', 'RH'].map((title, index) => ({ ...LINE, line: index + 2, title }));
    expect(await preview(table)).toMatchObject([
      { outcome: 'new', doubts: expect.arrayContaining(['place-taken']) },
      { outcome: 'new', doubts: expect.arrayContaining(['place-taken']) },
      { outcome: 'repeated' },
    ]);
  });

  test('a day outside the period is told of a line that is refused too', async () => {
    expect(await preview([{ ...LINE, line: 2, day: '2027-04-01', programme: 'nothing' }])).toMatchObject([
      { outcome: 'refused', refusals: ['programme'], doubts: ['outside-period'] },
    ]);
  });

  test('what is doubtful is said and made: a place or a facilitator taken, outside the period, missions too long, a line twice', async () => {
    await make(lines({ day: '2027-01-07', facilitator: 'marie' }));
    // Missions that are picked for an audience fit into the time; those of a whole programme may not.
    const picked = { ...LINE, programme: '' };
    const table = [
      { day: '2027-01-07', time: '09:30', place: ' salle  MOLÈNE ' },
      { day: '2027-01-07', time: '09:45', place: 'Salle 2', facilitator: 'Marie' },
      { day: '2027-04-01', place: '' },
      { day: '2027-04-01', place: '' },
      { day: '2027-01-07', time: '10:15', place: 'Salle 2', facilitator: '', programme: 'classic' },
    ].map((change, index) => ({ ...picked, line: index + 2, ...change }));
    const rows = await preview(table);
    expect(rows).toMatchObject([
      { outcome: 'new', doubts: ['place-taken'] },
      { outcome: 'new', doubts: ['place-taken', 'facilitator-busy'], workshop: { facilitator: 'marie' } },
      { outcome: 'new', doubts: ['outside-period'], workshop: { startsAt: '2027-04-01T07:00:00.000Z' } },
      { outcome: 'repeated' },
      { outcome: 'new', doubts: ['missions-too-long', 'place-taken'] },
    ]);
    expect((await make(table)).body).toEqual({ made: 4, existing: 0 });
  });

  test('an account is known by a name of it, which may have a title before it', async () => {
    await admin('POST', '/admin/facilitators', {
      username: 'anne.kerbrat',
      role: 'facilitator',
      password: 'a password for tests',
    });
    const [row] = JSON.parse(JSON.stringify(await preview(lines({ facilitator: 'Mme Kerbrat' }))));
    expect(row).toMatchObject({ outcome: 'new', workshop: { facilitator: 'anne.kerbrat' } });
  });

  test('an account whose username has capitals is named as it is, and told to be busy', async () => {
    await admin('POST', '/admin/facilitators', { username: 'Lena', role: 'facilitator', password: 'a password for tests' });
    const table = lines({ day: '2027-01-08', facilitator: 'lena' });
    expect(await make(table)).toMatchObject({ body: { made: 1 } });
    expect(await sessions()).toMatchObject([{ facilitator: 'Lena' }]);
    const elsewhere = lines({ day: '2027-01-08', time: '09:30', place: '', facilitator: 'Lena', programme: '' });
    expect(await preview(elsewhere)).toMatchObject([{ workshop: { facilitator: 'Lena' }, doubts: ['facilitator-busy'] }]);
  });

  test('a refused line is told its clashes too', async () => {
    await make(lines({ day: '2027-01-07' }));
    const [row] = JSON.parse(JSON.stringify(await preview(lines({ day: '2027-01-07', time: '09:30', facilitator: 'nobody' }))));
    expect(row).toMatchObject({ outcome: 'refused', refusals: ['facilitator'], doubts: ['place-taken'] });
  });

  test('a session that is set up again keeps who leads it', async () => {
    await make(lines({ facilitator: 'marie' }));
    const [{ id: session }] = JSON.parse(JSON.stringify(await sessions()));
    const { body } = await admin('GET', `/admin/sessions/${session}`);
    const { workshop, ...details } = JSON.parse(JSON.stringify(body));
    const { facilitator: _, ...moved } = { ...workshop, venue: 'Salle 3' };
    const own = [
      'id',
      'code',
      'active',
      'version',
      'createdAt',
      'createdBy',
      'startedAt',
      'closedAt',
      'participants',
      'returns',
      'reminded',
    ];
    const setup = Object.fromEntries(Object.entries(details).filter(([field]) => !own.includes(field)));
    expect((await admin('PUT', `/admin/sessions/${session}`, { ...setup, workshop: moved })).status).toBe(200);
    expect(await sessions()).toMatchObject([{ venue: 'Salle 3', facilitator: 'marie' }]);
  });

  test('an unknown time zone, an unknown campaign and one that has ended are refused', async () => {
    const stored = await dump(app.database);
    expect(await make(lines({}), 'Mars/Olympus')).toMatchObject({ status: 400, body: { field: 'zone' } });
    const nowhere = `/admin/campaigns/${'0'.repeat(28)}/workshops`;
    for (const path of [nowhere, `${nowhere}/preview`])
      expect((await admin('POST', path, { zone: ZONE, lines: lines({}) })).status).toBe(404);
    expect(await dump(app.database)).toEqual(stored);
    await admin('POST', `/admin/campaigns/${id}/end`);
    expect(await make(lines({}))).toMatchObject({ status: 409, body: { code: 'campaign-ended' } });
  });

  test('a line whose opening time has come opens with the table, which the log says of that session', async () => {
    const table = lines(
      { title: 'Tout de suite', day: '2026-11-20', time: '10:10' },
      { title: 'Plus tard', day: '2026-12-20', time: '10:20' },
    );
    expect((await make(table)).body).toEqual({ made: 2, existing: 0 });
    const made = await sessions();
    const open = (Array.isArray(made) ? made : []).find(({ name }) => name === 'Tout de suite');
    expect(open).toMatchObject({ active: true });
    const { body } = await admin('GET', `/admin/audit?action=session-opened&session=${open.id}`);
    expect(body['entries']).toEqual([
      expect.objectContaining({ actor: ADMIN.username, subject: open.id, detail: { code: open.code, name: 'Tout de suite' } }),
    ]);
  });

  test('a self-paced line is a session that is open from its day to the last one of the campaign, once', async () => {
    const elsewhere = { day: '2027-02-01', place: 'Salle Ouessant' };
    const table = lines(elsewhere, { ...elsewhere, title: 'À son rythme', time: '', kind: 'self-paced' });
    const until = '2027-03-31T21:59:00.000Z';
    expect(await preview(table)).toMatchObject([
      { outcome: 'new', workshop: { until: null } },
      { outcome: 'new', workshop: { startsAt: '2027-01-31T23:00:00.000Z', until, facilitator: null }, doubts: [] },
    ]);
    expect((await make(table)).body).toEqual({ made: 2, existing: 0 });
    expect(await sessions()).toContainEqual(
      expect.objectContaining({ name: 'À son rythme', selfPacedUntil: until, venue: null, seats: null, facilitator: null }),
    );
    expect((await make(table)).body).toEqual({ made: 0, existing: 2 });
    const made: { id: string; name: string }[] = JSON.parse(JSON.stringify(await sessions()));
    const own = made.find(({ name }) => name === 'À son rythme')?.id;
    for (const action of ['start', 'end'])
      expect((await admin('POST', `/admin/sessions/${own}/room`, { action })).status).toBe(200);
    expect((await make(table)).body).toEqual({ made: 0, existing: 2 });
    expect((await make(lines({ kind: 'webinar' }))).body).toMatchObject({
      field: 'lines',
      message: expect.stringContaining('kind must be workshop or self-paced'),
    });
  });
});

import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { ConsoleEvent } from '#schemas/live.ts';
import { ADMIN } from '../../tests/support/admin.ts';
import { goldenChallenges, playGoldenRoom } from '../../tests/support/golden-room.ts';
import { appOn, type Caller, openTestApp, rightAnswer, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';

// Expected values computed by hand from the play in `tests/support/golden-room.ts`.
const WORD = { opened: 10, solved: 7, firstTry: 2, tries: 1.5, hints: 0.2, minutes: 8 };
const FORM = { opened: 5, solved: 3, firstTry: 1, tries: 1.8, hints: 0.8 };
// word and form: 15 openings, 10 solves, 24 tries, 6 hints; only three people opened word-1, and only three have times of form.
const TOTAL = { opened: 15, solved: 10, firstTry: 3, tries: 1.6, hints: 0.4, minutes: 8 };
const about = (value: number, low: number, high: number) => ({
  value: expect.closeTo(value, 2),
  low: expect.closeTo(low, 2),
  high: expect.closeTo(high, 2),
});
const REPORT = {
  sessions: [{ name: 'Atelier témoin', at: '2026-11-21T09:00:00.000Z', invited: 13, came: 11, figures: TOTAL }],
  leftOut: [],
  participation: { invited: 13, uninvited: 0, came: 11, played: 10, solvedOne: 7, finished: 1 },
  // RH has too few people, and so Achats joins it: all eight came, reported as seven. Without a team: s1, s2, s3, and the two who did not
  // come.
  departments: [
    { team: null, others: false, invited: 5, came: 4, bound: 'about' },
    { team: null, others: true, invited: 8, came: 7, bound: 'about' },
  ],
  directory: [],
  total: TOTAL,
  memory: { answered: 6, right: 4 },
  // Of ten hostile and ten genuine items, counts are reported as 1 to 9: H = 7.5 ÷ 11, F = 3.5 ÷ 11; in the end 9.5 ÷ 11 and 1.5 ÷ 11.
  judgements: {
    people: 5,
    first: {
      hits: 7,
      misses: 3,
      falseAlarms: 3,
      correctRejections: 7,
      sensitivity: about(0.946, -0.146, 2.037),
      criterion: about(0, -0.546, 0.546),
      discernment: 'not',
      tendency: 'balanced',
    },
    last: {
      hits: 9,
      misses: 1,
      falseAlarms: 1,
      correctRejections: 9,
      sensitivity: about(2.194, 0.882, 3.505),
      criterion: about(0, -0.656, 0.656),
      discernment: 'somewhat',
      tendency: 'balanced',
    },
  },
  missions: [
    {
      key: 'word',
      title: 'Le mot',
      skill: 'Vérifier un message',
      theme: 'email',
      figures: WORD,
      memory: { answered: 6, right: 4 },
      mistakes: [{ verdict: 'incorrect', people: 4 }],
    },
    {
      key: 'form',
      title: 'Le formulaire',
      skill: 'Vérifier un appel',
      theme: 'phone',
      figures: { ...FORM, minutes: null },
      memory: null,
      mistakes: [{ verdict: 'refused', label: 'mauvais nom', people: 3 }],
    },
    { key: 'word-1', title: 'L’autre mot', skill: 'Signaler', theme: 'reporting', figures: null, memory: null, mistakes: [] },
  ],
  themes: [
    { theme: 'email', figures: WORD, memory: { answered: 6, right: 4 } },
    { theme: 'phone', figures: { ...FORM, minutes: null }, memory: null },
  ],
  teams: [
    // word has 5 solves and 5 failures, form 3 and 6; times 2 4 6 8 10 and 1 2 4.
    {
      team: 'Achats',
      others: false,
      people: 5,
      figures: { opened: 10, solved: 8, firstTry: 2, tries: 1.9, hints: 0.4, minutes: 4 },
      // One of five was right at the first try in the second mission, the lowest reported number: it may stand for nobody.
      ranges: { solved: { low: 8, high: 8 }, firstTry: { low: 0, high: 3 }, hints: { low: 0.4, high: 0.4 } },
    },
    // RH together with people without a team; only two times.
    {
      team: null,
      others: true,
      people: 5,
      figures: { opened: 5, solved: 2, firstTry: 1, tries: 1, hints: 0.4, minutes: null },
      ranges: { solved: { low: 2, high: 2 }, firstTry: { low: 0, high: 2 }, hints: { low: 0.4, high: 0.4 } },
    },
  ],
  measures: ['email', 'phone'],
};

describe.each(testDatabases)('reports on $name', (kind) => {
  let app: TestApp;
  let admin: Caller;
  let session: string;
  let ids: ReadonlyMap<string, string>;
  beforeAll(async () => {
    app = await openTestApp(kind, { challenges: goldenChallenges });
    admin = await app.admin();
    ({ session, ids } = await playGoldenRoom(app, 'a1'));
  });
  afterAll(() => app.close());

  test('tell what was computed by hand, and nobody of whom it is', async () => {
    const { body, text } = await admin('GET', `/admin/reports?sessions=${session}`);
    expect(body).toEqual({ report: REPORT, compared: null, campaign: null, conclusion: '', at: expect.any(String) });
    expect(text).not.toMatch(/@|brevelle|Goéland|RH/);
    for (const id of [session, ...ids.values()]) expect(text).not.toContain(id);
  });

  test('tell beside their own participation how many of their campaign came, each once', async () => {
    const setup = { name: 'Automne', purpose: '', startsOn: '2026-11-01', endsOn: '2026-12-15', departments: null };
    const { body: made } = await admin('POST', '/admin/campaigns', setup);
    const path = `/admin/campaigns/${made['id']}`;
    expect((await admin('PUT', `${path}/sessions/${session}`)).status).toBe(204);
    const invited = { allowed: [{ entry: 'tard@brevelle.example', team: null, name: null }] };
    const { body: other } = await admin('POST', '/admin/sessions', invited);
    const of = async (ids: readonly unknown[]) => (await admin('GET', `/admin/reports?sessions=${ids}`)).body['campaign'];
    expect(await of([session, other['id']])).toBeNull();
    expect((await admin('PUT', `${path}/sessions/${other['id']}`)).status).toBe(204);
    const { expected, came } = Object((await admin('GET', path)).body['figures']);
    expect({ expected, came }).toEqual({ expected: 15, came: 11 });
    expect(await of([session])).toEqual({
      name: 'Automne',
      expected,
      came,
      here: 11,
      endedAt: null,
      endsOn: '2026-12-15',
      sessions: 2,
      // As on the session's list; without a team also x1 and the person of the other session.
      departments: [
        { team: null, others: false, people: 7, came: 4, bound: 'about' },
        { team: null, others: true, people: 8, came: 7, bound: 'about' },
      ],
    });
    // Nobody on the list attended the other session: numbers below five are not reported.
    expect(await of([other['id']])).toMatchObject({ came, here: null });
    const file = await admin('GET', `/admin/reports.csv?sessions=${session}`);
    expect(file.text).toContain('Campagne « Automne » : venues à l’une de ses sessions";"11";');
    expect(file.text).toContain('Campagne « Automne » : venues aux sessions de ce rapport";"11";');
    expect(file.text).toContain('"Campagne";"Sans équipe : attendues";"7";');
    expect((await admin('DELETE', path)).status).toBe(204);
    expect((await admin('DELETE', `/admin/sessions/${other['id']}`)).status).toBe(204);
  });

  test('with names have small groups too, for an administrator who says why', async () => {
    const ask = (reason: string) => admin('POST', '/admin/reports/named', { sessions: [session], reason });
    for (const reason of ['  x ', 'sur deux\nlignes'])
      expect(await ask(reason)).toMatchObject({ status: 400, body: { field: 'reason' } });
    const { body } = await ask('Formation obligatoire');
    expect(body['report']).toMatchObject({
      participation: REPORT.participation,
      total: { opened: 18, solved: 11, tries: 30 / 18, hints: 6 / 18 },
      missions: [
        { figures: WORD },
        { figures: { ...FORM, firstTry: 0, minutes: 2 } },
        { figures: { opened: 3, solved: 1, tries: 2, hints: 0, minutes: 3 } },
      ],
      teams: [
        { team: 'Achats', people: 5 },
        { team: 'RH', people: 3 },
        { team: null, others: false, people: 2 },
      ],
    });
    const people = [body['people']].flat();
    expect(people).toHaveLength(11);
    expect(people).toContainEqual({
      session: 'Atelier témoin',
      at: '2026-11-21T09:00:00.000Z',
      username: 'a4@brevelle.example',
      name: expect.any(String),
      team: 'Achats',
      opened: 2,
      solved: 1,
      failures: 1,
      hints: 2,
      answered: 1,
      right: 0,
    });
    const told = await app.database.query.selectFrom('audit_log').selectAll().where('action', '=', 'report-named').execute();
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ actor: ADMIN.username, subject: session });
    expect(JSON.parse(told[0]?.detail ?? '')).toMatchObject({ reason: 'Formation obligatoire' });
  });

  test('are written into the audit log, once, by who fixed their figures', async () => {
    const { body } = await admin('GET', `/admin/audit?session=${session}&action=report-fixed`);
    expect(body).toMatchObject({ entries: [{ actor: ADMIN.username, action: 'report-fixed', subject: session }] });
    expect(body['entries']).toHaveLength(1);
  });

  test('are chosen among sessions by the day on which they are planned, until they begin', async () => {
    const opensAt = '2027-03-01T09:00:00.000Z';
    const { body } = await admin('POST', '/admin/sessions', { opensAt });
    const all = [(await admin('GET', '/admin/reports/sessions')).body].flat().map((one) => Object(one));
    expect(all.find(({ id }) => id === body['id'])).toMatchObject({ at: opensAt });
    expect((await admin('DELETE', `/admin/sessions/${body['id']}`)).status).toBe(204);
  });

  test('agree with what the log of the session says', async () => {
    const { query } = app.database;
    const rows = await query.selectFrom('session_events').selectAll().where('session', '=', session).orderBy('number').execute();
    // Everybody's final state in each mission, without removed and merged participants.
    const cells = new Map<string, NonNullable<ConsoleEvent['cell']>>();
    for (const { participant, challenge, detail } of rows) {
      const { cell } = JSON.parse(detail);
      if (cell?.openedAt && participant !== ids.get('x1') && participant !== ids.get('y1'))
        cells.set(`${challenge} ${participant}`, cell);
    }
    const of = (key: string) => [...cells].filter(([name]) => name.startsWith(`${key} `)).map(([, cell]) => cell);
    const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
    const { body } = await admin('POST', '/admin/reports/named', { sessions: [session], reason: 'a test' });
    const missions = ['word', 'form', 'word-1'].map((key) => {
      const own = of(key);
      const solved = own.filter(({ solvedAt }) => solvedAt !== null).length;
      const opened = own.length;
      const tries = (sum(own.map(({ failures }) => failures)) + solved) / opened;
      return { key, figures: { opened, solved, tries, hints: sum(own.map(({ hints }) => hints)) / opened } };
    });
    expect(body['report']).toMatchObject({ missions });
    const remembered = rows.filter(({ kind: what }) => what === 'question').map(({ detail }) => JSON.parse(detail).correct);
    expect(body['report']).toMatchObject({ memory: { answered: remembered.length, right: remembered.filter(Boolean).length } });
  });

  test('with names count what was set, who was invited, and no time of a mission that was opened again', async () => {
    const made = await admin('POST', '/admin/sessions', { challenges: ['word-1', 'word'] });
    const [id, code] = [String(made.body['id']), String(made.body['code'])];
    const [zoe, ben] = [await app.player(code, 'zoe@brevelle.example'), await app.player(code, 'ben@brevelle.example')];
    for (const { call } of [zoe, ben]) await call('GET', '/challenges/word');
    const solve = async ({ call, id: player }: typeof zoe, minutes: number) => {
      app.time.now += minutes * 60_000;
      await call('POST', '/challenges/word/attempts', { answer: await rightAnswer(app.database, player, 'word') });
    };
    await solve(zoe, 2);
    await solve(ben, 5);
    await admin('POST', `/admin/participants/${ben.id}/reopenings`, { challenge: 'word', reason: 'a slip' });
    await solve(ben, 5);
    const named = async (...sessions: readonly string[]) =>
      (await admin('POST', '/admin/reports/named', { sessions, reason: 'a test' })).body;
    const { report, people } = await named(id);
    expect(report).toMatchObject({
      sessions: [{ open: true }],
      participation: { invited: null, uninvited: 0, came: 2, solvedOne: 2, finished: 0 },
      missions: [
        { key: 'word-1', figures: null },
        { key: 'word', figures: { opened: 2, solved: 2, minutes: 2 } },
      ],
    });
    expect([people].flat().map((one) => Object(one)['username'])).toEqual(['ben@brevelle.example', 'zoe@brevelle.example']);

    const expecting = async (entry: string) => {
      await app.database.query.insertInto('allowed_players').values({ session: id, entry }).execute();
      return (await named(id))['report'];
    };
    expect(await expecting('ben@brevelle.example')).toMatchObject({ participation: { invited: 1, uninvited: 1, came: 2 } });
    expect(await expecting('eve@brevelle.example')).toMatchObject({ participation: { invited: 2, uninvited: 1, came: 2 } });
    expect(await expecting('@brevelle.example')).toMatchObject({ participation: { invited: null, uninvited: 0 } });

    // A participant who opened nothing is in no figure, but on the list.
    const idle = await app.session();
    await app.player(idle.code, 'ana@brevelle.example');
    const both = await named(id, idle.id);
    expect(both).toMatchObject({
      report: { leftOut: [{ why: 'too-few' }] },
      people: [{}, {}, { username: 'ana@brevelle.example', opened: 0 }],
    });
    const of = app.database.query.selectFrom('audit_log').select('detail').where('action', '=', 'report-named');
    const { detail } = await of.where('subject', 'is', null).executeTakeFirstOrThrow();
    expect(JSON.parse(detail ?? '').sessions.sort()).toEqual([code, idle.code].sort());
  });

  test('count each team of the list as it was invited, whichever team people played in', async () => {
    const names = ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];
    const team = (place: number) => (place < 5 ? 'Achats' : 'RH');
    const allowed = names.map((name, place) => ({ entry: `${name}@brevelle.example`, team: team(place), name: null }));
    const { body } = await admin('POST', '/admin/sessions', { teams: ['Achats', 'RH'], allowed, challenges: ['word'] });
    const id = String(body['id']);
    for (const [place, name] of names.entries()) {
      const { call } = await app.player(String(body['code']), `${name}@brevelle.example`);
      await call('GET', '/challenges/word');
      if (place < 2) expect((await call('PATCH', '/session/team', { team: 'RH' })).status).toBe(200);
    }
    const { report, people } = (await admin('POST', '/admin/reports/named', { sessions: [id], reason: 'a test' })).body;
    expect(report).toMatchObject({
      departments: [
        { team: 'Achats', invited: 5, came: 5 },
        { team: 'RH', invited: 5, came: 5 },
      ],
      teams: [
        { team: 'Achats', people: 5 },
        { team: 'RH', people: 5 },
      ],
    });
    expect([people].flat().filter((one) => Object(one)['team'] === 'Achats')).toHaveLength(5);
    expect((await admin('DELETE', `/admin/sessions/${id}`)).status).toBe(204);
  });

  test('add sessions up, leave those of few people out, and compare with a year', async () => {
    const { session: earlier } = await playGoldenRoom(app);
    const before = '2025-11-20T09:00:00.000Z';
    await app.database.query.updateTable('sessions').set({ started_at: before }).where('id', '=', earlier).execute();
    const small = await app.session();
    const four = await Promise.all(
      ['un', 'deux', 'trois', 'quatre'].map((person) => app.player(small.code, `${person}@brevelle.example`)),
    );
    app.time.now += 60_000;
    const opening = new Date(app.time.now).toISOString();
    for (const { call } of four) await call('GET', '/challenges/word');
    const all = `/admin/reports?sessions=${session},${earlier},${small.id}&compare=2025`;
    expect((await admin('GET', all)).body['report']).toMatchObject({
      leftOut: [{ title: small.code, why: 'not-over' }],
      participation: { came: 22 },
    });
    await admin('POST', `/admin/sessions/${small.id}/room`, { action: 'end' });
    const { body } = await admin('GET', all);
    expect(body['report']).toMatchObject({
      leftOut: [{ title: small.code, why: 'too-few' }],
      participation: { invited: 26, uninvited: 0, came: 22, played: 20, solvedOne: 14, finished: 2 },
      missions: [
        { figures: { ...WORD, opened: 20, solved: 14, firstTry: 4 }, mistakes: [{ verdict: 'incorrect', people: 8 }] },
        { figures: { ...FORM, opened: 10, solved: 6, firstTry: 2 } },
        {},
      ],
      teams: [
        { team: 'Achats', people: 10 },
        { others: true, people: 10 },
      ],
    });
    // There are no other sessions of the year.
    expect(body['compared']).toMatchObject({ sessions: [], participation: { invited: null, came: 0 }, total: null });
    expect((await admin('GET', all.replace('/reports?', '/reports.csv?'))).status).toBe(200);
    const since = await admin('GET', `/admin/reports?sessions=${session}&compare=2025`);
    expect(since.body['compared']).toEqual({ ...REPORT, sessions: [{ ...REPORT.sessions[0], at: before }] });
    expect((await admin('GET', `/admin/reports?sessions=${small.id}`)).body['report']).toMatchObject({
      leftOut: [{ title: small.code, why: 'too-few' }],
      participation: { invited: null, came: 0, played: 0 },
      missions: [],
    });
    const file = (await admin('GET', `/admin/reports.csv?sessions=${session}&compare=${small.id}`)).text;
    expect(file.split('\r\n').filter((line) => line.startsWith('"Comparaison"'))).toEqual([
      `"Comparaison";"Session";"${small.code} : laissée de côté, trop peu de personnes"${';""'.repeat(17)}`,
    ]);
    const choice = [(await admin('GET', '/admin/reports/sessions')).body].flat();
    expect(choice.map((one) => Object(one)['came'])).toEqual([4, 1, 2, 11, 11]);
    // The beginning of a reopened session is the first opening of a mission.
    app.time.now += 3_600_000;
    expect((await admin('PATCH', `/admin/sessions/${small.id}/open`)).body).toMatchObject({ active: true });
    expect((await admin('GET', '/admin/reports/sessions')).body).toEqual([
      { ...Object(choice[0]), at: opening, over: false },
      ...choice.slice(1),
    ]);
  });

  test('tell of a mission that is gone under its key, and send nobody back to it', async () => {
    const known = goldenChallenges.filter(({ manifest }) => manifest.key !== 'form');
    const later = await appOn(app.url, { challenges: known });
    onTestFinished(() => later.close());
    const { body } = await (await later.admin())('GET', `/admin/reports?sessions=${session}`);
    expect(body['report']).toMatchObject({
      total: REPORT.total,
      missions: [{ key: 'word' }, { key: 'form', title: 'form', skill: null, theme: null, figures: FORM }, { key: 'word-1' }],
      themes: [{ theme: 'email' }],
      measures: ['email'],
    });
  });

  test('open in a French spreadsheet with the same figures', async () => {
    const { text, headers } = await admin('GET', `/admin/reports.csv?sessions=${session}&compare=${session}`);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="vigie-rapport-.*Z\.csv"$/);
    const lines = text.slice(1, -2).split('\r\n');
    expect(lines[0]).toMatch(
      /^"Période";"Rubrique";"Intitulé";"Personnes";"Missions ouvertes";"Missions réussies";"Réussite \(%\)"/,
    );
    const NOTHING = Array.from({ length: 11 }, () => '');
    const cells = (row: readonly string[]) => Array.from({ length: 20 }, (_, index) => `"${row[index] ?? ''}"`).join(';');
    expect(lines).toContain(cells(['Ce rapport', 'Participation', 'Ont joué', '10', ...NOTHING, 'exact', '', '', '']));
    expect(lines).toContain(cells(['Ce rapport', 'Participation', 'Invitées', '13', ...NOTHING, 'exact', '', '', '']));
    expect(lines).toContain(
      cells([
        'Ce rapport',
        'Équipe',
        'Achats',
        '5',
        '10',
        '8',
        '80',
        '2',
        '20',
        '1,9',
        '0,4',
        '4',
        '',
        '',
        '',
        'exact',
        'exact',
        'entre 0 et 3',
        '',
        'exact',
      ]),
    );
    expect(text).not.toContain('laissée');
    expect(lines).toContain(
      cells([
        'Ce rapport',
        'Mission',
        'Le mot',
        '',
        '10',
        '7',
        '70',
        '2',
        '20',
        '1,5',
        '0,2',
        '8',
        '6',
        '4',
        '66,7',
        '',
        'exact',
        'exact',
        'exact',
        'exact',
      ]),
    );
    expect(lines).toContain(
      cells([
        'Comparaison',
        'Équipe',
        'Autres',
        '5',
        '5',
        '2',
        '40',
        '1',
        '20',
        '1',
        '0,4',
        '',
        '',
        '',
        '',
        'exact',
        'exact',
        'entre 0 et 2',
        '',
        'exact',
      ]),
    );
    expect(lines).toContain(
      cells(['Ce rapport', 'Erreur fréquente', 'Le mot : réponse fausse', '4', ...NOTHING, 'exact', '', '', '']),
    );
    const judged = [
      [
        'Au premier jugement : ne distingue pas le vrai du faux, équilibré',
        'pièges reconnus 7 sur 10',
        'd′ = 0,95 (de -0,15 à 2,04)',
      ],
      [
        'Au dernier jugement : distingue un peu le vrai du faux, équilibré',
        'pièges reconnus au moins 9 sur 10',
        'd′ = 2,19 (de 0,88 à 3,51)',
      ],
    ];
    const told = lines.filter((line) => line.startsWith('"Ce rapport";"Discernement"'));
    expect(told.map((line) => line.split('";"')[3])).toEqual(['5', '5']);
    for (const [index, words] of judged.entries()) for (const word of words) expect(told[index]).toContain(word);
    expect(new Set(lines.map((line) => line.split('";"').length))).toEqual(new Set([20]));
    // The day on which the session began, in the reader's time zone.
    const west = await admin('GET', `/admin/reports.csv?sessions=${session}&zone=Pacific/Honolulu`);
    expect(west.text.match(/Atelier témoin \([^)]*\)/g)).toEqual(['Atelier témoin (2026-11-20)']);
    expect((await admin('GET', `/admin/reports.csv?sessions=${session}&zone=Nowhere`)).body['field']).toBe('zone');
  });

  test('stay as they were first drawn up, whoever is removed, plays on or comes later; with names they follow', async () => {
    const own = await playGoldenRoom(app);
    const drawn = async () => (await admin('GET', `/admin/reports?sessions=${own.session}`)).body['report'];
    const listed = async () => {
      const all = [(await admin('GET', '/admin/reports/sessions')).body].flat().map((one) => Object(one));
      return all.find(({ id }) => id === own.session);
    };
    expect(await listed()).toMatchObject({ over: true, drawn: false });
    const first = await drawn();
    expect(await listed()).toMatchObject({ over: true, drawn: true });
    await admin('POST', `/admin/participants/${own.ids.get('a1')}/removal`, { reason: 'a test' });
    expect(await drawn()).toEqual(first);
    const named = (await admin('POST', '/admin/reports/named', { sessions: [own.session], reason: 'a test' })).body['report'];
    expect(named).toMatchObject({ participation: { came: 10, played: 9 } });
    await admin('POST', `/admin/sessions/${own.session}/room`, { action: 'extend', minutes: 5 });
    expect(await drawn()).toMatchObject({ sessions: [], leftOut: [{ title: 'Atelier témoin', why: 'not-over' }], total: null });
    await admin('POST', `/admin/sessions/${own.session}/room`, { action: 'end' });
    expect(await drawn()).toEqual(first);
  });

  test('of an open self-paced session tell who came, and of fives of those who finished how they played, until it is over', async () => {
    const hours = (count: number) => new Date(app.time.now + count * 3_600_000).toISOString();
    const until = hours(48);
    const { body: made } = await admin('POST', '/admin/sessions', {
      ...{ name: 'À son rythme', challenges: ['word'], opensAt: hours(0), closesAt: until, startBy: 'opening' },
    });
    const id = String(made['id']);
    const solve = async (index: number, failures: number) => {
      app.time.now += 60_000;
      const player = await app.player(String(made['code']), `rythme${index}@brevelle.example`);
      await player.call('GET', '/challenges/word');
      for (let time = 0; time < failures; time += 1)
        await player.call('POST', '/challenges/word/attempts', { answer: `faux ${time}` });
      const answer = await rightAnswer(app.database, player.id, 'word');
      expect((await player.call('POST', '/challenges/word/attempts', { answer })).body).toMatchObject({ correct: true });
    };
    const report = async () => Object((await admin('GET', `/admin/reports?sessions=${id}`)).body['report']);
    const { call } = await app.player(String(made['code']), 'seul@brevelle.example');
    await call('GET', '/challenges/word');
    for (let index = 0; index < 3; index += 1) await solve(index, 1);
    expect(await report()).toMatchObject({ sessions: [], leftOut: [{ title: 'À son rythme', why: 'too-few-yet' }] });
    for (let index = 3; index < 9; index += 1) await solve(index, 0);
    // Nine have finished: reporting five of them would leave four.
    expect(await report()).toMatchObject({ leftOut: [], participation: { came: 10, played: 10, solvedOne: null }, total: null });
    await solve(9, 0);
    const five = await report();
    expect(five).toMatchObject({
      sessions: [{ name: 'À son rythme', came: 11, interim: { until, people: 5 } }],
      total: { opened: 5, firstTry: 2 },
      ...{ memory: null, teams: [] },
    });
    for (let index = 10; index < 14; index += 1) await solve(index, 0);
    expect((await report()).total).toEqual(five.total);
    await solve(14, 0);
    expect(await report()).toMatchObject({ total: { opened: 10, firstTry: 7 }, sessions: [{ interim: { people: 10 } }] });
    const { text } = await admin('GET', `/admin/reports.csv?sessions=${id}`);
    expect(text).toContain('"Rapport d’étape";"À son rythme : ouverte jusqu’au');
    await admin('POST', `/admin/sessions/${id}/room`, { action: 'end' });
    const final = await report();
    expect(final).toMatchObject({ participation: { came: 16, solvedOne: 15 }, total: { opened: 16 } });
    expect(final.sessions[0]).not.toHaveProperty('interim');
  });

  test('bear what the facilitators conclude from the same sessions in any order, until it is taken away', async () => {
    const { session: other } = await playGoldenRoom(app);
    const otherCode = (await admin('GET', `/admin/sessions/${other}`)).body['code'];
    const conclude = (sessions: readonly string[], text: string) => {
      app.time.now += 1;
      return admin('PUT', '/admin/reports/conclusion', { sessions, text });
    };
    const concluded = async (...sessions: readonly string[]) =>
      (await admin('GET', `/admin/reports?sessions=${sessions.join(',')}`)).body['conclusion'];
    expect((await conclude([session, other], '  Reprendre les appels.  ')).body).toEqual({ text: 'Reprendre les appels.' });
    expect(await concluded(other, session)).toBe('Reprendre les appels.');
    expect(await concluded(session)).toBe('');
    await conclude([other, session], 'Reprendre les appels en mars.');
    expect(await concluded(session, other)).toBe('Reprendre les appels en mars.');
    await conclude([session, other], ' ');
    expect(await concluded(session, other)).toBe('');
    await conclude([session], 'Reprendre les appels.');
    await conclude([session], 'Reprendre les appels. ');
    const { body: log } = await admin('GET', '/admin/audit?search=report-conclu');
    const of = (entries: unknown) =>
      (Array.isArray(entries) ? entries : []).map(({ actor, action, subject }) => [actor, action, subject]);
    expect(of(log['entries'])).toEqual([
      [ADMIN.username, 'report-concluded', session],
      [ADMIN.username, 'report-conclusion-removed', null],
      [ADMIN.username, 'report-concluded', null],
      [ADMIN.username, 'report-concluded', null],
    ]);
    expect(log['entries']).toContainEqual(expect.objectContaining({ detail: { sessions: expect.arrayContaining([otherCode]) } }));
    expect(JSON.stringify(log)).not.toContain('Reprendre');
    const over = (seen: string, text: string) => admin('PUT', '/admin/reports/conclusion', { sessions: [session], text, seen });
    expect(await over('', 'Un mot.')).toMatchObject({ status: 409, body: { code: 'conclusion-changed' } });
    expect(await concluded(session)).toBe('Reprendre les appels.');
    expect((await over('Reprendre les appels.', 'Un mot.')).body).toEqual({ text: 'Un mot.' });
    expect((await over('', 'Un mot.')).status, 'a retry').toBe(200);
    expect((await conclude(['0'.repeat(28)], 'x')).status).toBe(404);
    expect(await conclude([session], 'x'.repeat(2001))).toMatchObject({ status: 400, body: { field: 'text' } });
    await admin('POST', '/admin/facilitators', { username: 'otto', password: 'otto-has-a-long-one', role: 'observer' });
    const { token } = (await app.guest('POST', '/login', { username: 'otto', password: 'otto-has-a-long-one' })).body;
    expect((await app.as(String(token))('PUT', '/admin/reports/conclusion', { sessions: [session], text: 'x' })).status).toBe(
      403,
    );
  });

  test('are for those who may look, of sessions that there are', async () => {
    const url = `/admin/reports?sessions=${session}`;
    for (const path of [url, '/admin/reports/sessions', `/admin/reports.csv?sessions=${session}`])
      expect((await app.guest('GET', path)).status, path).toBe(401);
    await admin('POST', '/admin/facilitators', { username: 'vera', password: 'vera-has-a-long-one', role: 'observer' });
    const { token } = (await app.guest('POST', '/login', { username: 'vera', password: 'vera-has-a-long-one' })).body;
    const observer = app.as(String(token));
    expect((await observer('GET', url)).status).toBe(200);
    expect((await observer('POST', '/admin/reports/named', { sessions: [session], reason: 'curious' })).status).toBe(403);
    const unknown = '0'.repeat(28);
    expect((await admin('GET', `/admin/reports?sessions=${unknown}`)).status).toBe(404);
    expect((await admin('GET', `${url}&compare=${unknown}`)).status).toBe(404);
    expect((await admin('POST', '/admin/reports/named', { sessions: [unknown], reason: 'a test' })).status).toBe(404);
    for (const query of ['', '?sessions=', '?sessions=x', `?sessions=${session}&compare=26`])
      expect((await admin('GET', `/admin/reports${query}`)).status, query).toBe(400);
  });
});

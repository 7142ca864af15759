import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { storedBytes } from '../../tests/support/stored-bytes.ts';
import { type Caller, openTestApp, rightAnswer, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';
import { COLUMNS } from '../database/columns.ts';
import { newId } from '../identifiers.ts';

const ANA = 'ana.lemoine@brevelle.example';
const BOB = 'bob@brevelle.example';
const REASON = 'Ana aided a neighbour';
const desk = '/admin/data-protection';

describe.each(testDatabases)('the data-protection desk on $name', (kind) => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await openTestApp(kind);
    admin = await app.admin();
  });
  afterEach(async () => {
    const { body } = await admin('GET', '/admin/sessions');
    await app.database.query.deleteFrom('people').execute();
    for (const { id } of Object.values(body) as { id: string }[]) await admin('DELETE', `/admin/sessions/${id}`);
  });
  afterAll(() => app.close());

  /** A room in which Ana did everything that leaves a trace. */
  async function played() {
    const allowed = [
      { entry: ANA, team: 'Achats', name: 'Ana Lemoine' },
      { entry: BOB, team: 'Ventes', name: null },
    ];
    const { body } = await admin('POST', '/admin/sessions', { teams: ['Achats', 'Ventes'], allowed, name: 'Atelier' });
    const session = { id: String(body['id']), code: String(body['code']) };
    const ana = await app.player(session.code, ANA);
    const bob = await app.player(session.code, BOB);
    await ana.call('POST', '/challenges/form/attempts', { answer: 'non' });
    await ana.call('POST', '/challenges/word/attempts', { answer: await rightAnswer(app.database, ana.id, 'word') });
    await bob.call('POST', '/challenges/word/attempts', { answer: await rightAnswer(app.database, bob.id, 'word') });
    await admin('POST', `/admin/participants/${ana.id}/adjustments`, { points: 1.5, reason: REASON });
    await admin('POST', `/admin/sessions/${session.id}/messages`, { text: 'Bravo Ana Lemoine', to: { participant: ana.id } });
    await admin('PATCH', `/admin/participants/${ana.id}`, { name: 'Anouchka' });
    const at = new Date(app.time.now).toISOString();
    const entry = { id: newId(app.time.now), email: ANA, name: 'Ana Lemoine', manager_department: 'Achats, Ana Lemoine' };
    await app.database.query
      .insertInto('people')
      .values({ ...entry, department: 'Achats', created_at: at, updated_at: at })
      .execute();
    await admin('POST', `/admin/sessions/${session.id}/room`, { action: 'end' });
    expect((await ana.call('POST', '/me/attestation', { name: 'Ana Lemoine' })).status).toBe(200);
    await admin('PATCH', `/admin/sessions/${session.id}/open`, '');
    return { session, ana, bob };
  }
  const board = async ({ id }: { id: string }) =>
    (await admin('GET', `/admin/sessions/${id}/participants?sort=score`)).body['rows'] as Record<string, unknown>[];
  const totals = async (session: { id: string }) =>
    (await board(session)).map(({ score, solved, team }) => ({ score, solved, team }));

  test('is for administrators', async () => {
    await admin('POST', '/admin/facilitators', { username: 'lea', password: 'motdepasse-long-2', role: 'facilitator' });
    const { body } = await app.guest('POST', '/login', { username: 'lea', password: 'motdepasse-long-2' });
    for (const call of ['search', 'erasure', 'rectification']) {
      expect((await app.guest('POST', `${desk}/${call}`, { email: ANA })).status, call).toBe(401);
      expect((await app.as(String(body['token']))('POST', `${desk}/${call}`, { email: ANA })).status, call).toBe(403);
    }
  });

  test.each([
    ['search', { email: '' }, 'email'],
    ['search', {}, 'email'],
    ['erasure', { email: 'nobody' }, 'email'],
    ['erasure', { email: `${'0'.repeat(28)}@personne-effacee.invalid` }, 'email'],
    ['rectification', { email: ANA, newEmail: 'a b@brevelle.example' }, 'newEmail'],
    ['rectification', { email: ANA, name: '\u200b' }, 'name'],
    ['rectification', { email: ANA }, 'newEmail'],
  ])('%s of %j says what is wrong with it', async (call, body, word) => {
    const reply = await admin('POST', `${desk}/${call}`, body);
    expect(reply.status).toBe(400);
    expect(reply.text).toContain(word);
  });

  test('tells all that is held of a person, and the audit log only whose identifier was asked about', async () => {
    const { session, ana } = await played();
    const held = (await admin('POST', `${desk}/search`, { email: `  ${ANA.toUpperCase()} ` })).body;
    expect(held).toMatchObject({
      email: ANA,
      invitations: [{ session: { id: session.id }, name: 'Ana Lemoine', team: 'Achats' }],
      account: null,
      directory: { name: 'Ana Lemoine', department: 'Achats' },
      participations: [
        {
          participant: ana.id,
          session: { id: session.id, code: session.code, name: 'Atelier' },
          boardName: 'Anouchka',
          team: 'Achats',
          logins: 1,
          points: expect.any(Number),
          missions: [
            { challenge: 'form', failures: 1 },
            { challenge: 'word', points: expect.any(Number) },
          ],
          attestation: { name: 'Ana Lemoine' },
        },
      ],
    });
    const [participation] = held['participations'] as Record<string, Record<string, unknown>[]>[];
    expect(participation?.['ledger']).toContainEqual(
      expect.objectContaining({ kind: 'adjustment', points: 1.5, reason: REASON }),
    );
    expect(participation?.['history']?.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['joined', 'attempt', 'solve', 'correction', 'message', 'profile']),
    );
    expect(new Set(participation?.['audit']?.map(({ action }) => action))).toEqual(
      new Set(['points-adjusted', 'message-sent', 'participant-name-changed']),
    );
    const log = await app.database.query
      .selectFrom('audit_log')
      .select('detail')
      .where('action', '=', 'personal-data-read')
      .execute();
    expect(log.map(({ detail }) => JSON.parse(detail ?? ''))).toContainEqual({ participants: [ana.id] });
    const shown = (await admin('GET', '/admin/audit?action=personal-data-read')).body;
    expect(shown).toMatchObject({ entries: [{ detail: { participants: [ANA] } }] });
  });

  test('erases a person from every file, and leaves every total', async () => {
    const { session, ana, bob } = await played();
    const before = await totals(session);
    const attendance = (await admin('GET', `/admin/sessions/${session.id}/attendance`)).body;
    const { last_event: last } = await app.database.query
      .selectFrom('sessions')
      .select('last_event')
      .where('id', '=', session.id)
      .executeTakeFirstOrThrow();
    expect(await storedBytes(app)).toContain(ANA);
    const readings = () =>
      app.database.query.selectFrom('audit_log').select('id').where('action', '=', 'personal-data-read').execute();
    const readBefore = await readings();

    expect((await admin('POST', `${desk}/erasure`, { email: ANA })).body).toEqual({
      ...{ participants: 1, invitations: 1, directory: 1, campaigns: 0 },
      left: expect.objectContaining({ email: ANA, participations: [], invitations: [], mails: [], directory: null }),
    });
    expect(await readings()).toHaveLength(readBefore.length);

    const { query } = app.database;
    const entries = await query.selectFrom('audit_log').select('action').where('action', 'like', '%-erased').execute();
    expect(entries.map(({ action }) => action).sort()).toEqual(['invitation-erased', 'participant-erased', 'person-erased']);

    const stored = await storedBytes(app);
    for (const trace of [ANA, 'Ana Lemoine', 'Anouchka', REASON]) expect(stored, trace).not.toContain(trace);
    expect(await totals(session)).toEqual(before);
    expect((await board(session)).map(({ name }) => name)).toContain('Personne effacée');
    const after = (await admin('GET', `/admin/sessions/${session.id}/attendance`)).body;
    expect(after['expected']).toBe(attendance['expected']);
    expect(after['present']).toHaveLength(1);
    expect(after['erased']).toBe(1);
    expect(after['absent']).toEqual([]);
    // Open pages learn of it, and the person's devices are logged out.
    const { body } = await bob.call('GET', `/session/events?after=${last}`);
    expect(body['events']).toMatchObject([{ kind: 'board' }]);
    expect((await ana.call('GET', '/score')).status).toBe(401);
    expect((await bob.call('GET', '/leaderboard')).text).not.toContain('Anouchka');
    for (const call of ['/admin/exports/scores.csv', '/admin/backup', '/admin/audit'])
      expect((await admin('GET', call)).text, call).not.toContain(ANA);

    // The list still admits nobody else, and the address that stands there logs nobody in.
    expect((await app.guest('POST', '/auth/login', { email: 'eve@brevelle.example', code: session.code })).status).toBe(403);
    const stand = `${ana.id}@personne-effacee.invalid`;
    expect((await app.guest('POST', '/auth/login', { email: stand, code: session.code })).status).toBe(400);

    expect((await admin('POST', `${desk}/erasure`, { email: ANA })).body).toMatchObject({
      ...{ participants: 0, invitations: 0, directory: 0, campaigns: 0 },
    });
    expect(await totals(session)).toEqual(before);
  });

  test('leaves of somebody who never came neither a count nor a row, and the list closed', async () => {
    const { session } = await played();
    const path = `/admin/sessions/${session.id}`;
    const late = 'late@brevelle.example';
    await app.database.query
      .insertInto('allowed_players')
      .values({ session: session.id, entry: late, team: 'Achats', name: null })
      .execute();
    expect((await admin('GET', `${path}/attendance`)).body).toMatchObject({ expected: 3, absent: [{ username: late }] });
    await admin('POST', `${desk}/erasure`, { email: late });
    expect((await admin('GET', `${path}/attendance`)).body).toMatchObject({ expected: 2, erased: 0, absent: [] });
    expect((await admin('GET', `${path}/cockpit`)).body).toMatchObject({ absent: [], absentCount: 0 });
    expect((await admin('GET', `${path}/seats`)).body).toMatchObject({ withoutSeat: 2 });
    expect((await app.guest('POST', '/auth/login', { email: late, code: session.code })).status).toBe(403);
  });

  test('leaves nobody in the set-up of a session, and a set-up that is sent back keeps the list closed', async () => {
    const { session } = await played();
    const path = `/admin/sessions/${session.id}`;
    await admin('POST', `${desk}/erasure`, { email: BOB });
    await admin('POST', `${desk}/erasure`, { email: ANA });
    const { expected, erased } = (await admin('GET', `${path}/attendance`)).body;
    const details = (await admin('GET', path)).body;
    expect(details['allowed']).toEqual([]);
    const late = { entry: 'late@brevelle.example', team: 'Achats', name: null };
    const { name, teams, challenges, durationMinutes, startBy, hintPolicy, board, personalCodes, reporting } = details;
    const rules = { startBy, hintPolicy, board, personalCodes, reporting };
    const setup = { name, teams, challenges, durationMinutes, opensAt: null, closesAt: null, ...rules };
    const enter = (email: string) => app.guest('POST', '/auth/login', { email, code: session.code });

    expect((await admin('PUT', path, { ...setup, name: 'Atelier 2', allowed: [] })).status).toBe(200);
    expect((await admin('GET', `${path}/attendance`)).body).toMatchObject({ expected, erased });
    expect((await enter('eve@brevelle.example')).status).toBe(403);

    expect((await admin('PUT', path, { ...setup, allowed: [late] })).body['allowed']).toEqual([late]);
    expect((await admin('GET', `${path}/attendance`)).body).toMatchObject({ expected: Number(expected) + 1, erased });
    const stand = [{ ...late, entry: `${newId(app.time.now)}@personne-effacee.invalid` }];
    expect((await admin('PUT', path, { ...setup, allowed: stand })).status).toBe(400);

    // Whoever empties the list opens the session to everybody who has the code.
    expect((await admin('PUT', path, { ...setup, allowed: [] })).status).toBe(200);
    expect((await enter('eve@brevelle.example')).status).toBe(200);
  });

  test('names two erased people of one session differently', async () => {
    const { session } = await played();
    await admin('POST', `${desk}/erasure`, { email: ANA });
    await admin('POST', `${desk}/erasure`, { email: BOB });
    expect((await board(session)).map(({ name }) => name).sort()).toEqual(['Personne effacée', 'Personne effacée 2']);
  });

  test('erases again whoever comes back with an earlier backup, and nobody of a later one', async () => {
    const { session } = await played();
    const restore = async (file: string) => {
      const headers = { 'content-type': 'application/octet-stream' };
      const { status, body } = await admin('POST', `/admin/restore?session=${session.id}`, Buffer.from(file), headers);
      expect(status, JSON.stringify(body)).toBe(200);
      return body['session'] as { id: string };
    };
    const early = (await admin('GET', '/admin/backup')).text;
    const before = await totals(session);
    app.time.now += 60_000;
    await admin('POST', `${desk}/erasure`, { email: ANA });
    const old = await restore(early);
    expect(await storedBytes(app)).not.toContain(ANA);
    expect(await totals(old)).toEqual(before);

    // Ana is invited again, and comes.
    app.time.now += 60_000;
    await app.database.query
      .insertInto('allowed_players')
      .values({ session: session.id, entry: ANA, team: null, name: null })
      .execute();
    await app.player(session.code, ANA);
    const back = await restore((await admin('GET', '/admin/backup')).text);
    expect((await board(back)).map(({ username }) => username)).toContain(ANA);
  });

  describe('whoever was erased under another address than an earlier backup has', () => {
    const RIGHT = 'ana.dupont@brevelle.example';
    const headers = { 'content-type': 'application/octet-stream' };
    const restore = async (file: string, of: string) => {
      const { status, body } = await admin('POST', `/admin/restore${of}`, Buffer.from(file), headers);
      expect(status, JSON.stringify(body)).toBe(200);
      return body['session'] as { id: string };
    };
    /** Ana's address is corrected after a backup, and the person is erased under the right one. */
    const erasedSince = async () => {
      const file = (await admin('GET', '/admin/backup')).text;
      app.time.now += 60_000;
      await admin('POST', `${desk}/rectification`, { email: ANA, newEmail: RIGHT });
      await admin('POST', `${desk}/erasure`, { email: RIGHT });
      return file;
    };

    test('is erased from a session that is restored, and nobody else', async () => {
      const { session } = await played();
      const before = await totals(session);
      const back = await restore(await erasedSince(), `?session=${session.id}`);
      const stored = await storedBytes(app);
      for (const trace of [ANA, 'Ana Lemoine', 'Anouchka', REASON]) expect(stored, trace).not.toContain(trace);
      expect(await totals(back)).toEqual(before);
      expect((await board(back)).map(({ username }) => username)).toContain(BOB);
      expect((await admin('GET', `/admin/sessions/${back.id}/attendance`)).body).toMatchObject({ expected: 2, erased: 1 });
    });

    test('is erased from the directory, and from lists without having come, when everything is restored', async () => {
      const { session } = await played();
      const allowed = [ANA, BOB].map((entry) => ({ entry, team: null, name: null }));
      const second = String((await admin('POST', '/admin/sessions', { allowed })).body['id']);
      const file = await erasedSince();
      for (const id of [session.id, second]) await admin('DELETE', `/admin/sessions/${id}`);
      await app.database.query.deleteFrom('people').execute();
      await restore(file, '');
      const stored = await storedBytes(app);
      for (const trace of [ANA, 'Ana Lemoine', 'Anouchka', REASON]) expect(stored, trace).not.toContain(trace);
      expect(await app.database.query.selectFrom('people').select(['email', 'department']).execute()).toEqual([
        { email: null, department: 'Achats' },
      ]);
      expect((await admin('GET', `/admin/sessions/${second}/attendance`)).body).toMatchObject({ expected: 1 });
    });

    test('is one person still to a campaign', async () => {
      const { session } = await played();
      const second = await admin('POST', '/admin/sessions', { teams: ['Achats'] });
      const { id, code } = second.body as { id: string; code: string };
      await app.player(code, ANA);
      await app.database.query.deleteFrom('people').execute();
      const file = await erasedSince();
      for (const one of [session.id, id]) await admin('DELETE', `/admin/sessions/${one}`);
      await restore(file, '');
      const rows = await app.database.query.selectFrom('participants').select('email').where('email', '!=', BOB).execute();
      expect(rows).toHaveLength(2);
      expect(new Set(rows.map(({ email }) => email)).size).toBe(1);
    });
  });

  test('rectifies an address and a name everywhere, and tells where the address is taken', async () => {
    const { session, ana } = await played();
    const right = 'ana.dupont@brevelle.example';
    expect(await admin('POST', `${desk}/rectification`, { email: ANA, newEmail: BOB })).toMatchObject({
      status: 409,
      body: { code: 'address-taken', field: 'newEmail', message: expect.stringContaining(session.code) },
    });
    expect((await admin('POST', `${desk}/rectification`, { email: ANA, newEmail: right, name: 'Ana Dupont' })).body).toEqual({
      participants: 1,
      invitations: 1,
      attestations: 1,
      directory: 1,
      campaigns: 0,
    });
    expect((await ana.call('GET', '/score')).status).toBe(200);
    expect((await admin('POST', `${desk}/search`, { email: right })).body).toMatchObject({
      participations: [{ participant: ana.id, attestation: { name: 'Ana Dupont' } }],
      invitations: [{ name: 'Ana Dupont' }],
    });
    expect(await storedBytes(app)).not.toContain(ANA);
    expect((await admin('POST', `${desk}/rectification`, { email: ANA, newEmail: right })).body).toEqual({
      participants: 0,
      invitations: 0,
      attestations: 0,
      directory: 0,
      campaigns: 0,
    });
  });

  test('finds the console account of an address in whatever case it was added', async () => {
    const username = 'Camille.Durand@Brevelle.example';
    await admin('POST', '/admin/facilitators', { username, password: 'motdepasse-long-2', role: 'observer' });
    const found = await admin('POST', `${desk}/search`, { email: 'camille.durand@brevelle.example' });
    expect(found).toMatchObject({ status: 200, body: { account: { role: 'observer' } } });
  });
});

test('every table that has rows of a person is read by the desk', () => {
  const personal = Object.entries(COLUMNS).flatMap(([table, columns]) =>
    ['participant', 'email', 'entry'].some((column) => column in columns) ? [table] : [],
  );
  // A new one belongs into `held-data.ts`, into the list of `engine/site/your-data/data-page.tsx`, and into `ledger/erasure.ts` where it
  // holds more than points, times and choices.
  expect(personal.sort()).toEqual([
    'allowed_players',
    'appointments',
    'attestations',
    'campaign_attendances',
    'campaign_invitations',
    'challenge_states',
    'debrief_answers',
    'finale_votes',
    'judgements',
    'mails',
    'participants',
    'people',
    'personal_seats',
    'refused_logins',
    'retrieval_answers',
    'return_invitations',
    'score_events',
    'session_events',
    'standings',
    'tokens',
    'waiting_people',
  ]);
});

import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { SessionSetupSchema } from '#schemas/session-setup.ts';
import { ADMIN } from '../../tests/support/admin.ts';
import { fixtureChallenges } from '../../tests/support/fixture-challenges.ts';
import { appOn, type Caller, dump, openTestApp, rightAnswer, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';

const CODE = /^([2-9BCDFGHJ-NP-TVWXZ]{4}-){2}[2-9BCDFGHJ-NP-TVWXZ]{4}$/;

describe.each(testDatabases)('attestations on $name', (kind) => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await openTestApp(kind);
    admin = await app.admin();
  });
  afterAll(() => app.close());

  /** An ended session, and a participant who solved two of its three missions. */
  async function played(name: string | null = 'Équipe achats') {
    const setup = { name, challenges: ['word', 'word-1', 'form'] };
    const { body } = await admin('POST', '/admin/sessions', setup);
    const session = String(body['id']);
    const code = String(body['code']);
    const player = await app.player(code);
    for (const key of ['word', 'word-1'])
      await player.call('POST', `/challenges/${key}/attempts`, { answer: await rightAnswer(app.database, player.id, key) });
    const end = () => admin('POST', `/admin/sessions/${session}/room`, { action: 'end' });
    const ask = (typed: string) => player.call('POST', '/me/attestation', { name: typed });
    return { session, code, player, end, ask };
  }

  test('say what was done, to the player and to anybody with the code, and nothing else', async () => {
    const { player, end, ask } = await played();
    expect((await player.call('GET', '/me/attestation')).body).toEqual({ ready: false, attestation: null });
    expect(await ask('Ana Moreau')).toMatchObject({ status: 403, body: { code: 'session-open' } });
    await end();
    app.time.now += 2_000;
    expect((await player.call('GET', '/me/attestation')).body).toEqual({ ready: true, attestation: null });
    const issued = await ask('  Ana   Moreau ');
    expect(issued.status).toBe(200);
    const { code, ...says } = issued.body;
    expect(code).toMatch(CODE);
    expect(says).toEqual({
      name: 'Ana Moreau',
      session: 'Équipe achats',
      day: '2026-11-21',
      solved: 2,
      minutes: 10,
      issuedOn: '2026-11-21',
    });
    expect((await app.guest('GET', `/attestations/${code}`)).body).toEqual(issued.body);
    expect((await app.guest('GET', `/attestations/${String(code).toLowerCase().replaceAll('-', ' ')}`)).body).toEqual(
      issued.body,
    );
    expect((await player.call('GET', '/me/attestation')).body).toEqual({ ready: true, attestation: issued.body });
  });

  test('are for what is over: not of a session that refuses newcomers and is still played', async () => {
    const { session, player, ask } = await played();
    await admin('PATCH', `/admin/sessions/${session}/close`);
    app.time.now += 2_000;
    expect((await player.call('GET', '/me/attestation')).body).toEqual({ ready: false, attestation: null });
    expect(await ask('Ana Moreau')).toMatchObject({ status: 403, body: { code: 'session-open' } });
  });

  test('are for what has been played: not of a lobby that was closed before play began', async () => {
    const { body } = await admin('POST', '/admin/sessions', { startBy: 'hand' });
    const player = await app.player(String(body['code']));
    await admin('PATCH', `/admin/sessions/${body['id']}/close`);
    for (const action of ['archive', 'unarchive']) {
      app.time.now += 2_000;
      expect((await player.call('GET', '/me/attestation')).body).toMatchObject({ ready: false });
      expect((await player.call('POST', '/me/attestation', { name: 'Ana' })).status).toBe(403);
      expect((await player.call('GET', '/summary')).body).toMatchObject({ closed: false });
      await admin('POST', `/admin/sessions/${body['id']}/room`, { action });
    }
  });

  test('bear the day on the calendar of the server, and keep it when the session begins anew', async () => {
    // Half an hour before midnight there.
    vi.stubEnv('TZ', 'Pacific/Honolulu');
    onTestFinished(() => void vi.unstubAllEnvs());
    app.time.now = Date.UTC(2026, 10, 21, 9, 30);
    const { session, player, ask } = await played();
    await admin('POST', `/admin/sessions/${session}/room`, { action: 'end' });
    app.time.now += 2_000;
    const issued = (await ask('Ana Moreau')).body;
    expect(issued).toMatchObject({ day: '2026-11-20', issuedOn: '2026-11-20' });
    app.time.now += 3_600_000;
    await admin('PATCH', `/admin/sessions/${session}/open`);
    expect((await player.call('GET', '/me/attestation')).body).toEqual({ ready: false, attestation: issued });
  });

  test('say what the paper says after five more minutes, in which one more mission was solved', async () => {
    const { session, player, end, ask } = await played();
    await end();
    app.time.now += 2_000;
    const issued = (await ask('Ana Moreau')).body;
    app.time.now += 60_000;
    await admin('POST', `/admin/sessions/${session}/room`, { action: 'extend', minutes: 5 });
    const answer = { username: 'admin' };
    expect((await player.call('POST', '/challenges/form/attempts', { answer })).body).toMatchObject({ correct: true });
    await end();
    expect((await app.guest('GET', `/attestations/${issued['code']}`)).body).toEqual(issued);
  });

  test('of a self-paced session bear the day on which the person first played', async () => {
    const before = app.time.now;
    onTestFinished(() => {
      app.time.now = before;
    });
    const closesAt = new Date(before + 60 * 86_400_000).toISOString();
    const { body } = await admin('POST', '/admin/sessions', { challenges: ['word', 'form'], startBy: 'opening', closesAt });
    app.time.now = Date.UTC(2027, 0, 11, 9);
    const player = await app.player(String(body['code']));
    await player.call('POST', '/challenges/word/attempts', { answer: await rightAnswer(app.database, player.id, 'word') });
    app.time.now = Date.UTC(2027, 0, 11, 12);
    const login = await app.guest('POST', '/login', ADMIN);
    const end = await app.as(String(login.body['token']))('POST', `/admin/sessions/${body['id']}/room`, { action: 'end' });
    expect(end.status).toBe(200);
    app.time.now += 2_000;
    const issued = (await player.call('POST', '/me/attestation', { name: 'Ana Moreau' })).body;
    expect(issued).toMatchObject({ day: '2027-01-11', issuedOn: '2027-01-11' });
    expect((await app.guest('GET', `/attestations/${issued['code']}`)).body).toEqual(issued);
  });

  test('say what the paper says, whatever became of the missions since', async () => {
    const { session, end, ask } = await played();
    await end();
    app.time.now += 2_000;
    const issued = (await ask('Ana Moreau')).body;
    const verifiedBy = async (challenges: typeof fixtureChallenges) => {
      const later = await appOn(app.url, { challenges });
      onTestFinished(() => later.close());
      return (await later.guest('GET', `/attestations/${issued['code']}`)).body;
    };
    expect(await verifiedBy([])).toEqual(issued);
    const longer = fixtureChallenges.map((one) => ({ ...one, manifest: { ...one.manifest, duration: 60 } }));
    expect(await verifiedBy(longer)).toEqual(issued);
    const stored = (missions: string | null) =>
      app.database.query.updateTable('attestations').set({ missions }).where('session', '=', session).execute();
    // Earlier releases stored the minutes of what the session offered, or nothing: the rest is computed from present data.
    await stored(JSON.stringify({ word: 5, 'word-1': 7, form: 5 }));
    expect(await verifiedBy(longer)).toEqual({ ...issued, minutes: 12 });
    await stored(null);
    expect(await verifiedBy(fixtureChallenges)).toEqual(issued);
    expect(await verifiedBy(longer)).toEqual({ ...issued, minutes: 120 });
  });

  test('say what the paper says after a new name, a reopened mission and a merge, and once the session is deleted', async () => {
    const { session, code, player, end, ask } = await played();
    const other = await app.player(code);
    await other.call('POST', '/challenges/form/attempts', { answer: { username: 'admin' } });
    await end();
    app.time.now += 2_000;
    const issued = (await ask('Ana Moreau')).body;
    const verified = async () => (await app.guest('GET', `/attestations/${issued['code']}`)).body;
    const { body } = await admin('GET', `/admin/sessions/${session}`);
    const setup = Object.keys(SessionSetupSchema.properties).map((field) => [field, body[field]]);
    const renamed = await admin('PUT', `/admin/sessions/${session}`, { ...Object.fromEntries(setup), name: 'Équipe ventes' });
    expect(renamed.status).toBe(200);
    expect(await verified()).toEqual(issued);
    const reason = 'by mistake';
    await admin('POST', `/admin/participants/${player.id}/reopenings`, { challenge: 'word', reason });
    expect(await verified()).toEqual(issued);
    await admin('POST', `/admin/participants/${player.id}/merge`, { into: other.id, reason });
    expect(await verified()).toEqual(issued);
    await admin('DELETE', `/admin/sessions/${session}`);
    const named = { name: 'Ana Moreau' };
    expect((await app.guest('POST', `/attestations/${issued['code']}/verification`, named)).body).toEqual(issued);
  });

  test('are one for each participant, however often and at once they are asked for', async () => {
    const { end, ask } = await played(null);
    await end();
    app.time.now += 2_000;
    const replies = await Promise.all(['Un', 'Deux', 'Trois'].map(ask));
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await ask('Quatre')).body).toEqual(replies[0]?.body);
    expect(replies[0]?.body['session']).toBeNull();
  });

  test('go along with a merge; where both have one, that of the one who stays holds', async () => {
    const { code, player, end, ask } = await played();
    const stays = await app.player(code);
    const third = await app.player(code);
    await end();
    app.time.now += 2_000;
    const issued = (await ask('Ana Moreau')).body;
    const merge = (goes: { id: string }, into: { id: string }) =>
      admin('POST', `/admin/participants/${goes.id}/merge`, { into: into.id, reason: 'one person' });
    await merge(player, stays);
    expect((await app.guest('GET', `/attestations/${issued['code']}`)).body).toEqual(issued);
    expect((await stays.call('POST', '/me/attestation', { name: 'Ana' })).body).toEqual(issued);
    const own = (await third.call('POST', '/me/attestation', { name: 'Ana M.' })).body;
    await merge(stays, third);
    expect((await third.call('GET', '/me/attestation')).body).toEqual({ ready: true, attestation: own });
    expect((await app.guest('GET', `/attestations/${issued['code']}`)).status).toBe(404);
  });

  test('are issued for a whole session under the names of its list, once, and the log says how many', async () => {
    const allowed = [
      { entry: 'ana@port.example', team: null, name: 'Ana Moreau' },
      { entry: 'bo@port.example', team: null, name: 'Bo Tanguy' },
      { entry: 'cy@port.example', team: null, name: null },
      { entry: 'di@port.example', team: null, name: 'Di Le Bihan' },
      { entry: 'el@port.example', team: null, name: 'El Kerdoncuff' },
    ];
    const { body } = await admin('POST', '/admin/sessions', { name: 'Quai', challenges: ['word', 'form'], allowed });
    const session = String(body['id']);
    const path = `/admin/sessions/${session}/attestations`;
    const log = async () => (await admin('GET', '/admin/audit?action=attestations-issued')).body['entries'];
    const join = (name: string) => app.player(String(body['code']), `${name}@port.example`);
    const [ana, bo, cy, di, el] = [await join('ana'), await join('bo'), await join('cy'), await join('di'), await join('el')];
    for (const player of [ana, bo, cy, el])
      await player.call('POST', '/challenges/word/attempts', { answer: await rightAnswer(app.database, player.id, 'word') });
    const before = await dump(app.database);
    expect(await admin('POST', path)).toMatchObject({ status: 409, body: { code: 'session-open' } });
    expect((await admin('POST', '/admin/sessions/unknown/attestations')).status).toBe(404);
    expect(await dump(app.database)).toBe(before);
    await admin('POST', `/admin/sessions/${session}/room`, { action: 'end' });
    app.time.now += 2_000;
    await admin('POST', `/admin/participants/${el.id}/removal`, { reason: 'a test run' });
    const own = (await bo.call('POST', '/me/attestation', { name: 'Bo T.' })).body;
    const issued = (await admin('POST', path)).body;
    expect(issued).toEqual({
      attestations: [expect.objectContaining({ name: 'Ana Moreau', session: 'Quai', solved: 1, minutes: 5 })],
      otherwiseNamed: 1,
      unnamed: 1,
      withoutMission: 1,
    });
    expect(await log()).toMatchObject([{ subject: session, actor: 'admin', detail: { count: 1 } }]);
    const both = await Promise.all([admin('POST', path), admin('POST', path)]);
    expect(both.map((reply) => reply.body)).toEqual([issued, issued]);
    expect(await log()).toHaveLength(1);
    const [first] = Array.isArray(issued['attestations']) ? issued['attestations'] : [];
    expect((await ana.call('GET', '/me/attestation')).body).toEqual({ ready: true, attestation: first });
    expect((await bo.call('GET', '/me/attestation')).body).toMatchObject({ attestation: own });
    expect((await di.call('GET', '/me/attestation')).body).toMatchObject({ attestation: null });
  });

  test('want a name that can be printed and is no address', async () => {
    const { end, ask } = await played();
    await end();
    app.time.now += 2_000;
    for (const name of ['', '   ', 'a@b.fr', 'Ana\u202eMoreau', '\u3164', '12', 'x'.repeat(121), 'Ana\nMoreau\u0000'])
      expect(await ask(name), name).toMatchObject({ status: 400, body: { field: 'name' } });
    expect((await ask('Ñ'.normalize('NFD').repeat(40))).body['name']).toBe('Ñ'.repeat(40));
  });

  test('are nothing any more once the person is removed', async () => {
    const { player, end, ask } = await played();
    await end();
    app.time.now += 2_000;
    const { code } = (await ask('Ana Moreau')).body;
    const verify = () => app.guest('GET', `/attestations/${code}`);
    await admin('POST', `/admin/participants/${player.id}/removal`, { reason: 'a test run' });
    const unknown = await app.guest('GET', '/attestations/2222-2222-2222');
    expect(unknown).toMatchObject({ status: 404, body: { code: 'unknown-attestation' } });
    expect(await verify()).toMatchObject({ status: 404, body: unknown.body });
    expect((await ask('Ana Moreau')).status).toBe(401);
    await admin('POST', `/admin/participants/${player.id}/reinstatement`, { reason: 'a mistake' });
    expect((await verify()).status).toBe(200);
    for (const odd of ['x', '%00', '7KQ2MXDA3RT90', '../me'])
      expect(await app.guest('GET', `/attestations/${encodeURIComponent(odd)}`), odd).toMatchObject({ status: 404 });
  });

  test('are shown to who has a right code, however many guess from the same address', async () => {
    const { end, ask } = await played();
    await end();
    app.time.now += 2_000;
    const { code } = (await ask('Ana Moreau')).body;
    const verify = (typed: unknown) => app.app.inject({ url: `/attestations/${typed}`, remoteAddress: '192.0.2.9' });
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const statuses: number[] = [];
    const guesses = Array.from({ length: 120 }, async () => statuses.push((await verify('3333-3333-3333')).statusCode));
    await vi.waitFor(() => expect(statuses).toContain(429));
    expect((await verify(code)).statusCode).toBe(200);
    while (statuses.length < guesses.length) await vi.advanceTimersByTimeAsync(500);
    expect(new Set(statuses)).toEqual(new Set([404, 429]));
  });

  test('are for players, and guesses at their codes wait', async () => {
    expect((await app.guest('POST', '/me/attestation', { name: 'Ana' })).status).toBe(401);
    expect((await app.guest('GET', '/me/attestation')).status).toBe(401);
    const guess = (ip: string) => app.app.inject({ url: '/attestations/3333-3333-3333', remoteAddress: ip });
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    for (let guessed = 0; guessed < 10; guessed += 1) expect((await guess('192.0.2.7')).statusCode).toBe(404);
    let answered = false;
    const eleventh = guess('192.0.2.7').then(({ statusCode }) => {
      answered = true;
      return statusCode;
    });
    expect((await guess('192.0.2.8')).statusCode).toBe(404);
    expect(answered).toBe(false);
    await vi.advanceTimersByTimeAsync(500);
    expect(await eleventh).toBe(404);
  });
});

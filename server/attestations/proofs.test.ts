import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { upload } from '../../tests/support/backed-up-room.ts';
import { appOn, type Caller, dump, openTestApp, rightAnswer, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';

const DAY = 86_400_000;

describe.each(testDatabases)('proofs of attestations on $name', (kind) => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await openTestApp(kind);
    admin = await app.admin();
  });
  afterAll(() => app.close());

  /** An ended session, with the attestation of somebody who solved a mission. */
  async function attested(name: string, email = 'ana@brevelle.example', on = { app, admin }) {
    const { body } = await on.admin('POST', '/admin/sessions', { name: 'Équipe achats', challenges: ['word', 'form'] });
    const session = String(body['id']);
    const player = await on.app.player(String(body['code']), email);
    await player.call('POST', '/challenges/word/attempts', { answer: await rightAnswer(on.app.database, player.id, 'word') });
    await on.admin('POST', `/admin/sessions/${session}/room`, { action: 'end' });
    on.app.time.now += 2_000;
    const issued = (await player.call('POST', '/me/attestation', { name })).body;
    return {
      session,
      email,
      issued,
      code: String(issued['code']),
      removed: () => on.admin('DELETE', `/admin/sessions/${session}`),
    };
  }
  const read = (code: string, by = app) => by.guest('GET', `/attestations/${code}`);
  const verify = (code: string, name: string, by = app) => by.guest('POST', `/attestations/${code}/verification`, { name });

  test('answer what the paper says to who has its code and its name, and to nobody else', async () => {
    const { code, issued, removed } = await attested('Zéphirine Quatremain');
    expect((await verify(code, 'zephirine quatremain')).body, 'while the session exists too').toEqual(issued);
    expect(await verify(code, 'Ana Moreau')).toMatchObject({ status: 404, body: { code: 'other-name', field: 'name' } });
    expect((await removed()).status).toBe(204);
    expect(await read(code)).toMatchObject({ status: 403, body: { code: 'name-needed', field: 'name' } });
    for (const typed of ['Zéphirine Quatremain', '  ZEPHIRINE   QUATREMAIN '])
      expect(await verify(code.toLowerCase().replaceAll('-', ' '), typed), typed).toMatchObject({
        status: 200,
        body: { ...issued, name: typed.trim().replace(/ +/g, ' ') },
      });
    expect(await verify(code, 'Ana Moreau')).toMatchObject({ status: 404, body: { code: 'other-name', field: 'name' } });
    expect(await verify(code, ' ')).toMatchObject({ status: 400, body: { field: 'name' } });
    expect(await verify('2222-2222-2222', 'Zéphirine Quatremain')).toMatchObject({
      status: 404,
      body: { code: 'unknown-attestation' },
    });
  });

  test('hold neither name nor code', async () => {
    const { code, session, removed } = await attested('Aliénor Guivarch', 'alienor@brevelle.example');
    await removed();
    const proofs = JSON.stringify(await app.database.query.selectFrom('attestation_proofs').selectAll().execute());
    const stored = await dump(app.database);
    for (const secret of ['Guivarch', 'guivarch', code, code.replaceAll('-', '')]) expect(stored).not.toContain(secret);
    expect(proofs).toContain('"sealed":');
    for (const about of [session, 'achats', '2026-11']) expect(proofs).not.toContain(about);
  });

  test('are not kept of who was erased or removed', async () => {
    const erased = await attested('Ana Moreau', 'effacee@brevelle.example');
    const gone = await attested('Bo Tanguy', 'retire@brevelle.example');
    await admin('POST', '/admin/data-protection/erasure', { email: erased.email });
    const { body } = await admin('GET', `/admin/sessions/${gone.session}/participants`);
    const [row] = [body['rows']].flat();
    await admin('POST', `/admin/participants/${Object(row).id}/removal`, { reason: 'a test run' });
    for (const { removed, code } of [erased, gone]) {
      await removed();
      expect(await read(code)).toMatchObject({ status: 404, body: { code: 'unknown-attestation' } });
    }
  });

  test('are kept where retention ends a session, and go five years after the day of issue', async () => {
    const old = await openTestApp(kind);
    onTestFinished(() => old.close());
    const now = old.time.now;
    const issuedBefore = async (days: number) => {
      old.time.now = now - days * DAY;
      return attested('Ana Moreau', `${days}@brevelle.example`, { app: old, admin: await old.admin() });
    };
    // The latest first: a sign-in ends as time goes on, and not as it goes back.
    const [recent, almost, over] = [await issuedBefore(200), await issuedBefore(5 * 365), await issuedBefore(5 * 365 + 3)];
    const restarted = await appOn(old.url, { environment: { RETENTION_DAYS: '180' } });
    onTestFinished(() => restarted.close());
    for (const { code, issued } of [recent, almost]) {
      expect((await read(code, restarted)).status).toBe(403);
      expect((await verify(code, 'Ana Moreau', restarted)).body).toEqual(issued);
    }
    expect((await verify(over.code, 'Ana Moreau', restarted)).status).toBe(404);
    const due = restarted.database.query.selectFrom('attestation_proofs').select('ends_on').where('ends_on', '<=', '2026-11-21');
    expect(await due.execute()).toEqual([]);
    restarted.time.now += 4 * DAY;
    expect((await verify(almost.code, 'Ana Moreau', restarted)).status, 'before housekeeping comes by').toBe(404);
  });

  test('travel in a full backup', async () => {
    const source = await openTestApp(kind);
    onTestFinished(() => source.close());
    const own = await source.admin();
    const { id, code: way } = await source.session();
    const player = await source.player(way);
    await own('POST', `/admin/sessions/${id}/room`, { action: 'end' });
    source.time.now += 2_000;
    const issued = (await player.call('POST', '/me/attestation', { name: 'Ana Moreau' })).body;
    await own('DELETE', `/admin/sessions/${id}`);
    const { text } = await own('GET', '/admin/backup');
    const target = await openTestApp(kind);
    onTestFinished(() => target.close());
    expect((await upload(await target.admin(), text)).status).toBe(200);
    expect((await verify(String(issued['code']), 'Ana Moreau', target)).body).toEqual(issued);
    // Into the installation that made it, once its sessions are deleted: the proofs are there already.
    expect((await upload(own, text)).status).toBe(200);
    expect((await verify(String(issued['code']), 'Ana Moreau', source)).body).toEqual(issued);
  });

  test('answer a right name however many guess from the same address', async () => {
    const { code, removed } = await attested('Ana Moreau', 'presse@brevelle.example');
    await removed();
    const verifyFromOffice = (name: string) =>
      app.app.inject({
        method: 'POST',
        url: `/attestations/${code}/verification`,
        payload: { name },
        remoteAddress: '192.0.2.19',
      });
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const statuses: number[] = [];
    const guesses = Array.from({ length: 70 }, async () => statuses.push((await verifyFromOffice('Bo Tanguy')).statusCode));
    await vi.waitFor(() => expect(statuses).toContain(429));
    expect((await verifyFromOffice('Ana Moreau')).statusCode).toBe(200);
    while (statuses.length < guesses.length) await vi.advanceTimersByTimeAsync(500);
    expect(new Set(statuses)).toEqual(new Set([404, 429]));
  });
});

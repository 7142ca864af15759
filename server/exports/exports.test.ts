import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ADMIN } from '../../tests/support/admin.ts';
import { type Caller, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';

describe.each(testDatabases)('exports on $name', (kind) => {
  let app: TestApp;
  let admin: Caller;
  let session: { id: string; code: string };
  beforeAll(async () => {
    app = await openTestApp(kind);
    admin = await app.admin();
    const { body } = await admin('POST', '/admin/sessions', { name: '=1+1;"Équipe"' });
    session = { id: String(body['id']), code: String(body['code']) };
    const began = app.time.now;
    const cy = await app.player(session.code, 'cy@brevelle.example');
    app.time.now += 1000;
    const ana = await app.player(session.code, '-ana@brevelle.example');
    const bob = await app.player(session.code, 'bob@brevelle.example');
    const gone = await app.player(session.code, 'gone@brevelle.example');
    for (const { call } of [ana, gone]) {
      await call('POST', '/challenges/form/hints');
      await call('POST', '/challenges/form/attempts', { answer: 'non' });
      await call('POST', '/challenges/form/attempts', { answer: { username: 'admin' } });
    }
    await bob.call('POST', '/challenges/word/attempts', { answer: 'non' });
    await bob.call('POST', '/challenges/form/hints');
    await bob.call('POST', '/score', { points: -2 });
    // As many points as a participant who joined later but reached them earlier.
    app.time.now += 1000;
    await cy.call('POST', '/challenges/word/attempts', { answer: 'non' });
    await cy.call('POST', '/challenges/word/hints');
    await cy.call('POST', '/challenges/form/hints');
    await cy.call('POST', '/challenges/form/attempts', { answer: { username: 'admin' } });
    const twice = await app.player(session.code, 'twice@brevelle.example');
    await admin('POST', `/admin/participants/${twice.id}/merge`, { into: bob.id, reason: 'one person' });
    await admin('POST', `/admin/participants/${gone.id}/removal`, { reason: 'a test run' });
    app.time.now += 1000;
    await app.player((await app.session()).code, 'other@brevelle.example');
    // Rows of a restored backup are newer than their session.
    const restored = await app.session();
    await app.player(restored.code, 'restored@brevelle.example');
    const created_at = '2026-11-01T09:00:00.000Z';
    await app.database.query.updateTable('sessions').set({ created_at }).where('id', '=', restored.id).execute();
    app.time.now = began;
  });
  afterAll(() => app.close());

  /** Lines of an export, without the columns of session and participant, which all exports have. */
  async function lines(what: string, query = `?session=${session.id}`): Promise<string[]> {
    const { text, status } = await admin('GET', `/admin/exports/${what}${query}`);
    expect(status).toBe(200);
    expect(text.startsWith('\uFEFF"Code de session";"Session";"E-mail";"Nom";"Équipe";')).toBe(true);
    expect(text.endsWith('\r\n')).toBe(true);
    return text.slice(1, -2).split('\r\n');
  }

  test('open in a French spreadsheet as they are meant, and run nothing', async () => {
    const [head, ana, cy, bob, ...rest] = await lines('scores');
    expect(head).toContain('"Équipe";"Rang";"Score";"Missions réussies"');
    const shared = `"${session.code}";"'=1+1;""Équipe""";`;
    expect(ana).toBe(`${shared}"'-ana@brevelle.example";"";"";"1";"2,5";"1"`);
    expect(cy).toBe(`${shared}"cy@brevelle.example";"";"";"1";"2,5";"1"`);
    expect(bob).toBe(`${shared}"bob@brevelle.example";"";"";"3";"-2";"0"`);
    expect(rest).toEqual([]);
    const { headers } = await admin('GET', `/admin/exports/scores?session=${session.id}`);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe(`attachment; filename="vigie-scores-${session.code}-2026-11-21T09-00-00Z.csv"`);
  });

  test('tell solves, attempts and hints of those who play', async () => {
    const cells = async (what: string) => (await lines(what)).map((line) => line.split(';').slice(-3).join(';'));
    expect(await cells('solves')).toEqual([
      '"Mission";"Points";"Réussie le (heure : UTC)"',
      '"Le formulaire";"2,5";"2026-11-21 09:00:01"',
      '"Le formulaire";"2,5";"2026-11-21 09:00:02"',
    ]);
    expect(await cells('attempts')).toEqual([
      '"Mission";"Essais manqués";"Réussie"',
      '"Le formulaire";"1";"oui"',
      '"Le formulaire";"0";"oui"',
      '"word";"1";"non"',
      '"word";"1";"non"',
    ]);
    expect(await cells('hints')).toEqual([
      '"Mission";"Indices affichés";"Indices disponibles"',
      '"Le formulaire";"1";"3"',
      '"Le formulaire";"1";"3"',
      '"word";"1";"3"',
      '"Le formulaire";"1";"3"',
    ]);
  });

  test('tell times in the zone that is asked for, and which it is', async () => {
    const [head, row] = await lines('solves', `?session=${session.id}&zone=Europe/Paris`);
    expect(head).toContain('"Réussie le (heure : Europe/Paris)"');
    expect(row).toContain('"2026-11-21 10:00:01"');
    for (const zone of ['Nowhere', '', '%00', 'Europe/Nowhere'])
      expect(await admin('GET', `/admin/exports/solves?zone=${zone}`), zone).toMatchObject({
        status: 400,
        body: { field: 'zone' },
      });
  });

  test('hold every session unless one is named, in pages that lose nobody', async () => {
    const all = (await lines('scores', '')).slice(1).map((line) => line.split('";"')[2]?.split('@')[0]);
    expect(all).toEqual(['restored', "'-ana", 'cy', 'bob', 'other']);
    const big = await app.session();
    const emails = Array.from({ length: 1203 }, (_, index) => `p${String(index).padStart(4, '0')}@brevelle.example`);
    const id = (index: number) => `${'0'.repeat(20)}${String(index).padStart(8, '0')}`;
    const at = '2026-11-21T09:00:00.000Z';
    await app.database.query
      .insertInto('participants')
      .values(emails.map((email, index) => ({ id: id(index), session: big.id, email, created_at: at })))
      .execute();
    await app.database.query
      .insertInto('standings')
      .values(emails.map((_, index) => ({ participant: id(index), session: big.id, points: index, reached_at: at })))
      .execute();
    const found = (await lines('scores', `?session=${big.id}`)).slice(1).map((line) => line.split('";"')[2]);
    expect(found).toEqual(emails.toReversed());
    const ranks = (await lines('scores', `?session=${big.id}`)).slice(1).map((line) => Number(line.split('";"')[5]));
    expect(ranks).toEqual(emails.map((_, index) => index + 1));
  });

  test('and other downloads are neither made nor written down for a HEAD', async () => {
    const token = String((await app.guest('POST', '/login', ADMIN)).body['token']);
    const entries = async () => (await admin('GET', '/admin/audit')).body;
    const before = await entries();
    for (const url of ['/admin/exports/scores', '/admin/audit.csv', '/admin/backup'])
      expect((await app.app.inject({ method: 'HEAD', url, headers: { authorization: `Bearer ${token}` } })).statusCode).toBe(404);
    expect(await entries()).toEqual(before);
  });

  test('have the name beside the address, where the list of invited people had one', async () => {
    const { body } = await admin('POST', '/admin/sessions', {
      allowed: [
        { entry: 'ana@brevelle.example', team: null, name: 'Ana Léger' },
        { entry: 'bob@brevelle.example', team: null, name: null },
      ],
    });
    for (const email of ['ana', 'bob']) await app.player(String(body['code']), `${email}@brevelle.example`);
    const [head, ...rows] = await lines('scores', `?session=${body['id']}`);
    expect(head).toContain('"E-mail";"Nom";"Équipe"');
    expect(rows.map((row) => row.split(';').slice(2, 4)).sort()).toEqual([
      ['"ana@brevelle.example"', '"Ana Léger"'],
      ['"bob@brevelle.example"', '""'],
    ]);
  });

  test('keep the points of an erased person, in words in the place of the address', async () => {
    const { code, id } = await app.session();
    const { call } = await app.player(code, 'efface@brevelle.example');
    await call('POST', '/challenges/form/hints');
    await call('POST', '/challenges/form/attempts', { answer: { username: 'admin' } });
    const { status } = await admin('POST', '/admin/data-protection/erasure', { email: 'efface@brevelle.example' });
    expect(status).toBe(200);
    for (const what of ['scores', 'solves', 'attempts', 'hints']) {
      const [, ...rows] = await lines(what, `?session=${id}`);
      expect(rows.map((row) => row.split(';')[2])).toEqual(['"Personne effacée"']);
    }
  });

  test('are for those who may look, and are written down', async () => {
    expect((await app.guest('GET', '/admin/exports/scores')).status).toBe(401);
    expect((await admin('GET', '/admin/exports/passwords')).status).toBe(400);
    expect((await admin('GET', '/admin/exports/scores?session=nope')).status).toBe(404);
    const entries = await app.database.query
      .selectFrom('audit_log')
      .select('detail')
      .where('action', '=', 'scores-exported')
      .execute();
    expect(entries.map(({ detail }) => JSON.parse(detail ?? ''))).toContainEqual({ what: 'hints', of: session.code });
  });
});

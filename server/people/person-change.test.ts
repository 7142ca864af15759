import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';

const email = (name: string) => `${name}@brevelle.example`;

describe.each(testDatabases)('a person of the directory who is corrected on $name', (kind) => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await openTestApp(kind);
    admin = await app.admin();
  });
  afterEach(async () => {
    await app.database.query.deleteFrom('people').execute();
    await app.database.query.deleteFrom('people_directory').execute();
  });
  afterAll(() => app.close());

  async function start(): Promise<(name: string) => string> {
    const lines = ['durnad', 'zoe'].map((name, index) => ({
      ...{ line: index + 1, email: email(name), name, department: 'Achats' },
      ...{ site: 'Lyon', manager: 'Direction', language: 'fr' },
    }));
    const { version } = (await admin('GET', '/admin/people/directory')).body;
    expect((await admin('POST', '/admin/people/import', { lines, version, leave: false })).status).toBe(200);
    const rows = Object((await admin('GET', '/admin/people')).body['rows']);
    const ids = new Map<string, string>(rows.map((row: Record<string, string>) => [row['name'], row['id']]));
    return (name) => `/admin/people/${ids.get(name)}`;
  }

  test('has the facts that are given, without surplus spaces, and keeps the others', async () => {
    const path = await start();
    const change = { name: '  Maud   Durand ', department: 'Paie', site: null };
    const right = {
      ...{ email: email('durnad'), name: 'Maud Durand', department: 'Paie', site: null },
      ...{ manager: 'Direction', language: 'fr', leftAt: null },
    };
    expect(await admin('PATCH', path('durnad'), change)).toMatchObject({ status: 200, body: right });
    expect((await admin('GET', '/admin/people?search=durnad')).body).toMatchObject({ total: 1, rows: [right] });
    const entries = async () => (await admin('GET', '/admin/audit?action=person-changed')).body['entries'];
    expect(await entries()).toMatchObject([{ detail: { changed: ['name', 'department', 'site'] } }]);
    // A retry changes nothing, and adds no audit entry.
    const version = async () => (await admin('GET', '/admin/people/directory')).body['version'];
    const before = await version();
    expect((await admin('PATCH', path('durnad'), change)).status).toBe(200);
    expect(await version()).toBe(before);
    expect(await entries()).toHaveLength(1);
  });

  test('takes the right address along to sessions, lists and what a campaign counts', async () => {
    const path = await start();
    const setup = { name: 'Automne', purpose: '', startsOn: '2026-11-01', endsOn: '2026-12-15', departments: null };
    const campaign = `/admin/campaigns/${(await admin('POST', '/admin/campaigns', setup)).body['id']}`;
    const allowed = ['durnad', 'zoe'].map((name) => ({ entry: email(name), team: null, name: null }));
    const { body: session } = await admin('POST', '/admin/sessions', { allowed });
    await admin('PUT', `${campaign}/sessions/${session['id']}`);
    const { id } = await app.player(String(session['code']), email('durnad'));
    const figures = async () => (await admin('GET', campaign)).body['figures'];
    const before = await figures();
    expect(before).toMatchObject({ expected: 2, came: 1, outside: 0 });
    expect((await admin('PATCH', path('durnad'), { email: 'Durand@Brevelle.example ' })).body).toMatchObject({
      email: email('durand'),
    });
    expect(await figures()).toEqual(before);
    const participants = app.database.query.selectFrom('participants').select('email').where('id', '=', id);
    expect(await participants.execute()).toEqual([{ email: email('durand') }]);
    const { body } = await admin('GET', `/admin/sessions/${session['id']}`);
    expect(body['allowed']).toContainEqual(expect.objectContaining({ entry: email('durand') }));
  });

  test('does not get an address that is somebody’s already, in the directory or in a session of theirs', async () => {
    const path = await start();
    const taken = { status: 409, body: { code: 'address-taken', field: 'email' } };
    expect(await admin('PATCH', path('durnad'), { email: email('zoe') })).toMatchObject(taken);
    const { code } = await app.session();
    await app.player(code, email('durnad'));
    await app.player(code, email('durand'));
    expect(await admin('PATCH', path('durnad'), { email: email('durand'), name: 'Maud' })).toMatchObject(taken);
    expect((await admin('GET', '/admin/people?search=durnad')).body).toMatchObject({ total: 1, rows: [{ name: 'durnad' }] });
  });

  test.each([
    [{ email: 'durand' }, 'email'],
    [{ email: '' }, 'email'],
    [{ email: `${'0'.repeat(28)}@personne-effacee.invalid` }, 'email'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ department: 'x'.repeat(61) }, 'department'],
    [{ site: '\u0007Lyon' }, 'site'],
    [{ language: 'français' }, 'language'],
    [{ team: 'Achats' }, 'team'],
  ])('with %j is refused, and the field is named', async (change, field) => {
    const path = await start();
    expect(await admin('PATCH', path('durnad'), change)).toMatchObject({ status: 400, body: { field } });
  });

  test('must be in the directory, and the directory must not have ended', async () => {
    const path = await start();
    expect((await admin('PATCH', `/admin/people/${'0'.repeat(28)}`, { name: 'Ana' })).status).toBe(404);
    await admin('DELETE', path('zoe'));
    expect((await admin('PATCH', path('zoe'), { name: 'Zoé' })).status).toBe(404);
    await app.database.query.updateTable('people_directory').set({ ends_on: '2026-11-20' }).execute();
    expect(await admin('PATCH', path('durnad'), { name: 'Maud' })).toMatchObject({
      status: 409,
      body: { code: 'directory-ended' },
    });
  });
});

/** People who attended and were erased still count: in the campaign, its department, the report and the attendance sheet. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, openTestApp, rightAnswer, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';

const SETUP = { name: 'Automne', purpose: '', startsOn: '2026-11-01', endsOn: '2026-12-15', departments: null };
const PEOPLE = ['ana', 'bob', 'eve', 'leo', 'max', 'ida', 'zoe'];

describe.each(testDatabases)('people who are erased, on $name', (kind) => {
  let app: TestApp;
  let admin: Caller;
  let house = 0;
  let email: (name: string) => string;
  beforeAll(async () => {
    app = await openTestApp(kind);
    admin = await app.admin();
  });
  afterEach(async () => {
    for (const table of ['people', 'campaigns', 'sessions'] as const) await app.database.query.deleteFrom(table).execute();
  });
  afterAll(() => app.close());

  /** Creates a campaign with an ended session that everybody but zoe attended. */
  async function played(directory: boolean) {
    house += 1;
    const domain = `house-${house}.example`;
    email = (name) => `${name}@${domain}`;
    if (directory) {
      const { version } = (await admin('GET', '/admin/people/directory')).body;
      const lines = PEOPLE.map((name, index) => ({ line: index + 1, email: email(name), name, department: 'Achats' }));
      expect((await admin('POST', '/admin/people/import', { lines, version, leave: false })).status).toBe(200);
    }
    const path = `/admin/campaigns/${(await admin('POST', '/admin/campaigns', SETUP)).body['id']}`;
    const allowed = PEOPLE.map((name) => ({ entry: email(name), team: 'Achats', name }));
    const { body } = await admin('POST', '/admin/sessions', { challenges: ['word'], teams: ['Achats'], allowed });
    const session = String(body['id']);
    await admin('PUT', `${path}/sessions/${session}`);
    for (const name of PEOPLE.slice(0, -1)) {
      const player = await app.player(String(body['code']), email(name));
      const answer = await rightAnswer(app.database, player.id, 'word');
      expect((await player.call('POST', '/challenges/word/attempts', { answer })).body).toMatchObject({ correct: true });
    }
    return { path, session };
  }

  const end = async (session: string) => {
    for (const action of ['start', 'end'])
      expect((await admin('POST', `/admin/sessions/${session}/room`, { action })).status).toBe(200);
  };
  const erase = async (name: string) =>
    expect((await admin('POST', '/admin/data-protection/erasure', { email: email(name) })).status).toBe(200);

  async function takenOut(name: string, one: Awaited<ReturnType<typeof played>>) {
    const { query } = app.database;
    const { id } = await query.selectFrom('people').select('id').where('email', '=', email(name)).executeTakeFirstOrThrow();
    expect((await admin('DELETE', `/admin/people/${id}`)).status).toBe(204);
    return (await told(one)).campaign;
  }

  async function told({ path, session }: Awaited<ReturnType<typeof played>>) {
    const { figures, sessions } = Object((await admin('GET', path)).body);
    const { expected, came, erased, outside, departments } = figures;
    const { report, campaign } = Object((await admin('GET', `/admin/reports?sessions=${session}`)).body);
    const attendance = Object((await admin('GET', `/admin/sessions/${session}/attendance`)).body);
    return {
      campaign: { expected, came, erased, outside, departments: departments.map(({ came: n }: { came: number }) => n) },
      session: sessions[0]?.came,
      report: { came: report.participation.came, campaign: campaign.came, erased: campaign.erased },
      sheet: { came: attendance.present.length + attendance.erased, erased: attendance.erased },
    };
  }

  test.each([
    ['after the session has ended, with a directory', true, true],
    ['before it ends, with a directory', true, false],
    ['after the session has ended, without a directory', false, true],
    ['before it ends, without a directory', false, false],
  ])('count where they came: %s', async (_, directory, endsFirst) => {
    const one = await played(directory);
    if (endsFirst) await end(one.session);
    await erase('ana');
    if (!endsFirst) await end(one.session);
    const all = {
      campaign: { expected: 7, came: 6, erased: 1, outside: 0, departments: [6] },
      session: 6,
      report: { came: 6, campaign: 6, erased: 1 },
      sheet: { came: 6, erased: 1 },
    };
    expect(await told(one)).toEqual(all);
    if (directory) {
      // A person who never attended is not expected any more; one who attended counts outside the list, like everybody who left.
      expect(await takenOut('zoe', one)).toEqual({ ...all.campaign, expected: 6 });
      expect(await takenOut('bob', one)).toEqual({ expected: 5, came: 5, erased: 1, outside: 1, departments: [5] });
    }
    expect((await admin('DELETE', `/admin/sessions/${one.session}`)).status).toBe(204);
    expect((await admin('GET', one.path)).body).toMatchObject({
      figures: directory ? { came: 5, erased: 1, outside: 1 } : { came: 6, erased: 1, outside: 0 },
    });
  });
});

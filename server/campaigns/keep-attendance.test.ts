import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ADMIN } from '../../tests/support/admin.ts';
import { storedBytes } from '../../tests/support/stored-bytes.ts';
import { type Caller, openTestApp, rightAnswer, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';

const SETUP = { name: 'Automne', purpose: 'NIS 2', startsOn: '2026-11-01', endsOn: '2026-12-15', departments: null };
const email = (name: string) => `${name}@brevelle.example`;
const TEAMS: Readonly<Record<string, string>> = { a: 'Achats', p: 'Paie' };

describe.each(testDatabases)('a deleted session of a running campaign on $name', (kind) => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await openTestApp(kind);
  });
  beforeEach(() => at('2026-11-20'));
  afterEach(() => app.database.query.deleteFrom('campaigns').execute());
  afterAll(() => app.close());

  /** Sets the day and signs in again, as a login lasts only for hours. */
  async function at(day: string): Promise<void> {
    app.time.now = Date.parse(`${day}T09:00:00Z`);
    admin = app.as(String((await app.guest('POST', '/login', ADMIN)).body['token']));
  }
  async function campaign(): Promise<string> {
    return String((await admin('POST', '/admin/campaigns', SETUP)).body['id']);
  }
  async function workshop(into: string, names: readonly string[]) {
    const allowed = names.map((name) => ({ entry: email(name), team: TEAMS[name.charAt(0)] ?? null, name }));
    const list = names.length === 0 ? {} : { teams: Object.values(TEAMS), allowed };
    const { body } = await admin('POST', '/admin/sessions', { challenges: ['word'], ...list });
    const session = { id: String(body['id']), code: String(body['code']) };
    expect((await admin('PUT', `/admin/campaigns/${into}/sessions/${session.id}`)).status).toBe(204);
    return session;
  }
  async function come(code: string, name: string, solves = false): Promise<string> {
    const player = await app.player(code, email(name));
    if (solves)
      await player.call('POST', '/challenges/word/attempts', { answer: await rightAnswer(app.database, player.id, 'word') });
    return player.id;
  }
  async function directory(names: readonly string[]): Promise<void> {
    const lines = names.map((name, index) => ({
      line: index + 1,
      email: email(name),
      name,
      department: TEAMS[name.charAt(0)] ?? null,
    }));
    const { version } = (await admin('GET', '/admin/people/directory')).body;
    expect((await admin('POST', '/admin/people/import', { lines, version, leave: true })).status).toBe(200);
  }
  async function noDirectory(): Promise<void> {
    await app.database.query.deleteFrom('people').execute();
  }
  /** The campaign's figures, and the absent people whom it lists. */
  async function counted(id: string) {
    const figures = (await admin('GET', `/admin/campaigns/${id}`)).body['figures'];
    return { figures, absent: (await admin('GET', `/admin/campaigns/${id}/absent`)).body };
  }
  const remove = async (session: string) => expect((await admin('DELETE', `/admin/sessions/${session}`)).status).toBe(204);
  const rowsOf = (id: string) =>
    app.database.query.selectFrom('campaign_attendances').select('email').where('campaign', '=', id).orderBy('email').execute();

  test.each(['directory', 'lists'])('leaves every count and every list, where the %s say who is expected', async (who) => {
    const names = ['a1', 'a2', 'a3', 'p1', 'p2', 'x1'];
    await (who === 'directory' ? directory(names) : noDirectory());
    const id = await campaign();
    const first = await workshop(id, who === 'lists' ? names.slice(0, 4) : []);
    const open = await workshop(id, []);
    const last = await workshop(id, who === 'lists' ? names.slice(3) : []);
    await come(first.code, 'a1', true);
    await come(first.code, 'a2');
    await come(last.code, 'p1');
    await come(last.code, 'x1', true);
    await at('2026-11-27');
    // Somebody who comes twice, people outside the list, one of them twice, and an expected person under two addresses.
    await come(open.code, 'a1');
    await come(open.code, 'visitor');
    await come(open.code, 'guest', true);
    if (who === 'directory') await come(last.code, 'guest');
    const second = await come(open.code, 'p2.perso');
    const main = await come(open.code, 'p2', true);
    await admin('POST', `/admin/participants/${second}/merge`, { into: main, reason: 'one person' });
    const before = await counted(id);
    expect(before.figures).toMatchObject({ expected: 6, came: 5, finished: 3, outside: 2 });
    for (const session of [open, first, last]) {
      await remove(session.id);
      expect(await counted(id)).toEqual(before);
    }
    // Five people on the list, one of them with two addresses, and two on no list.
    expect((await admin('GET', `/admin/campaigns/${id}`)).body).toMatchObject({ sessions: [], deletedCame: 7 });
    expect((await rowsOf(id)).map((row) => row.email)).toEqual(['a1', 'a2', 'p1', 'p2.perso', 'p2', 'x1'].map(email));
    // A merged person still counts once, and so does a person who attends again.
    const again = await workshop(id, []);
    await come(again.code, 'p2.perso');
    await come(again.code, 'a2', true);
    expect((await counted(id)).figures).toMatchObject({ came: 5, finished: 4, outside: 2 });
    await noDirectory();
  });

  test('keeps nothing of it once the campaign has ended, or is deleted', async () => {
    await directory(['a1']);
    for (const end of ['end', 'delete']) {
      const id = await campaign();
      const { id: session, code } = await workshop(id, []);
      await come(code, 'a1');
      await remove(session);
      expect(await rowsOf(id)).toEqual([{ email: email('a1') }]);
      const before = await counted(id);
      if (end === 'delete') await admin('DELETE', `/admin/campaigns/${id}`);
      else {
        await admin('POST', `/admin/campaigns/${id}/end`);
        expect((await counted(id)).figures).toEqual(before.figures);
      }
      expect(await rowsOf(id)).toEqual([]);
    }
    await noDirectory();
  });

  test('stays right for a person who is told, rectified and erased', async () => {
    await noDirectory();
    const id = await campaign();
    const { id: session, code } = await workshop(id, ['a1', 'a2']);
    const other = await workshop(id, ['a1', 'a2']);
    await come(code, 'a1', true);
    await come(other.code, 'a1');
    await remove(session);
    const before = await counted(id);
    const desk = (call: string, body: object) => admin('POST', `/admin/data-protection/${call}`, body);
    expect((await desk('search', { email: email('a1') })).body['campaigns']).toEqual([
      {
        ...{ name: 'Automne', endsOn: '2026-12-15', invited: true, invitedName: 'a1', department: 'Achats' },
        ...{ cameOn: new Date(app.time.now).toISOString().slice(0, 10), finished: true, otherEmails: [] },
      },
    ]);
    const right = await desk('rectification', { email: email('a1'), newEmail: email('anna'), name: 'Anna' });
    expect(right).toMatchObject({ status: 200, body: { campaigns: 1 } });
    expect(await counted(id)).toEqual(before);
    expect(await storedBytes(app)).not.toContain(email('a1'));
    expect((await desk('erasure', { email: email('anna') })).body).toMatchObject({ campaigns: 1 });
    const told = async (action: string) => (await admin('GET', `/admin/audit?action=${action}`)).body['entries'];
    expect(await told('campaign-person-erased')).toMatchObject([{ subject: id, detail: { name: 'Automne' } }]);
    expect(await told('participant-erased')).toMatchObject([{ detail: { campaign: 'Automne' } }]);
    const after = { ...before, figures: { ...Object(before.figures), erased: 1 } };
    expect(await counted(id)).toEqual(after);
    for (const trace of [email('anna'), 'Anna']) expect(await storedBytes(app), trace).not.toContain(trace);
    await remove(other.id);
    expect(await counted(id)).toEqual(after);
  });

  test('leaves no address once the person is taken out of the directory, or the directory ends', async () => {
    await directory(['a1', 'a2']);
    const id = await campaign();
    const { id: session, code } = await workshop(id, []);
    await come(code, 'a1');
    await come(code, 'a2');
    await remove(session);
    const { body } = await admin('GET', '/admin/people?search=a1');
    const [person] = Object(body['rows']);
    await admin('DELETE', `/admin/people/${person.id}`);
    expect((await rowsOf(id)).map((row) => row.email)).toEqual([
      expect.stringContaining('personne-effacee.invalid'),
      email('a2'),
    ]);
    expect((await counted(id)).figures).toMatchObject({ expected: 1, came: 1, outside: 1 });
    await noDirectory();
  });
});

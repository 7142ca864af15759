import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';

const INVENTED = 5_000;

describe.each(testDatabases)('people who never played on $name', (kind) => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await openTestApp(kind);
    admin = await app.admin();
  });
  afterAll(() => app.close());

  /** Writes so many people who came at that time: logins through the door would take minutes. */
  const join = async (session: string, howMany: number, at: string) => {
    const people = Array.from({ length: howMany }, (_, index) => {
      const id = `${'0'.repeat(20)}${String(index).padStart(8, '0')}`;
      return { id, session, email: `p${index}@flot.example`, created_at: at };
    });
    const standings = people.map(({ id }) => ({ participant: id, session, points: 0, reached_at: at }));
    for (let from = 0; from < howMany; from += 500) {
      await app.database.query
        .insertInto('participants')
        .values(people.slice(from, from + 500))
        .execute();
      await app.database.query
        .insertInto('standings')
        .values(standings.slice(from, from + 500))
        .execute();
    }
  };
  const moment = (after = 0) => new Date(app.time.now + after).toISOString();

  test('are counted and removed together, and who came at another time or played stays', async () => {
    const { id, code } = await app.session();
    const before = await app.player(code, 'avant@brevelle.example');
    app.time.now += 60_000;
    const from = moment();
    const plays = await app.player(code, 'joue@brevelle.example');
    await plays.call('GET', '/challenges/word');
    const invented = await app.player(code, 'personne@flot.example');
    await join(id, INVENTED - 1, moment());
    const until = moment();
    app.time.now += 60_000;
    await app.player(code, 'apres@brevelle.example');
    const path = `/admin/sessions/${id}/unplayed`;
    const counted = await admin('GET', `${path}?${new URLSearchParams({ from, until })}`);
    expect(counted).toMatchObject({ status: 200, body: { count: INVENTED } });
    const body = { from, until, reason: 'personnes inventées' };
    expect((await admin('POST', `${path}/removal`, body)).body).toEqual({ count: INVENTED });
    expect((await admin('POST', `${path}/removal`, body)).body, 'again').toEqual({ count: 0 });
    const { body: left } = await admin('GET', `/admin/sessions/${id}/participants?search=brevelle`);
    const rows = [left['rows']].flat().map((row) => Object(row));
    expect(
      rows
        .filter(({ status }) => status === 'playing')
        .map(({ username }) => username)
        .sort(),
    ).toEqual(['apres@brevelle.example', 'avant@brevelle.example', 'joue@brevelle.example']);
    expect((await invented.call('GET', '/standing')).status, 'logged out').toBe(401);
    expect((await before.call('GET', '/standing')).status).toBe(200);
    const again = await admin('POST', `/admin/participants/${invented.id}/reinstatement`, { reason: 'une erreur' });
    expect(again.status, 'taken back').toBe(200);
    const log = await app.database.query
      .selectFrom('audit_log')
      .select('detail')
      .where('action', '=', 'unplayed-removed')
      .execute();
    expect(log.reduce((sum, { detail }) => sum + Number(Object(JSON.parse(detail ?? '{}')).count), 0)).toBe(INVENTED);
    expect(JSON.stringify(log)).not.toContain('@');
  });

  test.each(['an erasure of one of them', 'the deletion of their session'])('the reason goes with %s', async (which) => {
    const { id, code } = await app.session();
    const reason = 'inventées par Paul Durand, comptabilité';
    await app.player(code, 'personne@flot.example');
    const removal = { from: moment(-1000), until: moment(), reason };
    expect((await admin('POST', `/admin/sessions/${id}/unplayed/removal`, removal)).body).toEqual({ count: 1 });
    const report = { sessions: [id], reason: 'Formation obligatoire' };
    expect((await admin('POST', '/admin/reports/named', report)).status).toBe(200);
    const reasons = async () => {
      const log = await app.database.query.selectFrom('audit_log').select('detail').where('subject', '=', id).execute();
      return log.flatMap(({ detail }) => Object(JSON.parse(detail ?? '{}')).reason ?? []);
    };
    expect(await reasons()).toEqual([reason, report.reason]);
    const erasure = () => admin('POST', '/admin/data-protection/erasure', { email: 'personne@flot.example' });
    expect((await (which.startsWith('an erasure') ? erasure() : admin('DELETE', `/admin/sessions/${id}`))).status).toBeLessThan(
      300,
    );
    expect(await reasons(), 'why the names were asked for stays').toEqual([report.reason]);
  });

  test('are removed by facilitators, between two moments that are some', async () => {
    const { id } = await app.session();
    const path = `/admin/sessions/${id}/unplayed`;
    const right = { from: moment(-1000), until: moment(), reason: 'personnes inventées' };
    for (const [field, body] of [
      ['from', { ...right, from: 'hier' }],
      ['from', { ...right, from: '2026-06-31T09:00:00Z' }],
      ['until', { ...right, until: moment(-2000) }],
      ['reason', { ...right, reason: '' }],
    ] as const)
      expect(await admin('POST', `${path}/removal`, body), field).toMatchObject({ status: 400, body: { field } });
    expect((await app.guest('POST', `${path}/removal`, right)).status).toBe(401);
    expect((await admin('POST', `/admin/sessions/${'0'.repeat(28)}/unplayed/removal`, right)).status).toBe(404);
  });
});

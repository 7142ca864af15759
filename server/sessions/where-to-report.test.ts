/** Reporting channel: the session's takes precedence over the installation's; the reply to a solve contains it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WhereToReport } from '#schemas/where-to-report.ts';
import { type Caller, openTestApp, rightAnswer, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';

const NONE: WhereToReport = { email: null, phone: null, button: null };
const INSTALLATION: WhereToReport = { email: 'signaler@brevelle.example', phone: '01 99 00 12 34', button: null };
const environment = { REPORT_EMAIL: 'signaler@brevelle.example', REPORT_PHONE: '01 99 00 12 34' };
const FORM = { answer: { username: 'admin' } };

describe.each(testDatabases)('where to report on $name', (kind) => {
  let told: TestApp;
  let silent: TestApp;
  beforeAll(async () => {
    told = await openTestApp(kind, { environment });
    silent = await openTestApp(kind);
  });
  afterAll(() => Promise.all([told.close(), silent.close()]));

  const join = async (app: TestApp, reporting: WhereToReport | null) => {
    const admin = await app.admin();
    const { body } = await admin('POST', '/admin/sessions', { reporting });
    return { admin, session: String(body['id']), ...(await app.player(String(body['code']))) };
  };
  const setUp = async (admin: Caller, session: string, reporting: WhereToReport | null) => {
    const { body } = await admin('GET', `/admin/sessions/${session}`);
    const { id, code, active, createdAt, createdBy, startedAt, closedAt, participants, version, returns, reminded, ...setup } =
      body;
    return admin('PUT', `/admin/sessions/${session}`, { ...setup, reporting });
  };

  test('is told with the solve and ever after, and in no reply before it', async () => {
    const { call, id } = await join(told, null);
    expect((await call('GET', '/challenges/word')).body).not.toHaveProperty('reporting');
    expect((await call('POST', '/challenges/word/attempts', { answer: 'non' })).body).not.toHaveProperty('reporting');
    const answer = await rightAnswer(told.database, id, 'word');
    expect((await call('POST', '/challenges/word/attempts', { answer })).body).toMatchObject({ reporting: INSTALLATION });
    expect((await call('GET', '/challenges/word')).body).toMatchObject({ solved: true, reporting: INSTALLATION });
    expect((await call('GET', '/summary')).body).toMatchObject({ reporting: INSTALLATION });
  });

  test('is the session’s where it says something, field by field, and follows its set-up', async () => {
    const own = { ...NONE, email: 'soc@quai.example', button: 'Signaler' };
    const { call, admin, session } = await join(told, own);
    const merged = { ...INSTALLATION, email: 'soc@quai.example', button: 'Signaler' };
    expect((await call('POST', '/challenges/form/attempts', FORM)).body).toMatchObject({ reporting: merged });
    expect((await admin('GET', `/admin/sessions/${session}`)).body).toMatchObject({ reporting: own });

    // Blank fields count as not set.
    expect((await setUp(admin, session, NONE)).body).toMatchObject({ reporting: null });
    expect((await call('GET', '/challenges/form')).body).toMatchObject({ reporting: INSTALLATION });
    const { body } = await admin('GET', `/admin/audit?session=${session}&action=session-changed`);
    expect(body['entries']).toMatchObject([{ detail: { changed: ['reporting'] } }]);
  });

  test('guests and replays are told too; the console is told the installation’s', async () => {
    expect((await told.guest('POST', '/challenges/form/attempts', FORM)).body).toMatchObject({ reporting: INSTALLATION });
    const { call, admin } = await join(told, { ...NONE, button: 'Alerter' });
    await call('POST', '/challenges/form/attempts', FORM);
    const again = await call('POST', '/challenges/form/attempts', { ...FORM, replay: 1 });
    expect(again.body).toMatchObject({ correct: true, reporting: { ...INSTALLATION, button: 'Alerter' } });
    expect((await admin('GET', '/admin/reporting')).body).toEqual(INSTALLATION);
    expect((await call('GET', '/admin/reporting')).status).toBe(401);
  });

  test('where nothing is set, nothing is told', async () => {
    const { call, admin, session } = await join(silent, null);
    const { body } = await call('POST', '/challenges/form/attempts', FORM);
    expect(body).toHaveProperty('debrief');
    expect(body).not.toHaveProperty('reporting');
    expect((await call('GET', '/summary')).body).not.toHaveProperty('reporting');
    expect((await silent.guest('POST', '/challenges/form/attempts', FORM)).body).not.toHaveProperty('reporting');
    expect((await admin('GET', `/admin/sessions/${session}`)).body).toMatchObject({ reporting: null });
    expect((await admin('GET', '/admin/reporting')).body).toEqual(NONE);
  });

  test('costs no reading of the database for an attempt', async () => {
    const { call } = await join(told, { ...NONE, button: 'Alerter' });
    await call('GET', '/challenges/form');
    await told.database.query.updateTable('sessions').set({ report_button: 'Autre' }).execute();
    expect((await call('POST', '/challenges/form/attempts', FORM)).body).toMatchObject({ reporting: { button: 'Alerter' } });
    told.time.now += 2_000;
    expect((await call('GET', '/challenges/form')).body).toMatchObject({ reporting: { button: 'Autre' } });
  });
});

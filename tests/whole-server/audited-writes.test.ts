/** Every call that writes campaigns, people, returns or mails has an entry in the audit log; a call that is missing here fails the test. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '../support/test-app.ts';
import { testDatabases } from '../support/test-databases.ts';

const WRITES = /^(?:POST|PUT|PATCH|DELETE) \/admin\/(?:campaigns|people|mails)\b|\/mails(?:\/|$)/;
/** They write nothing. */
const PREVIEWS = ['POST /admin/campaigns/{id}/workshops/preview', 'POST /admin/people/preview'];
/** Of an installation that sends mail. */
const OF_MAILS = [
  'POST /admin/campaigns/{id}/mails',
  'DELETE /admin/campaigns/{id}/mails/waiting',
  'POST /admin/sessions/{id}/mails',
  'DELETE /admin/sessions/{id}/mails/waiting',
  'POST /admin/sessions/{id}/mails/copied',
  'POST /admin/campaigns/{id}/mails/copied',
  'POST /admin/mails/{id}/withdrawal',
  'POST /admin/mails/resume',
];
/** Mails that a day orders: server/returns/campaign-returns.test.ts. */
const OF_RETURNS = ['DELETE /admin/campaigns/{id}/return-mails/waiting'];
/** Of somebody who came under a wrong address: server/campaigns/outside-people.test.ts. */
const OF_OUTSIDE = ['POST /admin/campaigns/{id}/outside/rectification'];

const CAMPAIGN = { name: 'Automne', purpose: '', startsOn: '2026-11-01', endsOn: '2027-12-31', departments: null };
const PLAN = {
  ...{ kinds: ['weeks-3'], subject: 'Revenir', text: 'Votre lien : {lien}', replyTo: 'camille@brevelle.example' },
  page: 'https://vigie.brevelle.example/retour',
};
const WORKSHOP = {
  ...{ line: 2, title: 'Atelier', day: '2027-01-12', time: '09:00', minutes: '', place: 'Quai 1' },
  ...{ facilitator: '', seats: '', programme: '' },
};
const MAILING = { subject: 'Atelier', text: 'Bonjour.', replyTo: 'camille@brevelle.example', calendar: null, again: false };
const PEOPLE = [{ line: 2, email: 'ana@brevelle.example', name: 'Ana' }];

describe.each(testDatabases)('the audit log on $name', (kind) => {
  let app: TestApp;
  let admin: Caller;
  let campaign: string;
  let session: string;
  beforeAll(async () => {
    app = await openTestApp(kind);
    admin = await app.admin();
    campaign = `/admin/campaigns/${(await admin('POST', '/admin/campaigns', CAMPAIGN)).body['id']}`;
    ({ id: session } = await app.session());
  });
  afterAll(() => app.close());

  const version = async () => (await admin('GET', '/admin/people/directory')).body['version'];
  const firstPerson = async () => {
    const { body } = await admin('GET', '/admin/people');
    return Array.isArray(body['rows']) ? body['rows'][0]?.id : '';
  };
  /** In an order in which each changes something. */
  const calls: Readonly<Record<string, { readonly action: string; readonly make: () => Promise<{ readonly status: number }> }>> =
    {
      'POST /admin/campaigns': { action: 'campaign-created', make: () => admin('POST', '/admin/campaigns', CAMPAIGN) },
      'PUT /admin/campaigns/{id}': {
        action: 'campaign-changed',
        make: () => admin('PUT', campaign, { ...CAMPAIGN, name: 'Hiver' }),
      },
      'PUT /admin/campaigns/{id}/sessions/{session}': {
        action: 'campaign-session-added',
        make: () => admin('PUT', `${campaign}/sessions/${session}`),
      },
      'DELETE /admin/campaigns/{id}/sessions/{session}': {
        action: 'campaign-session-removed',
        make: () => admin('DELETE', `${campaign}/sessions/${session}`),
      },
      'POST /admin/campaigns/{id}/workshops': {
        action: 'workshops-planned',
        make: () => admin('POST', `${campaign}/workshops`, { zone: 'Europe/Paris', lines: [WORKSHOP] }),
      },
      'PUT /admin/campaigns/{id}/return-plan': {
        action: 'returns-set',
        make: () => admin('PUT', `${campaign}/return-plan`, PLAN),
      },
      'POST /admin/campaigns/{id}/return-plan/links': {
        action: 'return-links-drawn',
        make: () => admin('POST', `${campaign}/return-plan/links`, { again: false }),
      },
      'POST /admin/campaigns/{id}/end': { action: 'campaign-ended', make: () => admin('POST', `${campaign}/end`) },
      'DELETE /admin/campaigns/{id}': { action: 'campaign-deleted', make: () => admin('DELETE', campaign) },
      'POST /admin/people/import': {
        action: 'people-imported',
        make: async () => admin('POST', '/admin/people/import', { lines: PEOPLE, version: await version(), leave: false }),
      },
      'PUT /admin/people/directory': {
        action: 'directory-changed',
        make: () => admin('PUT', '/admin/people/directory', { purpose: 'Campagnes', endsOn: null }),
      },
      'PATCH /admin/people/{id}': {
        action: 'person-changed',
        make: async () => admin('PATCH', `/admin/people/${await firstPerson()}`, { department: 'Achats' }),
      },
      'DELETE /admin/people/{id}': {
        action: 'person-removed',
        make: async () => admin('DELETE', `/admin/people/${await firstPerson()}`),
      },
    };
  const actions = async () =>
    (await app.database.query.selectFrom('audit_log').select('action').orderBy('id').execute()).map(({ action }) => action);

  test('has an entry for each call that writes campaigns, people, returns or mails', async () => {
    const { body } = await app.guest('GET', '/openapi.json');
    const written = Object.entries(Object(body['paths'])).flatMap(([path, methods]) =>
      Object.keys(Object(methods)).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const writes = written.filter((call) => !call.startsWith('GET ') && WRITES.test(call));
    expect(writes.sort()).toEqual([...Object.keys(calls), ...PREVIEWS, ...OF_MAILS, ...OF_RETURNS, ...OF_OUTSIDE].sort());
    for (const [call, { action, make }] of Object.entries(calls)) {
      app.time.now += 1;
      const before = await actions();
      const { status } = await make();
      expect(status, call).toBeLessThan(300);
      expect((await actions()).slice(before.length), call).toEqual([action]);
    }
  });

  test('has no entry for a session that is in the campaign already, or in none', async () => {
    const other = `/admin/campaigns/${(await admin('POST', '/admin/campaigns', CAMPAIGN)).body['id']}`;
    await admin('PUT', `${other}/sessions/${session}`);
    const before = (await actions()).length;
    await admin('PUT', `${other}/sessions/${session}`);
    expect((await actions()).length).toBe(before);
    await admin('DELETE', `${other}/sessions/${session}`);
    await admin('DELETE', `${other}/sessions/${session}`);
    expect((await actions()).length).toBe(before + 1);
  });

  test('has an entry for mails that are queued, cancelled, noted, no longer noted and sent again', async () => {
    const sending = await openTestApp(kind, {
      environment: { SMTP_URL: 'smtp://localhost:1', MAIL_FROM: 'vigie@brevelle.example' },
    });
    const call = await sending.admin();
    const allowed = [{ entry: 'ana@brevelle.example', team: null, name: null }];
    const invited = `/admin/sessions/${(await call('POST', '/admin/sessions', { allowed })).body['id']}`;
    const about = `/admin/campaigns/${(await call('POST', '/admin/campaigns', CAMPAIGN)).body['id']}`;
    await call('PUT', `${about}/sessions/${invited.split('/').at(-1)}`);
    const { query } = sending.database;
    const told = async () =>
      (
        await query
          .selectFrom('audit_log')
          .select(['action', 'detail'])
          .where('action', 'like', 'mails-%')
          .orderBy('id')
          .execute()
      ).map(({ action, detail }) => [action, JSON.parse(detail ?? 'null')]);
    for (const path of [invited, about]) {
      sending.time.now += 1;
      expect((await call('POST', `${path}/mails`, MAILING)).status).toBe(202);
      sending.time.now += 1;
      await call('DELETE', `${path}/mails/waiting`);
      sending.time.now += 1;
      const { status, body } = await call('POST', `${path}/mails/copied`, { subject: 'Atelier', text: 'Bonjour.' });
      expect(status).toBe(201);
      sending.time.now += 1;
      await call('POST', `/admin/mails/${body['mailing']}/withdrawal`, { email: null });
    }
    await query.updateTable('mail_queue').set({ stopped_at: '2026-11-21T09:00:00.000Z', stopped_by: 'refusals' }).execute();
    sending.time.now += 1;
    await call('POST', '/admin/mails/resume');
    expect(await told()).toEqual([
      ['mails-queued', { about: 'session', people: 1, firstOnly: true }],
      ['mails-cancelled', { about: 'session', people: 1 }],
      ['mails-copied', { about: 'session', people: 1 }],
      ['mails-unnoted', { about: 'session', people: 1 }],
      ['mails-queued', { name: 'Automne', about: 'campaign', people: 1, firstOnly: true }],
      ['mails-cancelled', { name: 'Automne', about: 'campaign', people: 1 }],
      ['mails-copied', { name: 'Automne', about: 'campaign', people: 1 }],
      ['mails-unnoted', { name: 'Automne', about: 'campaign', people: 1 }],
      ['mails-resumed', null],
    ]);
    await sending.close();
  });
});

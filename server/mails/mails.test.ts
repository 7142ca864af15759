import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '#engine/rules/milliseconds.ts';
import { ADMIN } from '../../tests/support/admin.ts';
import { appOn, type Caller, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';
import { startTestSmtpServer, type TestSmtpServer } from '../../tests/support/test-smtp-server.ts';
import { readConfig } from '../config.ts';
import { createMailQueue, type MailQueue } from './queue.ts';
import { createSmtp, type Smtp } from './smtp.ts';

const MAILING = {
  subject: 'Vigie : atelier du 12 janvier',
  text: 'Bonjour,\n\nNous vous invitons.\n',
  replyTo: 'camille@brevelle.example',
  calendar: null,
  again: false,
};
const MINUTE = 60_000;
const email = (name: string) => `${name}@brevelle.example`;

describe.each(testDatabases)('mails on $name', (kind) => {
  let smtp: TestSmtpServer;
  let app: TestApp;
  let admin: Caller;
  let environment: Record<string, string>;

  beforeEach(async () => {
    smtp = await startTestSmtpServer();
    environment = { SMTP_URL: smtp.url, MAIL_FROM: 'Vigie <vigie@brevelle.example>', MAIL_PER_MINUTE: '60' };
    app = await openTestApp(kind, { environment });
    admin = await app.admin();
  });
  afterEach(async () => {
    await app.close();
    await smtp.close();
  });

  /** The mail queue of one process; all processes share the app's clock. */
  function aProcess(sending?: Smtp): MailQueue {
    const { mail } = readConfig(environment);
    if (mail === null) throw new Error('no mail is configured');
    const { perMinute } = mail;
    return createMailQueue({
      database: app.database,
      clock: () => app.time.now,
      smtp: sending ?? createSmtp(mail),
      perMinute,
      personalText: async () => null,
    });
  }

  /** Sends until nothing has been due for three seconds of the clock. */
  async function sendAll(queue: MailQueue): Promise<void> {
    for (let idle = 0; idle < 3; app.time.now += 1_000) idle = (await queue.sendNext()) ? 0 : idle + 1;
  }

  async function session(names: readonly string[]): Promise<string> {
    const allowed = names.map((name) => ({ entry: name.includes('@') ? name : email(name), team: null, name: null }));
    const { status, body } = await admin('POST', '/admin/sessions', { name: 'Atelier', allowed });
    expect(status).toBe(201);
    return `/admin/sessions/${body['id']}/mails`;
  }

  const received = () => smtp.received.map(({ to }) => to).sort();

  test('each of the invited gets one text from the installation, and replies go to the facilitator', async () => {
    const mails = await session(['ana', 'bob', '@brevelle.example']);
    const startsAt = '2027-01-12T09:00:00Z';
    const calendar = {
      session: mails.split('/')[3],
      startsAt,
      endsAt: '2027-01-12T10:00:00Z',
      url: 'https://vigie.brevelle.example/user-login#code=ABCD',
      venue: 'Salle 2',
    };
    const { status, body } = await admin('POST', mails, { ...MAILING, calendar });
    expect(status).toBe(202);
    expect(body).toMatchObject({ counts: { waiting: 2, sent: 0 }, recipients: { first: 0, again: 2 } });
    await sendAll(aProcess());
    expect(received()).toEqual([email('ana'), email('bob')]);
    const { raw } = smtp.received.find(({ to }) => to === email('ana')) ?? { raw: '' };
    expect(raw).toMatch(/^From: Vigie <vigie@brevelle\.example>\r$/m);
    expect(raw).toMatch(/^To: ana@brevelle\.example\r$/m);
    expect(raw).toMatch(/^Reply-To: camille@brevelle\.example\r$/m);
    expect(raw).toMatch(/^Subject: Vigie : atelier du 12 janvier\r$/m);
    expect(raw).toMatch(/^Message-ID: <[0-9a-f]{28}@brevelle\.example>\r$/m);
    expect(raw).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=PUBLISH/m);
    expect(raw).toContain('Nous vous invitons.');
    expect(raw).not.toMatch(/text\/html|<img|bob@/i);
    const ids = smtp.received.map((mail) => /^Message-ID: (.*)$/m.exec(mail.raw)?.[1]);
    expect(new Set(ids).size).toBe(2);
    expect((await admin('GET', mails)).body).toMatchObject({ counts: { waiting: 0, sent: 2 }, problems: [], stopped: null });
  });

  test('a restart, a repeated call, a second press and a newcomer: nobody gets it twice', async () => {
    const mails = await session(['ana', 'bob', 'eve']);
    const key = { 'idempotency-key': 'one-press-of-the-button' };
    expect((await admin('POST', mails, MAILING, key)).status).toBe(202);
    expect((await admin('POST', mails, MAILING, key)).body).toMatchObject({ counts: { waiting: 3 } });
    expect(await aProcess().sendNext()).toBe(true);

    const restarted = await appOn(app.url, { environment });
    app.time.now += MINUTE;
    await sendAll(aProcess());
    await restarted.close();
    expect(received()).toEqual([email('ana'), email('bob'), email('eve')]);
    const again = await admin('POST', mails, MAILING);
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({ code: 'nobody-to-write-to' });

    const id = mails.split('/')[3] ?? '';
    await app.database.query
      .insertInto('allowed_players')
      .values({ session: id, entry: email('new'), team: null, name: null })
      .execute();
    expect((await admin('GET', mails)).body).toMatchObject({ recipients: { first: 1, again: 3 } });
    await admin('POST', mails, MAILING);
    await sendAll(aProcess());
    expect(received()).toEqual([email('ana'), email('bob'), email('eve'), email('new')]);

    expect((await admin('POST', mails, { ...MAILING, again: true })).body).toMatchObject({ counts: { waiting: 4 } });
    await sendAll(aProcess());
    expect(smtp.received.length).toBe(8);
  });

  test('two processes share the mails and the pace', async () => {
    const mails = await session(['ana', 'bob', 'eve', 'jim']);
    await admin('POST', mails, MAILING);
    const [one, other] = [aProcess(), aProcess()];
    const sent: number[] = [];
    for (const start = app.time.now; app.time.now < start + 4_000; app.time.now += 250) {
      const [a, b] = await Promise.all([one.sendNext(), other.sendNext()]);
      sent.push(Number(a) + Number(b));
    }
    // One mail a second, whichever process sends it.
    expect(sent).toEqual([1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0]);
    expect(received()).toEqual(['ana', 'bob', 'eve', 'jim'].map(email));
  });

  test('after a clock that was ahead is set back, mails go at their pace again', async () => {
    const [first, second] = [await session(['ana']), await session(['bob'])];
    const now = app.time.now;
    await admin('POST', first, MAILING);
    app.time.now = now + 5 * MINUTE;
    await sendAll(aProcess());
    app.time.now = now;
    await admin('POST', second, MAILING);
    await sendAll(aProcess());
    expect(received()).toEqual([email('ana'), email('bob')]);
  });

  test('a process that ends while it sends leaves a mail that nobody sends again, and that the facilitator sees', async () => {
    const mails = await session(['ana']);
    await admin('POST', mails, MAILING);
    const never: Smtp = { send: () => new Promise(() => undefined), check: async () => null };
    void aProcess(never).sendNext();
    await expect.poll(async () => (await admin('GET', mails)).body['counts']).toMatchObject({ sending: 1 });

    const next = aProcess();
    await next.markLost();
    expect((await admin('GET', mails)).body).toMatchObject({ counts: { sending: 1, uncertain: 0 } });
    app.time.now += 11 * MINUTE;
    await next.markLost();
    await sendAll(next);
    expect(smtp.received).toEqual([]);
    expect((await admin('GET', mails)).body).toMatchObject({
      counts: { uncertain: 1 },
      problems: [{ email: email('ana'), state: 'uncertain', reason: null }],
    });
    expect((await admin('POST', mails, MAILING)).status).toBe(409);
  });

  test('a connection that ends after the mail was handed over is uncertain too', async () => {
    smtp.react(() => 'hang-up');
    const mails = await session(['ana']);
    await admin('POST', mails, MAILING);
    await sendAll(aProcess());
    expect(smtp.received.length).toBe(1);
    expect((await admin('GET', mails)).body).toMatchObject({ counts: { uncertain: 1, waiting: 0 } });
  });

  test('what is refused for now is tried again, less and less often, for a day', async () => {
    const mails = await session(['ana', 'bob']);
    smtp.react((address) => (address === email('ana') ? 451 : undefined));
    await admin('POST', mails, MAILING);
    const queue = aProcess();
    const before = app.time.now;
    await sendAll(queue);
    expect((await admin('GET', mails)).body).toMatchObject({
      counts: { waiting: 1, sent: 1 },
      problems: [{ email: email('ana'), state: 'waiting', reason: expect.stringContaining('451') }],
    });
    let tries = 1;
    while (app.time.now < before + 30 * 60 * MINUTE) {
      if (await queue.sendNext()) tries += 1;
      app.time.now += 5 * MINUTE;
    }
    expect(tries).toBeGreaterThan(6);
    expect(tries).toBeLessThan(15);
    admin = app.as(String((await app.guest('POST', '/login', ADMIN)).body['token']));
    expect((await admin('GET', mails)).body).toMatchObject({ counts: { waiting: 0, refused: 1, sent: 1 } });
  });

  test('an unreachable server costs nobody their mail', async () => {
    const mails = await session(['ana']);
    await admin('POST', mails, MAILING);
    const gone = createSmtp({
      host: '127.0.0.1',
      port: 1,
      tls: 'none',
      login: null,
      from: { name: null, address: email('vigie') },
      perMinute: 60,
    });
    expect(await aProcess(gone).sendNext()).toBe(true);
    expect((await admin('GET', mails)).body).toMatchObject({ counts: { waiting: 1 } });
    app.time.now += 10 * MINUTE;
    await sendAll(aProcess());
    expect(received()).toEqual([email('ana')]);
  });

  test('ten refusals in a row stop the queue until a facilitator resumes it', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `p${index}`);
    const mails = await session(names);
    smtp.react(() => 550);
    await admin('POST', mails, MAILING);
    await sendAll(aProcess());
    expect((await admin('GET', mails)).body).toMatchObject({
      counts: { refused: 10, waiting: 2 },
      stopped: { by: 'refusals' },
      problems: expect.arrayContaining([
        { email: expect.any(String), state: 'refused', reason: expect.stringContaining('550'), at: expect.any(String) },
      ]),
    });
    smtp.react(() => undefined);
    await sendAll(aProcess());
    expect(smtp.received).toEqual([]);
    expect((await admin('POST', '/admin/mails/resume')).status).toBe(204);
    await sendAll(aProcess());
    expect((await admin('GET', mails)).body).toMatchObject({ counts: { refused: 10, sent: 2 }, stopped: null });
    // Refused addresses may get another mail, once they are corrected.
    expect((await admin('GET', mails)).body).toMatchObject({ recipients: { first: 10, again: 2 } });
  });

  test('what is refused for now is tried again, however long the queue stood still before its first try', async () => {
    const mails = await session(['ana']);
    await admin('POST', mails, MAILING);
    app.time.now += 2 * DAY_MS;
    smtp.react(() => 450);
    await sendAll(aProcess());
    smtp.react(() => undefined);
    app.time.now += 5 * MINUTE;
    await sendAll(aProcess());
    expect(received()).toEqual([email('ana')]);
  });

  test('an invitation that waited is not sent once its session has ended, nor to whom the list has lost', async () => {
    const over = await session(['ana', 'bob']);
    const open = await session(['eve', 'jim']);
    for (const mails of [over, open]) await admin('POST', mails, MAILING);
    const sessionOf = (mails: string) => mails.replace('/mails', '');
    await admin('POST', `${sessionOf(over)}/room`, { action: 'start' });
    expect((await admin('POST', `${sessionOf(over)}/room`, { action: 'end' })).status).toBe(200);
    await app.database.query.deleteFrom('allowed_players').where('entry', '=', email('jim')).execute();
    await sendAll(aProcess());
    expect(received()).toEqual([email('eve')]);
    expect((await admin('GET', over)).body).toMatchObject({ counts: { waiting: 0, sent: 0 } });

    // What is written after the end is sent.
    app.time.now += MINUTE;
    await admin('POST', over, MAILING);
    await sendAll(aProcess());
    expect(received()).toEqual(['ana', 'bob', 'eve'].map(email));
  });

  test('a reminder that waited is not sent to whoever has come or left since, nor once its campaign has ended', async () => {
    const { body } = await admin('POST', '/admin/campaigns', {
      ...{ name: 'Automne', purpose: '', startsOn: '2026-11-01', endsOn: '2026-12-18', departments: null },
    });
    const campaign = `/admin/campaigns/${body['id']}`;
    const id = (await session(['ana', 'bob', 'eve'])).split('/')[3] ?? '';
    await admin('PUT', `${campaign}/sessions/${id}`);
    const { code } = (await admin('GET', `/admin/sessions/${id}`)).body;
    expect((await admin('POST', `${campaign}/mails`, MAILING)).body).toMatchObject({ counts: { waiting: 3 } });
    await app.player(String(code), email('ana'));
    const at = new Date(app.time.now).toISOString();
    const gone = { email: email('bob'), name: null, department: null, created_at: at, updated_at: at, left_at: at };
    await app.database.query
      .insertInto('people')
      .values({ id: 'e'.repeat(28), ...gone })
      .execute();
    await sendAll(aProcess());
    expect(received()).toEqual([email('eve')]);

    await admin('POST', `${campaign}/mails`, { ...MAILING, again: true });
    expect((await admin('POST', `${campaign}/end`)).status).toBe(200);
    await sendAll(aProcess());
    expect(received()).toEqual([email('eve')]);
  });

  test('a refused sign-in stops the queue at once, and no mail is lost', async () => {
    const strict = await startTestSmtpServer({ user: 'vigie', password: 'right' });
    environment = { ...environment, SMTP_URL: strict.url.replace(':right@', ':wrong@') };
    const mails = await session(['ana', 'bob']);
    await admin('POST', mails, MAILING);
    await sendAll(aProcess());
    expect((await admin('GET', mails)).body).toMatchObject({ counts: { waiting: 2 }, stopped: { by: 'sign-in' } });
    expect(strict.connections()).toBe(1);
    environment = { ...environment, SMTP_URL: strict.url };
    await admin('POST', '/admin/mails/resume');
    await sendAll(aProcess());
    expect(strict.received.length).toBe(2);
    await strict.close();
  });

  test('what waits can be taken back', async () => {
    const mails = await session(['ana', 'bob']);
    await admin('POST', mails, MAILING);
    expect(await aProcess().sendNext()).toBe(true);
    expect((await admin('DELETE', `${mails}/waiting`)).body).toMatchObject({
      counts: { waiting: 0, sent: 1 },
      recipients: { first: 1, again: 1 },
    });
    app.time.now += MINUTE;
    await sendAll(aProcess());
    expect(smtp.received.length).toBe(1);
  });

  test('the reminder of a campaign goes to who has not come, of one department', async () => {
    const { body } = await admin('POST', '/admin/campaigns', {
      name: 'Automne',
      purpose: '',
      startsOn: '2026-11-01',
      endsOn: '2026-12-18',
      departments: null,
    });
    const campaign = String(body['id']);
    const people = [
      ['ana', 'Achats'],
      ['bob', 'Achats'],
      ['eve', 'Paie'],
    ].map(([name = '', team = null]) => ({ entry: email(name), team, name: null }));
    const { body: workshop } = await admin('POST', '/admin/sessions', { teams: ['Achats', 'Paie'], allowed: people });
    await admin('PUT', `/admin/campaigns/${campaign}/sessions/${workshop['id']}`);
    await app.player(String(workshop['code']), email('bob'));
    const mails = `/admin/campaigns/${campaign}/mails`;
    expect((await admin('GET', mails)).body).toMatchObject({ recipients: { first: 2, again: 0 } });
    expect((await admin('POST', `${mails}?department=Achats`, MAILING)).status).toBe(202);
    await sendAll(aProcess());
    expect(received()).toEqual([email('ana')]);
    expect((await admin('GET', mails)).body).toMatchObject({ recipients: { first: 1, again: 1 } });

    expect((await admin('POST', mails, { ...MAILING, again: true })).body).toMatchObject({ counts: { waiting: 2 } });
    await app.player(String(workshop['code']), email('ana'));
    expect((await admin('DELETE', `${mails}/waiting?department=Achats`)).body).toMatchObject({ counts: { waiting: 1 } });
    expect((await admin('DELETE', `${mails}/waiting?department=Achats`)).body).toMatchObject({ counts: { waiting: 1 } });
    const audited = (await admin('GET', '/admin/audit?action=mails-cancelled')).body['entries'];
    expect(audited).toMatchObject([{ detail: { people: 1, department: 'Achats' } }]);
    expect((await admin('DELETE', `${mails}/waiting`)).body).toMatchObject({ counts: { waiting: 0 } });

    await admin('DELETE', `/admin/campaigns/${campaign}`);
    expect(await app.database.query.selectFrom('mails').select('id').execute()).toEqual([]);
  });

  test('who was invited and who was reminded is told, sent or refused by the mail server, or copied by a facilitator', async () => {
    const { body } = await admin('POST', '/admin/campaigns', {
      ...{ name: 'Automne', purpose: '', startsOn: '2026-11-01', endsOn: '2026-12-18', departments: null },
    });
    const campaign = `/admin/campaigns/${body['id']}`;
    const mails = await session(['ana', 'bob', 'eve']);
    const id = mails.split('/')[3] ?? '';
    await admin('PUT', `${campaign}/sessions/${id}`);
    smtp.react((address) => (address === email('bob') ? 550 : undefined));
    await admin('POST', mails, MAILING);
    await sendAll(aProcess());
    const absent = async (query = '') => {
      const { people } = (await admin('GET', `${campaign}/absent${query}`)).body;
      return (Array.isArray(people) ? people : []).map((person) => [person.email, person.invited?.state, person.reminded?.state]);
    };
    expect(await absent()).toEqual([
      [email('ana'), 'sent', undefined],
      [email('bob'), 'refused', undefined],
      [email('eve'), 'sent', undefined],
    ]);

    await app.database.query
      .insertInto('allowed_players')
      .values({ session: id, entry: email('new'), team: 'Paie', name: null })
      .execute();
    const copied = { subject: MAILING.subject, text: MAILING.text };
    const key = { 'idempotency-key': 'one-press-of-the-button' };
    const first = await admin('POST', `${campaign}/mails/copied?department=Paie`, copied, key);
    expect(first).toMatchObject({ status: 201, body: { people: 1 } });
    expect((await admin('POST', `${campaign}/mails/copied?department=Paie`, copied, key)).body).toEqual(first.body);
    expect(await absent('?reminded=no')).toEqual([
      [email('ana'), 'sent', undefined],
      [email('bob'), 'refused', undefined],
      [email('eve'), 'sent', undefined],
    ]);
    expect((await admin('POST', `${campaign}/mails/copied?reminded=no`, copied)).body).toMatchObject({ people: 3 });
    expect(await absent('?reminded=no')).toEqual([]);
    expect(await absent('?department=Paie')).toEqual([[email('new'), undefined, 'copied']]);
    expect((await admin('POST', `${campaign}/mails/copied?reminded=no`, copied)).body).toMatchObject({
      code: 'nobody-to-write-to',
    });

    const { code } = (await admin('GET', `/admin/sessions/${id}`)).body;
    const bob = await app.player(String(code), email('bob'));
    expect((await admin('GET', `/admin/participants/${bob.id}`)).body).toMatchObject({
      invited: { state: 'refused' },
      reminded: { state: 'copied' },
    });
  });

  test('a reminder keeps which session it proposed, for who ends that session, and the log says it with the department', async () => {
    const { body } = await admin('POST', '/admin/campaigns', {
      ...{ name: 'Automne', purpose: '', startsOn: '2026-11-01', endsOn: '2026-12-18', departments: null },
    });
    const campaign = `/admin/campaigns/${body['id']}`;
    const workshop = (await session(['ana', 'bob', 'eve'])).split('/')[3] ?? '';
    const { body: other } = await admin('POST', '/admin/sessions', { name: 'À votre rythme' });
    const makeUp = String(other['id']);
    await admin('PUT', `${campaign}/sessions/${workshop}`);
    const copied = { subject: MAILING.subject, text: MAILING.text, makeUp };
    const early = await admin('POST', `${campaign}/mails/copied`, copied);
    expect(early).toMatchObject({ status: 400, body: { field: 'makeUp' } });
    expect((await admin('POST', `/admin/sessions/${workshop}/mails`, { ...MAILING, makeUp })).status).toBe(400);

    await admin('PUT', `${campaign}/sessions/${makeUp}`);
    const reminded = async () => (await admin('GET', `/admin/sessions/${makeUp}`)).body['reminded'];
    expect(await reminded()).toBe(0);
    smtp.react((address) => (address === email('bob') ? 550 : undefined));
    expect((await admin('POST', `${campaign}/mails`, { ...MAILING, makeUp })).status).toBe(202);
    await sendAll(aProcess());
    expect((await admin('POST', `${campaign}/mails/copied?department=`, copied)).body).toMatchObject({ people: 3 });
    expect(await reminded()).toBe(3);
    const [absent] = JSON.parse(JSON.stringify((await admin('GET', `${campaign}/absent`)).body['people']));
    expect(absent).toMatchObject({ reminded: { state: 'copied', by: 'admin', session: 'À votre rythme' } });
    await app.player(String(other['code']), email('eve'));
    expect(await reminded()).toBe(2);
    expect((await admin('GET', '/admin/audit?action=mails-copied')).body).toMatchObject({
      entries: [{ detail: { name: 'Automne', people: 3, department: '', session: other['code'] } }],
    });
  });

  test('who was invited is listed; a mark of the facilitator is taken back, of one person or of all, and a mail of the server stays', async () => {
    const mails = await session(['ana', 'bob', 'eve', '@brevelle.example']);
    const id = mails.split('/')[3] ?? '';
    const invited = async (query = '') => {
      const { people, ...counts } = (await admin('GET', `/admin/sessions/${id}/invitations${query}`)).body;
      return [counts, (Array.isArray(people) ? people : []).map((person) => [person.email, person.invited?.state])];
    };
    expect(await invited()).toEqual([
      { total: 3, invited: 0, listed: 3 },
      [
        [email('ana'), undefined],
        [email('bob'), undefined],
        [email('eve'), undefined],
      ],
    ]);
    smtp.react((address) => (address === email('bob') ? 550 : undefined));
    await admin('POST', mails, MAILING);
    await sendAll(aProcess());
    expect(await invited('?invited=no')).toEqual([{ total: 1, invited: 2, listed: 3 }, [[email('bob'), 'refused']]]);

    const copied = { subject: MAILING.subject, text: MAILING.text };
    const noted = (await admin('POST', `${mails}/copied?invited=no`, copied)).body;
    expect(noted).toMatchObject({ people: 1 });
    expect(await invited('?invited=no')).toEqual([{ total: 0, invited: 3, listed: 3 }, []]);
    const { mailing } = (await admin('POST', `${mails}/copied`, copied)).body;
    const withdrawal = (whose: unknown, of = mailing) => admin('POST', `/admin/mails/${of}/withdrawal`, { email: whose });
    expect((await withdrawal(email('eve'))).body).toEqual({ people: 1 });
    expect((await withdrawal(email('eve'))).body).toEqual({ people: 0 });
    expect((await withdrawal(null)).body).toEqual({ people: 2 });
    expect((await withdrawal(null, noted['mailing'])).body).toEqual({ people: 1 });
    expect(await invited()).toEqual([
      { total: 3, invited: 2, listed: 3 },
      [
        [email('ana'), 'sent'],
        [email('bob'), 'refused'],
        [email('eve'), 'sent'],
      ],
    ]);
    expect((await withdrawal(null, 'nothing')).body).toMatchObject({ code: 'unknown-mailing' });
  });

  test('nobody is noted as written to whom the list has got since the addresses were copied', async () => {
    const mails = await session(['ana', 'bob']);
    const copied = { subject: MAILING.subject, text: MAILING.text };
    const id = mails.split('/')[3] ?? '';
    await app.database.query
      .insertInto('allowed_players')
      .values({ session: id, entry: email('new'), team: null, name: null })
      .execute();
    expect(await admin('POST', `${mails}/copied?invited=no`, { ...copied, people: 2 })).toMatchObject({
      status: 409,
      body: { code: 'more-to-write-to' },
    });
    expect((await admin('GET', mails)).body).toMatchObject({ recipients: { first: 3, again: 0 } });
    await app.database.query
      .deleteFrom('allowed_players')
      .where('entry', 'in', [email('new'), email('bob')])
      .execute();
    expect((await admin('POST', `${mails}/copied?invited=no`, { ...copied, people: 2 })).body).toMatchObject({ people: 1 });
  });

  test.each([
    ['subject', { subject: 'Vigie\r\nBcc: all@brevelle.example' }],
    ['subject', { subject: 'Vigie\u2028x' }],
    ['text', { text: 'Bonjour\u202Eruojnob' }],
    ['replyTo', { replyTo: 'camille@brevelle.example, all@brevelle.example' }],
    ['replyTo', { replyTo: 'camille@brevelle.example\r\nBcc: all@brevelle.example' }],
  ])('a %s that would make another header, or hide what it says, is refused', async (field, wrong) => {
    const mails = await session(['ana']);
    const { status, body } = await admin('POST', mails, { ...MAILING, ...wrong });
    expect(status).toBe(400);
    expect(body).toMatchObject({ field });
    expect((await admin('GET', mails)).body).toMatchObject({ counts: { waiting: 0 } });
  });

  test('the desk of data protection tells of mails, and a wrong address is mended while they wait', async () => {
    const mails = await session(['ana', 'bob']);
    await admin('POST', mails, MAILING);
    const held = (name: string) => admin('POST', '/admin/data-protection/search', { email: email(name) });
    expect((await held('ana')).body['mails']).toEqual([
      { subject: MAILING.subject, state: 'waiting', at: expect.any(String), createdBy: 'admin' },
    ]);
    const right = { email: email('ana'), newEmail: email('anna') };
    expect((await admin('POST', '/admin/data-protection/rectification', right)).status).toBe(200);
    await sendAll(aProcess());
    expect(received()).toEqual([email('anna'), email('bob')]);
    expect((await held('anna')).body['mails']).toMatchObject([{ state: 'sent' }]);
  });

  test('a mail that went to a wrong address goes with it, and no longer stands for whose address was wrong', async () => {
    const mails = await session(['ana', 'bob']);
    await admin('POST', mails, MAILING);
    await sendAll(aProcess());
    const rectify = (right: object) => admin('POST', '/admin/data-protection/rectification', { email: email('ana'), ...right });
    await rectify({ newEmail: email('ana'), name: 'Ana Lemoine' });
    expect((await admin('GET', mails)).body).toMatchObject({ recipients: { first: 0, again: 2 } });
    await rectify({ newEmail: email('anna') });
    expect((await stored()).mails).toEqual([{ email: email('bob'), state: 'sent', reason: null }]);
    expect((await admin('GET', mails)).body).toMatchObject({ recipients: { first: 1, again: 1 } });
  });

  test('what waits for a wrong address is not sent where the same went to the right one', async () => {
    const mails = await session(['ana', 'anna']);
    await admin('POST', mails, MAILING);
    await app.database.query.deleteFrom('allowed_players').where('entry', '=', email('anna')).execute();
    await admin('POST', '/admin/data-protection/rectification', { email: email('ana'), newEmail: email('anna') });
    await sendAll(aProcess());
    expect(received()).toEqual([email('anna')]);
  });

  test('who was erased gets nothing', async () => {
    const mails = await session(['ana', 'bob']);
    await admin('POST', mails, MAILING);
    expect((await admin('POST', '/admin/data-protection/erasure', { email: email('ana') })).status).toBe(200);
    await sendAll(aProcess());
    expect(received()).toEqual([email('bob')]);
  });

  /** The stored mailings, and the stored mails by address. */
  async function stored() {
    const { query } = app.database;
    return {
      mailings: await query.selectFrom('mailings').select(['subject', 'body', 'calendar', 'reply_to']).execute(),
      mails: await query.selectFrom('mails').select(['email', 'state', 'reason']).orderBy('email').execute(),
    };
  }

  async function afterDays(days: number): Promise<void> {
    app.time.now += days * DAY_MS;
    await aProcess().removeExpired();
    admin = app.as(String((await app.guest('POST', '/login', ADMIN)).body['token']));
  }

  test('after thirty days the text is gone, and who was invited is known until the session has ended', async () => {
    const mails = await session(['ana', 'bob', 'eve']);
    const id = mails.split('/')[3] ?? '';
    smtp.react((address) => (address === email('bob') ? 550 : undefined));
    await admin('POST', mails, MAILING);
    await sendAll(aProcess());
    await afterDays(29);
    expect((await stored()).mailings).toMatchObject([{ body: MAILING.text, reply_to: MAILING.replyTo }]);
    await afterDays(2);
    expect(await stored()).toEqual({
      mailings: [{ subject: MAILING.subject, body: '', calendar: null, reply_to: '' }],
      mails: ['ana', 'eve'].map((name) => ({ email: email(name), state: 'sent', reason: null })),
    });
    expect((await admin('GET', `/admin/sessions/${id}/invitations`)).body).toMatchObject({ invited: 2, listed: 3 });
    expect((await admin('GET', mails)).body).toMatchObject({ recipients: { first: 1, again: 2 } });

    for (const action of ['start', 'end'])
      expect((await admin('POST', `/admin/sessions/${id}/room`, { action })).status).toBe(200);
    await afterDays(1);
    expect(await stored()).toEqual({ mailings: [], mails: [] });
  });

  test('who had a reminder of a campaign counts as invited there, also once the session that invited them is deleted', async () => {
    const { body } = await admin('POST', '/admin/campaigns', {
      ...{ name: 'Hiver', purpose: '', startsOn: '2026-11-01', endsOn: '2027-12-18', departments: null },
    });
    const campaign = `/admin/campaigns/${body['id']}`;
    const [mails, other] = [await session(['ana', 'bob']), await session(['bob', 'eve', 'leo'])];
    const [id, stays] = [mails, other].map((path) => path.split('/')[3] ?? '');
    for (const one of [id, stays]) await admin('PUT', `${campaign}/sessions/${one}`);
    const copied = { subject: MAILING.subject, text: MAILING.text };
    await admin('POST', `${mails}/copied`, copied);
    const uninvited = async () => {
      const { people } = (await admin('GET', `${campaign}/absent?invited=no`)).body;
      return { people: Array.isArray(people) ? people.map((person) => person.email) : [], ...(await counts()) };
    };
    const counts = async () => {
      const { total, invited } = (await admin('GET', `${campaign}/absent`)).body;
      return { total, invited };
    };
    expect(await uninvited()).toEqual({ people: [email('eve'), email('leo')], total: 4, invited: 2 });
    smtp.react((address) => (address === email('leo') ? 550 : undefined));
    await admin('POST', `${campaign}/mails`, MAILING);
    await sendAll(aProcess());
    expect(await uninvited()).toEqual({ people: [email('leo')], total: 4, invited: 3 });
    expect((await admin('DELETE', `/admin/sessions/${id}`)).status).toBe(204);
    expect(await uninvited()).toEqual({ people: [email('leo')], total: 4, invited: 3 });
    const { people } = (await admin('GET', `${campaign}/absent`)).body;
    expect(people).toContainEqual(
      expect.objectContaining({ email: email('ana'), invited: null, reminded: expect.objectContaining({ state: 'sent' }) }),
    );
  });

  test('whoever is taken out of the directory gets no reminder that still waits', async () => {
    const { body } = await admin('POST', '/admin/campaigns', {
      ...{ name: 'Hiver', purpose: '', startsOn: '2026-11-01', endsOn: '2026-12-18', departments: null },
    });
    const campaign = `/admin/campaigns/${body['id']}`;
    const mails = await session(['ana', 'bob']);
    await admin('PUT', `${campaign}/sessions/${mails.split('/')[3]}`);
    expect((await admin('POST', `${campaign}/mails`, MAILING)).body).toMatchObject({ counts: { waiting: 2 } });
    const at = new Date(app.time.now).toISOString();
    const person = { id: 'e'.repeat(28), email: email('ana'), name: null, department: null, created_at: at, updated_at: at };
    await app.database.query.insertInto('people').values(person).execute();
    expect((await admin('DELETE', `/admin/people/${person.id}`)).status).toBe(204);
    await sendAll(aProcess());
    expect(smtp.received.map(({ to }) => to)).toEqual([email('bob')]);
  });

  test('a campaign keeps who was invited and reminded until its end, and not what still waits or the mark of who leaves the directory', async () => {
    const { body } = await admin('POST', '/admin/campaigns', {
      ...{ name: 'Hiver', purpose: '', startsOn: '2026-11-01', endsOn: '2027-12-18', departments: null },
    });
    const campaign = `/admin/campaigns/${body['id']}`;
    const mails = await session(['ana', 'bob']);
    const id = mails.split('/')[3] ?? '';
    await admin('PUT', `${campaign}/sessions/${id}`);
    const copied = { subject: MAILING.subject, text: MAILING.text };
    await admin('POST', `${mails}/copied`, copied);
    await admin('POST', `${campaign}/mails/copied`, copied);
    await admin('POST', `${campaign}/mails`, { ...MAILING, again: true });
    for (const action of ['start', 'end'])
      expect((await admin('POST', `/admin/sessions/${id}/room`, { action })).status).toBe(200);
    await afterDays(31);
    const marks = async () => {
      const { people } = (await admin('GET', `${campaign}/absent`)).body;
      return (Array.isArray(people) ? people : []).map((person) => [person.email, person.invited?.state, person.reminded?.state]);
    };
    expect(await marks()).toEqual([
      [email('ana'), 'copied', 'copied'],
      [email('bob'), 'copied', 'copied'],
    ]);
    const at = new Date(app.time.now).toISOString();
    const person = { id: 'e'.repeat(28), email: email('ana'), name: null, department: null, created_at: at, updated_at: at };
    await app.database.query.insertInto('people').values(person).execute();
    expect((await admin('DELETE', `/admin/people/${person.id}`)).status).toBe(204);
    expect(await marks()).toEqual([
      [email('ana'), 'copied', undefined],
      [email('bob'), 'copied', 'copied'],
    ]);
    await admin('POST', `${campaign}/end`);
    await afterDays(1);
    expect(await stored()).toEqual({ mailings: [], mails: [] });
  });
});

test('an installation without a mail server says so, and takes no order', async () => {
  const [kind] = testDatabases;
  if (!kind) throw new Error('there is no database to test on');
  const app = await openTestApp(kind);
  const admin = await app.admin();
  const { id } = await app.session();
  expect((await admin('GET', `/admin/sessions/${id}/mails`)).body).toMatchObject({ enabled: false });
  const { status, body } = await admin('POST', `/admin/sessions/${id}/mails`, MAILING);
  expect(status).toBe(409);
  expect(body).toMatchObject({ code: 'no-mail' });
  await app.close();
});

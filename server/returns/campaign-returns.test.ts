/** Returns that a campaign sets: who is invited, once and by which link, and who is not. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { upload } from '../../tests/support/backed-up-room.ts';
import { fixtureChallenges } from '../../tests/support/fixture-challenges.ts';
import { storedBytes } from '../../tests/support/stored-bytes.ts';
import { type Caller, openTestApp, rightAnswer, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';
import { startTestSmtpServer, type TestSmtpServer } from '../../tests/support/test-smtp-server.ts';
import { readConfig } from '../config.ts';
import { newToken } from '../identifiers.ts';
import { createMailings } from '../mails/mailings.ts';
import { createMailQueue } from '../mails/queue.ts';
import { createSmtp } from '../mails/smtp.ts';
import { createServices } from '../services.ts';
import { createAsking } from './asking.ts';

const challenges = fixtureChallenges.filter(({ manifest }) => /^word(-[1-7])?$/.test(manifest.key));
const DAY = 86_400_000;
const START = Date.UTC(2026, 10, 21, 9);
const SETUP = {
  kinds: ['weeks-3', 'months-3'],
  subject: 'Vigie : dix minutes pour revenir',
  text: 'Bonjour,\n\nVotre lien : {lien}\nJusqu’au {dernier-jour}.\n',
  replyTo: 'camille@brevelle.example',
  page: 'https://vigie.brevelle.example/retour',
};
const email = (name: string) => `${name}@brevelle.example`;

describe.each(testDatabases)('returns that a campaign sets, on $name', (kind) => {
  let smtp: TestSmtpServer;
  let app: TestApp;
  let environment: Record<string, string>;

  beforeEach(async () => {
    smtp = await startTestSmtpServer();
    environment = { SMTP_URL: smtp.url, MAIL_FROM: 'vigie@brevelle.example', MAIL_PER_MINUTE: '1000' };
    app = await openTestApp(kind, { environment, challenges });
  });
  afterEach(async () => {
    await app.close();
    await smtp.close();
  });

  const console: Caller = (...call) => app.console(...call);

  async function aCampaign(setup: object | null = SETUP) {
    const { body } = await console('POST', '/admin/campaigns', {
      name: 'Automne',
      purpose: '',
      startsOn: '2026-11-01',
      endsOn: '2026-12-31',
      departments: null,
    });
    const path = `/admin/campaigns/${body['id']}`;
    if (setup) expect((await console('PUT', `${path}/return-plan`, setup)).status).toBe(200);
    return path;
  }
  async function aSession(campaign: string | null) {
    const { body } = await console('POST', '/admin/sessions', {});
    if (campaign !== null) await console('PUT', `${campaign}/sessions/${body['id']}`);
    return { id: String(body['id']), code: String(body['code']) };
  }
  type Session = Awaited<ReturnType<typeof aSession>>;
  async function solver({ code }: Session, name: string) {
    const player = await app.player(code, email(name));
    await player.call('POST', '/challenges/word/attempts', { answer: await rightAnswer(app.database, player.id, 'word') });
    return player;
  }
  /** Runs the housekeeping, as each process does when it starts, and once a day. */
  const restart = async () => {
    const config = readConfig({ DATABASE_URL: app.url, ...environment });
    const { housekeeping } = await createServices(config, app.database, challenges, () => app.time.now);
    await housekeeping();
  };
  /** A server process of its own, which invites people and sends mails. */
  function aProcess() {
    const { mail } = readConfig(environment);
    if (mail === null) throw new Error('no mail is configured');
    const { database, time } = app;
    const clock = () => time.now;
    const mailings = createMailings({ database, clock, config: mail, peopleOf: async () => [] });
    const { orderReturns: queueMails, cancelReturns: cancelMails } = mailings;
    const asking = createAsking({ database, clock, retentionDays: null, queueMails, cancelMails });
    const { personalText } = asking;
    const queue = createMailQueue({ database, clock, smtp: createSmtp(mail), perMinute: mail.perMinute, personalText });
    return { ask: asking.askDue, queue };
  }
  async function sendAll({ queue }: Pick<ReturnType<typeof aProcess>, 'queue'> = aProcess()): Promise<void> {
    for (let idle = 0; idle < 3; app.time.now += 100) idle = (await queue.sendNext()) ? 0 : idle + 1;
  }
  const received = () => smtp.received.map(({ to }) => to).sort();
  const linkTo = (name: string) => {
    const raw = smtp.received.findLast(({ to }) => to === email(name))?.raw ?? '';
    return /retour#([\w-]{43})/.exec(raw.replaceAll('=\r\n', ''))?.[1] ?? '';
  };
  const peopleOf = async (campaign: string) =>
    (await console('GET', `${campaign}/return-plan`)).body['people'] as Record<string, unknown>[];

  test('a session tells the returns of its campaign, for its invitation', async () => {
    const campaign = await aCampaign();
    const returns = async ({ id }: Session) => (await console('GET', `/admin/sessions/${id}`)).body['returns'];
    const session = await aSession(campaign);
    expect(await returns(session)).toEqual(['weeks-3', 'months-3']);
    expect(await returns(await aSession(null))).toEqual([]);
    await console('PUT', `${campaign}/return-plan`, { ...SETUP, kinds: ['months-3'] });
    expect(await returns(session)).toEqual(['months-3']);
  });

  test('two people who change the returns do not undo each other: what a change leaves out stays', async () => {
    const campaign = await aCampaign({ ...SETUP, kinds: ['weeks-3'] });
    const change = (fields: object) => console('PUT', `${campaign}/return-plan`, fields);
    const theirs = { kinds: ['weeks-3', 'months-3'], subject: 'Revenez', text: 'Dix minutes : {lien}' };
    await change(theirs);
    const later = { ...SETUP, ...theirs, replyTo: 'paul@brevelle.example' };
    expect(await change({ replyTo: later.replyTo })).toMatchObject({ status: 200, body: { plan: later } });
    expect(await change({ text: 'Sans lien.' })).toMatchObject({ status: 400, body: { field: 'text' } });
    expect((await change({})).body).toMatchObject({ plan: later });
    expect((await change({ kinds: [] })).body).toMatchObject({ plan: null });
    expect(await change({ replyTo: SETUP.replyTo })).toMatchObject({ status: 400, body: { field: 'kinds' } });
    expect((await console('GET', `${campaign}/return-plan`)).body).toMatchObject({ plan: null });
  });

  test('the report of a session tells from when on its campaign is still to ask people, and never how many', async () => {
    const campaign = await aCampaign({ ...SETUP, kinds: ['weeks-3'] });
    const session = await aSession(campaign);
    const returns = async () => (await console('GET', `/admin/returns?sessions=${session.id}`)).body;
    for (const name of ['ana', 'bob', 'cam', 'dan']) await solver(session, name);
    expect(await returns()).toMatchObject([{ kind: 'weeks-3', planned: { from: '2026-12-12' } }, {}]);
    await solver(session, 'eve');
    const [weeks, months] = [await returns()].flat();
    expect(weeks).toMatchObject({ awaited: null });
    expect(weeks?.planned).toEqual({ from: '2026-12-12' });
    expect(months).not.toHaveProperty('planned');
  });

  test('everybody who solved something is asked once, three weeks after they came, by a link that opens their return', async () => {
    const campaign = await aCampaign();
    const session = await aSession(campaign);
    await solver(session, 'ana');
    app.time.now = START + DAY;
    await solver(session, 'bob');
    await app.player(session.code, email('solves-nothing'));
    expect(await peopleOf(campaign)).toEqual([
      { kind: 'weeks-3', toCome: 2, nextOn: '2026-12-12', due: 0, asked: 0, declined: 0, kept: 0 },
      { kind: 'months-3', toCome: 2, nextOn: '2027-02-20', due: 0, asked: 0, declined: 0, kept: 0 },
    ]);
    app.time.now = START + 20 * DAY;
    await restart();
    app.time.now = START + 21 * DAY;
    await restart();
    await sendAll();
    expect(received()).toEqual([email('ana')]);
    const { raw } = smtp.received[0] ?? { raw: '' };
    expect(raw).toMatch(/^Reply-To: camille@brevelle\.example\r$/m);
    expect(raw).toContain('26 d=C3=A9cembre 2026');
    expect(raw).not.toContain('{');
    const link = app.as(linkTo('ana'));
    expect((await link('GET', '/return')).body).toMatchObject({ kind: 'weeks-3', state: 'open', endsOn: '2026-12-26' });
    app.time.now = START + 22 * DAY;
    await restart();
    await restart();
    await sendAll();
    expect(received()).toEqual([email('ana'), email('bob')]);
    expect(await peopleOf(campaign)).toMatchObject([{ toCome: 0, due: 0, asked: 2 }, { toCome: 2 }]);
    app.time.now = START + 92 * DAY;
    await restart();
    await sendAll();
    expect(received()).toEqual([email('ana'), email('ana'), email('bob'), email('bob')]);
  });

  test('the end of the campaign changes nothing; a session that is deleted takes its returns along, and so does the campaign', async () => {
    const campaign = await aCampaign();
    const kept = await aSession(campaign);
    const gone = await aSession(campaign);
    await solver(kept, 'ana');
    await solver(gone, 'bob');
    expect((await console('POST', `${campaign}/end`)).status).toBe(200);
    expect((await console('DELETE', `/admin/sessions/${gone.id}`)).status).toBe(204);
    expect(await peopleOf(campaign)).toMatchObject([{ toCome: 1 }, { toCome: 1 }]);
    app.time.now = START + 21 * DAY;
    await restart();
    await sendAll();
    expect(received()).toEqual([email('ana')]);
    expect((await console('DELETE', campaign)).status).toBe(204);
    app.time.now = START + 92 * DAY;
    await restart();
    await sendAll();
    expect(received()).toEqual([email('ana')]);
  });

  test('the page that deletes a session says until when its returns take place, also once the campaign has ended', async () => {
    const campaign = await aCampaign({ ...SETUP, kinds: ['weeks-3'] });
    const session = await aSession(campaign);
    const until = async () => {
      const { body } = await console('GET', `/admin/sessions/${session.id}/deletion`);
      return (body['losses'] as Record<string, unknown>)['returnsUntil'];
    };
    expect(await until()).toBeNull();
    const ana = await solver(session, 'ana');
    expect((await console('POST', `${campaign}/end`)).status).toBe(200);
    // The return is due after three weeks; its invitation comes at most fourteen days later, and opens it for fifteen.
    expect(await until()).toBe('2027-01-09');
    await ana.call('POST', '/me/appointments', { kind: 'months-3', token: newToken(), intention: null });
    expect(await until()).toBe('2027-03-06');
    app.time.now = START + 106 * DAY;
    expect(await until()).toBeNull();
  });

  test('two processes that ask and send at once write to each person once', async () => {
    const campaign = await aCampaign();
    const [first, second] = [await aSession(campaign), await aSession(campaign)];
    for (const name of ['ana', 'bob', 'eve', 'zoe']) await solver(first, name);
    await solver(second, 'ana');
    app.time.now = START + 21 * DAY;
    const processes = [aProcess(), aProcess(), aProcess()];
    await Promise.all(processes.map(({ ask }) => ask()));
    for (let idle = 0; idle < 3; app.time.now += 100)
      idle = (await Promise.all(processes.map(({ queue }) => queue.sendNext()))).some(Boolean) ? 0 : idle + 1;
    expect(received()).toEqual(['ana', 'bob', 'eve', 'zoe'].map(email));
  });

  test('nobody is asked who came before they could be told: before it was set, or before the session was in the campaign', async () => {
    const campaign = await aCampaign(null);
    const early = await aSession(campaign);
    await solver(early, 'ana');
    const later = await aSession(null);
    await solver(later, 'bob');
    app.time.now = START + DAY;
    await console('PUT', `${campaign}/return-plan`, SETUP);
    await console('PUT', `${campaign}/sessions/${later.id}`);
    app.time.now = START + 2 * DAY;
    await solver(early, 'eve');
    await solver(later, 'zoe');
    app.time.now = START + 23 * DAY;
    await restart();
    await sendAll();
    expect(received()).toEqual([email('eve'), email('zoe')]);
  });

  test('before a session is taken out, its campaign says how many people are no longer asked: who came to it alone', async () => {
    const campaign = await aCampaign({ ...SETUP, kinds: ['weeks-3'] });
    const [first, second] = [await aSession(campaign), await aSession(campaign)];
    for (const name of ['ana', 'bob', 'cam']) await solver(first, name);
    for (const name of ['ana', 'dan']) await solver(second, name);
    const taken = async () => (await console('GET', `${campaign}/return-plan`)).body['sessions'] as object[];
    const of = ({ id }: Session, people: number) => ({ session: id, kind: 'weeks-3', people });
    expect(await taken()).toHaveLength(2);
    expect(await taken()).toEqual(expect.arrayContaining([of(first, 2), of(second, 1)]));
    expect(await peopleOf(campaign)).toMatchObject([{ toCome: 4 }]);
    expect((await console('DELETE', `${campaign}/sessions/${first.id}`)).status).toBe(204);
    expect(await peopleOf(campaign)).toMatchObject([{ toCome: 2 }]);
    app.time.now = START + 21 * DAY;
    expect(await taken()).toEqual([of(second, 2)]);
    app.time.now = START + 36 * DAY;
    expect(await taken()).toEqual([]);
  });

  test('who keeps an appointment, declines, left, was removed or erased is not asked', async () => {
    const campaign = await aCampaign();
    const session = await aSession(campaign);
    const names = ['keeps', 'declines', 'left', 'removed', 'erased', 'comes'];
    const players = new Map<string, Awaited<ReturnType<typeof solver>>>();
    for (const name of names) players.set(name, await solver(session, name));
    const of = (name: string) => {
      const player = players.get(name);
      if (!player) throw new Error(name);
      return player;
    };
    const announced = [
      { kind: 'weeks-3', dueOn: '2026-12-12', state: 'announced' },
      { kind: 'months-3', dueOn: '2027-02-20', state: 'announced' },
    ];
    expect((await of('declines').call('GET', '/me/appointments')).body).toMatchObject({ appointments: [], campaign: announced });
    expect((await of('declines').call('DELETE', '/me/appointments/weeks-3')).status).toBe(204);
    expect((await of('declines').call('GET', '/me/appointments')).body).toMatchObject({
      campaign: [{ state: 'declined' }, { state: 'announced' }],
    });
    await of('keeps').call('POST', '/me/appointments', { kind: 'weeks-3', token: newToken(), intention: null });
    await console('POST', `/admin/participants/${of('removed').id}/removal`, { reason: 'parti' });
    await console('POST', '/admin/data-protection/erasure', { email: email('erased') });
    const at = new Date(START).toISOString();
    const gone = { email: email('left'), name: null, department: null, created_at: at, updated_at: at, left_at: at };
    await app.database.query
      .insertInto('people')
      .values({ id: 'e'.repeat(28), ...gone })
      .execute();
    app.time.now = START + 21 * DAY;
    await restart();
    await sendAll();
    expect(received()).toEqual([email('comes')]);
    expect(await peopleOf(campaign)).toMatchObject([{ asked: 1, declined: 1, kept: 1, due: 0 }, {}]);
  });

  test('who withdraws by the link is asked for nothing any more, and a mail that waits is not sent', async () => {
    const campaign = await aCampaign();
    const session = await aSession(campaign);
    const ana = await solver(session, 'ana');
    await solver(session, 'bob');
    app.time.now = START + 21 * DAY;
    await aProcess().ask();
    await ana.call('DELETE', '/me/appointments/weeks-3').then(({ status }) => expect(status).toBe(401));
    await sendAll();
    expect((await app.as(linkTo('ana'))('DELETE', '/return')).status).toBe(204);
    expect((await app.as(linkTo('ana'))('GET', '/return')).status).toBe(401);
    app.time.now = START + 91 * DAY;
    await aProcess().ask();
    // Bob leaves while his mail waits.
    const at = new Date(app.time.now).toISOString();
    const gone = { email: email('bob'), name: null, department: null, created_at: at, updated_at: at, left_at: at };
    await app.database.query
      .insertInto('people')
      .values({ id: 'e'.repeat(28), ...gone })
      .execute();
    await sendAll();
    expect(received()).toEqual([email('ana'), email('bob')]);
    expect(await peopleOf(campaign)).toMatchObject([
      { declined: 1, asked: 1 },
      { declined: 1, asked: 1 },
    ]);
  });

  test('who declined under one address is not written to under another that is merged into it', async () => {
    const session = await aSession(await aCampaign());
    const asked = await solver(session, 'ana');
    const declines = await solver(session, 'ana.perso');
    expect((await declines.call('DELETE', '/me/appointments/weeks-3')).status).toBe(204);
    app.time.now = START + 21 * DAY;
    await aProcess().ask();
    const merge = { into: declines.id, reason: 'one person' };
    expect((await console('POST', `/admin/participants/${asked.id}/merge`, merge)).status).toBe(200);
    await sendAll();
    expect(received()).toEqual([]);
  });

  test('the secret of a link is drawn as the mail leaves, and stands nowhere', async () => {
    const campaign = await aCampaign();
    await solver(await aSession(campaign), 'ana');
    app.time.now = START + 21 * DAY;
    await aProcess().ask();
    await sendAll();
    expect(linkTo('ana')).toMatch(/^[\w-]{43}$/);
    expect(await storedBytes(app)).not.toContain(linkTo('ana'));
  });

  test('a mail that is tried again carries a new link, which alone opens the return', async () => {
    const campaign = await aCampaign();
    await solver(await aSession(campaign), 'ana');
    app.time.now = START + 21 * DAY;
    const { ask, queue } = aProcess();
    await ask();
    smtp.react(() => 451);
    await sendAll({ queue });
    smtp.react(() => undefined);
    app.time.now += 10 * 60_000;
    await sendAll({ queue });
    expect(received()).toEqual([email('ana')]);
    expect((await app.as(linkTo('ana'))('GET', '/return')).status).toBe(200);
    expect((await console('GET', `${campaign}/return-mails`)).body).toMatchObject({ counts: { sent: 1, waiting: 0 } });
    // Mails of returns do not count as the campaign's reminders.
    expect((await console('GET', `${campaign}/mails`)).body).toMatchObject({ counts: { sent: 0 } });
  });

  test('whose mail was refused is asked anew once the address is rectified', async () => {
    const campaign = await aCampaign({ ...SETUP, kinds: ['weeks-3'] });
    const session = await aSession(campaign);
    await solver(session, 'ana.lemoinne');
    await solver(session, 'bob');
    app.time.now = START + 21 * DAY;
    smtp.react((to) => (to === email('ana.lemoinne') ? 550 : undefined));
    await restart();
    await sendAll();
    expect(received()).toEqual([email('bob')]);
    app.time.now += DAY;
    await restart();
    await sendAll();
    expect(received()).toEqual([email('bob')]);
    const rectify = (from: string, to: string) =>
      console('POST', '/admin/data-protection/rectification', { email: email(from), newEmail: email(to) });
    expect((await rectify('ana.lemoinne', 'ana.lemoine')).status).toBe(200);
    expect((await rectify('bob', 'bob.martin')).status).toBe(200);
    expect(await peopleOf(campaign)).toMatchObject([{ asked: 1, due: 1 }]);
    await restart();
    await sendAll();
    expect(received()).toEqual([email('ana.lemoine'), email('bob')]);
    expect((await app.as(linkTo('ana.lemoine'))('GET', '/return')).status).toBe(200);
    expect((await app.as(linkTo('bob'))('GET', '/return')).status).toBe(200);
  });

  test('people whose mails are cancelled are not asked until the returns are set again, with its text', async () => {
    const campaign = await aCampaign();
    const session = await aSession(campaign);
    await solver(session, 'ana');
    app.time.now = START + 21 * DAY;
    await aProcess().ask();
    await sendAll();
    app.time.now = START + 20 * DAY;
    await solver(session, 'bob');
    app.time.now = START + 41 * DAY;
    await aProcess().ask();
    const asked = async () => (await peopleOf(campaign))[0];
    expect(await asked()).toMatchObject({ asked: 2, due: 0 });
    expect((await console('DELETE', `${campaign}/return-mails/waiting`)).body).toMatchObject({ counts: { waiting: 0, sent: 1 } });
    expect(await asked()).toMatchObject({ asked: 1, due: 1 });
    expect((await console('GET', `${campaign}/return-plan`)).body).toMatchObject({ plan: { running: false } });
    await restart();
    await sendAll();
    expect(received()).toEqual([email('ana')]);
    await console('PUT', `${campaign}/return-plan`, { ...SETUP, subject: 'Le bon objet' });
    await restart();
    await sendAll();
    expect(received()).toEqual([email('ana'), email('bob')]);
    expect(smtp.received.at(-1)?.raw).toContain('Le bon objet');
    expect((await app.as(linkTo('bob'))('GET', '/return')).status).toBe(200);
    expect((await app.as(linkTo('ana'))('GET', '/return')).status).toBe(200);
  });

  test('where no mail waits, cancelling stops nothing', async () => {
    const campaign = await aCampaign();
    expect((await console('DELETE', `${campaign}/return-mails/waiting`)).status).toBe(200);
    expect((await console('GET', `${campaign}/return-plan`)).body).toMatchObject({ plan: { running: true } });
  });

  test('links to send by hand are told once, and drawn again for who has answered nothing', async () => {
    await app.close();
    app = await openTestApp(kind, { challenges });
    const campaign = await aCampaign();
    const session = await aSession(campaign);
    await solver(session, 'ana');
    await solver(session, 'bob');
    app.time.now = START + 21 * DAY;
    const draw = (again: boolean) => console('POST', `${campaign}/return-plan/links`, { again });
    const first = Object.values((await draw(false)).body) as { email: string; link: string; lastDay: string; kind: string }[];
    expect(first.map(({ email: to, kind: span, lastDay }) => [to, span, lastDay])).toEqual([
      [email('ana'), 'weeks-3', '2026-12-26'],
      [email('bob'), 'weeks-3', '2026-12-26'],
    ]);
    expect(Object.values((await draw(false)).body)).toEqual([]);
    const as = (link: string | undefined) => app.as(String(link?.split('#')[1]));
    const [, { link: bobs } = { link: '' }] = first;
    expect((await as(bobs)('GET', '/return')).body).toMatchObject({ state: 'open' });
    const asked = (await as(bobs)('GET', '/return')).body['questions'] as { key: string }[];
    await as(bobs)('POST', `/return/questions/${asked[0]?.key}`, { choice: 0 });
    const again = Object.values((await draw(true)).body) as typeof first;
    expect(again.map(({ email: to }) => to)).toEqual([email('ana')]);
    expect((await as(first[0]?.link)('GET', '/return')).status).toBe(401);
    expect((await as(again[0]?.link)('GET', '/return')).status).toBe(200);
    await aProcess().ask();
    await sendAll();
    expect(received()).toEqual([]);
  });

  test('no link is drawn to be sent by hand while a mail waits that draws another', async () => {
    const campaign = await aCampaign();
    await solver(await aSession(campaign), 'ana');
    app.time.now = START + 21 * DAY;
    await aProcess().ask();
    for (const again of [false, true])
      expect(await console('POST', `${campaign}/return-plan/links`, { again })).toMatchObject({
        status: 409,
        body: { code: 'links-sent-by-mail' },
      });
    await sendAll();
    expect((await app.as(linkTo('ana'))('GET', '/return')).status).toBe(200);
  });

  test('after a restore nobody is asked until the campaign sets it again', async () => {
    const campaign = await aCampaign();
    await solver(await aSession(campaign), 'ana');
    const backup = (await console('GET', '/admin/backup')).text;
    const target = await openTestApp(kind, { environment, challenges });
    try {
      const restored = await upload(await target.admin(), backup);
      expect(restored.status).toBe(200);
      const former = app;
      app = target;
      try {
        app.time.now = START + 21 * DAY;
        await restart();
        await sendAll();
        expect(received()).toEqual([]);
        expect((await console('GET', `${campaign}/return-plan`)).body).toMatchObject({ plan: { running: false } });
        expect((await console('PUT', `${campaign}/return-plan`, SETUP)).body).toMatchObject({ plan: { running: true } });
        await restart();
        await sendAll();
        expect(received()).toEqual([email('ana')]);
      } finally {
        app = former;
      }
    } finally {
      await target.close();
    }
  });

  test.each([
    ['text', { text: 'Sans lien.' }],
    ['replyTo', { replyTo: 'camille' }],
    ['subject', { subject: '\u200b' }],
    ['page', { page: 'javascript:alert(1)' }],
    ['kinds.0', { kinds: ['years-3'] }],
  ])('says what is wrong with %s', async (field, wrong) => {
    const campaign = await aCampaign(null);
    expect(await console('PUT', `${campaign}/return-plan`, { ...SETUP, ...wrong })).toMatchObject({
      status: 400,
      body: { field },
    });
    expect((await console('GET', `${campaign}/return-plan`)).body).toMatchObject({ plan: null, people: [] });
  });
});

test('a return that would end after its session is deleted cannot be set', async () => {
  const [kind] = testDatabases;
  if (!kind) throw new Error('no database');
  const app = await openTestApp(kind, { challenges, environment: { RETENTION_DAYS: '100' } });
  try {
    const admin = await app.admin();
    const period = { startsOn: '2026-11-01', endsOn: '2026-12-31' };
    const { body } = await admin('POST', '/admin/campaigns', { name: 'Automne', purpose: '', ...period, departments: null });
    const plan = `/admin/campaigns/${body['id']}/return-plan`;
    expect((await admin('GET', plan)).body).toMatchObject({ offered: ['weeks-3'] });
    expect(await admin('PUT', plan, SETUP)).toMatchObject({ status: 400, body: { field: 'kinds' } });
    expect((await admin('PUT', plan, { ...SETUP, kinds: ['weeks-3'] })).status).toBe(200);
  } finally {
    await app.close();
  }
});

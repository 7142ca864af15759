/** A campaign of a company as people live it, through HTTP with a moved clock; its figures are compared with those of plain code. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { createMailQueue } from '../../server/mails/queue.ts';
import { createSmtp } from '../../server/mails/smtp.ts';
import { ADMIN } from '../support/admin.ts';
import { type Caller, openTestApp, rightAnswer, type TestApp } from '../support/test-app.ts';
import { testDatabases } from '../support/test-databases.ts';
import { startTestSmtpServer, type TestSmtpServer } from '../support/test-smtp-server.ts';

const DEPARTMENTS = ['Achats', 'Logistique', 'Paie', 'Technique', 'Ventes'];
/** Tuesdays. */
const DAYS = ['2027-01-12', '2027-02-09', '2027-03-09', '2027-04-13'];
const DAY_MS = 86_400_000;

interface Employee {
  readonly email: string;
  readonly department: string;
  /** Index of the workshop to which the person is invited first. */
  readonly workshop: number;
  /** Workshops to which the person comes. */
  readonly comes: readonly number[];
  readonly solves: boolean;
  /** Whether the person leaves after the second workshop, or arrives then. */
  readonly stay: 'whole' | 'leaves' | 'arrives';
}

/** Every seventh is absent; of these every second comes to the make-up, which is the next workshop. Every third solves. */
const EMPLOYEES: readonly Employee[] = Array.from({ length: 64 }, (_, index) => {
  const arrives = index >= 60;
  const workshop = arrives ? 3 : index % 4;
  const absent = index % 7 === 0;
  const makesUp = absent && workshop < 3 && index % 2 === 0;
  return {
    email: `p${String(index).padStart(2, '0')}@brevelle.example`,
    department: DEPARTMENTS[index % DEPARTMENTS.length] ?? '',
    workshop,
    comes: absent ? (makesUp ? [workshop + 1] : []) : [workshop],
    solves: index % 3 === 0,
    stay: arrives ? 'arrives' : index >= 8 && index < 13 ? 'leaves' : 'whole',
  };
});

/** Who comes to a workshop: whoever has left by then comes no more. */
const comersOf = (workshop: number) =>
  EMPLOYEES.filter(({ comes, stay }) => comes.includes(workshop) && (stay !== 'leaves' || workshop < 2));
const came = (person: Employee) => DAYS.some((_, workshop) => comersOf(workshop).includes(person));
const counts = (people: readonly Employee[]) => ({
  expected: people.length,
  came: people.filter(came).length,
  finished: people.filter((person) => came(person) && person.solves).length,
});

/** What the page of the campaign must show at the end, without the product's code. */
function figuresApart() {
  const expected = EMPLOYEES.filter(({ stay }) => stay !== 'leaves');
  const firstCame = DAYS.map((day, workshop) => ({
    monday: Date.parse(day) - DAY_MS,
    came: comersOf(workshop).filter((person) => expected.includes(person)).length,
  }));
  const [first = 0, last = 0] = [firstCame[0]?.monday, firstCame.at(-1)?.monday];
  const weeks = Array.from({ length: (last - first) / (7 * DAY_MS) + 1 }, (_, week) => {
    const monday = first + week * 7 * DAY_MS;
    const count = firstCame.find((one) => one.monday === monday)?.came ?? 0;
    return { monday: new Date(monday).toISOString().slice(0, 10), came: count };
  });
  return {
    ...counts(expected),
    outside: EMPLOYEES.filter((person) => person.stay === 'leaves' && came(person)).length,
    departments: DEPARTMENTS.map((department) => ({
      department,
      ...counts(expected.filter((person) => person.department === department)),
    })),
    weeks,
  };
}

describe.each(testDatabases)('a year in small on $name', (kind) => {
  let app: TestApp;
  let admin: Caller;
  let smtp: TestSmtpServer;
  let environment: Record<string, string>;
  beforeAll(async () => {
    smtp = await startTestSmtpServer();
    environment = { SMTP_URL: smtp.url, MAIL_FROM: 'Vigie <vigie@brevelle.example>', MAIL_PER_MINUTE: '600' };
    app = await openTestApp(kind, { environment });
  });
  afterAll(async () => {
    await app.close();
    await smtp.close();
  });

  /** Signs in again, as a login lasts for hours. */
  const at = async (moment: string) => {
    app.time.now = Date.parse(moment);
    admin = app.as(String((await app.guest('POST', '/login', ADMIN)).body['token']));
  };
  const must = async (...[method, path, body]: Parameters<Caller>) => {
    const reply = await admin(method, path, body);
    expect(reply.status, `${method} ${path}: ${reply.text}`).toBeLessThan(300);
    return reply.body;
  };
  const bring = async (people: readonly Employee[]) => {
    const lines = people.map(({ email, department }, index) => ({ line: index + 2, email, name: null, department }));
    const { version } = await must('POST', '/admin/people/preview', { lines });
    await must('POST', '/admin/people/import', { lines, version, leave: true });
  };
  const invite = async (session: string, people: readonly Employee[]) => {
    const details = await must('GET', `/admin/sessions/${session}`);
    const kept = [
      'name',
      'durationMinutes',
      'opensAt',
      'closesAt',
      'startBy',
      'hintPolicy',
      'board',
      'personalCodes',
      'reporting',
      'workshop',
    ];
    const allowed = people.map(({ email, department }) => ({ entry: email, team: department, name: null }));
    await must('PUT', `/admin/sessions/${session}`, {
      ...Object.fromEntries(kept.map((field) => [field, details[field]])),
      challenges: ['word'],
      teams: DEPARTMENTS,
      allowed,
    });
  };
  const sendAll = async () => {
    const { mail } = readConfig(environment);
    if (mail === null) throw new Error('no mail is configured');
    const queue = createMailQueue(app.database, () => app.time.now, createSmtp(mail), mail.perMinute);
    for (let idle = 0; idle < 3; app.time.now += 1_000) idle = (await queue.sendNext()) ? 0 : idle + 1;
  };

  test('people come once, make up for absences, leave and arrive; every figure is that of plain code', async () => {
    await at('2027-01-04T08:00:00Z');
    await bring(EMPLOYEES.filter(({ stay }) => stay !== 'arrives'));
    const setup = { name: 'Année 2027', purpose: '', startsOn: '2027-01-04', endsOn: '2027-12-17', departments: null };
    const campaign = `/admin/campaigns/${String((await must('POST', '/admin/campaigns', setup))['id'])}`;
    const cell = { time: '09:00', minutes: '60', place: 'Salle Molène', facilitator: '', seats: '20', programme: 'classic' };
    const lines = DAYS.map((day, index) => ({ ...cell, line: index + 2, title: `Atelier ${index + 1}`, day }));
    expect(await must('POST', `${campaign}/workshops`, { zone: 'Europe/Paris', lines })).toEqual({ made: 4, existing: 0 });
    const planned = JSON.parse(JSON.stringify((await must('GET', campaign))['sessions'])) as { id: string; code: string }[];
    expect(planned).toHaveLength(4);

    for (const [workshop, { id, code }] of planned.entries()) {
      if (workshop === 2) {
        await at('2027-03-01T08:00:00Z');
        await bring(EMPLOYEES.filter(({ stay }) => stay !== 'leaves'));
      }
      const comers = comersOf(workshop);
      // Nine in Paris.
      await at(`${DAYS[workshop]}T${workshop === 3 ? '07' : '08'}:00:00Z`);
      const first = EMPLOYEES.filter((person) => person.workshop === workshop && person.stay !== 'arrives');
      await invite(id, [...new Set([...first, ...comers])]);
      const players = await Promise.all(comers.map(({ email }) => app.player(code, email)));
      await must('POST', `/admin/sessions/${id}/room`, { action: 'start' });
      for (const [index, { id: participant, call }] of players.entries()) {
        if (comers[index]?.solves !== true) continue;
        const answer = await rightAnswer(app.database, participant, 'word');
        expect((await call('POST', '/challenges/word/attempts', { answer })).body).toMatchObject({ correct: true });
      }
      await must('POST', `/admin/sessions/${id}/room`, { action: 'end' });
    }

    const page = await must('GET', campaign);
    expect(page['figures']).toEqual(figuresApart());
    for (const [workshop, { id }] of planned.entries())
      expect(page['sessions']).toContainEqual(expect.objectContaining({ id, came: comersOf(workshop).length, seats: 20 }));

    const absentOf = (department: string) =>
      EMPLOYEES.filter((person) => person.stay !== 'leaves' && person.department === department && !came(person))
        .map(({ email }) => email)
        .sort();
    for (const department of DEPARTMENTS) {
      const { total, people } = await must('GET', `${campaign}/absent?department=${department}`);
      expect({ total, people }).toMatchObject({
        total: absentOf(department).length,
        people: absentOf(department).map((email) => ({ email, department })),
      });
    }
    // The reminder to the people of one head of department; a second press writes to nobody again.
    const reminder = {
      subject: 'Un atelier vous attend',
      text: 'Bonjour,\n',
      replyTo: 'camille@brevelle.example',
      calendar: null,
      again: false,
    };
    for (const _ of [1, 2]) {
      await admin('POST', `${campaign}/mails?department=Logistique`, reminder);
      await sendAll();
    }
    expect(absentOf('Logistique').length).toBeGreaterThan(0);
    expect(smtp.received.map(({ to }) => to).sort()).toEqual(absentOf('Logistique'));
  }, 60_000);
});

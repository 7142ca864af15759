/**
 * A campaign of a company as people live it, through HTTP with a moved clock; the figures of every page are compared with those of plain
 * code (tests/support/year.ts). In small; `npm run year` plays it at the size of a company of 800.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ReturnFigures } from '#schemas/return-figures.ts';
import { readConfig } from '../../server/config.ts';
import { newToken } from '../../server/identifiers.ts';
import { createMailQueue } from '../../server/mails/queue.ts';
import { createSmtp } from '../../server/mails/smtp.ts';
import { ADMIN } from '../support/admin.ts';
import { type Caller, openTestApp, rightAnswer, type TestApp } from '../support/test-app.ts';
import { testDatabases } from '../support/test-databases.ts';
import { startTestSmtpServer, type TestSmtpServer } from '../support/test-smtp-server.ts';
import { DEPARTMENTS, type Employee, nineInParis, planYear, toldApart, toldByDepartment } from '../support/year.ts';

const PEOPLE = Number(process.env['YEAR_PEOPLE'] ?? 64);
const WORKSHOPS = Number(process.env['YEAR_WORKSHOPS'] ?? 4);
const year = planYear({ people: PEOPLE, workshops: WORKSHOPS });
const DAY_MS = 86_400_000;
/** Account of a head of departments. */
const HEAD = { password: 'a password for tests', role: 'department' };
/** Days until a return. */
const RETURNS = { 'weeks-3': 21, 'months-3': 91 } as const;

interface Return {
  readonly kind: keyof typeof RETURNS;
  readonly token: string;
  readonly opens: number;
  readonly choice: number;
  readonly workshop: number;
  readonly department: string;
}

/** Milliseconds of each part, told when a size was asked for. */
function timing() {
  const parts = new Map<string, number[]>();
  return {
    async of<T>(part: string, work: () => Promise<T>): Promise<T> {
      const begun = performance.now();
      const result = await work();
      parts.set(part, [...(parts.get(part) ?? []), performance.now() - begun]);
      return result;
    },
    tell(where: string) {
      if (process.env['YEAR_PEOPLE'] === undefined) return;
      for (const [part, times] of parts) {
        const total = times.reduce((sum, time) => sum + time, 0);
        const slowest = Math.max(...times);
        process.stdout.write(
          `${where}: ${part}: ${times.length} × ${Math.round(total / times.length)} ms, slowest ${Math.round(slowest)} ms\n`,
        );
      }
    },
  };
}

describe.each(testDatabases)('a year in small on $name', (kind) => {
  let app: TestApp;
  let admin: Caller;
  let smtp: TestSmtpServer;
  let environment: Record<string, string>;
  const times = timing();
  beforeAll(async () => {
    smtp = await startTestSmtpServer();
    environment = { SMTP_URL: smtp.url, MAIL_FROM: 'Vigie <vigie@brevelle.example>', MAIL_PER_MINUTE: '600' };
    app = await openTestApp(kind, { environment });
  });
  afterAll(async () => {
    await app.close();
    await smtp.close();
    times.tell(kind.name);
  });

  /** Signs in again, as a login lasts for hours. */
  const at = async (moment: number) => {
    app.time.now = moment;
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
    await times.of('import of the directory', () => must('POST', '/admin/people/import', { lines, version, leave: true }));
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
    const queue = createMailQueue({
      database: app.database,
      clock: () => app.time.now,
      smtp: createSmtp(mail),
      perMinute: mail.perMinute,
      personalText: async () => null,
    });
    for (let idle = 0; idle < 3; app.time.now += 1_000) idle = (await queue.sendNext()) ? 0 : idle + 1;
  };

  /** A workshop: everybody who comes opens the mission, some solve it and keep an appointment to come back. */
  async function hold(workshop: number, { id, code }: { readonly id: string; readonly code: string }): Promise<Return[]> {
    const comers = year.comersOf(workshop);
    await at(nineInParis(year.days[workshop] ?? ''));
    await invite(id, year.listOf(workshop));
    const players = await times.of('logins of a workshop', () => Promise.all(comers.map(({ email }) => app.player(code, email))));
    await must('POST', `/admin/sessions/${id}/room`, { action: 'start' });
    const returns: Return[] = [];
    for (const [index, { id: participant, call }] of players.entries()) {
      expect((await call('GET', '/challenges/word')).status).toBe(200);
      if (comers[index]?.solves !== true) continue;
      const answer = await rightAnswer(app.database, participant, 'word');
      expect((await call('POST', '/challenges/word/attempts', { answer })).body).toMatchObject({ correct: true });
      const kinds = (['weeks-3', 'months-3'] as const).slice(0, 1 + (index % 2));
      for (const kind of kinds) {
        const token = newToken();
        expect((await call('POST', '/me/appointments', { kind, token, intention: 'Quand, alors.' })).status).toBe(200);
        returns.push({
          kind,
          token,
          opens: app.time.now + RETURNS[kind] * DAY_MS,
          choice: index % 3,
          workshop,
          department: comers[index]?.department ?? '',
        });
      }
    }
    await must('POST', `/admin/sessions/${id}/room`, { action: 'end' });
    return returns;
  }

  /** A return on its day: a question from memory, once; the second return asks no more of it. */
  async function comeBack({ kind, token, opens, choice }: Return): Promise<number> {
    const link = app.as(token);
    app.time.now = opens - DAY_MS;
    expect((await link('GET', '/return')).body).toMatchObject({ state: 'early', questions: [] });
    app.time.now = opens;
    const { body } = await times.of('page of a return', () => link('GET', '/return'));
    expect(body).toMatchObject({ state: 'open', intention: 'Quand, alors.' });
    const asked = Array.isArray(body['questions']) ? body['questions'].length : -1;
    expect(asked).toBe(kind === 'weeks-3' ? 1 : 0);
    if (asked === 1) {
      const reply = { right: choice === 1, answer: 1, chosen: choice };
      expect((await link('POST', '/return/questions/word', { choice })).body).toMatchObject(reply);
      expect((await link('GET', '/return')).body).toMatchObject({ questions: [{ key: 'word', reply }] });
    }
    expect((await link('PUT', '/return/outcome', { outcome: 'held' })).status).toBeLessThan(300);
    return asked;
  }

  const listed = (people: readonly Employee[]) =>
    [...people].sort((a, b) => (a.email < b.email ? -1 : 1)).map(({ email, department }) => ({ email, name: null, department }));

  /** The page of a head of departments. @param told the groups in which figures may be told */
  async function expectHead(campaign: string, own: readonly string[], told: readonly (readonly string[])[]): Promise<void> {
    const username = `head-${own.join('-')}`;
    await must('POST', '/admin/facilitators', { ...HEAD, username, departments: own });
    const call = app.as(String((await app.guest('POST', '/login', { username, password: HEAD.password })).body['token']));
    const page = await times.of('page of a department head', () => call('GET', `/admin/own-departments/${campaign}`));
    const figures = told.map((departments) => ({
      departments,
      ...year.counts(departments.flatMap((department) => year.ofDepartment(department))),
    }));
    expect(page.body).toMatchObject({ departments: own, figures });
    const people = own.flatMap((department) => year.ofDepartment(department));
    for (const state of ['absent', 'came', 'finished'] as const) {
      const theirs = listed(people.filter((person) => year.wordOf(person) === state)).map((person) => ({ ...person, state }));
      const { body } = await call('GET', `/admin/own-departments/${campaign}/people?state=${state}&limit=99999`);
      expect(body).toEqual({ total: theirs.length, people: theirs });
    }
    for (const path of [
      '/admin/sessions',
      `/admin/campaigns/${campaign}`,
      `/admin/campaigns/${campaign}/absent`,
      '/admin/people',
    ])
      expect((await call('GET', path)).status, path).toBe(403);
  }

  /**
   * What the returns measured, on the campaign's page and in the spreadsheets: everybody came back, three weeks later with an answer from
   * memory, and held their intention. Workshops to which fewer than five came back are told together, once they are five.
   */
  async function expectReturns(
    campaign: string,
    planned: readonly { readonly id: string }[],
    all: readonly Return[],
  ): Promise<void> {
    const { text } = await times.of('figures of the returns', () => admin('GET', `${campaign}/returns`));
    const figures: readonly ReturnFigures[] = JSON.parse(text);
    for (const kind of ['weeks-3', 'months-3'] as const) {
      const byWorkshop = planned.map((_, workshop) => all.filter((one) => one.kind === kind && one.workshop === workshop));
      const large = byWorkshop.filter((own) => own.length >= 5);
      const small = byWorkshop.filter((own) => own.length > 0 && own.length < 5);
      const pooled = small.flat().length >= 5 ? [small.flat()] : [];
      const sets = [...large, ...pooled];
      const sum = (of: (own: readonly Return[]) => number) => sets.reduce((total, own) => total + of(own), 0);
      const departments = (some: readonly Return[]) => some.map(({ department }) => department);
      const people = sum((own) => own.length);
      const right = sum((own) => toldByDepartment(departments(own), departments(own.filter(({ choice }) => choice === 1))));
      const told = figures.find((one) => one.kind === kind)?.told;
      expect(told?.came ?? 0, kind).toBe(people);
      expect(told?.intentions?.people ?? 0, kind).toBe(people);
      if (people === 0) continue;
      // Nobody, in part or not yet, is told of one of each department or of a twentieth.
      const { held = 0, partly = 0, 'not-yet': notYet = 0 } = told?.intentions ?? {};
      expect(held + partly + notYet).toBe(people);
      expect(partly).toBe(notYet);
      expect(told?.memory, kind).toEqual(
        kind === 'months-3' ? null : { people, first: null, weeks: null, now: { answered: people, right } },
      );
    }
    for (const [workshop, { id }] of planned.entries()) {
      const file = (await times.of('spreadsheet of a workshop', () => admin('GET', `/admin/reports.csv?sessions=${id}`))).text;
      for (const [kind, part] of [
        ['weeks-3', 'Retour, trois semaines après'],
        ['months-3', 'Retour, trois mois après'],
      ] as const) {
        const came = all.filter((one) => one.kind === kind && one.workshop === workshop).length;
        const line = `"Ce rapport";"${part}";"Revenues";"${came}"`;
        if (came >= 5) expect(file, id).toContain(line);
        else expect(file, id).not.toContain(`"${part}";"Revenues"`);
      }
    }
  }

  async function expectSessionPages(planned: readonly { readonly id: string }[]): Promise<void> {
    const rows = JSON.parse((await admin('GET', '/admin/rooms')).text) as { id: string }[];
    for (const [workshop, { id }] of planned.entries()) {
      const [comers, list] = [year.comersOf(workshop), year.listOf(workshop)];
      const sheet = await times.of('attendance sheet', () => must('GET', `/admin/sessions/${id}/attendance`));
      const present = comers.map(({ email, department }) => ({ username: email, team: department }));
      expect(sheet).toMatchObject({ expected: list.length, present });
      expect(sheet['absent']).toHaveLength(list.length - comers.length);
      const report = await times.of('report of a workshop', () => must('GET', `/admin/reports?sessions=${id}`));
      const solved = comers.filter(({ solves }) => solves).length;
      const participation = { invited: list.length, uninvited: 0, came: comers.length, played: comers.length };
      const row = rows.find((one) => one.id === id);
      expect(row, 'on the dashboard').toMatchObject({ expected: list.length, present: comers.length });
      const cockpit = await times.of('cockpit of a workshop', () => admin('GET', `/admin/sessions/${id}/cockpit`));
      const snapshot = JSON.parse(cockpit.text) as { participants: unknown[]; absent: unknown[] };
      expect(
        [snapshot.participants, snapshot.absent].map(({ length }) => length),
        'in the cockpit',
      ).toEqual([comers.length, list.length - comers.length]);
      const file = (await admin('GET', `/admin/reports.csv?sessions=${id}`)).text;
      for (const [title, count] of [
        ['Invitées', list.length],
        ['Venues', comers.length],
        ['Ont joué', comers.length],
      ] as const)
        expect(file).toContain(`"Ce rapport";"Participation";"${title}";"${count}"`);
      const parts = { solvedOne: toldApart(solved, comers.length), finished: toldApart(solved, comers.length) };
      expect(report).toMatchObject({
        report: { participation: { ...participation, ...parts }, total: { opened: comers.length } },
      });
    }
  }

  test(
    'people come once, make up for absences, leave, arrive and come back; every figure is that of plain code',
    async () => {
      await at(Date.parse('2027-01-04T08:00:00Z'));
      await bring(year.employees.filter(({ stay }) => stay !== 'arrives'));
      const setup = { name: 'Année 2027', purpose: '', startsOn: '2027-01-04', endsOn: '2027-12-31', departments: null };
      const id = String((await must('POST', '/admin/campaigns', setup))['id']);
      const campaign = `/admin/campaigns/${id}`;
      const cell = { time: '09:00', minutes: '60', place: 'Salle Molène', facilitator: '', seats: '20', programme: 'classic' };
      const lines = year.days.map((day, index) => ({ ...cell, line: index + 2, title: `Atelier ${index + 1}`, day }));
      expect(await must('POST', `${campaign}/workshops`, { zone: 'Europe/Paris', lines })).toEqual({
        made: WORKSHOPS,
        existing: 0,
      });
      const planned = JSON.parse(JSON.stringify((await must('GET', campaign))['sessions'])) as { id: string; code: string }[];
      expect(planned).toHaveLength(WORKSHOPS);

      let waiting: Return[] = [];
      const all: Return[] = [];
      const asked: number[] = [];
      /** Everybody whose day came before a moment. */
      const returnsUntil = async (moment: number) => {
        const due = waiting.filter(({ opens }) => opens < moment).sort((a, b) => a.opens - b.opens);
        waiting = waiting.filter(({ opens }) => opens >= moment);
        for (const one of due) asked.push(await comeBack(one));
      };
      for (const [workshop, session] of planned.entries()) {
        await returnsUntil(nineInParis(year.days[workshop] ?? ''));
        if (workshop === year.half) {
          await at(nineInParis(year.days[workshop] ?? '') - DAY_MS);
          await bring(year.employees.filter(({ stay }) => stay !== 'leaves'));
        }
        const kept = await hold(workshop, session);
        waiting.push(...kept);
        all.push(...kept);
      }
      await at(Date.parse('2027-11-02T08:00:00Z'));

      const page = await times.of('page of the campaign', () => must('GET', campaign));
      expect(page['figures']).toEqual(year.figures());
      for (const [workshop, session] of planned.entries())
        expect(page['sessions']).toContainEqual(
          expect.objectContaining({
            id: session.id,
            came: year.comersOf(workshop).length,
            invited: year.listOf(workshop).length,
            seats: 20,
          }),
        );
      expect(await times.of('page of the directory', () => must('GET', '/admin/people/directory'))).toMatchObject({
        present: year.expected.length,
        left: PEOPLE - year.expected.length,
      });

      /** Of the campaign's own list: nobody has written yet, and no session is to come that a reminder could propose. */
      const unwritten = (person: object) => ({ ...person, invited: null, reminded: null });
      const absentOf = (department: string) => year.ofDepartment(department).filter((person) => !year.came(person));
      for (const department of DEPARTMENTS)
        expect(
          await times.of('who has not come', () => must('GET', `${campaign}/absent?department=${department}&limit=99999`)),
        ).toEqual({
          total: absentOf(department).length,
          invited: 0,
          makeUp: null,
          people: listed(absentOf(department)).map(unwritten),
        });
      await expectHead(id, ['Achats'], [['Achats']]);
      await expectHead(id, ['Direction'], []);
      // Paie alone would leave the three of the direction by subtraction.
      await expectHead(id, ['Direction', 'Paie'], [['Direction', 'Paie']]);
      await expectSessionPages(planned);

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
      expect(smtp.received.map(({ to }) => to).sort()).toEqual(listed(absentOf('Logistique')).map(({ email }) => email));

      await returnsUntil(Number.POSITIVE_INFINITY);
      const solvers = year.days.flatMap((_, workshop) => year.comersOf(workshop).filter(({ solves }) => solves)).length;
      expect(asked.filter((questions) => questions === 1)).toHaveLength(solvers);

      // Its end keeps the figures, whatever the returns did, and lists nobody.
      await at(Date.parse('2028-01-03T08:00:00Z'));
      expect(await must('POST', `${campaign}/end`)).toMatchObject({ figures: year.figures() });
      expect(await must('GET', `${campaign}/absent`)).toEqual({ total: 0, invited: 0, makeUp: null, people: [] });
      // Once the last return is closed.
      await at(Date.parse('2028-05-02T08:00:00Z'));
      await expectReturns(campaign, planned, all);
    },
    60_000 + PEOPLE * 1_000,
  );
});

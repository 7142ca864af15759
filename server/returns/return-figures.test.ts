/** Figures of returns, through the console's calls: equal to those computed by hand, fixed once, of at least five people. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AppointmentKind, DAYS_UNTIL_RETURN, type IntentionOutcome } from '#schemas/return-constants.ts';
import { upload } from '../../tests/support/backed-up-room.ts';
import { goldenChallenges, playGoldenRoom } from '../../tests/support/golden-room.ts';
import type { TestDatabaseKind } from '../../tests/support/temporary-databases.ts';
import { appOn, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';
import { newId, newToken, tokenHash } from '../identifiers.ts';

const DAY = 86_400_000;
const SETUP = { name: 'Automne', purpose: '', startsOn: '2026-11-01', endsOn: '2027-12-31', departments: null };

type Figures = {
  readonly kind: string;
  readonly awaited: unknown;
  readonly tooFew: number;
  readonly told: Readonly<Record<string, unknown>> | null;
};

async function installation(kind: TestDatabaseKind) {
  const app = await openTestApp(kind, { challenges: goldenChallenges });
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
    app.console(method, `/admin/${path}`, body);
  return {
    app,
    call,
    /** Figures of the return at three weeks. */
    async weeks(path: string): Promise<Figures> {
      const { text } = await call('GET', path);
      const figures: readonly Figures[] = JSON.parse(text);
      expect(figures.map((of) => of.kind)).toEqual(['weeks-3', 'months-3']);
      return figures[0] ?? expect.fail('no figures');
    },
    async campaign(sessions: readonly string[]): Promise<string> {
      const id = String((await call('POST', 'campaigns', SETUP)).body['id']);
      for (const session of sessions) await call('PUT', `campaigns/${id}/sessions/${session}`);
      return id;
    },
    /** Makes an appointment in three weeks or three months. @returns calls with the link's token */
    async keep(participant: string, outcome: IntentionOutcome | null = null, span: AppointmentKind = 'weeks-3') {
      const token = newToken();
      const day = (days: number) => new Date(app.time.now + days * DAY).toISOString().slice(0, 10);
      const away = DAYS_UNTIL_RETURN[span];
      await app.database.query
        .insertInto('appointments')
        .values({
          ...{ id: newId(app.time.now), participant, kind: span, due_on: day(away), ends_on: day(away + 14), outcome },
          ...{ token_hash: tokenHash(token), intention: 'Alors j’appelle.', kept_at: new Date(app.time.now).toISOString() },
        })
        .execute();
      return app.as(token);
    },
  };
}
type Installation = Awaited<ReturnType<typeof installation>>;

/** A session that is over, with people who said what became of their intention, and others who did not come back. */
async function smallSession({ app, call, keep }: Installation, outcomes: readonly (IntentionOutcome | null)[]) {
  const { id, code } = await app.session();
  const people: string[] = [];
  for (const outcome of outcomes) {
    const player = await app.player(code);
    await keep(player.id, outcome);
    people.push(player.id);
  }
  await call('POST', `sessions/${id}/room`, { action: 'end' });
  return { id, people };
}

describe.each(testDatabases)('a room that came back, on $name', (kind) => {
  let house: Installation;
  let app: TestApp;
  let session: string;
  let campaign: string;
  let ids: ReadonlyMap<string, string>;
  let start: number;
  const weeks = () => house.weeks(`returns?sessions=${session}`);
  beforeAll(async () => {
    house = await installation(kind);
    ({ app } = house);
    ({ session, ids } = await playGoldenRoom(app));
    campaign = await house.campaign([session]);
    start = app.time.now;
    const links = new Map<string, Awaited<ReturnType<Installation['keep']>>>();
    for (const [person, id] of ids) links.set(person, await house.keep(id));
    app.time.now = start + 21 * DAY;
    // Parcel and call are hostile, visit and badge genuine. First wrong answers: a3 about the parcel, a5 about the badge.
    for (const [person, wrong] of [['a1'], ['a2'], ['a3', 'parcel'], ['a4'], ['a5', 'badge']] as const) {
      const link = links.get(person);
      for (const [who, right] of Object.entries({ parcel: 'refuse', call: 'refuse', visit: 'open', badge: 'open' })) {
        const value = who === wrong ? (right === 'open' ? 'refuse' : 'open') : right;
        const body = { answer: { [who]: value, tried: who } };
        expect((await link?.('POST', '/return/challenges/form/attempts', body))?.status).toBe(200);
      }
      const outcome = person === 'a5' ? 'not-yet' : person === 'a4' ? 'partly' : 'held';
      await link?.('PUT', '/return/outcome', { outcome });
    }
  });
  afterAll(() => app.close());

  test('is told when its figures will be there, and of how many', async () => {
    app.time.now = start + 35 * DAY;
    // Eleven appointments are awaited; that of x1, who was removed, is not.
    expect(await weeks()).toEqual({
      kind: 'weeks-3',
      awaited: { people: 11, from: '2026-12-27' },
      tooFew: 0,
      told: null,
    });
  });

  test('is told figures that were worked out by hand, and they stay when somebody goes', async () => {
    app.time.now = start + 36 * DAY;
    const about = (value: number) => expect.objectContaining({ value: expect.closeTo(value, 2) });
    const told = {
      // Of eleven appointments, six were not kept.
      kept: 11,
      came: 5,
      discernment: {
        people: 5,
        // The five people in their session: H = 7.5 ÷ 11, F = 3.5 ÷ 11, then 9.5 and 1.5, reported as 9 of 10 and 1 of 10.
        first: expect.objectContaining({ hits: 7, falseAlarms: 3, sensitivity: about(0.946) }),
        last: expect.objectContaining({ hits: 9, falseAlarms: 1, sensitivity: about(2.194) }),
        weeks: null,
        now: expect.objectContaining({ hits: 9, misses: 1, falseAlarms: 1, correctRejections: 9, sensitivity: about(2.194) }),
      },
      // Only a1, a2 and a3 solved a mission whose question they were not asked: too few.
      memory: null,
      intentions: { people: 5, held: 3, partly: 1, 'not-yet': 1 },
      departments: [],
    };
    const before = await weeks();
    expect(before).toEqual({ kind: 'weeks-3', awaited: null, tooFew: 0, told });
    expect(await house.weeks(`campaigns/${campaign}/returns`)).toEqual(before);
    const file = (await house.call('GET', `reports.csv?sessions=${session}`)).text;
    const part = '"Ce rapport";"Retour, trois semaines après"';
    for (const line of [`${part};"Rendez-vous";"11"`, `${part};"Revenues";"5"`, `${part};"intention tenue";"3"`])
      expect(file).toContain(line);
    expect(file).toMatch(/"discernement au premier jugement : [^"]*pièges reconnus environ 7 sur 10[^"]*d′ = 0,95 [^"]*";"5"/);
    expect(file).toMatch(/"discernement au retour : [^"]*pièges reconnus environ 9 sur 10[^"]*d′ = 2,19 [^"]*";"5"/);
    await house.call('POST', 'data-protection/erasure', { email: 'a1@brevelle.example' });
    await house.call('POST', `participants/${ids.get('a2')}/removal`, { reason: 'a test run' });
    await house.call('POST', `participants/${ids.get('r1')}/merge`, { into: ids.get('a3'), reason: 'one person' });
    expect(await weeks()).toEqual(before);

    const backup = (await house.call('GET', 'backup')).text;
    const restored = await installation(kind);
    const admin = await restored.app.admin();
    expect((await upload(admin, backup)).status).toBe(200);
    restored.app.time.now = app.time.now;
    expect(await restored.weeks(`returns?sessions=${session}`)).toEqual(before);
    await restored.app.close();

    await house.call('DELETE', `sessions/${session}`);
    expect((await house.call('GET', `returns?sessions=${session}`)).status).toBe(404);
    expect(await house.weeks(`campaigns/${campaign}/returns`)).toEqual(before);
  });
});

describe.each(testDatabases)('three months after, on $name', (kind) => {
  test('the same people are told at first, in the end, at three weeks and at three months, until one of them is gone', async () => {
    const house = await installation(kind);
    const { app } = house;
    const start = app.time.now;
    const rooms = [await playGoldenRoom(app), await playGoldenRoom(app)] as const;
    app.time.now = start;
    const links = new Map<string, Awaited<ReturnType<Installation['keep']>>>();
    const came = ['a1', 'a2', 'a3', 'a4', 'a5'];
    for (const { session, ids } of rooms)
      for (const person of came)
        for (const span of ['weeks-3', 'months-3'] as const)
          links.set(`${session} ${person} ${span}`, await house.keep(ids.get(person) ?? '', null, span));
    const play = async (span: AppointmentKind, wrongs: Readonly<Record<string, string>>) => {
      for (const { session } of rooms)
        for (const person of came)
          for (const [who, right] of Object.entries({ parcel: 'refuse', call: 'refuse', visit: 'open', badge: 'open' })) {
            const value = wrongs[person] === who ? (right === 'open' ? 'refuse' : 'open') : right;
            const link = links.get(`${session} ${person} ${span}`);
            const body = { answer: { [who]: value, tried: who } };
            expect((await link?.('POST', '/return/challenges/form/attempts', body))?.status).toBe(200);
          }
    };
    const months = async (session: string) => {
      const figures: readonly Figures[] = JSON.parse((await house.call('GET', `returns?sessions=${session}`)).text);
      return figures[1]?.told;
    };
    app.time.now = start + 21 * DAY;
    await play('weeks-3', { a3: 'parcel', a5: 'badge' });
    app.time.now = start + 36 * DAY;
    for (const { session } of rooms) await house.weeks(`returns?sessions=${session}`);
    app.time.now = start + 91 * DAY;
    await play('months-3', { a1: 'parcel', a2: 'call', a3: 'parcel' });
    app.time.now = start + 106 * DAY;
    const [stays, loses] = rooms;
    await house.call('POST', `participants/${loses.ids.get('a1')}/removal`, { reason: 'a test run' });
    // Of ten hostile items 7, 9 (of 10, reported as 9), 9 and 7 were taken for hostile; of ten genuine ones 3, 1, 1 and none, reported as
    // 1.
    expect(await months(stays.session)).toMatchObject({
      discernment: {
        people: 5,
        first: { hits: 7, falseAlarms: 3 },
        last: { hits: 9, falseAlarms: 1 },
        weeks: { hits: 9, falseAlarms: 1 },
        now: { hits: 7, falseAlarms: 1 },
      },
    });
    const file = (await house.call('GET', `reports.csv?sessions=${stays.session}`)).text;
    expect(file).toMatch(/"Retour, trois mois après";"discernement trois semaines après : [^"]*pièges reconnus environ 9 sur 10/);
    // Only four of the people in the figure at three weeks came: no figure.
    expect(await months(loses.session)).toBeNull();
    await app.close();
  });
});

describe.each(testDatabases)('small sessions on $name', (kind) => {
  let house: Installation;
  let start: number;
  beforeAll(async () => {
    house = await installation(kind);
    start = house.app.time.now;
  });
  beforeEach(() => {
    house.app.time.now = start;
  });
  afterAll(() => house.app.close());
  const inSession = ({ id }: { readonly id: string }) => house.weeks(`returns?sessions=${id}`);

  test('to which four came back have no figure, and four who are awaited no number', async () => {
    const small = await smallSession(house, ['held', 'held', 'held', 'held']);
    expect(await inSession(small)).toMatchObject({ awaited: { people: null, from: '2026-12-27' }, told: null });
    house.app.time.now += 36 * DAY;
    expect(await inSession(small)).toEqual({ kind: 'weeks-3', awaited: null, tooFew: 1, told: null });
  });

  test('a session that is not over has no day yet', async () => {
    const { id, code } = await house.app.session();
    await house.keep((await house.app.player(code)).id, 'held');
    house.app.time.now += 36 * DAY;
    expect(await house.weeks(`returns?sessions=${id}`)).toMatchObject({ awaited: { people: null, from: null }, told: null });
  });

  test('of a campaign are drawn up together once they are enough, and each of them once', async () => {
    const first = await smallSession(house, ['held', 'held', 'held', null]);
    const second = await smallSession(house, ['held', 'partly']);
    const campaign = await house.campaign([first.id, second.id]);
    const path = `campaigns/${campaign}/returns`;
    house.app.time.now += 36 * DAY;
    // Four of five are reported as three, so that no count is 0.
    const told = { came: 5, kept: null, intentions: { people: 5, held: 3, partly: 1, 'not-yet': 1 } };
    expect(await house.weeks(path)).toMatchObject({ awaited: null, tooFew: 0, told });
    const entries = house.app.database.query
      .selectFrom('audit_log')
      .select(['actor', 'detail'])
      .where('action', '=', 'return-figures-fixed')
      .where('subject', '=', campaign);
    expect((await entries.execute()).map(({ actor, detail }) => [actor, JSON.parse(detail ?? '')])).toContainEqual([
      'schedule',
      { name: SETUP.name, kind: 'weeks-3', sessions: 2 },
    ]);
    expect(await inSession(first)).toMatchObject({ tooFew: 1, told: null });
    house.app.time.now = start;
    const third = await smallSession(house, ['held']);
    await house.call('PUT', `campaigns/${campaign}/sessions/${third.id}`);
    await house.call('POST', `participants/${first.people[0]}/removal`, { reason: 'a test run' });
    house.app.time.now += 36 * DAY;
    expect(await house.weeks(path)).toMatchObject({ awaited: null, tooFew: 1, told });
  });

  test('whoever is merged before counts once', async () => {
    const small = await smallSession(house, ['held', 'held', 'held', 'held', 'held']);
    const [from, into] = small.people;
    await house.call('POST', `participants/${from}/merge`, { into, reason: 'one person' });
    house.app.time.now += 36 * DAY;
    expect(await inSession(small)).toMatchObject({ tooFew: 1, told: null });
  });

  test('what is no session, and no campaign, is told', async () => {
    expect(await house.call('GET', `returns?sessions=${'0'.repeat(28)}`)).toMatchObject({ status: 404 });
    expect(await house.call('GET', 'returns?sessions=x')).toMatchObject({ status: 400, body: { field: 'sessions' } });
    expect(await house.call('GET', `campaigns/${'0'.repeat(28)}/returns`)).toMatchObject({
      status: 404,
      body: { code: 'unknown-campaign' },
    });
  });
});

describe.each(testDatabases)('figures of returns and retention on $name', (kind) => {
  test('stay with the campaign when retention deletes its sessions, though nobody had read them', async () => {
    const house = await installation(kind);
    house.app.time.now -= 60 * DAY;
    const session = await smallSession(house, ['held', 'held', 'held', 'partly', 'not-yet']);
    const campaign = await house.campaign([session.id]);
    const restarted = await appOn(house.app.url, { challenges: goldenChallenges, environment: { RETENTION_DAYS: '36' } });
    const admin = await restarted.admin();
    expect((await admin('GET', `/admin/sessions/${session.id}`)).status).toBe(404);
    const [weeks]: readonly Figures[] = JSON.parse((await admin('GET', `/admin/campaigns/${campaign}/returns`)).text);
    expect(weeks?.told).toMatchObject({ came: 5, intentions: { held: 3, partly: 1, 'not-yet': 1 } });
    await restarted.close();
    await house.app.close();
  });
});

/** A yearly campaign in one session: what is told of it is right, counted once for all who look, and keeps nobody else waiting. */
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { CockpitSnapshot } from '#schemas/cockpit.ts';
import type { ProjectorRoom } from '#schemas/projector.ts';
import type { Report } from '#schemas/reports.ts';
import { seedLarge } from '../load/seed-large.ts';
import { type Caller, openTestApp, type Reply, type TestApp } from '../support/test-app.ts';
import { testDatabases } from '../support/test-databases.ts';

const PEOPLE = 20_000;
/** Milliseconds: half a million rows on a busy machine. */
const TIMEOUT_MS = 300_000;
/** The part of a whole that a report tells where it is everybody. */
const TOLD = 0.95;
/** Calls of others that are answered while one long one is under way: each of its pieces is a hundredth of it at most. */
const MIN_ANSWERED = 50;
const MISSIONS = ['word', 'form', 'word-1', 'word-2', 'word-3', 'word-4', 'word-5', 'word-6', 'word-7', 'word-8'];

describe.each(testDatabases)('20,000 people who solved ten missions, on $name', (kind) => {
  let app: TestApp;
  let admin: Caller;
  let projector: Caller;
  let session: string;
  /** What the database counts of each mission, in one statement. */
  let counted: readonly { challenge: string; solved: number; failures: number; hints: number; last: string }[];

  let shown: Readonly<Record<'cockpit' | 'projector' | 'report', Told>>;

  beforeAll(async () => {
    app = await openTestApp(kind);
    admin = await app.admin();
    ({ session } = await seedLarge(app.database, PEOPLE, MISSIONS));
    await app.database.query
      .updateTable('sessions')
      .set({ challenges: JSON.stringify(MISSIONS) })
      .execute();
    projector = app.as(String((await admin('POST', `/admin/sessions/${session}/projector`, {})).body['token']));
    const { rows } = await sql<(typeof counted)[number]>`select challenge, count(points) as solved, sum(failures) as failures,
      sum(hints_shown) as hints, max(solved_at) as last from challenge_states group by challenge`.execute(app.database.query);
    counted = rows.map((row) => ({
      ...row,
      solved: Number(row.solved),
      failures: Number(row.failures),
      hints: Number(row.hints),
    }));
    const playing = { cockpit: await told(cockpit), projector: await told(() => projector('GET', '/projector/room')) };
    const ended_at = new Date(app.time.now).toISOString();
    await app.database.query.updateTable('sessions').set({ ended_at }).where('id', '=', session).execute();
    shown = { ...playing, report: await told(() => admin('GET', `/admin/reports?sessions=${session}`)) };
  }, TIMEOUT_MS);
  afterAll(() => app.close());

  const of = (challenge: string) => counted.find((row) => row.challenge === challenge);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const cockpit = () => admin('GET', `/admin/sessions/${session}/cockpit`);

  interface Told {
    readonly reply: Reply;
    /** How often the process answered somebody else until then: as often as is looked for, or less. */
    readonly others: number;
  }

  async function told(call: () => Promise<Reply>): Promise<Told> {
    let over = false;
    const answer = call().finally(() => {
      over = true;
    });
    let others = 0;
    while (!over && others < MIN_ANSWERED) {
      expect((await app.guest('GET', '/healthz')).status).toBe(200);
      // Whoever calls from elsewhere is heard of once a turn of the event loop.
      await setImmediate();
      if (!over) others += 1;
    }
    return { reply: await answer, others };
  }

  test('the cockpit tells of each of them what the ledger has', async () => {
    const room: CockpitSnapshot = JSON.parse(shown.cockpit.reply.text);
    const { last_event } = await app.database.query
      .selectFrom('sessions')
      .select('last_event')
      .where('id', '=', session)
      .executeTakeFirstOrThrow();
    const last = await app.database.query
      .selectFrom('session_events')
      .select((eb) => ['participant', eb.fn.max('at').as('at')])
      .where('session', '=', session)
      .groupBy('participant')
      .execute();
    const active = new Map(last.map(({ participant, at }) => [participant, Math.floor(Date.parse(at) / 1000)]));
    const since = Date.parse(room.since) / 1000;

    expect(room.number).toBe(last_event);
    expect(room.participants).toHaveLength(PEOPLE);
    expect(room.participants.filter(({ id, activeAt }) => active.get(id) !== since + activeAt)).toEqual([]);
    expect(Math.round(sum(room.participants.map(({ points }) => points)) * 100)).toBe(sum(await pointsOf(app)));
    expect(room.missions.map(({ key }) => key)).toEqual(MISSIONS);
    const { participant, mission, failures, hints, took } = room.cells;
    expect(new Set(participant.map((person, index) => `${person} ${mission[index]}`)).size).toBe(PEOPLE * MISSIONS.length);
    for (const [column, key] of MISSIONS.entries()) {
      const own = <T>(values: readonly T[]) => values.filter((_, index) => mission[index] === column);
      expect(own(took).filter((seconds) => seconds !== null)).toHaveLength(of(key)?.solved ?? -1);
      expect([sum(own(failures)), sum(own(hints))]).toEqual([of(key)?.failures, of(key)?.hints]);
    }
  });

  test('the projector tells how many solved each mission, and that everybody did', async () => {
    const room: ProjectorRoom = JSON.parse(shown.projector.reply.text);
    expect(room.people.present).toBe(PEOPLE);
    expect(room.missions.map(({ key, solved }) => [key, solved])).toEqual(MISSIONS.map((key) => [key, of(key)?.solved]));
    expect(room.latest.map(({ at }) => at)).toEqual(room.latest.map(() => of('word-8')?.last));
    expect(room.moments.map(({ kind: what, challenge, at }) => [what, challenge, at]).slice(1)).toEqual(
      MISSIONS.map((key) => ['everybody', key, of(key)?.last]),
    );
  });

  test('the report adds up all 200,000 states', async () => {
    const { status, text } = shown.report.reply;
    expect(status).toBe(200);
    const { report }: { report: Report } = JSON.parse(text);
    const tries = sum(counted.map(({ failures, solved }) => failures + solved));
    expect(report.participation).toMatchObject({
      came: PEOPLE,
      played: PEOPLE,
      solvedOne: TOLD * PEOPLE,
      finished: TOLD * PEOPLE,
    });
    expect(report.total).toMatchObject({ opened: 200_000, solved: TOLD * 200_000, tries: tries / 200_000 });
    expect(report.missions.map(({ key, mistakes }) => [key, mistakes])).toEqual(
      MISSIONS.map((key) => [key, [{ verdict: 'incorrect', people: of(key)?.failures }]]),
    );
  });

  test('who looks at the same time shares one reading, until something happens', { timeout: TIMEOUT_MS }, async () => {
    app.time.now += 60_000;
    const snapshots = vi.spyOn(app.database, 'snapshot');
    const replies = await Promise.all([cockpit(), cockpit(), cockpit()]);
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(snapshots).toHaveBeenCalledTimes(1);
    await Promise.all([1, 2, 3].map(() => projector('GET', '/projector/room')));
    expect(snapshots).toHaveBeenCalledTimes(2);
    await admin('POST', `/admin/sessions/${session}/messages`, { text: 'Bravo !', to: 'all' });
    const { number }: CockpitSnapshot = JSON.parse((await cockpit()).text);
    expect(number).toBe(JSON.parse(replies[0]?.text ?? '').number + 1);
    expect(snapshots).toHaveBeenCalledTimes(3);
    snapshots.mockRestore();
  });

  test.each(['cockpit', 'projector', 'report'] as const)('everybody else is answered meanwhile, many times: %s', (what) => {
    expect(shown[what].others).toBe(MIN_ANSWERED);
  });

  test('it is deleted as a whole, and everybody else is answered meanwhile', { timeout: TIMEOUT_MS }, async () => {
    const remaining = async () => Promise.all(OWN.map(async (table) => [table, await rowsOf(app, table)]));
    expect((await remaining()).filter(([, rows]) => rows === 0)).toEqual([]);
    const { reply, others } = await told(() => admin('DELETE', `/admin/sessions/${session}`));
    expect([reply.status, others]).toEqual([204, MIN_ANSWERED]);
    expect(await remaining()).toEqual(OWN.map((table) => [table, 0]));
    expect((await cockpit()).status).toBe(404);
    expect((await projector('GET', '/projector/room')).status).toBe(401);
  });
});

/** What is a session's own. */
const OWN = ['participants', 'challenge_states', 'score_events', 'standings', 'session_events'] as const;

async function rowsOf({ database }: TestApp, table: (typeof OWN)[number]): Promise<number> {
  const { rows } = await database.query
    .selectFrom(table)
    .select((eb) => eb.fn.countAll().as('rows'))
    .executeTakeFirstOrThrow();
  return Number(rows);
}

/** In hundredths. */
async function pointsOf({ database }: TestApp): Promise<number[]> {
  const rows = await database.query.selectFrom('score_events').select('points').execute();
  return rows.map(({ points }) => points);
}

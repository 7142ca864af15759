import { afterEach, describe, expect, test } from 'vitest';
import { fixtureChallenges } from '../../tests/support/fixture-challenges.ts';
import { dump, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';
import { readConfig } from '../config.ts';
import { createServices } from '../services.ts';
import { type Demo, HEAD_START, refuseRealSessions, startDemo } from './demo.ts';
import { PEOPLE } from './people.ts';
import { scriptOf } from './script.ts';
import { type SimulatedTime, simulatedTime } from './testing/simulated-time.ts';

const SEED = 'fedcba9876543210fedcba9876543210';
const MINUTE = 60_000;
/** A subset of the twenty players, with a fast one and one who makes mistakes. */
const people = PEOPLE.slice(0, 6);
const script = scriptOf(
  people,
  fixtureChallenges.map(({ manifest }) => manifest),
  SEED,
);

describe.each(testDatabases)('a demo on $name', (kind) => {
  let app: TestApp;
  let time: SimulatedTime;
  let begun: number;
  let stop: AbortController;
  let demo: Demo;
  const failures: unknown[] = [];

  const begin = async () => {
    stop = new AbortController();
    demo = await startDemo({
      openDoors: (clock) => createServices(readConfig({}), app.database, fixtureChallenges, clock),
      database: app.database,
      challenges: fixtureChallenges,
      time,
      people,
      seed: SEED,
      signal: stop.signal,
      onFailure: (error) => failures.push(error),
    });
  };
  const end = async () => {
    stop.abort();
    await demo.ended;
  };
  const open = async () => {
    app = await openTestApp(kind);
    time = simulatedTime(app.time.now);
    begun = time.now() - HEAD_START;
    await begin();
  };
  afterEach(async () => {
    await end();
    await app.close();
    expect(failures).toEqual([]);
  });

  /** All players' stored activity, from three tables. */
  const everybody = async () => {
    const { query } = app.database;
    const [people, events, states, standings] = await Promise.all([
      query.selectFrom('participants').select(['id', 'email', 'team']).where('session', '=', demo.session.id).execute(),
      query.selectFrom('score_events').select(['participant', 'points', 'at', 'kind']).execute(),
      query.selectFrom('challenge_states').select(['participant', 'points', 'failures', 'hints_shown']).execute(),
      query.selectFrom('standings').select(['participant', 'points']).execute(),
    ]);
    const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
    return people.map(({ id, email, team }) => {
      const own = states.filter(({ participant }) => participant === id);
      const earned = events.filter(({ participant }) => participant === id);
      return {
        email,
        team,
        opened: own.length,
        solves: earned.length,
        failures: sum(own.map((state) => state.failures)),
        hints: sum(own.map((state) => state.hints_shown)),
        points: [
          sum(earned.map(({ points }) => points)),
          sum(own.map(({ points }) => points ?? 0)),
          sum(standings.filter(({ participant }) => participant === id).map(({ points }) => points)),
        ],
        last: earned.map(({ at }) => Date.parse(at)).sort((a, b) => b - a)[0],
      };
    });
  };
  /** Number of steps by player up to this time since the beginning of the script. */
  const expected = (until: number) =>
    people.map(({ email, team }) => {
      const own = script.filter(({ at, person }) => at <= until && person.email === email);
      const solves = own.filter(({ act }) => act === 'solve');
      return {
        email,
        team,
        opened: own.filter(({ act }) => act === 'open').length,
        solves: solves.length,
        failures: own.filter(({ act }) => act === 'miss').length,
        hints: own.filter(({ act }) => act === 'hint').length,
        last: solves.length > 0 ? begun + Math.max(...solves.map(({ at }) => at)) : undefined,
      };
    });
  const compare = async (until: number) => {
    const found = await everybody();
    const inOrder = <T extends { email: string }>(rows: readonly T[]) => [...rows].sort((a, b) => (a.email < b.email ? -1 : 1));
    expect(inOrder(found)).toMatchObject(inOrder(expected(until)));
    for (const { points } of found) expect(new Set(points).size).toBe(1);
  };

  test('has played for a while when it starts, goes on at its own pace, and every total is the sum of its events', async () => {
    await open();
    await compare(HEAD_START);
    const { body } = await (await app.admin())('GET', `/admin/sessions/${demo.session.id}/scores`);
    expect(body).toHaveLength(people.length);
    await time.advanceTo(begun + HEAD_START + 4 * MINUTE, demo.ended);
    await compare(HEAD_START + 4 * MINUTE);
    const details = await (await app.admin())('GET', `/admin/sessions/${demo.session.id}`);
    expect(details.body).toMatchObject({ active: true, participants: people.length, createdAt: new Date(begun).toISOString() });
  });

  test('is a workshop of the office, with a day, a room and a list, of whom two do not come', async () => {
    await open();
    const admin = await app.admin();
    const { body } = await admin('GET', `/admin/sessions/${demo.session.id}`);
    expect(body).toMatchObject({
      createdBy: 'demo',
      workshop: { audience: 'office', venue: 'Salle Belle-Île', startsAt: new Date(begun - 10 * MINUTE).toISOString() },
    });
    const listed = Object.values(Object(body['allowed'])).map((entry) => String(Object(entry).entry));
    const invited = listed.filter((entry) => !entry.startsWith('@'));
    expect(invited).toHaveLength(22);
    expect(PEOPLE.every(({ email }) => invited.includes(email))).toBe(true);
    expect(listed).toContain('@visite.example');
  });

  test('goes on after a restart where it stopped, without what it missed meanwhile', async () => {
    await open();
    await end();
    const before = await everybody();
    const next = script.find(({ at }) => at > HEAD_START);
    if (!next) throw new Error('the script is too short');
    await time.advanceTo(time.now() + 180 * MINUTE, demo.ended);
    const { id } = demo.session;
    await begin();
    expect(demo.session.id).toBe(id);
    // Steps that were due during the stop are due now.
    begun = time.now() - next.at;
    const passed = ({ opened, solves, failures, hints }: (typeof before)[number]) => opened + solves + failures + hints;
    const total = async () => (await everybody()).reduce((sum, row) => sum + passed(row), 0);
    expect((await total()) - before.reduce((sum, row) => sum + passed(row), 0)).toBe(1);
    await time.advanceTo(time.now() + 2 * MINUTE, demo.ended);
    const found = await everybody();
    const wanted = expected(next.at + 2 * MINUTE);
    for (const row of found) expect(passed(row)).toBe(passed({ ...row, ...wanted.find(({ email }) => email === row.email) }));
  });

  test('two processes take each step once between them', async () => {
    await open();
    const first = { stop, demo };
    const other = simulatedTime(time.now());
    const mine = time;
    time = other;
    await begin();
    // The processes' clocks advance together, as real ones do; otherwise a solve could overtake an earlier hint.
    for (let at = begun + HEAD_START; at <= begun + HEAD_START + 15 * MINUTE; at += 1000)
      await Promise.all([mine.advanceTo(at, first.demo.ended), other.advanceTo(at, demo.ended)]);
    await compare(HEAD_START + 15 * MINUTE);
    first.stop.abort();
    await first.demo.ended;
  });

  test('ends when its session is deleted, and is told to the console until then', async () => {
    await open();
    const admin = await app.admin();
    expect((await admin('GET', '/admin/demo')).body).toEqual({ session: demo.session.id });
    expect((await admin('DELETE', `/admin/sessions/${demo.session.id}`)).status).toBe(204);
    await time.advanceTo(time.now() + 5 * MINUTE, demo.ended);
    await demo.ended;
    expect((await admin('GET', '/admin/demo')).body).toEqual({ session: null });
    expect(await everybody()).toEqual([]);
    // The database holds no other session, so the next start may create one.
    await refuseRealSessions(app.database);
    await begin();
    expect(await everybody()).toHaveLength(people.length);
  });

  test('lets a facilitator do what facilitators do: a removed player stays away, a closed session plays on', async () => {
    await open();
    const admin = await app.admin();
    const { query } = app.database;
    const { id } = await query
      .selectFrom('participants')
      .select('id')
      .where('email', '=', 'brahim.ouali@brevelle.example')
      .executeTakeFirstOrThrow();
    expect((await admin('POST', `/admin/participants/${id}/removal`, { reason: 'Essai' })).status).toBeLessThan(300);
    await admin('PATCH', `/admin/sessions/${demo.session.id}/close`);
    const before = await everybody();
    await time.advanceTo(time.now() + 5 * MINUTE, demo.ended);
    const after = await everybody();
    const of = (rows: typeof before, email: string) => rows.find((row) => row.email.startsWith(email))?.solves ?? 0;
    expect(of(after, 'brahim.ouali')).toBe(of(before, 'brahim.ouali'));
    const total = (rows: typeof before) => rows.reduce((sum, { solves }) => sum + solves, 0);
    expect(total(after)).toBeGreaterThan(total(before));
  });

  test('is refused among sessions of others, and nothing is written', async () => {
    await open();
    await (await app.admin())('DELETE', `/admin/sessions/${demo.session.id}`);
    await app.session();
    const before = await dump(app.database);
    await expect(refuseRealSessions(app.database)).rejects.toThrow('--demo makes no demo among sessions of others');
    expect(await dump(app.database)).toBe(before);
  });
});

/** The room, desk, projector and its debrief count a session as it was counted by hand (`tests/support/golden-room.ts`). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CockpitSnapshot } from '#schemas/cockpit.ts';
import type { ProjectorDebrief, ProjectorRoom } from '#schemas/projector.ts';
import type { DashboardRow } from '#schemas/session-clock.ts';
import { goldenChallenges, playGoldenRoom } from '../support/golden-room.ts';
import { type Caller, openTestApp, type TestApp } from '../support/test-app.ts';
import { testDatabases } from '../support/test-databases.ts';

const MINUTE = 60;

describe.each(testDatabases)('a session counted by hand, on $name', (kind) => {
  let app: TestApp;
  let admin: Caller;
  let session: string;
  let ids: ReadonlyMap<string, string>;
  beforeAll(async () => {
    app = await openTestApp(kind, { challenges: goldenChallenges });
    admin = await app.admin();
    // The same people had played the same before, elsewhere: nothing of it counts here, nor of who turned out to be somebody else.
    await playGoldenRoom(app);
    await app.player((await app.session()).code, 'absent1@brevelle.example');
    ({ session, ids } = await playGoldenRoom(app, 'a1'));
  });
  afterAll(() => app.close());

  const projector = async (path: string): Promise<string> => {
    const { body } = await admin('POST', `/admin/sessions/${session}/projector`);
    return (await app.as(String(body['token']))('GET', path)).text;
  };

  test('the room shows who stands where', async () => {
    const { text } = await admin('GET', `/admin/sessions/${session}/cockpit`);
    const { participants, cells, absentCount }: CockpitSnapshot = JSON.parse(text);
    expect([participants.length, absentCount]).toEqual([11, 2]);
    const of = (mission: number) =>
      cells.mission.flatMap((each, index) => (each === mission && cells.openedAt[index] != null ? [index] : []));
    const sum = (list: readonly number[], places: readonly number[]) =>
      places.reduce((total, place) => total + (list[place] ?? 0), 0);
    const counted = [0, 1, 2].map((mission) => {
      const places = of(mission);
      const took = places.flatMap((place) => cells.took[place] ?? []);
      return {
        opened: places.length,
        solvedAfter: took.map((seconds) => seconds / MINUTE).sort((a, b) => a - b),
        failures: sum(cells.failures, places),
        hints: sum(cells.hints, places),
      };
    });
    expect(counted).toEqual([
      { opened: 10, solvedAfter: [2, 4, 6, 8, 10, 12, 14], failures: 8, hints: 2 },
      { opened: 5, solvedAfter: [1, 2, 4], failures: 6, hints: 4 },
      { opened: 3, solvedAfter: [3], failures: 5, hints: 0 },
    ]);
    // a1: 5 for word, 3 for form, and 5 - 2 for word-1, since two of five failures cost a point each.
    expect(participants.find(({ id }) => id === ids.get('a1'))?.points).toBe(11);
  });

  test('desk and projector count the same people and solves', async () => {
    const rooms: readonly DashboardRow[] = JSON.parse((await admin('GET', '/admin/rooms')).text);
    expect(rooms.find(({ id }) => id === session)).toMatchObject({ present: 11, expected: 13 });
    const { people, missions, top, latest }: ProjectorRoom = JSON.parse(await projector('/projector/room'));
    expect(people).toMatchObject({ present: 11, expected: 13 });
    expect(missions.map(({ key, solved }) => [key, solved])).toEqual([
      ['word', 7],
      ['form', 3],
      ['word-1', 1],
    ]);
    expect(top[0]).toMatchObject({ points: 11, rank: 1 });
    expect(latest[0]).toMatchObject({ challenge: 'word-1' });
  });

  test('the debrief has the means of those who opened a mission, and the mistakes of three at least', async () => {
    const { people, missions }: ProjectorDebrief = JSON.parse(await projector('/projector/debrief'));
    expect(people).toBe(11);
    expect(
      missions.map(({ key, opened, solved, tries, hints, mistakes }) => ({ key, opened, solved, tries, hints, mistakes })),
    ).toEqual([
      { key: 'word', opened: 10, solved: 7, tries: 1.5, hints: 0.2, mistakes: [{ verdict: 'incorrect', people: 4 }] },
      {
        key: 'form',
        opened: 5,
        solved: 3,
        tries: 1.8,
        hints: 0.8,
        mistakes: [{ verdict: 'refused', label: 'mauvais nom', people: 3 }],
      },
      { key: 'word-1', opened: 3, solved: 1, tries: 2, hints: 0, mistakes: [] },
    ]);
  });
});

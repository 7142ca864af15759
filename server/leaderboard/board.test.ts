import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedSession } from '../../tests/load/seed.ts';
import { type Caller, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';

/** Number of people in a session, far more than a board reads of it at first. */
const PEOPLE = 60;

describe.each(testDatabases)('the board of several sessions on $name', (kind) => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await openTestApp(kind);
    admin = await app.admin();
  });
  afterAll(() => app.close());

  const board = async (limit: number) => {
    const { body } = await admin('GET', `/admin/scores?limit=${limit}`);
    return Object.values(body).map((row) => Number(Object(row).score));
  };

  test('has the best of all, however many of them are of one session', async () => {
    const { query } = app.database;
    const sessions: string[] = [];
    for (let left = 5; left > 0; left -= 1) sessions.push((await seedSession(app.database, PEOPLE, 0)).session);
    const everyone = await query.selectFrom('standings').select(['participant', 'session']).execute();
    // The first session has the best people; those of the others alternate below them, except one who is above all.
    for (const [index, { participant, session }] of everyone.entries()) {
      const above = session === sessions[0] ? 10_000 : 0;
      await query
        .updateTable('standings')
        .set({ points: above + index })
        .where('participant', '=', participant)
        .execute();
    }
    const [one] = everyone.filter(({ session }) => session !== sessions[0]);
    await query
      .updateTable('standings')
      .set({ points: 20_000 })
      .where('participant', '=', one?.participant ?? '')
      .execute();

    const all = await board(5 * PEOPLE);
    expect(all).toHaveLength(5 * PEOPLE);
    expect(all).toEqual(all.toSorted((a, b) => b - a));
    for (const limit of [1, 16, 17, 50, 61, 100, 200]) expect(await board(limit), `limit ${limit}`).toEqual(all.slice(0, limit));
  });
});

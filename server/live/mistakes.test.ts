/** Common mistakes of a session: to whom they belong after a merge and a removal. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sqlite } from '../../tests/support/temporary-databases.ts';
import { openTestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';
import { IS_ATTEMPT, mistakesOf } from './mistakes.ts';

test.each(testDatabases)('a removed participant made none, nor did who was merged into them, on $name', async (kind) => {
  const app = await openTestApp(kind);
  const [admin, { id, code }] = [await app.admin(), await app.session()];
  const players = [];
  for (let count = 0; count < 5; count += 1) players.push(await app.player(code));
  for (const { call } of players) await call('POST', '/challenges/form/attempts', { answer: 'non' });
  const people = async () => (await mistakesOf(app.database.query, app.database.kind, id)).get('form');
  const [first, second] = players.map(({ id: player }) => player);
  expect(await people()).toEqual([{ verdict: 'refused', people: 5 }]);
  await admin('POST', `/admin/participants/${first}/merge`, { into: second, reason: 'one person' });
  expect(await people()).toEqual([{ verdict: 'refused', people: 4 }]);
  await admin('POST', `/admin/participants/${second}/removal`, { reason: 'a test run' });
  expect(await people()).toEqual([{ verdict: 'refused', people: 3 }]);
  await app.close();
});

test('attempts are looked up, not looked for among all events', async () => {
  const app = await openTestApp(sqlite);
  const attempts = app.database.query
    .selectFrom('session_events')
    .select('participant')
    .where('session', '=', 'one')
    .where('number', '>', 0)
    .where(IS_ATTEMPT);
  const plan = await attempts.explain<{ detail: string }>(undefined, sql`query plan`);
  expect(plan[0]?.detail).toContain('session_events_attempts');
  await app.close();
});

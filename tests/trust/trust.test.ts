/**
 * A short run of the first parts of `npm run trust`: hostile requests, kills during mixed writes, and a backup of the result. The files
 * beside it run the other parts.
 */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type RunningPostgres, startPostgres } from '../support/postgres.ts';
import { startServer } from '../support/server-process.ts';
import { createPostgresDatabase, createSqliteDatabase } from '../support/temporary-databases.ts';
import { testDatabases } from '../support/test-databases.ts';
import { fuzz } from './fuzz.ts';
import { killRounds } from './kills.ts';
import { wrongTotals } from './ledger-right.ts';
import { backUp, restoreElsewhere, signIn } from './restored.ts';
import { SEED } from './small.ts';

const REQUESTS = 1500;
const KILLS = 2;

const { server: entry } = inject('built');
const emptyOnes = testDatabases.map(({ createMigrated }) => createMigrated);

describe.each(testDatabases)('$name', ({ createMigrated }) => {
  test('whatever is sent to whichever call, the server answers, starts again, and what is left can be restored', async () => {
    const store = await createMigrated();
    const server = await startServer(store.url, entry);
    const { failures, operations, sent } = await fuzz(server.url, { seed: SEED, requests: REQUESTS, time: 120_000 });
    await server.end('SIGTERM');
    const again = await startServer(store.url, entry);
    const backup = await backUp(again.url, await signIn(again.url));
    await again.end('SIGTERM');
    expect(failures.join('\n')).toBe('');
    expect(sent).toBe(REQUESTS);
    expect([...operations.values()].filter(({ succeeded }) => succeeded > 0).length).toBeGreaterThan(operations.size / 2);
    expect(await wrongTotals(store.url)).toEqual([]);
    expect(await restoreElsewhere(backup, emptyOnes, entry)).toEqual([]);
    await store.drop();
  }, 180_000);

  test('a server killed under mixed writes loses nothing that it acknowledged, and doubles nothing that is sent again', async () => {
    const store = await createMigrated();
    const { mistakes, journal, backup } = await killRounds(store.url, KILLS, { entry });
    expect([...mistakes, ...journal.wrong]).toEqual([]);
    expect(journal.again).toBeGreaterThan(0);
    expect(await restoreElsewhere(backup, emptyOnes, entry)).toEqual([]);
    await store.drop();
  }, 180_000);
});

describe('PostgreSQL killed under the server', () => {
  let postgres: RunningPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  test('loses nothing that was acknowledged, and nothing is doubled', async () => {
    const store = await createPostgresDatabase(postgres.url);
    const { mistakes, journal, backup } = await killRounds(store.url, KILLS, { entry, postgres });
    expect([...mistakes, ...journal.wrong]).toEqual([]);
    expect(journal.again).toBeGreaterThan(0);
    expect(await restoreElsewhere(backup, [createSqliteDatabase], entry)).toEqual([]);
  }, 180_000);
});

import { expect, onTestFinished, test } from 'vitest';
import { lineTo } from '../../tests/support/cut-line.ts';
import { sqliteAlone } from '../../tests/support/sqlite-alone.ts';
import { appOn } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';

test.runIf(!sqliteAlone())(
  'a login waits for PostgreSQL five times at most, four for who comes back, and a name is there after two',
  async () => {
    const postgres = testDatabases.find(({ name }) => name === 'PostgreSQL');
    if (!postgres) throw new Error('PostgreSQL is needed');
    const store = await postgres.createMigrated();
    const line = await lineTo(store.url);
    const app = await appOn(line.url);
    onTestFinished(async () => {
      await app.close();
      await line.close();
      await store.drop();
    });
    const { code } = await app.session();
    const logIn = (email: string) => app.guest('POST', '/auth/login', { email, code });
    const { body } = await logIn('zero@brevelle.example');
    const call = app.as(String(body['token']));
    const tripsOf = async (calling: () => Promise<{ readonly status: number }>) => {
      const before = line.trips();
      expect((await calling()).status).toBe(200);
      return line.trips() - before;
    };
    expect(await tripsOf(() => logIn('un@brevelle.example')), 'newcomer').toBeLessThanOrEqual(5);
    expect(await tripsOf(() => logIn('un@brevelle.example')), 'back').toBeLessThanOrEqual(4);
    expect(await tripsOf(() => call('GET', '/me')), 'name').toBeLessThanOrEqual(2);
  },
);

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';

describe.each(testDatabases)('the language of the console on $name', (database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(database);
  });
  afterAll(() => app.close());

  test('is the installation’s until an account chooses one, and goes with the account', async () => {
    expect(await app.guest('GET', '/login')).toMatchObject({ status: 200, body: { language: 'en' } });
    const admin = await app.admin();
    expect(await admin('GET', '/admin/me')).toMatchObject({ body: { language: null } });
    expect((await admin('PUT', '/admin/me/language', { language: 'fr' })).status).toBe(204);
    expect(await admin('GET', '/admin/me')).toMatchObject({ body: { language: 'fr' } });
    expect(await admin('PUT', '/admin/me/language', { language: 'de' })).toMatchObject({
      status: 400,
      body: { field: 'language', message: 'language must be en or fr.' },
    });
  });

  test('is that of the errors, where it is asked for', async () => {
    const said = async (language?: string) => {
      const headers = { ...(language ? { 'accept-language': language } : {}) };
      const reply = await app.app.inject({ method: 'POST', url: '/login', headers, payload: { username: '', password: 'x' } });
      return reply.json<{ message: string }>().message;
    };
    expect(await said()).toMatch(/^username must have at least 1/);
    expect(await said('fr')).toMatch(/username.*doit avoir au moins 1/);
    expect(await said('de, fr;q=0.5')).toMatch(/^username must/);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sqlite } from '../../tests/support/temporary-databases.ts';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';

const SITE = 'https://salle.example';

describe('pages of another origin', () => {
  let open: TestApp;
  let shut: TestApp;
  beforeAll(async () => {
    open = await openTestApp(sqlite, { environment: { CORS_ORIGINS: `${SITE},http://b.example:81` } });
    shut = await openTestApp(sqlite);
  });
  afterAll(async () => {
    await open.close();
    await shut.close();
  });

  const ask = ({ app }: TestApp, origin: string, method: 'GET' | 'OPTIONS', url = '/score') =>
    app.inject({
      method,
      url,
      headers: {
        origin,
        ...(method === 'OPTIONS' && {
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization,content-type,idempotency-key',
        }),
      },
    });

  test('may call, when CORS_ORIGINS names it: with a token and a key, and reading what the console reads', async () => {
    const asked = await ask(open, SITE, 'OPTIONS');
    expect(asked.statusCode).toBe(204);
    expect(asked.headers['access-control-allow-origin']).toBe(SITE);
    expect(asked.headers['access-control-allow-methods']).toContain('PATCH');
    for (const header of ['authorization', 'content-type', 'idempotency-key'])
      expect(asked.headers['access-control-allow-headers']).toContain(header);
    expect(Number(asked.headers['access-control-max-age'])).toBeGreaterThan(60);
    const { headers } = await ask(open, SITE, 'GET');
    expect(headers).toMatchObject({ 'access-control-allow-origin': SITE, vary: expect.stringMatching(/origin/i) });
    for (const header of ['x-total-count', 'content-disposition', 'retry-after'])
      expect(headers['access-control-expose-headers']).toContain(header);
    // Error replies need CORS headers too, so that pages can read them.
    expect((await ask(open, SITE, 'GET', '/progress')).headers['access-control-allow-origin']).toBe(SITE);
    expect((await ask(open, SITE, 'GET', '/nowhere')).headers['access-control-allow-origin']).toBe(SITE);
  });

  test.each([['https://salle.example.evil.example'], ['http://salle.example'], ['null']])('may not, from %s', async (origin) => {
    for (const method of ['GET', 'OPTIONS'] as const)
      expect((await ask(open, origin, method)).headers['access-control-allow-origin']).toBeUndefined();
  });

  test('may not, without CORS_ORIGINS', async () => {
    expect((await ask(shut, SITE, 'GET')).headers['access-control-allow-origin']).toBeUndefined();
    expect((await ask(shut, SITE, 'OPTIONS')).statusCode).toBe(404);
  });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { sqlite } from '../../tests/support/temporary-databases.ts';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';

let app: TestApp;
const left: string[] = [];

beforeAll(async () => {
  app = await openTestApp(sqlite, {
    onUnknownGet(request, response) {
      left.push(`${request.method} ${request.url}`);
      response.end('a page');
    },
  });
});
afterAll(() => app.close());

test('in development, what no call matches is left to Vite with nothing in its way', async () => {
  const page = await app.app.inject({ url: '/word-challenge?x=1', headers: { accept: 'text/html' } });
  expect(page.body).toBe('a page');
  await app.app.inject({ method: 'HEAD', url: '/admin' });
  expect(left).toEqual(['GET /word-challenge?x=1', 'HEAD /admin']);
  expect(page.headers).not.toHaveProperty('content-security-policy');
});

test('calls are answered here, and what is no page is a JSON error', async () => {
  left.length = 0;
  expect((await app.guest('GET', '/challenges/word')).status).toBe(200);
  expect(await app.guest('GET', '/challenges/nope')).toMatchObject({ status: 404, body: { code: 'unknown-challenge' } });
  expect(await app.guest('POST', '/nowhere', {})).toMatchObject({ status: 404, body: { code: 'not-found' } });
  expect(left).toEqual([]);
});

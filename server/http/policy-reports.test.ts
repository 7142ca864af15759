import Fastify from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { readJsonBodies } from './json-body.ts';
import { createLogger } from './logging.ts';
import { policyReportRoutes } from './policy-reports.ts';
import type { Server } from './routing.ts';

const HOUR = 3_600_000;
let now = Date.UTC(2026, 10, 28, 9);
let server: Server;
const written: string[] = [];

beforeEach(() => {
  written.length = 0;
  const loggerInstance = createLogger({ logLevel: 'warn' }, { write: (line) => void written.push(line) });
  server = Fastify({ loggerInstance });
  readJsonBodies(server);
  server.register(async (calls) => policyReportRoutes(calls, () => now, '/vigie'));
  server.post('/login', async () => ({}));
});

async function report(fields: object, type = 'application/csp-report') {
  const payload = JSON.stringify({ 'csp-report': fields });
  const { statusCode } = await server.inject({
    method: 'POST',
    url: '/csp-reports',
    payload,
    headers: { 'content-type': type },
  });
  return statusCode;
}
const lines = () => written.map((line) => JSON.parse(line));

const INLINE = {
  'document-uri': 'https://vigie.example/admin/people?search=alice%40brevelle.example',
  'effective-directive': 'script-src-elem',
  'violated-directive': "script-src-elem 'self'",
  'blocked-uri': 'inline',
  'source-file': 'https://vigie.example/assets/console-a1B2.js?v=alice',
  'script-sample': 'alice@brevelle.example',
  'line-number': 3,
  disposition: 'enforce',
};

test('a violation is one line an hour, without a person or a query', async () => {
  expect([await report(INLINE), await report(INLINE)]).toEqual([204, 204]);
  expect(lines()).toMatchObject([
    { directive: 'script-src-elem', blocked: 'inline', page: '/admin', source: 'console-a1B2.js', line: 3 },
  ]);
  expect(written.join()).not.toMatch(/alice|brevelle|search/);
  now += HOUR;
  await report(INLINE);
  expect(lines()).toHaveLength(2);
});

test.each([
  [{ 'blocked-uri': 'https://elsewhere.example/x.js?who=alice' }, { blocked: 'https://elsewhere.example' }],
  [{ 'blocked-uri': 'data' }, { blocked: 'data' }],
  [{ 'blocked-uri': 'data:text/html,alice' }, { blocked: 'data:' }],
  [{ 'blocked-uri': 'Alice Martin' }, { blocked: 'other' }],
  [{ 'source-file': 'chrome-extension://abc/alice.js' }, { source: 'chrome-extension:' }],
  [{ 'source-file': 'https://vigie.example/alice' }, { source: 'page' }],
  [{ 'document-uri': 'https://vigie.example/Alice_Martin/x' }, { page: '/other' }],
  [{ 'document-uri': 'https://vigie.example/vigie/admin/people' }, { page: '/admin' }],
  [{ 'source-file': 'https://vigie.example/vigie/assets/console-a1B2.js' }, { source: 'console-a1B2.js' }],
  [{ 'effective-directive': undefined, 'violated-directive': 'style-src alice' }, { directive: 'style-src' }],
])('of %o a line says %o', async (fields, said) => {
  expect(await report({ ...INLINE, ...fields })).toBe(204);
  expect(lines()).toMatchObject([said]);
  expect(written.join()).not.toMatch(/alice/i);
});

test('a flood of different reports writes sixty lines an hour', async () => {
  for (let line = 0; line < 100; line += 1) expect(await report({ ...INLINE, 'line-number': line })).toBe(204);
  expect(lines()).toHaveLength(60);
});

test('what a player typed into a sandboxed frame is refused on purpose, and told to nobody', async () => {
  expect(await report({ ...INLINE, 'document-uri': 'about:srcdoc' })).toBe(204);
  expect(lines()).toEqual([]);
});

test('what is no report is refused with what is wrong, and no other call takes one', async () => {
  expect(await report({ ...INLINE, 'line-number': 'three' })).toBe(400);
  const login = await server.inject({
    method: 'POST',
    url: '/login',
    payload: '{}',
    headers: { 'content-type': 'application/csp-report' },
  });
  expect(login.statusCode).toBe(415);
  expect(lines()).toEqual([]);
});

/** The start with a demo, in a process of its own. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ADMIN } from '../../tests/support/admin.ts';
import { startServer } from '../../tests/support/server-process.ts';
import { createSqliteDatabase, type TemporaryDatabase } from '../../tests/support/temporary-databases.ts';
import { readConfig } from '../config.ts';
import { demoEnvironment, demoMessage } from './start.ts';

let database: TemporaryDatabase;
beforeAll(async () => {
  database = await createSqliteDatabase();
});
afterAll(() => database.drop());

test('a start with a demo prints how to look at it and how to play along, and ends on SIGTERM', async () => {
  const server = await startServer(database.url, inject('built').server, ['--demo']);
  const call = async (path: string, body: unknown) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    return answer.status;
  };
  try {
    const printed = server.printed();
    expect(printed).toContain(`Console     ${server.url}/admin  ${ADMIN.username}, with ADMIN_PASSWORD`);
    const code = /code (\S{4}-\S{4})\n/.exec(printed)?.[1];
    expect(await call('/auth/login', { email: 'moi@visite.example', code })).toBe(200);
  } finally {
    expect(await server.end('SIGTERM')).toBe(0);
  }
});

test('a demo has a database and a password of its own, unless they are given', () => {
  const { DATABASE_URL, ADMIN_PASSWORD, PORT } = demoEnvironment({ DATABASE_URL: ' ', PORT: '80' });
  expect({ DATABASE_URL, PORT }).toEqual({ DATABASE_URL: 'sqlite:data/demo.db', PORT: '80' });
  expect(readConfig({ ADMIN_PASSWORD }).adminPassword).toMatch(/^[\w-]{12}$/);
  const given = { DATABASE_URL: 'sqlite:x.db', ADMIN_PASSWORD: 'given by somebody' };
  expect(demoEnvironment(given)).toEqual(given);
});

test('what it prints', () => {
  const session = { id: '1', code: 'K7QF-2MXD', name: 'Atelier', active: true };
  expect(demoMessage('http://127.0.0.1:3000', session, { username: 'admin', password: 'secret' })).toMatchInlineSnapshot(`
    "This is a demo: 20 simulated players play “Atelier”. “Remove the demo” in the console ends it.
      Console     http://127.0.0.1:3000/admin  admin / secret
      Play along  http://127.0.0.1:3000        any e-mail that ends in @visite.example, code K7QF-2MXD"
  `);
});

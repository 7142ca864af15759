/** The start in a process of its own: signals, and the state after a stop. */
import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startServer } from '../../tests/support/server-process.ts';
import { createSqliteDatabase, type TemporaryDatabase } from '../../tests/support/temporary-databases.ts';

let database: TemporaryDatabase;
beforeAll(async () => {
  database = await createSqliteDatabase();
});
afterAll(() => database.drop());

test('a first start that finds its port taken says so, and leaves the password to the one that can print it, beside its log', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const bound = other.address();
  const port = typeof bound === 'object' && bound ? String(bound.port) : '';
  const start = (environment: Record<string, string>) =>
    startServer(database.url, inject('built').server, [], { ADMIN_PASSWORD: '', ...environment });
  await expect(start({ PORT: port })).rejects.toThrow(
    `Port ${port} of 127.0.0.1 is taken, perhaps by a Vigie that runs already. Stop what listens there, or choose another with PORT.`,
  );
  other.close();
  const server = await start({});
  try {
    expect(server.printed()).toMatch(/Administrator: \S+ \/ [\w-]{16} /);
  } finally {
    await server.end('SIGTERM');
  }
  const lines = server.logged().trim().split('\n');
  expect(lines.map((line) => typeof JSON.parse(line))).toEqual(lines.map(() => 'object'));
  expect(lines.length).toBeGreaterThan(0);
  expect(server.logged()).not.toContain('Administrator');
});

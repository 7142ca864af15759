import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSqlite } from './sqlite.ts';
import { openFile } from './sqlite-file.ts';

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'vigie-timeout-'));
});
afterAll(() => rmSync(directory, { recursive: true }));

test('who waits too long for the only connection is refused with 503, and everyone after the transaction is served', async () => {
  const database = openSqlite(join(directory, 'held.db'), 20);
  const holder = await database.query.startTransaction().execute();
  const ask = () => sql`select 1`.execute(database.query);
  const answers = await Promise.allSettled([ask(), ask()]);
  expect(answers).toMatchObject([
    { status: 'rejected', reason: { statusCode: 503 } },
    { status: 'rejected', reason: { statusCode: 503 } },
  ]);
  const patient = ask();
  await holder.rollback().execute();
  await patient;
  await ask();
  await database.close();
});

test('a database that another program has locked is waited for, without holding up the process, and not for ever', async () => {
  const path = join(directory, 'locked.db');
  const database = openSqlite(path, 100);
  const other = openFile(path);
  await sql`create table notes (text text)`.execute(database.query);
  const write = () => sql`insert into notes values ('x')`.execute(database.query);

  other.exec('begin immediate');
  const writing = write();
  const first = await Promise.race([writing, new Promise((resolve) => setImmediate(resolve, 'others'))]);
  expect(first).toBe('others');
  other.exec('commit');
  await writing;

  other.exec('begin immediate');
  const late = await Promise.allSettled([write(), database.query.transaction().execute(async () => undefined)]);
  expect(late).toMatchObject([
    { status: 'rejected', reason: { statusCode: 503 } },
    { status: 'rejected', reason: { statusCode: 503 } },
  ]);
  other.exec('commit');
  await write();
  other.close();
  await database.close();
});

test('a transaction is the writer from its start, so that no other process can outdate what it reads first', async () => {
  const path = join(directory, 'shared.db');
  const database = openSqlite(path);
  const transaction = await database.query.startTransaction().execute();
  const other = openFile(path, { timeout: 0 });
  expect(() => other.exec('begin immediate')).toThrow('locked');
  await transaction.rollback().execute();
  other.exec('begin immediate');
  other.close();
  await database.close();
});

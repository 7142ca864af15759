import { mkdtempSync, rmSync } from 'node:fs';
import { type FileHandle, open, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import type { Database } from './database.ts';
import { openSqlite } from './sqlite.ts';

let directory: string;
let someFile: FileHandle;
let database: Database;
/** Of every file. */
let datasync: MockInstance<FileHandle['datasync']>;
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'vigie-log-'));
  someFile = await open(join(directory, 'some'), 'w');
});
afterAll(async () => {
  await someFile.close();
  rmSync(directory, { recursive: true });
});
beforeEach(async () => {
  database = openSqlite(join(directory, `${crypto.randomUUID()}.db`));
  await sql`create table notes (text text)`.execute(database.query);
  datasync = vi.spyOn(Object.getPrototypeOf(someFile), 'datasync');
});
afterEach(async () => {
  vi.restoreAllMocks();
  await database.close();
});

const note = (text: string, on = database.query) => sql`insert into notes values (${text})`.execute(on);
const notes = async () => (await sql<{ text: string }>`select text from notes order by text`.execute(database.query)).rows;

/** Delays fsync. @returns the function that completes the pending ones */
function hold(): (error?: Error) => void {
  const waiting: ((error?: Error) => void)[] = [];
  datasync.mockImplementation(
    () => new Promise((resolve, reject) => waiting.push((error) => (error ? reject(error) : resolve()))),
  );
  return (error) => waiting.splice(0).forEach((finish) => void finish(error));
}

test.each([
  ['a statement', () => note('un')],
  ['a statement that answers with rows', () => sql`insert into notes values ('un') returning text`.execute(database.query)],
  ['a transaction', () => database.query.transaction().execute((transaction) => note('un', transaction))],
])('%s that writes is over when the disk has it, and so is who reads it', async (_what, write) => {
  const finish = hold();
  const over = vi.fn();
  const writing = write().then(over);
  await vi.waitFor(() => expect(datasync).toHaveBeenCalled());
  const reading = notes().finally(over);
  await readFile(import.meta.filename);
  expect(over).not.toHaveBeenCalled();
  finish();
  await writing;
  expect(await reading).toEqual([{ text: 'un' }]);
});

test('who only reads does not wait for the disk', async () => {
  await notes();
  expect(datasync).not.toHaveBeenCalled();
});

test('who writes while the disk is at work shares its next turn', async () => {
  const finish = hold();
  const first = note('un');
  await vi.waitFor(() => expect(datasync).toHaveBeenCalledTimes(1));
  const over = vi.fn();
  const others = Promise.all(['deux', 'trois', 'quatre'].map((text) => note(text).then(over)));
  // Reading another file takes longer than their commits.
  await readFile(import.meta.filename);
  finish();
  await first;
  await vi.waitFor(() => expect(datasync).toHaveBeenCalledTimes(2));
  expect(over).not.toHaveBeenCalled();
  finish();
  await others;
  expect(datasync).toHaveBeenCalledTimes(2);
});

test('a disk that fails is told to whoever wrote, and to nobody after', async () => {
  const finish = hold();
  const writing = note('un');
  await vi.waitFor(() => expect(datasync).toHaveBeenCalled());
  const failure = Object.assign(new Error('input/output error'), { code: 'EIO' });
  finish(failure);
  await expect(writing).rejects.toBe(failure);
  const again = note('deux');
  await vi.waitFor(() => expect(datasync).toHaveBeenCalledTimes(2));
  finish();
  await again;
});

test('without such a log SQLite waits itself', async () => {
  const inMemory = openSqlite(':memory:');
  await sql`create table notes (text text)`.execute(inMemory.query);
  await note('un', inMemory.query);
  expect((await sql`pragma synchronous`.execute(inMemory.query)).rows).toEqual([{ synchronous: 2 }]);
  expect(datasync).not.toHaveBeenCalled();
  await inMemory.close();
});

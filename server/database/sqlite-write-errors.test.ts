import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isDiskError, isDiskFull } from './failures.ts';
import { withWriteErrorCauses } from './sqlite-write-errors.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'vigie-write-errors-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

/** Writes until it is refused. */
const PROGRAM = `
import { sql } from 'kysely';
import { openSqlite } from '${new URL('sqlite.ts', import.meta.url)}';
import { isDiskError, isDiskFull } from '${new URL('failures.ts', import.meta.url)}';
const { query, close } = openSqlite(process.argv[1]);
await sql\`create table texts (text)\`.execute(query);
try {
  for (let row = 0; row < 1000; row += 1) await sql\`insert into texts values (\${'x'.repeat(9000)})\`.execute(query);
} catch (error) {
  console.log(JSON.stringify({ code: error.code, cause: error.cause?.code, full: isDiskFull(error), broken: isDiskError(error) }));
}
await close();`;

test('a write that a limit on the size of files refuses is a full disk', async () => {
  const run = `ulimit -f 512 && exec "$0" --import tsx --input-type=module -e "$1" "$2"`;
  const { stdout } = await promisify(execFile)('sh', ['-c', run, process.execPath, PROGRAM, join(directory, 'limited.db')]);
  expect(JSON.parse(stdout)).toEqual({ code: 'SQLITE_IOERR_WRITE', cause: 'EFBIG', full: true, broken: false });
  expect(readdirSync(directory).filter((name) => name.includes('probe'))).toEqual([]);
});

test('a write that the disk refuses, though there is room, is no full disk', () => {
  const broken = Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR_WRITE' });
  const refuse = () => {
    throw broken;
  };
  const path = join(directory, 'broken.db');
  const statement = { reader: false, all: refuse, run: refuse, iterate: refuse };
  const database = withWriteErrorCauses(path, { prepare: () => statement, close: () => undefined });
  expect(() => database.prepare('insert').run([])).toThrow(broken);
  expect([broken.cause, isDiskFull(broken), isDiskError(broken)]).toEqual([undefined, false, true]);
  expect(readdirSync(directory)).toEqual([]);
});

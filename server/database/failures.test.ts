import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { isDiskError, isDiskFull, isUnreachable } from './failures.ts';

test('a connection that broke, and whoever uses it once more, are the database out of reach', async () => {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  client.on('error', () => undefined);
  await client.connect();
  const broken = new Promise((resolve) => client.once('end', resolve));
  const during = client.query('select pg_terminate_backend(pg_backend_pid())').catch((error: unknown) => error);
  expect(isUnreachable(await during)).toBe(true);
  await broken;
  const after = await client.query('select 1').catch((error: unknown) => error);
  expect(after).toMatchObject({ message: expect.stringContaining('not queryable') });
  expect(isUnreachable(after)).toBe(true);
});

test.each(['statement_timeout', 'lock_timeout'])('whoever waited for longer than %s allows may try again', async (limit) => {
  const [holder, waiting] = [1, 2].map(() => new pg.Client({ connectionString: inject('postgresUrl') }));
  await Promise.all([holder?.connect(), waiting?.connect()]);
  await holder?.query('select pg_advisory_lock(57014)');
  await waiting?.query(`set ${limit} = 20`);
  const failed = await waiting?.query('select pg_advisory_lock(57014)').catch((error: unknown) => error);
  expect(isUnreachable(failed)).toBe(true);
  await Promise.all([holder?.end(), waiting?.end()]);
});

test.each(['ENOSPC', 'EDQUOT', 'EFBIG', 'SQLITE_FULL', '53100'])('%s is a full disk', (code) => {
  expect(isDiskFull(Object.assign(new Error('no room'), { code }))).toBe(true);
});

test('another error is no full disk', () => {
  expect([new Error('ENOSPC'), 'ENOSPC', Object.assign(new Error(), { code: 'ENOENT' })].map(isDiskFull)).toEqual([
    false,
    false,
    false,
  ]);
});

test.each(['EIO', 'SQLITE_IOERR_WRITE', 'SQLITE_IOERR_FSYNC', '58030'])('%s is a disk that fails, and no full one', (code) => {
  const error = Object.assign(new Error('disk I/O error'), { code });
  expect([isDiskError(error), isDiskFull(error)]).toEqual([true, false]);
});

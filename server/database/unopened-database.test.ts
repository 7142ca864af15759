import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { createPostgresDatabase } from '../../tests/support/temporary-databases.ts';
import { openDatabase } from './database.ts';
import { UnopenedDatabase } from './unopened-database.ts';

const directory = mkdtempSync(join(tmpdir(), 'vigie-unopened-'));
const text = join(directory, 'notes.txt');
writeFileSync(text, 'Ceci n’est pas une base de données, mais un compte rendu de réunion.\n'.repeat(9));
afterAll(() => rmSync(directory, { recursive: true }));

test.each([
  ['a folder', directory, 'Name a file that this user may write to, in a folder that they may write to.'],
  [
    'a place below a file',
    join(text, 'vigie.db'),
    'Name a file that this user may write to, in a folder that they may write to.',
  ],
  ['a file of something else', text, 'Name another file, and restore a backup into it where there is one.'],
])('%s is told with its path and what to do', async (_, path, cure) => {
  const before = readFileSync(text);
  const refused = openDatabase(`sqlite:${path}`);
  await expect(refused).rejects.toThrow(`The database ${path} (DATABASE_URL) cannot be opened: `);
  await expect(refused).rejects.toThrow(cure);
  expect(readFileSync(text)).toEqual(before);
});

test('a PostgreSQL that is not there, or has no such database, is told without the password', async () => {
  const url = new URL(inject('postgresUrl'));
  const there = url.host;
  url.pathname = '/nowhere';
  await expect(openDatabase(url.href)).rejects.toThrow(
    new RegExp(
      `^The database ${there}/nowhere \\(DATABASE_URL\\) cannot be opened: .*\\. Make it first \\(createdb\\), or correct its name\\.$`,
    ),
  );
  await expect(openDatabase('postgres://vigie:secret-word@127.0.0.1:1/vigie')).rejects.toThrow(
    'The database 127.0.0.1:1/vigie (DATABASE_URL) cannot be opened: connect ECONNREFUSED 127.0.0.1:1. Start it, or correct its host and port.',
  );
});

test.each(['LATIN9', 'SQL_ASCII'])('a new PostgreSQL database of %s, which cannot hold every text, is told', async (encoding) => {
  const store = await createPostgresDatabase(inject('postgresUrl'), `encoding '${encoding}' template template0`);
  await expect(openDatabase(store.url)).rejects.toThrow(
    `its encoding is ${encoding}, and has to be UTF8. Make another (createdb --encoding=UTF8 --template=template0).`,
  );
  await store.drop();
});

test.each([
  ['28000', 'no pg_hba.conf entry for host "192.0.2.7", user "vigie", database "vigie", no encryption', '?sslmode=verify-full'],
  ['28000', 'connection requires a valid client certificate', '&sslcert=<file>&sslkey=<file>'],
  [undefined, 'The server does not support SSL connections', 'leave sslmode out'],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'self-signed certificate in certificate chain', '&sslrootcert=<file>'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'unable to verify the first certificate', '&sslrootcert=<file>'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'Hostname/IP does not match certificate’s altnames', 'Name its host as its certificate does'],
  ['28P01', 'password authentication failed for user "vigie"', 'Correct its user and password'],
])('a connection without the right encryption is told with what to write: %s %s', (code, said, cure) => {
  const { message } = new UnopenedDatabase(Object.assign(new Error(said), { code }), 'db.example/vigie');
  expect(message).toContain(`${said}. `);
  expect(message).toContain(cure);
});

describe('a database that is up to date, but can only be read, is told', () => {
  test('of SQLite', async () => {
    const url = `sqlite:${join(directory, 'archived.db')}`;
    await (await openDatabase(url)).close();
    const file = openSync(join(directory, 'archived.db'), 'r+');
    // The file format's write version in the header, set to one that no SQLite supports.
    writeSync(file, Uint8Array.of(3), 0, 1, 18);
    closeSync(file);
    await expect(openDatabase(url)).rejects.toThrow('Name a file that this user may write to');
  });

  test('of PostgreSQL', async () => {
    const store = await createPostgresDatabase(inject('postgresUrl'));
    await (await openDatabase(store.url)).close();
    await expect(openDatabase(`${store.url}?options=-c%20default_transaction_read_only%3Don`)).rejects.toThrow(
      'Name one that takes what is written: this one is a copy, or set to be read only.',
    );
    await store.drop();
  });
});

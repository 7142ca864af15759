/**
 * PostgreSQL's databases with every table, emptied after a test for the next one. To make one out of a template and to remove it took
 * the server some 150 ms of a processor, for hundreds of files; to empty it takes 20.
 */
import pg from 'pg';
import { createPostgresDatabase, type TemporaryDatabase } from './temporary-databases.ts';

/** A migrated database as nobody has used it. */
export interface UnusedDatabase {
  readonly name: string;
  /** What its tables, columns, constraints, triggers and functions are, as `SCHEMA_STATE` reads them. */
  readonly schemaState: string;
  /** Rows that the migrations wrote, as JSON, by table. */
  readonly rows: Readonly<Record<string, string>>;
}

/** Tables that were written fill pages; beyond this many bytes, what deleted rows leave would slow down the next test. */
const MOST_BYTES = 4_000_000;

/** Milliseconds for which an open connection is waited for. */
const ENDING_MS = 5_000;

const WRITTEN_TABLES = `from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0`;

/** Each row of these catalogues names the transaction that wrote it: what is created, altered or dropped changes a sum. */
const SCHEMA_STATE = `select concat_ws(' ',
  ${['pg_class', 'pg_attribute', 'pg_index', 'pg_constraint', 'pg_trigger', 'pg_proc']
    .map((catalogue) => `(select sum(hashtext(concat(ctid, xmin))) from ${catalogue})`)
    .join(', ')},
  (select count(*) from pg_db_role_setting where setdatabase = (select oid from pg_database where datname = current_database()))
) as state`;

/** No trigger and no foreign key is asked: all goes. */
const EMPTY_TABLES = `set session_replication_role = replica;
  do $$ declare written regclass; begin
    for written in select oid::regclass ${WRITTEN_TABLES} loop execute format('delete from %s', written); end loop;
  end $$`;

/** Reads what `emptied` compares with and puts back. @param url of a migrated database that nobody uses */
export async function readUnused(url: string): Promise<UnusedDatabase> {
  return connected(url, async (client) => {
    const rows: Record<string, string> = {};
    for (const { table } of (await client.query(`select oid::regclass::text as table ${WRITTEN_TABLES}`)).rows)
      rows[table] = (await client.query(`select json_agg(each)::text as rows from ${table} each`)).rows[0].rows;
    const { state } = (await client.query(SCHEMA_STATE)).rows[0];
    return { name: new URL(url).pathname.slice(1), schemaState: state, rows };
  });
}

/** A database, and a connection to it that stays: to connect again for each test costs the server 6 ms of a processor, and this process 2. */
interface Kept {
  readonly url: string;
  readonly client: pg.Client;
}

/** Databases of this process that are free. */
const free: Kept[] = [];

/** A database that is as `unused` is. What a test has changed otherwise than by rows, or filled, is removed and not used again. */
export async function reusedDatabase(serverUrl: string, unused: UnusedDatabase): Promise<TemporaryDatabase> {
  const kept = free.pop() ?? (await created(serverUrl, unused));
  let dropped = false;
  return {
    url: kept.url,
    async drop() {
      if (dropped) throw new Error('dropped before: it may be another test’s by now');
      dropped = true;
      if (await emptied(kept.client, unused)) free.push(kept);
      else await removed(serverUrl, kept);
    },
  };
}

async function created(serverUrl: string, { name }: UnusedDatabase): Promise<Kept> {
  const { url } = await createPostgresDatabase(serverUrl, `template ${name}`);
  const client = new pg.Client({ connectionString: url });
  // The server stops when the last test is over, and this process may end after it.
  client.on('error', () => undefined);
  await client.connect();
  return { url, client };
}

/** @returns whether the database is again as `unused` is */
async function emptied(client: pg.Client, { schemaState, rows }: UnusedDatabase): Promise<boolean> {
  await client.query(
    `select pg_terminate_backend(pid, ${ENDING_MS}) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
  const { state } = (await client.query(SCHEMA_STATE)).rows[0];
  if (state !== schemaState) return false;
  await client.query(EMPTY_TABLES);
  for (const [table, written] of Object.entries(rows))
    await client.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [written]);
  const { bytes } = (await client.query(`select sum(pg_relation_size(oid)) as bytes ${WRITTEN_TABLES}`)).rows[0];
  return Number(bytes) < MOST_BYTES;
}

async function removed(serverUrl: string, { url, client }: Kept): Promise<void> {
  await client.end();
  await connected(serverUrl, (other) => other.query(`drop database ${new URL(url).pathname.slice(1)} with (force)`));
}

async function connected<Result>(url: string, run: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

/**
 * Migrated PostgreSQL databases that are emptied after a test and used again. To create one from a template and remove it costs the server
 * some 150 ms of processor time; to empty it costs 20.
 */
import pg from 'pg';
import { createPostgresDatabase, type TemporaryDatabase } from './temporary-databases.ts';

/** A migrated database before any use. */
export interface UnusedDatabase {
  readonly name: string;
  /** The state of its tables, columns, constraints, triggers and functions, as `SCHEMA_STATE` reads it. */
  readonly schemaState: string;
  /** Rows that the migrations inserted, as JSON, by table. */
  readonly rows: Readonly<Record<string, string>>;
}

/** Deleted rows leave pages behind. A database with more than these bytes is not used again, because they would slow down the next test. */
const MOST_BYTES = 4_000_000;

/** Milliseconds to wait for the end of an open connection. */
const ENDING_MS = 5_000;

const WRITTEN_TABLES = `from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0`;

/** Each row of these catalogues has the id of the transaction that wrote it, so that every creation, change and removal changes a sum. */
const SCHEMA_STATE = `select concat_ws(' ',
  ${['pg_class', 'pg_attribute', 'pg_index', 'pg_constraint', 'pg_trigger', 'pg_proc']
    .map((catalogue) => `(select sum(hashtext(concat(ctid, xmin))) from ${catalogue})`)
    .join(', ')},
  (select count(*) from pg_db_role_setting where setdatabase = (select oid from pg_database where datname = current_database()))
) as state`;

/** Deletes all rows; the `replica` role skips triggers and foreign keys. */
const EMPTY_TABLES = `set session_replication_role = replica;
  do $$ declare written regclass; begin
    for written in select oid::regclass ${WRITTEN_TABLES} loop execute format('delete from %s', written); end loop;
  end $$`;

/** Reads the state that `emptied` compares with, and the rows that it restores. @param url of a migrated database that nobody uses */
export async function readUnused(url: string): Promise<UnusedDatabase> {
  return connected(url, async (client) => {
    const rows: Record<string, string> = {};
    for (const { table } of (await client.query(`select oid::regclass::text as table ${WRITTEN_TABLES}`)).rows)
      rows[table] = (await client.query(`select json_agg(each)::text as rows from ${table} each`)).rows[0].rows;
    const { state } = (await client.query(SCHEMA_STATE)).rows[0];
    return { name: new URL(url).pathname.slice(1), schemaState: state, rows };
  });
}

/**
 * A database with a connection that stays open: a new one for each test costs 6 ms of processor time in the server, and 2 in this process.
 */
interface Kept {
  readonly url: string;
  readonly client: pg.Client;
}

/** Databases of this process that no test uses at the moment. */
const free: Kept[] = [];

/**
 * A database in the state of `unused`. After its test it is emptied and kept; it is removed if the test changed its schema or filled it.
 */
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
  // The server may stop before this process ends: an error on the idle connection must not fail it.
  client.on('error', () => undefined);
  await client.connect();
  return { url, client };
}

/** Empties the database. @returns whether it is again in the state of `unused` */
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

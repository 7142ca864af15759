/** Two PostgreSQL servers, the second a standby of the first (streaming replication). */
import { cp, lchown, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { newCluster } from './postgres.ts';

export interface ReplicatedPostgres {
  readonly primaryUrl: string;
  /** Address of the standby: read-only until it is promoted. */
  readonly standbyUrl: string;
  /** Kills the primary without a shutdown (SIGKILL); it does not come back. */
  killPrimary(): Promise<void>;
  /** Promotes the standby; resolves once it accepts writes. */
  promote(): Promise<void>;
  /** Resolves once a client has connected to this database on the standby. @param url of the database, on either server */
  standbyAsked(url: string): Promise<void>;
  stop(): Promise<void>;
}

const STANDBY = 'standby';

/** @param synchronous whether the primary acknowledges a commit only after the standby has it */
export async function startReplicatedPostgres(synchronous: boolean): Promise<ReplicatedPostgres> {
  const common = ['fsync=off'];
  const primary = await newCluster([...common, ...(synchronous ? [`synchronous_standby_names=${STANDBY}`] : [])]);
  const standby = await newCluster([...common, 'hot_standby=on']);
  let primaryLives = true;
  await primary.server.initialise();
  // The primary was never started, so that a copy of its files serves as a base backup.
  await copyOwned(primary.directory, standby.directory);
  const { hostname, port, username, password } = new URL(primary.url);
  const source = `host=${hostname} port=${port} user=${username} password=${password} application_name=${STANDBY}`;
  await writeOwned(standby.directory, 'postgresql.auto.conf', `primary_conninfo = '${source}'\n`);
  await writeOwned(standby.directory, 'standby.signal', '');
  await primary.server.start();
  // The package reports a start only when the server accepts writes: for a standby, at its promotion.
  const promoted = standby.server.start();
  promoted.catch(() => undefined);
  await until(primary.url, `select 1 from pg_stat_replication where state = 'streaming'`, standby.lastMessages);
  await until(standby.url, 'select 1', standby.lastMessages);

  return {
    primaryUrl: primary.url,
    standbyUrl: standby.url,
    async killPrimary() {
      primaryLives = false;
      await primary.kill();
    },
    async promote() {
      await ask(standby.url, 'select pg_promote()');
      await promoted;
    },
    async standbyAsked(url) {
      const name = new URL(url).pathname.slice(1);
      await until(standby.url, `select 1 from pg_stat_database where datname = '${name}' and sessions > 0`, standby.lastMessages);
    },
    async stop() {
      await standby.server.stop();
      if (primaryLives) await primary.server.stop();
      await rm(primary.directory, { recursive: true, force: true });
    },
  };
}

async function ask(url: string, text: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(text)).rowCount ?? 0;
  } finally {
    await client.end();
  }
}

/** Resolves once the query returns a row. */
async function until(url: string, text: string, lastMessages: () => string): Promise<void> {
  for (let left = 200; ; left -= 1) {
    if ((await ask(url, text).catch(() => 0)) > 0) return;
    if (left === 0) throw new Error(`No row of ${text}\n${lastMessages()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Copies the data with its owner, as whom PostgreSQL runs. When this process is root, that owner is another user. */
async function copyOwned(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true });
  const { uid, gid } = await stat(from);
  if (process.getuid?.() !== 0) return;
  await lchown(to, uid, gid);
  for (const name of await readdir(to, { recursive: true })) await lchown(join(to, name), uid, gid);
}

async function writeOwned(directory: string, name: string, text: string): Promise<void> {
  const file = join(directory, name);
  await writeFile(file, text);
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(directory);
  await lchown(file, uid, gid);
}

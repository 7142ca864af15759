/** An installation to be loaded: a database, the built server in one or more processes, sessions, accounts of the console, a witness. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../../../server/database/database.ts';
import { ADMIN } from '../../support/admin.ts';
import { playableChallenges } from '../../support/playable-challenges.ts';
import { freePort, startPostgres } from '../../support/postgres.ts';
import { startServer } from '../../support/server-process.ts';
import { createPostgresDatabase, createSqliteDatabase } from '../../support/temporary-databases.ts';
import { fieldOf, plainCalls } from '../../trust/cast.ts';
import { familyTimeOf, postmasterOf } from '../postgres-processor.ts';
import { seedLarge } from '../seed-large.ts';
import { METRICS_TOKEN, type Probe, type WatchedServer } from './server-watch.ts';

const BUILT = fileURLToPath(new URL('../../../dist/server/main.js', import.meta.url));
/** Cockpits of one account: fewer than the 16 streams that a reader may have. */
const COCKPITS = 12;
const LARGE_MISSIONS = 10;

export interface Wanted {
  readonly database: 'sqlite' | 'postgres';
  readonly processes: number;
  readonly sessions: number;
  /** People of one more session, each of whom has solved ten missions; 0 for none. */
  readonly large: number;
  /** Accounts of the console, at least. */
  readonly accounts: number;
}

export interface LoadedSession {
  readonly id: string;
  readonly code: string;
  /** Token of its projector. */
  readonly projector: string;
}

export interface Installation {
  readonly databaseUrl: string;
  readonly servers: readonly WatchedServer[];
  /** The large session is the last one. */
  readonly sessions: readonly LoadedSession[];
  /** Tokens of accounts of the console. */
  readonly accounts: readonly string[];
  /** Calls of a player who only looks, and `/healthz`: one that is never refused, one that is refused last, one that is refused first. */
  readonly probes: readonly Probe[];
  /** Processor time of the database's own processes so far, in milliseconds; 0 for SQLite. */
  databaseTime(): number;
  /** @returns whether each server ended by itself */
  end(): Promise<boolean>;
}

/** Starts and fills an installation. One that cannot be set up is ended. @throws Error also when the server is not built */
export async function install(wanted: Wanted): Promise<Installation> {
  if (!existsSync(BUILT)) throw new Error('dist/server/main.js is not built: npm run build');
  const postgres = wanted.database === 'postgres' ? await startPostgres() : null;
  const store = postgres ? await createPostgresDatabase(postgres.url) : await createSqliteDatabase();
  const servers: WatchedServer[] = [];
  const end = async () => {
    const codes = await Promise.all(servers.map((server) => server.end('SIGTERM')));
    await store.drop();
    await postgres?.stop();
    return codes.every((code) => code === 0);
  };
  try {
    return { ...(await setUp(wanted, store.url, servers)), end };
  } catch (error) {
    await end();
    throw error;
  }
}

/** @param servers receives each process once it is started */
async function setUp(wanted: Wanted, databaseUrl: string, servers: WatchedServer[]): Promise<Omit<Installation, 'end'>> {
  const opened = await openDatabase(databaseUrl);
  const large = wanted.large > 0 ? await largeSession(opened, wanted.large) : undefined;
  const postmaster = wanted.database === 'postgres' ? await postmasterOf(opened) : null;
  await opened.close();

  for (let count = 0; count < wanted.processes; count += 1) {
    const port = String(await freePort());
    const server = await startServer(databaseUrl, BUILT, [], { METRICS_TOKEN, HEALTH_PORT: port });
    servers.push({ ...server, healthUrl: `http://127.0.0.1:${port}` });
  }
  const call = plainCalls(servers[0]?.url ?? '');
  const { body } = await call('POST', '/login', undefined, ADMIN);
  const admin = fieldOf(body, 'token');
  const challenges = playableChallenges.flatMap(({ manifest }) => (manifest.listed ? manifest.key : []));
  const created = Array.from({ length: wanted.sessions }, async (_, index) => {
    const session = (await call('POST', '/admin/sessions', admin, { name: `Atelier ${index + 1}`, challenges })).body;
    return { id: fieldOf(session, 'id'), code: fieldOf(session, 'code') };
  });
  const sessions = await Promise.all(
    [...(await Promise.all(created)), ...(large ? [large] : [])].map(async ({ id, code }) => {
      const link = await call('POST', `/admin/sessions/${id}/projector`, admin);
      return { id, code, projector: fieldOf(link.body, 'token') };
    }),
  );
  const accounts: string[] = [];
  while (accounts.length < Math.max(wanted.accounts, sessions.length / COCKPITS)) {
    const account = { username: `equipe${accounts.length + 1}`, password: `mot de passe numéro ${accounts.length + 1}` };
    await call('POST', '/admin/facilitators', admin, { ...account, role: 'facilitator' });
    accounts.push(fieldOf((await call('POST', '/login', undefined, account)).body, 'token'));
  }
  const witness = await call('POST', '/auth/login', undefined, { email: 'temoin@brevelle.example', code: sessions[0]?.code });
  const token = fieldOf(witness.body, 'token');
  if (token === '' || accounts.includes('') || sessions.some(({ projector }) => projector === ''))
    throw new Error('the installation could not be set up');
  return {
    databaseUrl,
    servers,
    sessions,
    accounts,
    probes: [{ path: '/healthz' }, { path: '/progress', token }, { path: '/standing', token }],
    databaseTime: () => (postmaster === null ? 0 : familyTimeOf(postmaster)),
  };
}

async function largeSession(database: Awaited<ReturnType<typeof openDatabase>>, people: number) {
  const keys = playableChallenges.slice(0, LARGE_MISSIONS).map(({ manifest }) => manifest.key);
  const { session } = await seedLarge(database, people, keys);
  return database.query
    .updateTable('sessions')
    .set({ challenges: JSON.stringify(keys) })
    .where('id', '=', session)
    .returning(['id', 'code'])
    .executeTakeFirstOrThrow();
}

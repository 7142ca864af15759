/** The real app on a real database, called without a network port. */
import type { FastifyBaseLogger, InjectOptions } from 'fastify';
import { sql } from 'kysely';
import type { RegisteredChallenge } from '#engine/rules/registered-challenge.ts';
import { createVariant } from '#engine/rules/variant.ts';
import { type AppOptions, buildApp } from '../../server/app.ts';
import { variantSeed } from '../../server/challenges/variants.ts';
import { readConfig } from '../../server/config.ts';
import { type Database, openDatabase } from '../../server/database/database.ts';
import { ensureFirstAdministrator } from '../../server/facilitators/first-administrator.ts';
import { NEVER_LATE } from '../../server/http/call-delay.ts';
import type { Server } from '../../server/http/routing.ts';
import type { BuiltSite } from '../../server/site/built-site.ts';
import { ADMIN } from './admin.ts';
import './cheap-hashes.ts';
import { fixtureChallenges } from './fixture-challenges.ts';
import type { TestDatabaseKind } from './temporary-databases.ts';

export interface Reply {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

export type Caller = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
) => Promise<Reply>;

export interface TestApp {
  readonly app: Server;
  readonly database: Database;
  /** Address of the database, for a second app beside this one. */
  readonly url: string;
  /** The app's clock; tests move it. */
  readonly time: { now: number };
  /** Calls without a token. */
  readonly guest: Caller;
  /** Calls with this token. */
  as(token: string): Caller;
  admin(): Promise<Caller>;
  /** Calls of the console, signed in anew where a sign-in has expired. */
  readonly console: Caller;
  /** Opens a new session. */
  session(): Promise<{ id: string; code: string }>;
  /** Adds a player to a session. */
  player(code: string, email?: string): Promise<{ token: string; call: Caller; id: string }>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  readonly environment?: Record<string, string>;
  readonly challenges?: readonly RegisteredChallenge[];
  readonly assets?: BuiltSite;
  readonly logger?: FastifyBaseLogger;
  /** How long calls wait for event loop and database; 0 by default, so that other load on the machine refuses no request. */
  readonly callDelay?: NonNullable<AppOptions['callDelay']>;
  readonly onUnknownGet?: NonNullable<AppOptions['onUnknownGet']>;
  /** Whether background work runs between two calls; false by default. */
  readonly ticking?: boolean;
}

export async function openTestApp(kind: TestDatabaseKind, options: TestAppOptions = {}): Promise<TestApp> {
  const store = await kind.createMigrated();
  const opened = await appOn(store.url, options);
  return {
    ...opened,
    async close() {
      await opened.close();
      await store.drop();
    },
  };
}

let players = 0;

/** Starts an app on an existing database. */
export async function appOn(
  url: string,
  { environment = {}, challenges = fixtureChallenges, ...more }: TestAppOptions = {},
): Promise<TestApp> {
  const config = readConfig({
    DATABASE_URL: url,
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
    ...environment,
  });
  const database = await openDatabase(url);
  const time = { now: Date.UTC(2026, 10, 21, 9) };
  await ensureFirstAdministrator(config, database, () => time.now);
  const app = await buildApp({
    config,
    database,
    challenges,
    clock: () => time.now,
    ticking: false,
    callDelay: NEVER_LATE,
    ...more,
  });

  const caller =
    (token?: string): Caller =>
    async (method, path, body, headers = {}) => {
      const options: InjectOptions = {
        method,
        url: path,
        headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
      };
      const response = await app.inject(body === undefined ? options : { ...options, payload: body as object });
      const json = String(response.headers['content-type']).includes('json') ? response.json() : {};
      return { status: response.statusCode, body: json, headers: response.headers, text: response.body };
    };
  let admin: Promise<Caller> | undefined;
  const signIn = async () => caller(String((await caller()('POST', '/login', ADMIN)).body['token']));
  let signedIn = caller();
  const asAdmin = () => {
    admin ??= signIn();
    return admin;
  };
  return {
    app,
    database,
    url,
    time,
    guest: caller(),
    as: caller,
    admin: asAdmin,
    async console(...call) {
      const reply = await signedIn(...call);
      if (reply.status !== 401) return reply;
      signedIn = await signIn();
      return signedIn(...call);
    },
    async session() {
      const { body } = await (await asAdmin())('POST', '/admin/sessions', {});
      return { id: String(body['id']), code: String(body['code']) };
    },
    async player(code, email) {
      players += 1;
      const address = email ?? `joueur${players}@brevelle.example`;
      const { body } = await caller()('POST', '/auth/login', { email: address, code });
      const token = String(body['token']);
      const row = await database.query
        .selectFrom('participants')
        .innerJoin('sessions', 'sessions.id', 'participants.session')
        .select('participants.id')
        .where('email', '=', address.toLowerCase())
        .where('sessions.code', '=', code.replace('-', ''))
        .executeTakeFirst();
      return { token, call: caller(token), id: row?.id ?? '' };
    },
    async close() {
      await app.close();
      await database.close();
    },
  };
}

/** The right answer of a fixture challenge for a participant. */
export async function rightAnswer(database: Database, participant: string, key: string): Promise<string> {
  const { value } = await database.query
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'variant-key')
    .executeTakeFirstOrThrow();
  const challenge = fixtureChallenges.find(({ manifest }) => manifest.key === key);
  if (!challenge) throw new Error(`no fixture ${key}`);
  return String(challenge.checker.secrets(createVariant(variantSeed(value, participant, challenge.manifest)))['word']);
}

/** The rows of all tables as text: two equal dumps mean that nothing was written between them. */
export async function dump({ query }: Database): Promise<string> {
  const tables = (await query.introspection.getTables()).map(({ name }) => name).sort();
  const stored = tables.map(async (table) => {
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(query);
    return [table, ...rows.map((row) => JSON.stringify(row)).sort()].join('\n');
  });
  return (await Promise.all(stored)).join('\n');
}

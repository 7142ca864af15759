import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TemporaryDatabase } from '../../tests/support/temporary-databases.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';
import { passwordMatches } from '../access/passwords.ts';
import { createTokens } from '../access/tokens.ts';
import { isoTime } from '../clock.ts';
import { readConfig } from '../config.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { ensureFirstAdministrator } from './first-administrator.ts';

const clock = () => Date.UTC(2026, 10, 21);

describe.each(testDatabases)('the first administrator on $name', (kind) => {
  let store: TemporaryDatabase;
  let database: Database;
  beforeEach(async () => {
    store = await kind.createMigrated();
    database = await openDatabase(store.url);
  });
  afterEach(async () => {
    await database.close();
    await store.drop();
  });
  const start = (environment: Record<string, string> = {}) => ensureFirstAdministrator(readConfig(environment), database, clock);
  const accounts = () => database.query.selectFrom('facilitators').selectAll().orderBy('username').execute();

  test('is made once, with a password that is told once and stored as a hash', async () => {
    const password = await start();
    expect(password).toMatch(/^[A-Za-z0-9_-]{16}$/);
    expect(await start()).toBeNull();
    const [account, ...others] = await accounts();
    expect(others).toEqual([]);
    expect(account).toMatchObject({ username: 'admin', role: 'administrator', from_environment: 0 });
    expect(account?.password).not.toContain(password);
    expect(await passwordMatches(password ?? '', account?.password)).toBe(true);
  });

  test('is made once by processes that start together', async () => {
    const told = await Promise.all([start(), start(), start()]);
    const passwords = told.filter((password) => password !== null);
    const [account, ...others] = await accounts();
    expect([passwords.length, others.length]).toEqual([1, 0]);
    expect(await passwordMatches(passwords[0] ?? '', account?.password)).toBe(true);
  });

  test('is what the environment says, at each start; another password ends the sign-ins', async () => {
    const told = { ADMIN_USERNAME: 'chef', ADMIN_PASSWORD: 'le premier mot' };
    expect(await start(told)).toBeNull();
    const tokens = createTokens(database, clock);
    const token = await tokens.issue(database.query, { kind: 'admin', username: 'chef' });
    await start(told);
    expect(await tokens.find(token)).toMatchObject({ username: 'chef', role: 'administrator' });
    await start({ ...told, ADMIN_PASSWORD: 'le second mot' });
    expect(await tokens.find(token)).toBeUndefined();
    const [account] = await accounts();
    expect(account).toMatchObject({ username: 'chef', from_environment: 1 });
    expect(await passwordMatches('le second mot', account?.password)).toBe(true);
  });

  test('another password also ends API tokens, passkeys, recovery codes and identities: somebody who knew it may have added them', async () => {
    const told = { ADMIN_USERNAME: 'chef', ADMIN_PASSWORD: 'le premier mot' };
    await start(told);
    const [account] = await accounts();
    const facilitator = String(account?.id);
    const { query } = database;
    const at = isoTime(clock());
    await query
      .insertInto('passkeys')
      .values({ id: 'key', facilitator, public_key: 'k', counter: 0, transports: '[]', name: 'Portable', created_at: at })
      .execute();
    await query.insertInto('recovery_codes').values({ facilitator, hash: 'h' }).execute();
    await query.insertInto('identities').values({ issuer: 'i', subject: 's', facilitator, created_at: at }).execute();
    await query
      .insertInto('api_tokens')
      .values({ id: 't', facilitator, name: 'Script', scope: 'people', hash: 'h', created_at: at, expires_at: at })
      .execute();
    const left = async () => {
      const tables = ['passkeys', 'recovery_codes', 'identities', 'api_tokens'] as const;
      return (await Promise.all(tables.map((table) => query.selectFrom(table).selectAll().execute()))).flat().length;
    };
    await start(told);
    expect(await left()).toBe(4);
    await start({ ...told, ADMIN_PASSWORD: 'le second mot' });
    expect(await left()).toBe(0);
  });

  test('is in the audit log where it is made, raised or given another password, and not at every start', async () => {
    const told = { ADMIN_USERNAME: 'chef', ADMIN_PASSWORD: 'le premier mot' };
    const actor = 'environment';
    const entries = async () => {
      const rows = await database.query
        .selectFrom('audit_log')
        .innerJoin('facilitators', 'facilitators.id', 'audit_log.subject')
        .select(['audit_log.actor', 'audit_log.action', 'audit_log.detail', 'facilitators.username'])
        .execute();
      await database.query.deleteFrom('audit_log').execute();
      return rows.map(({ detail, ...row }) => ({ ...row, detail: JSON.parse(detail ?? 'null') }));
    };
    const about = { username: 'chef', role: 'administrator' };
    await Promise.all([start(told), start(told)]);
    expect(await entries()).toEqual([{ actor, action: 'facilitator-created', username: 'chef', detail: about }]);
    await start(told);
    expect(await entries()).toEqual([]);
    await database.query.updateTable('facilitators').set({ role: 'observer' }).where('username', '=', 'chef').execute();
    await start({ ...told, ADMIN_PASSWORD: 'le second mot' });
    const detail = { ...about, formerRole: 'observer', newPassword: true };
    expect(await entries()).toEqual([{ actor, action: 'facilitator-changed', username: 'chef', detail }]);
    await database.query.deleteFrom('facilitators').execute();
    await Promise.all([start(), start()]);
    const made = { username: 'admin', role: 'administrator' };
    expect(await entries()).toEqual([{ actor, action: 'facilitator-created', username: 'admin', detail: made }]);
  });

  test('stays an account like any other once the environment is silent', async () => {
    await start({ ADMIN_PASSWORD: 'le premier mot' });
    expect(await start()).toBeNull();
    expect(await accounts()).toMatchObject([{ username: 'admin', role: 'administrator', from_environment: 0 }]);
  });
});

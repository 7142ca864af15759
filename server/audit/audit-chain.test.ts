import type { KyselyPlugin } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { TestDatabaseKind } from '../../tests/support/temporary-databases.ts';
import { openTestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';
import { isoTime } from '../clock.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { newId } from '../identifiers.ts';
import { createAuditChain } from './audit-chain.ts';
import { audit, forgetReasons } from './audit-log.ts';
import { verifyChain } from './verify-chain.ts';

const DAY = 86_400_000;

/** The chain on this database, with functions that write entries. */
function chainOn(database: Database, time: { now: number }, days: number | null) {
  const { query } = database;
  const clock = () => time.now;
  const write = async (count: number, detail: object = {}) => {
    for (let index = 0; index < count; index += 1) {
      time.now += 1;
      await audit(query, clock, {
        actor: 'ana',
        action: 'session-opened',
        subject: `s${index}`,
        detail: { count: index, ...detail },
      });
    }
  };
  return {
    ...{ database, time, query, clock, write },
    chain: createAuditChain(database, clock, days),
    entries: () => query.selectFrom('audit_log').selectAll().orderBy('position').execute(),
    verify: (noted?: Parameters<typeof verifyChain>[2]) => verifyChain(database, time.now, noted),
  };
}

async function open(kind: TestDatabaseKind, days: number | null = 365) {
  const { url, drop } = await kind.createMigrated();
  onTestFinished(drop);
  const database = await openDatabase(url);
  onTestFinished(() => database.close());
  return { url, ...chainOn(database, { now: Date.UTC(2026, 10, 21, 9) }, days) };
}

describe.each(testDatabases)('the chain of the audit log on $name', (kind) => {
  test('holds every entry once, in an unbroken order, and is empty before the first', async () => {
    const { chain, write, verify, entries } = await open(kind);
    expect(await verify()).toEqual({ verified: 0, waiting: 0, ending: 0, head: null, broken: null });
    await write(3);
    expect(await verify()).toMatchObject({ verified: 0, waiting: 3 });
    const head = await chain.seal();
    expect(head).toEqual({ position: 3, seal: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(await chain.seal()).toBeNull();
    await write(450);
    expect(await chain.seal()).toMatchObject({ position: 453 });
    expect(await verify(head === null ? [] : [head])).toMatchObject({ verified: 453, waiting: 0, broken: null });
    expect((await entries()).map(({ position }) => position)).toEqual(Array.from({ length: 453 }, (_, index) => index + 1));
  });

  test('does not fork where several processes write and seal at once', async () => {
    const { url, database, clock, chain, write, verify } = await open(kind);
    const other = await openDatabase(url);
    onTestFinished(() => other.close());
    const chains = [chain, createAuditChain(other, clock, 365), createAuditChain(database, clock, 365)];
    const writing = Array.from({ length: 10 }, async () => {
      await write(10);
      await Promise.all(chains.map((one) => one.seal()));
    });
    await Promise.all(writing);
    await chain.seal();
    expect(await verify()).toMatchObject({ verified: 100, waiting: 0, broken: null });
  });

  test.each<[string, string, (query: Awaited<ReturnType<typeof open>>['query']) => Promise<unknown>]>([
    [
      'an entry that was changed',
      'was changed',
      (query) => query.updateTable('audit_log').set({ actor: 'bob' }).where('position', '=', 4).execute(),
    ],
    [
      'a time that was changed',
      'was changed',
      (query) => query.updateTable('audit_log').set({ at: '2020-01-01T00:00:00.000Z' }).where('position', '=', 4).execute(),
    ],
    [
      'a detail that was changed',
      'was changed',
      (query) => query.updateTable('audit_log').set({ detail: '{"count":9}' }).where('position', '=', 4).execute(),
    ],
    [
      'a detail to which a reason was added that is no text',
      'was changed',
      (query) =>
        query.updateTable('audit_log').set({ detail: '{"count":3,"reason":["forged"]}' }).where('position', '=', 4).execute(),
    ],
    [
      'an entry that was deleted',
      'is gone, and no purge says so',
      (query) => query.deleteFrom('audit_log').where('position', '=', 4).execute(),
    ],
    [
      'a link that was written anew',
      'the seal of',
      (query) =>
        query
          .updateTable('audit_chain')
          .set({ digest: '0'.repeat(64) })
          .where('position', '=', 4)
          .execute(),
    ],
    [
      'a link that was deleted',
      'the entry after number 3 is gone',
      (query) => query.deleteFrom('audit_chain').where('position', '=', 4).execute(),
    ],
    [
      'a beginning that was deleted',
      'the entries before entry 4',
      (query) => query.deleteFrom('audit_chain').where('position', '<', 4).execute(),
    ],
    [
      'an entry that says it was sealed',
      'was written past the chain',
      (query) =>
        query
          .insertInto('audit_log')
          .values({ id: 'f'.repeat(28), at: '2026-11-21T09:00:00.000Z', actor: 'bob', action: 'signed-in', position: 4 })
          .execute(),
    ],
  ])('tells %s, and which entry it is', async (_, problem, tamper) => {
    const { chain, write, query, verify } = await open(kind);
    await write(6);
    await chain.seal();
    await tamper(query);
    const { broken } = await verify();
    expect(broken).toContain(problem);
    expect(broken).toMatch(/\b4\b|number 3|f{28}/);
  });

  /** Writes a purge entry that only the server should write: it has no seal, unless the server seals it. */
  const forgePurge = async ({ query, time }: Awaited<ReturnType<typeof open>>, days: number, detail: object) => {
    const at = time.now + days * DAY;
    await query
      .insertInto('audit_log')
      .values({
        ...{ id: newId(at), at: isoTime(at), actor: 'retention', action: 'audit-log-purged' },
        detail: JSON.stringify({ before: isoTime(time.now + DAY), entries: 1, ...detail }),
      })
      .execute();
  };

  test.each<[string, (opened: Awaited<ReturnType<typeof open>>) => Promise<unknown>]>([
    ['that is not sealed', (opened) => forgePurge(opened, 0, {})],
    [
      'of entries younger than any retention',
      async (opened) => {
        await forgePurge(opened, 0, {});
        await opened.chain.seal();
      },
    ],
    [
      'that says a later time than this moment',
      async (opened) => {
        await forgePurge(opened, 200, {});
        await opened.chain.seal();
      },
    ],
    [
      'that says a later time than a purge after it',
      async (opened) => {
        await forgePurge(opened, 200, {});
        await opened.chain.seal();
        await forgePurge(opened, 0, { before: '2020-01-01T00:00:00.000Z' });
        await opened.chain.seal();
        opened.time.now += 300 * DAY;
      },
    ],
    [
      'of fewer entries',
      async (opened) => {
        await forgePurge(opened, 200, { entries: 0 });
        await opened.chain.seal();
        opened.time.now += 300 * DAY;
      },
    ],
  ])('takes no deletion for a purge %s', async (_, forge) => {
    const opened = await open(kind);
    await opened.write(6);
    await opened.chain.seal();
    await opened.query.deleteFrom('audit_log').where('position', '=', 4).execute();
    await forge(opened);
    expect((await opened.verify()).broken).toMatch(/^entry 4 .* is gone, and no purge says so$/);
  });

  test('takes no deletion of an entry that came after a purge for its work', async () => {
    const { chain, write, query, time, verify } = await open(kind);
    await write(3);
    time.now += 366 * DAY;
    await chain.removeExpired();
    await query
      .insertInto('audit_log')
      .values({ id: newId(time.now), at: '2020-01-01T00:00:00.000Z', actor: 'bob', action: 'signed-in' })
      .execute();
    await chain.seal();
    expect(await verify()).toMatchObject({ broken: null });
    await query.deleteFrom('audit_log').where('position', '=', 5).execute();
    expect((await verify()).broken).toContain('entry 5');
  });

  test('is whole while a purge is under way, and says how much is left of it', async () => {
    const { chain, write, query, time, entries, verify } = await open(kind);
    await write(3);
    await chain.seal();
    time.now += 366 * DAY;
    const stored = await entries();
    await chain.removeExpired();
    await query.insertInto('audit_log').values(stored.slice(2)).execute();
    expect(await verify()).toMatchObject({ broken: null, ending: 1 });
  });

  test('is verified as it was when the verification began, though a purge comes between', async () => {
    const { database, clock, write, time, entries } = await open(kind);
    // The overwriting of SQLite's file is left out, as it would wait until nobody reads a snapshot.
    const chain = createAuditChain({ ...database, overwriteDeleted: async () => undefined }, clock, 365);
    await write(3);
    await chain.seal();
    time.now += 366 * DAY;
    let purged: Promise<void> | undefined;
    const purging: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        purged ??= chain.removeExpired();
        await purged;
        return result;
      },
    };
    const watched = {
      query: database.query.withPlugin(purging),
      snapshot: async () => {
        const { query, release } = await database.snapshot();
        return { query: query.withPlugin(purging), release };
      },
    };
    expect(await verifyChain(watched, time.now)).toMatchObject({ verified: 3, broken: null });
    expect(await entries()).toHaveLength(1);
  });

  test('stays whole when reasons are taken out, whatever a restore has put in their place', async () => {
    const { chain, query, time, verify } = await open(kind);
    const details = ['[{"reason":"late"}]', '"reason":', '{"reason":"late","points":1}', '{"reason":4,"points":1}'];
    for (const detail of details)
      await query
        .insertInto('audit_log')
        .values({ id: newId(time.now), at: isoTime(time.now), actor: 'ana', action: 'points-adjusted', subject: 'ana', detail })
        .execute();
    await chain.seal();
    await forgetReasons(query, ['ana']);
    expect(await verify()).toMatchObject({ verified: 4, broken: null });
    const stored = await query.selectFrom('audit_log').select('detail').execute();
    expect(new Set(stored.map(({ detail }) => detail))).toEqual(new Set(details.with(2, '{"points":1}')));
  });

  test('written anew from an entry on, or cut off at its end, is told by a head that was noted', async () => {
    const { database, clock, chain, write, query, verify } = await open(kind);
    await write(6);
    const noted = await chain.seal();
    if (noted === null) throw new Error('nothing was sealed');
    await query.deleteFrom('audit_chain').where('position', '>', 4).execute();
    await query.deleteFrom('audit_log').where('position', '>', 4).execute();
    expect(await verify()).toMatchObject({ verified: 4, broken: null });
    expect((await verify([noted])).broken).toBe('number 6 was noted, and the chain ends at 4');
    await write(3);
    await createAuditChain(database, clock, null).seal();
    expect(await verify()).toMatchObject({ broken: null });
    expect((await verify([noted])).broken).toBe('number 6 was noted with another seal: the chain was written anew');
  });

  test('stays whole when a reason is erased, and tells a reason that was changed', async () => {
    const app = await openTestApp(kind);
    onTestFinished(() => app.close());
    const { admin, session, player } = app;
    const { chain, query, verify } = chainOn(app.database, app.time, 365);
    const call = await admin();
    const { code } = await session();
    const correct = async (email: string, reason: string) => {
      const { id } = await player(code, email);
      await call('POST', `/admin/participants/${id}/adjustments`, { points: 1, reason }, { 'idempotency-key': `adjust-${id}` });
    };
    await correct('ana@vigie.example', 'Ana est arrivée en retard');
    await correct('bob@vigie.example', 'Écran gelé');
    await chain.seal();
    expect(await verify()).toMatchObject({ broken: null });
    expect((await call('POST', '/admin/data-protection/erasure', { email: 'ana@vigie.example' })).status).toBe(200);
    await chain.seal();
    expect(await verify()).toMatchObject({ broken: null, waiting: 0 });
    const stored = await query.selectFrom('audit_log').select(['id', 'detail']).where('detail', 'like', '%"reason"%').execute();
    expect(stored).toHaveLength(1);
    const detail = String(stored[0]?.detail).replace('gelé', 'brisé');
    await query.updateTable('audit_log').set({ detail }).where('id', '=', String(stored[0]?.id)).execute();
    expect((await verify()).broken).toContain('the reason in entry');
  });

  test('leaves failed sign-ins out, whose oldest are deleted by their number', async () => {
    const { query, clock, chain, verify } = await open(kind);
    await audit(query, clock, { actor: 'not signed in', action: 'sign-in-failed', subject: null });
    expect(await chain.seal()).toBeNull();
    expect(await verify()).toMatchObject({ waiting: 0, broken: null });
  });

  test('deletes entries past their retention, says so, and is verified from the anchor on', async () => {
    const { time, chain, write, query, entries, verify } = await open(kind);
    await write(250);
    const noted = await chain.seal();
    time.now += 300 * DAY;
    await write(2);
    await chain.removeExpired();
    expect((await entries()).length).toBe(252);
    time.now += 66 * DAY;
    await chain.removeExpired();
    await chain.seal();
    const left = await entries();
    expect(left.map(({ action }) => action)).toEqual(['session-opened', 'session-opened', 'audit-log-purged']);
    expect(left[2]).toMatchObject({ actor: 'retention', position: 253 });
    expect(JSON.parse(left[2]?.detail ?? '')).toMatchObject({ entries: 250, anchor: 250, anchorSeal: noted?.seal });
    expect(await query.selectFrom('audit_chain').select('position').orderBy('position').execute()).toHaveLength(4);
    expect(await verify(noted === null ? [] : [noted])).toMatchObject({ broken: null });
    await chain.removeExpired();
    expect(await entries()).toHaveLength(3);
    await query.deleteFrom('audit_log').where('position', '=', 251).execute();
    expect((await verify()).broken).toContain('entry 251');
  });

  test('keeps everything where the installation says so', async () => {
    const { time, chain, write, entries } = await open(kind, null);
    await write(2);
    time.now += 3650 * DAY;
    await chain.removeExpired();
    expect(await entries()).toHaveLength(2);
  });
});

/** Round trip: export → restore → export gives the same text, on any combination of databases. */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BOARDS, DATA_ACTIONS, HINT_POLICIES, SCORE_EVENT_KINDS } from '#schemas/console-constants.ts';
import type { TemporaryDatabase } from '../../tests/support/temporary-databases.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { backup } from './backup.ts';
import { backupTables, columnsOf } from './backup-tables.ts';
import { restoreAll } from './restore-all.ts';

const odd = (maxLength: number) =>
  fc.oneof(
    fc.string({ unit: 'binary', maxLength }).map((text) => text.replaceAll('\u0000', ' ')),
    fc.constantFrom(
      '__proto__',
      'constructor',
      '"],"sessions":[',
      'Équipe « été » 🦑',
      '\\u0000',
      "'; drop table sessions;--",
      '\ufeff',
    ),
  );
const time = fc.integer({ min: 0, max: 4_000_000_000_000 }).map((at) => new Date(at).toISOString());
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const challenge = fc.oneof(
  fc.constantFrom('word', 'form', 'url-manipulation', 'urlparameters', 'Éa', '~', 'É', '\u{1f991}', '\uffee'),
  odd(20),
);
/** Valid names of teams. */
const line = odd(58).map((text) => `É${text.replaceAll(/[\n\r\u2028\u2029]/g, ' ')}~`);
const award = fc.nat(100_000);
const count = fc.nat(10 ** 9);

const person = fc.record({
  team: maybe(line),
  name: maybe(odd(24).map((text) => `É${text.replaceAll(/[@\n\r\u2028\u2029]/g, ' ')}~`)),
  created_at: time,
  fate: fc.constantFrom('playing', 'removed', 'merged'),
  reached_at: time,
  states: fc.uniqueArray(
    fc.record({
      challenge,
      hints_shown: count,
      failures: count,
      award: maybe(fc.record({ solved_at: time, points: award })),
      round: fc.nat(3),
    }),
    { selector: (state) => state.challenge, maxLength: 4 },
  ),
  events: fc.array(
    fc.record({
      kind: fc.constantFrom(...SCORE_EVENT_KINDS),
      challenge: maybe(challenge),
      points: fc.integer({ min: -100_000, max: 100_000 }),
      reason: odd(300),
      at: time,
      keyed: fc.boolean(),
      round: fc.nat(3),
      actor: maybe(odd(100)),
    }),
    { maxLength: 6 },
  ),
});
const session = fc.record({
  name: maybe(odd(120)),
  active: fc.constantFrom(0, 1),
  created_at: time,
  closed_at: maybe(time),
  challenges: maybe(fc.uniqueArray(line, { minLength: 1, maxLength: 3 }).map((list) => JSON.stringify(list))),
  duration_minutes: maybe(fc.integer({ min: 5, max: 1440 })),
  opens_at: maybe(time),
  closes_at: maybe(time),
  hint_policy: fc.constantFrom(...HINT_POLICIES),
  teams: fc.uniqueArray(line, { maxLength: 3 }).map((list) => JSON.stringify(list)),
  board: fc.constantFrom(...BOARDS),
  report_email: maybe(odd(60).map((text) => `x${text.replace(/[\s\p{Cc}\p{Cs}@.]/gu, 'x')}@b.example`)),
});
const room = fc.record({
  session,
  allowed: fc.uniqueArray(fc.record({ entry: odd(100), team: maybe(line) }), { selector: ({ entry }) => entry, maxLength: 4 }),
  people: fc.array(person, { maxLength: 5 }),
});
const installation = fc.record({
  salt: fc.integer(),
  rooms: fc.array(room, { maxLength: 3 }),
  audit: fc.array(
    fc.record({
      at: time,
      actor: odd(100),
      action: fc.constantFrom(...DATA_ACTIONS, 'signed-in' as const),
      subject: maybe(odd(60)),
      detail: maybe(fc.dictionary(odd(20), fc.oneof(odd(40), fc.integer())).map((detail) => JSON.stringify(detail))),
    }),
    { maxLength: 5 },
  ),
});
type Installation = typeof installation extends fc.Arbitrary<infer T> ? T : never;

const hex = (text: string, digits: number) => createHash('sha256').update(text).digest('hex').slice(0, digits);

/** Replaces all data of a database. */
async function fill({ query }: Database, { salt, rooms, audit }: Installation): Promise<void> {
  await empty(query);
  const id = (...place: readonly (string | number)[]) => hex(`${salt} ${place.join(' ')}`, 28);
  await query
    .insertInto('settings')
    .values({ key: 'variant-key', value: hex(String(salt), 64) })
    .execute();
  for (const [r, { session: row, allowed, people }] of rooms.entries()) {
    const own = id('session', r);
    await query
      .insertInto('sessions')
      .values({ ...row, id: own, code: hex(own, 8).toUpperCase() })
      .execute();
    for (const entry of allowed)
      await query
        .insertInto('allowed_players')
        .values({ ...entry, session: own })
        .execute();
    // The first participant stays, so that others can be merged into it.
    for (const [p, { team, name, created_at, fate: drawn, reached_at, states, events }] of people.entries()) {
      const fate = p === 0 ? 'playing' : drawn;
      const participant = id('participant', r, p);
      await query
        .insertInto('participants')
        .values({
          id: participant,
          session: own,
          email: `j${p}.é🦑@brevelle.example`,
          created_at,
          team,
          name,
          name_key: name && `${name} ${p}`,
          removed_at: fate === 'removed' ? reached_at : null,
          merged_into: fate === 'merged' ? id('participant', r, 0) : null,
        })
        .execute();
      for (const { award, ...state } of states)
        await query
          .insertInto('challenge_states')
          .values({ ...state, participant, solved_at: award?.solved_at ?? null, points: award?.points ?? null })
          .execute();
      let points = 0;
      const solves = new Set<string>();
      for (const [e, { keyed, ...event }] of events.entries()) {
        const of = states.find((state) => state.challenge === event.challenge) ?? states[0];
        const solve = event.kind === 'solve' && of?.award && !solves.has(of.challenge);
        if (solve) solves.add(of.challenge);
        const about = solve ? { challenge: of.challenge, round: of.round } : {};
        const kind = event.kind === 'solve' && !solve ? 'adjustment' : event.kind;
        await query
          .insertInto('score_events')
          .values({ ...event, ...about, kind, id: id('event', r, p, e), participant, idempotency_key: keyed ? `clé-${e}` : null })
          .execute();
        points += event.points;
      }
      if (fate === 'playing')
        await query.insertInto('standings').values({ participant, session: own, points, reached_at }).execute();
    }
  }
  for (const [index, entry] of audit.entries())
    await query
      .insertInto('audit_log')
      .values({ ...entry, id: id('audit', index) })
      .execute();
}

async function empty(query: Database['query']): Promise<void> {
  for (const table of ['sessions', 'audit_log', 'settings'] as const) await query.deleteFrom(table).execute();
}

async function exported(database: Database): Promise<string> {
  let text = '';
  for await (const piece of backup(database, '2026-11-21T09:00:00.000Z')) text += piece;
  return text;
}

const [sqlite, postgres] = testDatabases;
const ways = [
  [sqlite, sqlite],
  [postgres, postgres],
  [sqlite, postgres],
  [postgres, sqlite],
].map(([from, to]) => ({ from, to, way: `${from?.name} to ${to?.name}` }));

describe.each(ways)('from $way', ({ from, to }) => {
  const stores: TemporaryDatabase[] = [];
  const databases: Database[] = [];
  const directory = mkdtempSync(join(tmpdir(), 'vigie-property-'));
  beforeAll(async () => {
    for (const kind of [from, to]) {
      const store = await kind?.createMigrated();
      if (!store) throw new Error('no database');
      stores.push(store);
      databases.push(await openDatabase(store.url));
    }
  });
  afterAll(async () => {
    for (const database of databases) await database.close();
    for (const store of stores) await store.drop();
    rmSync(directory, { recursive: true });
  });

  test('an export, restored, exports as the same text', async () => {
    const [source, target] = databases;
    if (!source || !target) throw new Error('no databases');
    const path = join(directory, 'backup.json');
    await fc.assert(
      fc.asyncProperty(installation, async (data) => {
        await fill(source, data);
        await empty(target.query);
        const text = await exported(source);
        writeFileSync(path, text);
        const file = await open(path);
        await restoreAll(target, file, {
          dryRun: false,
          clock: () => 0,
          actor: 'test',
          idempotencyKey: null,
          retentionDays: null,
        }).finally(() => file.close());
        expect(await exported(target)).toBe(text);
      }),
      { numRuns: 25 },
    );
  });

  test('every column of the tables that travel is in the backup', async () => {
    const stored = (await databases[0]?.query.introspection.getTables()) ?? [];
    // Columns that no backup holds: the last idempotency key, which matters for minutes, hashes of secrets, and whether a campaign invites
    // people.
    const passing: Readonly<Record<string, readonly string[]>> = {
      audit_log: ['position'],
      campaign_returns: ['running'],
      challenge_states: ['last_attempt'],
      participants: ['personal_code'],
    };
    for (const table of backupTables) {
      const columns = stored.find(({ name }) => name === table.name)?.columns.map(({ name }) => name) ?? [];
      expect([...columnsOf(table), ...(passing[table.name] ?? [])].sort(), table.name).toEqual(columns.sort());
    }
    const left = stored.map(({ name }) => name).filter((name) => !backupTables.some((table) => table.name === name));
    expect(left.sort()).toEqual([
      'api_tokens',
      'audit_chain',
      'deletion_requests',
      'erased_people',
      'facilitators',
      'identities',
      'mail_queue',
      'mailings',
      'mails',
      'migrations',
      'openid_transactions',
      'passkey_challenges',
      'passkeys',
      'personal_seats',
      'recovery_codes',
      'refused_logins',
      'remotes',
      'tokens',
      'waiting_people',
    ]);
  });
});

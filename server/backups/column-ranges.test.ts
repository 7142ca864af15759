/** Check constraints accept exactly the numbers and lengths that a backup can restore. */
import { open } from 'node:fs/promises';
import { type RawBuilder, sql } from 'kysely';
import type { TSchema } from 'typebox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TemporaryDatabase } from '../../tests/support/temporary-databases.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';
import { COLUMNS } from '../database/columns.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { backupTables } from './backup-tables.ts';
import { restoreAll } from './restore-all.ts';

const FIXTURE = new URL('../../tests/fixtures/releases/1.0.0/backup.json', import.meta.url);

const KEYS_OF_WHAT_NO_BACKUP_HOLDS: Readonly<Record<string, readonly string[]>> = { tokens: ['hash'], facilitators: ['id'] };

interface Range {
  readonly place: string;
  readonly table: string;
  readonly column: string;
  readonly right: readonly (string | number)[];
  readonly wrong: readonly (string | number)[];
}

/** Boundary values: both sides of each bound of a column's type. */
function rangesOf(table: string, column: string, type: TSchema): Range[] {
  const types: readonly Record<string, unknown>[] = 'anyOf' in type && Array.isArray(type.anyOf) ? type.anyOf : [{ ...type }];
  const bound = (name: string) => types.map((each) => each[name]).find((value) => typeof value === 'number');
  const [minimum, maximum, longest, shortest] = ['minimum', 'maximum', 'maxLength', 'minLength'].map(bound);
  const right: (string | number)[] = [];
  const wrong: (string | number)[] = [];
  // One character of two UTF-16 units, as program and databases count characters.
  const long = (length: number) => '🦑'.repeat(length);
  if (minimum !== undefined) right.push(minimum) && wrong.push(minimum - 1);
  if (maximum !== undefined) right.push(maximum) && wrong.push(maximum + 1);
  if (longest !== undefined) right.push(long(longest)) && wrong.push(long(longest + 1));
  if (shortest === 1 && column === 'team') wrong.push('');
  return right.length > 0 ? [{ place: `${table}.${column}`, table, column, right, wrong }] : [];
}

const ranges = Object.entries(COLUMNS).flatMap(([table, columns]) =>
  Object.entries(columns).flatMap(([column, type]) => rangesOf(table, column, type)),
);

describe.each(testDatabases)('the tables on $name', (kind) => {
  let store: TemporaryDatabase;
  let database: Database;
  beforeAll(async () => {
    store = await kind.createMigrated();
    database = await openDatabase(store.url);
    const file = await open(FIXTURE);
    await restoreAll(database, file, { dryRun: false, clock: () => 0, actor: 'test', idempotencyKey: null, retentionDays: null });
    await file.close();
    // Rows of the tables that the release did not have.
    const { id, session } = await database.query
      .selectFrom('participants')
      .select(['id', 'session'])
      .limit(1)
      .executeTakeFirstOrThrow();
    const at = '2026-11-24T09:00:00.000Z';
    const round = { session, number: 1, item: 'mailbox', opened_at: at, closed_at: null };
    await database.query.insertInto('finale_rounds').values(round).execute();
    await database.query.insertInto('finale_votes').values({ participant: id, number: 1, genuine: 0, at }).execute();
    const answer = { participant: id, challenge: 'ssh', chosen: 0, at };
    await database.query.insertInto('debrief_answers').values(answer).execute();
    const judged = { participant: id, challenge: 'ssh', item: 'visitor', hostile: 1, first_hostile: 0, last_hostile: 1 };
    await database.query.insertInto('judgements').values(judged).execute();
    const campaign = { id: 'c'.repeat(28), name: 'Octobre', purpose: '', starts_on: '2026-10-01', ends_on: '2026-10-31' };
    const campaignRow = { ...campaign, departments: null, created_by: 'admin', created_at: at, ended_at: null, figures: null };
    await database.query.insertInto('campaigns').values(campaignRow).execute();
    await database.query.insertInto('campaign_sessions').values({ session, campaign: campaign.id }).execute();
    const expected = { campaign: campaign.id, email: 'ana@brevelle.example' };
    const attendance = { ...expected, merged_into: expected.email, day: '2026-10-02', finished: 0 };
    await database.query.insertInto('campaign_attendances').values(attendance).execute();
    await database.query
      .insertInto('campaign_invitations')
      .values({ ...expected, name: null, department: null })
      .execute();
    const texts = { subject: 'Revenir', body: '{lien}', reply_to: 'ana@brevelle.example', page: 'https://vigie.example/retour' };
    const returns = { campaign: campaign.id, kind: 'weeks-3', since: at, ...texts, set_by: 'admin', running: 1 } as const;
    await database.query.insertInto('campaign_returns').values(returns).execute();
    const invitation = { participant: id, kind: 'weeks-3', state: 'asked', at } as const;
    await database.query.insertInto('return_invitations').values(invitation).execute();
    await database.query.insertInto('session_reports').values({ session, drawn_at: at, tally: '{}' }).execute();
    const conclusion = { choice: '0'.repeat(64), session, text: 'Bien.', written_at: at };
    await database.query.insertInto('report_conclusions').values(conclusion).execute();
    const appointment = {
      id: 'a'.repeat(28),
      participant: id,
      kind: 'weeks-3',
      due_on: '2026-12-12',
      ends_on: '2026-12-26',
    } as const;
    const kept = { ...appointment, token_hash: 'A'.repeat(43), intention: 'Quand, alors.', kept_at: at, outcome: null };
    await database.query.insertInto('appointments').values(kept).execute();
    const returned = { appointment: appointment.id, challenge: 'ssh', chosen: 1, correct: 1, at };
    await database.query.insertInto('return_answers').values(returned).execute();
    const again = {
      appointment: appointment.id,
      challenge: 'ssh',
      item: 'visitor',
      hostile: 1,
      first_hostile: 0,
      last_hostile: 1,
    };
    await database.query.insertInto('return_judgements').values(again).execute();
    await database.query.insertInto('return_solves').values({ appointment: appointment.id, challenge: 'ssh', at }).execute();
    const tally = {
      id: 'b'.repeat(28),
      session,
      campaign: null,
      kind: 'weeks-3',
      drawn_at: at,
      compared: 0,
      tally: '{}',
    } as const;
    await database.query.insertInto('return_tallies').values(tally).execute();
    const proof = { code_hash: '0'.repeat(64), sealed: '0'.repeat(40), ends_on: '2031-11-24' };
    await database.query.insertInto('attestation_proofs').values(proof).execute();
    const person = { id: '0'.repeat(28), email: 'ana@brevelle.example', created_at: at, updated_at: at };
    await database.query.insertInto('people').values(person).execute();
    const account = { id: 'f'.repeat(28), username: 'chef', role: 'department', password: '', from_environment: 0 } as const;
    await database.query
      .insertInto('facilitators')
      .values({ ...account, created_at: at, language: null, departments: null })
      .execute();
    const token = { hash: '0'.repeat(64), kind: 'player', participant: id, created_at: at, expires_at: at } as const;
    await database.query.insertInto('tokens').values(token).execute();
    await database.query
      .insertInto('people_directory')
      .values({ id: 1, version: '0'.repeat(28) })
      .execute();
  });
  afterAll(async () => {
    await database.close();
    await store.drop();
  });

  /** Writes a value into one row, and rolls back. */
  async function put(table: string, column: string, value: string | number): Promise<void> {
    const key = backupTables.find(({ name }) => name === table)?.key ?? KEYS_OF_WHAT_NO_BACKUP_HOLDS[table] ?? [];
    const names = sql.join(key.map((name) => sql.ref(name)));
    const one: RawBuilder<unknown> = sql`(${names}) in (select ${names} from ${sql.table(table)} order by ${names} limit 1)`;
    const transaction = await database.query.startTransaction().execute();
    try {
      const { numAffectedRows } = await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value} where ${one}`.execute(
        transaction,
      );
      expect(numAffectedRows).toBe(1n);
    } finally {
      await transaction.rollback().execute();
    }
  }

  test.each(ranges)('hold $place to its range', async ({ table, column, right, wrong }) => {
    for (const value of right) await put(table, column, value);
    for (const value of wrong) await expect(put(table, column, value), String(value).slice(0, 20)).rejects.toThrow(/check/i);
  });
});

test('the ranges that are tried are those of numbers and texts', () => {
  expect(ranges.map(({ place }) => place)).toEqual(
    expect.arrayContaining([
      'participants.email',
      'allowed_players.entry',
      'standings.points',
      'score_events.points',
      'sessions.name',
    ]),
  );
});

/** The steps from an empty database to the tables of `tables.ts`, the same for both databases. A step that has shipped never changes. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

export type DatabaseKind = 'sqlite' | 'postgres';
type Schema = Kysely<Tables> | Transaction<Tables>;

export interface Migration {
  readonly name: string;
  up(database: Schema, kind: DatabaseKind): Promise<void>;
}

const first: Migration = {
  name: '001-ledger',
  async up(database) {
    const { schema } = database;
    await schema
      .createTable('sessions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('code', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text')
      .addColumn('active', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('closed_at', 'text')
      .execute();
    await schema
      .createTable('participants')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('session', 'text', (column) => column.notNull().references('sessions.id').onDelete('cascade'))
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addUniqueConstraint('participants_session_email', ['session', 'email'])
      .execute();
    await schema
      .createTable('tokens')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('participant', 'text', (column) => column.references('participants.id').onDelete('cascade'))
      .addColumn('username', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await schema.createIndex('tokens_participant').on('tokens').column('participant').execute();
    await schema.createIndex('tokens_expires_at').on('tokens').column('expires_at').execute();
    await schema
      .createTable('challenge_states')
      .addColumn('participant', 'text', (column) => column.notNull().references('participants.id').onDelete('cascade'))
      .addColumn('challenge', 'text', (column) => column.notNull())
      .addColumn('hints_shown', 'integer', (column) => column.notNull())
      .addColumn('failures', 'integer', (column) => column.notNull())
      .addColumn('solved_at', 'text')
      .addColumn('points', 'integer')
      .addPrimaryKeyConstraint('challenge_states_pk', ['participant', 'challenge'])
      .execute();
    await schema
      .createTable('score_events')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('participant', 'text', (column) => column.notNull().references('participants.id').onDelete('cascade'))
      .addColumn('challenge', 'text')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('points', 'integer', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('idempotency_key', 'text')
      .execute();
    // The database itself sees to it that a solve counts once, and a repeated penalty too.
    await schema
      .createIndex('score_events_one_solve')
      .unique()
      .on('score_events')
      .columns(['participant', 'challenge'])
      .where(sql`kind`, '=', sql.lit('solve'))
      .execute();
    await schema
      .createIndex('score_events_one_key')
      .unique()
      .on('score_events')
      .columns(['participant', 'idempotency_key'])
      .where('idempotency_key', 'is not', null)
      .execute();
    await schema
      .createTable('standings')
      .addColumn('participant', 'text', (column) => column.primaryKey().references('participants.id').onDelete('cascade'))
      .addColumn('session', 'text', (column) => column.notNull())
      .addColumn('points', 'integer', (column) => column.notNull())
      .addColumn('reached_at', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createIndex('standings_of_session')
      .on('standings')
      .columns(['session', 'points desc', 'reached_at', 'participant'])
      .execute();
    await schema.createIndex('standings_overall').on('standings').columns(['points desc', 'reached_at', 'participant']).execute();
    await schema
      .createTable('audit_log')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('actor', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('subject', 'text')
      .addColumn('detail', 'text')
      .execute();
    await schema
      .createTable('settings')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
  },
};

const second: Migration = {
  name: '002-console',
  async up(database, kind) {
    const { schema } = database;
    // Compared byte by byte, as SQLite does it: a backup has one order, whichever database it comes from.
    const bytes = kind === 'postgres' ? sql`text collate "C"` : sql`text`;
    if (kind === 'postgres')
      await sql`alter table challenge_states alter column challenge type text collate "C"`.execute(database);

    await schema.alterTable('sessions').addColumn('challenges', 'text').execute();
    await schema.alterTable('sessions').addColumn('duration_minutes', 'integer').execute();
    await schema.alterTable('sessions').addColumn('opens_at', 'text').execute();
    await schema.alterTable('sessions').addColumn('closes_at', 'text').execute();
    await schema
      .alterTable('sessions')
      .addColumn('hint_policy', 'text', (column) => column.notNull().defaultTo('table'))
      .execute();
    await schema
      .alterTable('sessions')
      .addColumn('teams', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
    await schema
      .createTable('allowed_players')
      .addColumn('session', 'text', (column) => column.notNull().references('sessions.id').onDelete('cascade'))
      .addColumn('entry', bytes, (column) => column.notNull())
      .addColumn('team', 'text')
      .addPrimaryKeyConstraint('allowed_players_pk', ['session', 'entry'])
      .execute();

    await schema.alterTable('participants').addColumn('team', 'text').execute();
    await schema.alterTable('participants').addColumn('removed_at', 'text').execute();
    await schema.alterTable('participants').addColumn('merged_into', 'text').execute();

    await schema
      .alterTable('challenge_states')
      .addColumn('round', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema
      .alterTable('score_events')
      .addColumn('round', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema.alterTable('score_events').addColumn('actor', 'text').execute();
    await schema.dropIndex('score_events_one_solve').execute();
    await schema
      .createIndex('score_events_one_solve')
      .unique()
      .on('score_events')
      .columns(['participant', 'challenge', 'round'])
      .where(sql`kind`, '=', sql.lit('solve'))
      .execute();

    await schema
      .createTable('facilitators')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('username', 'text', (column) => column.notNull().unique())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('password', 'text', (column) => column.notNull())
      .addColumn('from_environment', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
  },
};

const third: Migration = {
  name: '003-attempts-sent-again',
  async up({ schema }) {
    await schema.alterTable('challenge_states').addColumn('last_attempt', 'text').execute();
  },
};

/** In the order in which they are applied. */
export const migrations: readonly Migration[] = [first, second, third];

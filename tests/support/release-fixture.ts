/**
 * Writes the fixtures of a release, which all later releases must read: `tests/fixtures/releases/<version>/` has the database of a played
 * session as SQL text for each kind of database (`sqlite.sql`, `postgres.sql`), and the backup of the same session (`backup.json`).
 * There are two sessions: the golden one (`golden-room.ts`), ended, where a1 has an attestation; and an open one, where z1 has solved word
 * (5 points) and a facilitator has added 1.5. The totals follow from the rules of the fixture challenges: word and word-1 are worth 5, less
 * 0.25 for each hint and 1 for every second failure; form is worth 3.
 */
import BetterSqlite from 'better-sqlite3';
import { sql } from 'kysely';
import pg from 'pg';
import { COLUMNS } from '../../server/database/columns.ts';
import type { Database } from '../../server/database/database.ts';
import type { DatabaseKind } from '../../server/database/migration.ts';
import { migrations } from '../../server/database/migrations.ts';
import { playGoldenRoom } from './golden-room.ts';
import { rightAnswer, type TestApp } from './test-app.ts';

export const GOLDEN_SESSION = 'Atelier témoin';
export const OPEN_SESSION = 'Atelier en cours';
export const OPEN_PLAYER = 'z1@brevelle.example';
export const ATTESTED_NAME = 'Aïcha Un';

/** Points of all players of the golden session, computed by hand, in the order of its board. */
export const GOLDEN_TOTALS: Readonly<Record<string, number>> = {
  'a1@brevelle.example': 11,
  'a2@brevelle.example': 8,
  'a3@brevelle.example': 8,
  'a4@brevelle.example': 5,
  'r1@brevelle.example': 4.75,
  'r2@brevelle.example': 4.75,
  'a5@brevelle.example': 4,
  'r3@brevelle.example': 0,
  's1@brevelle.example': 0,
  's2@brevelle.example': 0,
  's3@brevelle.example': 0,
};
export const OPEN_TOTAL = 6.5;

/** Plays both sessions in an app with the golden challenges. */
export async function playReleaseRoom(app: TestApp): Promise<void> {
  const admin = await app.admin();
  const { session } = await playGoldenRoom(app, 'a1');
  const { body } = await admin('GET', `/admin/sessions/${session}`);
  const a1 = await app.player(String(body['code']), 'a1@brevelle.example');
  await a1.call('POST', '/me/attestation', { name: ATTESTED_NAME });
  const { body: open } = await admin('POST', '/admin/sessions', { name: OPEN_SESSION, challenges: ['word', 'form'] });
  const z1 = await app.player(String(open['code']), OPEN_PLAYER);
  await z1.call('POST', '/challenges/word/attempts', { answer: await rightAnswer(app.database, z1.id, 'word') });
  await admin('POST', `/admin/participants/${z1.id}/adjustments`, { points: 1.5, reason: 'a good question' });
}

/** The database as SQL text: the statements of this release's migrations, then the rows. */
export async function sqlOf({ query }: Database, kind: DatabaseKind): Promise<string> {
  const lines = ['create table migrations (name text primary key)', ...migrations.flatMap(({ statements }) => statements(kind))];
  for (const table of ['migrations', ...Object.keys(COLUMNS)]) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(query);
    for (const row of rows)
      lines.push(`insert into ${table} (${Object.keys(row).join(', ')}) values (${Object.values(row).map(literal).join(', ')})`);
  }
  return `${lines.join(';\n')};\n`;
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
}

/** Runs SQL text on an empty database. @param url value of DATABASE_URL */
export async function loadSql(url: string, text: string): Promise<void> {
  if (url.startsWith('sqlite:')) {
    const file = new BetterSqlite(url.slice('sqlite:'.length));
    file.exec(text);
    file.close();
    return;
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text);
  await client.end();
}

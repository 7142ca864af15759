/**
 * The backup: one JSON document of everything that is not a credential, from one consistent snapshot, sent while it is read.
 * `sha256` is of the text of `tables`, from its opening brace to its closing one.
 */
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { schemaVersion } from '../database/migrations.ts';
import type { Tables } from '../database/tables.ts';

const PAGE = 1000;

type Page = (query: Kysely<Tables>, after: readonly [string, string]) => Promise<readonly (readonly [string, string, unknown])[]>;

/** Each table in the order of its key, from one key on. Tokens are left out, and of the settings all but the variants' key. */
const pages: Readonly<Record<string, Page>> = {
  settings: async (query, [after]) => {
    const rows = await query.selectFrom('settings').selectAll().where('key', '=', VARIANT_KEY).where('key', '>', after).execute();
    return rows.map((row) => [row.key, '', row] as const);
  },
  sessions: byId('sessions'),
  participants: byId('participants'),
  challenge_states: async (query, [participant, challenge]) => {
    const rows = await query
      .selectFrom('challenge_states')
      .selectAll()
      .where((eb) =>
        eb.or([
          eb('participant', '>', participant),
          eb.and([eb('participant', '=', participant), eb('challenge', '>', challenge)]),
        ]),
      )
      .orderBy('participant')
      .orderBy('challenge')
      .limit(PAGE)
      .execute();
    return rows.map((row) => [row.participant, row.challenge, row] as const);
  },
  score_events: byId('score_events'),
  audit_log: byId('audit_log'),
};

/** Name of the setting from which every participant's variants follow. */
export const VARIANT_KEY = 'variant-key';

function byId(table: 'sessions' | 'participants' | 'score_events' | 'audit_log'): Page {
  return async (query, [after]) => {
    const rows = await query.selectFrom(table).selectAll().where('id', '>', after).orderBy('id').limit(PAGE).execute();
    return rows.map((row) => [row.id, '', row] as const);
  };
}

/** The document, piece by piece. @param createdAt ISO 8601 */
export async function* backup(database: Database, createdAt: string): AsyncGenerator<string> {
  const snapshot = await database.snapshot();
  const hash = createHash('sha256');
  const hashed = (text: string) => {
    hash.update(text);
    return text;
  };
  try {
    yield `{"format":"vigie-backup","schemaVersion":${schemaVersion},"createdAt":${JSON.stringify(createdAt)},"tables":`;
    let opening = '{';
    for (const [table, page] of Object.entries(pages)) {
      yield hashed(`${opening}${JSON.stringify(table)}:[`);
      opening = ',';
      let after: readonly [string, string] = ['', ''];
      let separator = '';
      for (;;) {
        const rows = await page(snapshot.query, after);
        const last = rows.at(-1);
        if (!last) break;
        yield hashed(separator + rows.map(([, , row]) => JSON.stringify(row)).join(','));
        separator = ',';
        after = [last[0], last[1]];
      }
      yield hashed(']');
    }
    yield hashed('}');
    yield `,"sha256":"${hash.digest('hex')}"}`;
  } finally {
    await snapshot.release();
  }
}

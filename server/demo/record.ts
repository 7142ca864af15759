/** Which session is the demo's, and how far it is played: kept in the database, so that a start goes on where the last one ended. */
import type { Database } from '../database/database.ts';

export interface DemoRecord {
  /** Null until it is created. */
  readonly session: string | null;
  readonly seed: string;
  /** Milliseconds since 1970 at which its script began. */
  readonly begun: number;
  /** Steps of the script that were taken. */
  readonly done: number;
}

const KEY = 'demo';
const STORED = /^(\S+) (\S+) (\d+) (\d+)$/;

/** Null where there is no demo, or its session was deleted. */
export async function readDemo({ query }: Database): Promise<DemoRecord | null> {
  const row = await query.selectFrom('settings').select('value').where('key', '=', KEY).executeTakeFirst();
  const [, session, seed = '', begun, done] = STORED.exec(row?.value ?? '') ?? [];
  if (session === undefined) return null;
  const times = { seed, begun: Number(begun), done: Number(done) };
  if (session === '-') return { session: null, ...times };
  const known = await query.selectFrom('sessions').select('id').where('id', '=', session).executeTakeFirst();
  return known ? { session, ...times } : null;
}

/** In place of any other. */
export async function storeDemo({ query }: Database, record: DemoRecord): Promise<void> {
  const value = stored(record);
  await query
    .insertInto('settings')
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** Whether this process may take the next step: each is taken once, however many processes play. */
export async function claimStep({ query }: Database, record: DemoRecord): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('settings')
    .set({ value: stored({ ...record, done: record.done + 1 }) })
    .where('key', '=', KEY)
    .where('value', '=', stored(record))
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

function stored({ session, seed, begun, done }: DemoRecord): string {
  return `${session ?? '-'} ${seed} ${begun} ${done}`;
}

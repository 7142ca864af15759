/** The stored state of the demo (session and progress), so that a restart resumes it. */
import type { Database } from '../database/database.ts';

export interface DemoRecord {
  /** Identifier of the session; null until it is created. */
  readonly session: string | null;
  readonly seed: string;
  /** Beginning of its script, in milliseconds since 1970. */
  readonly begun: number;
  /** Number of steps that were played. */
  readonly done: number;
}

const KEY = 'demo';
const STORED = /^(\S+) (\S+) (\d+) (\d+)$/;

/** The stored record; null without a demo, or when its session was deleted. */
export async function readDemo({ query }: Database): Promise<DemoRecord | null> {
  const row = await query.selectFrom('settings').select('value').where('key', '=', KEY).executeTakeFirst();
  const [, session, seed = '', begun, done] = STORED.exec(row?.value ?? '') ?? [];
  if (session === undefined) return null;
  const times = { seed, begun: Number(begun), done: Number(done) };
  if (session === '-') return { session: null, ...times };
  const known = await query.selectFrom('sessions').select('id').where('id', '=', session).executeTakeFirst();
  return known ? { session, ...times } : null;
}

/** Stores the record, in place of a former one. */
export async function storeDemo({ query }: Database, record: DemoRecord): Promise<void> {
  const value = stored(record);
  await query
    .insertInto('settings')
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** Claims the next step (compare and set), so that each step is played once among several processes. */
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

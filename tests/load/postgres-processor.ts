/** Processor time of a PostgreSQL server on this machine, as Linux reports it. */
import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Database } from '../../server/database/database.ts';

/** Processor time in milliseconds of the PostgreSQL server with this process id, and of its connections, open or closed. */
export function familyTimeOf(pid: number): number {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(statOf)
    .filter((stat) => stat?.parent === pid);
  const { own = 0, ended = 0 } = statOf(String(pid)) ?? {};
  return own + ended + children.reduce((sum, child) => sum + (child?.own ?? 0), 0);
}

/** Process id of the PostgreSQL server, which is the parent of every connection's process. */
export async function postmasterOf({ query }: Database): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(query);
  const parent = statOf(String(rows[0]?.pid))?.parent;
  if (parent === undefined) throw new Error('the database runs on another machine');
  return parent;
}

/** Times of a process; undefined where the process has ended. */
function statOf(pid: string): { readonly parent: number; readonly own: number; readonly ended: number } | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11);
    return { parent, own: (user + system) * 10, ended: (endedUser + endedSystem) * 10 };
  } catch {
    return undefined;
  }
}

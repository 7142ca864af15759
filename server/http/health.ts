/** `/healthz`: the process answers. `/readyz`: the database does too. */
import { sql } from 'kysely';
import { Type } from 'typebox';
import type { Database } from '../database/database.ts';
import { ServerError } from '../errors.ts';
import { failures, type Server } from './routing.ts';

/** Longest wait for the database, in ms: whoever probes must hear in time that it is not there. */
const PATIENCE = 2_000;

const StatusSchema = Type.Object({ status: Type.String() }, { additionalProperties: false });

export function healthRoutes(server: Server, { query }: Database): void {
  const response = { 200: StatusSchema, ...failures };
  server.get('/healthz', { schema: { summary: 'Whether the process answers.', response } }, async () => ({ status: 'ok' }));
  server.get('/readyz', { schema: { summary: 'Whether the database answers too.', response } }, async () => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise((_resolve, reject) => {
      timer = setTimeout(reject, PATIENCE);
    });
    try {
      await Promise.race([sql`select 1`.execute(query), late]);
    } catch {
      throw new ServerError(503, 'database-unavailable', 'The database does not answer.');
    } finally {
      clearTimeout(timer);
    }
    return { status: 'ready' };
  });
}

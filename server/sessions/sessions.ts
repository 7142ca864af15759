/** Sessions: created open, so that the code can be shared at once; closing refuses new logins; deleting takes everything along. */
import type { Kysely, Selectable } from 'kysely';
import type { Session } from '#schemas/admin.ts';
import { type Clock, isoTime } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { withRetries } from '../database/failures.ts';
import type { SessionsTable, Tables } from '../database/tables.ts';
import { unknownSession } from '../errors.ts';
import { audit } from '../facilitators/audit-log.ts';
import { isId, newId } from '../identifiers.ts';
import { displayedCode, newCode } from './codes.ts';

export interface Sessions {
  /** Newest first. */
  list(): Promise<Session[]>;
  create(name: string | null, actor: string): Promise<Session>;
  /** Opens or closes. @throws ServerError 404 */
  setActive(id: string, active: boolean, actor: string): Promise<Session>;
  /** Removes the session with its participants, tokens, states and score events. @throws ServerError 404 */
  remove(id: string, actor: string): Promise<void>;
  /** @throws ServerError 404 */
  mustExist(id: string): Promise<void>;
}

type Row = Selectable<Pick<SessionsTable, 'id' | 'code' | 'name' | 'active'>>;
const COLUMNS = ['id', 'code', 'name', 'active'] as const;

/** @param onChanged called after every change */
export function createSessions({ query }: Database, clock: Clock, onChanged: () => void): Sessions {
  const inTransaction = async <T>(work: (transaction: Kysely<Tables>) => Promise<T>): Promise<T> => {
    const result = await withRetries(() => query.transaction().execute(work));
    onChanged();
    return result;
  };
  return {
    async list() {
      const rows = await query
        .selectFrom('sessions')
        .select(COLUMNS)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute();
      return rows.map(sessionOf);
    },
    create: (name, actor) =>
      inTransaction(async (transaction) => {
        const row = { id: newId(clock()), code: newCode(), name, active: 1 };
        await transaction
          .insertInto('sessions')
          .values({ ...row, created_at: isoTime(clock()), closed_at: null })
          .execute();
        await audit(transaction, clock, { actor, action: 'session-created', subject: row.id });
        return sessionOf(row);
      }),
    setActive: (id, active, actor) =>
      inTransaction(async (transaction) => {
        const row = isId(id)
          ? await transaction
              .updateTable('sessions')
              .set({ active: active ? 1 : 0, closed_at: active ? null : isoTime(clock()) })
              .where('id', '=', id)
              .returning(COLUMNS)
              .executeTakeFirst()
          : undefined;
        if (!row) throw unknownSession();
        await audit(transaction, clock, { actor, action: active ? 'session-opened' : 'session-closed', subject: id });
        return sessionOf(row);
      }),
    remove: (id, actor) =>
      inTransaction(async (transaction) => {
        const row = isId(id)
          ? await transaction.deleteFrom('sessions').where('id', '=', id).returning('id').executeTakeFirst()
          : undefined;
        if (!row) throw unknownSession();
        await audit(transaction, clock, { actor, action: 'session-deleted', subject: id });
      }),
    async mustExist(id) {
      const row = isId(id) ? await query.selectFrom('sessions').select('id').where('id', '=', id).executeTakeFirst() : undefined;
      if (!row) throw unknownSession();
    },
  };
}

function sessionOf({ id, code, name, active }: Row): Session {
  return { id, code: displayedCode(code), name, active: active === 1 };
}

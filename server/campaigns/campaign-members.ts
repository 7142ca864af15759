/** Puts sessions into a campaign, and takes them out of it. */
import type { Transaction } from 'kysely';
import { audit } from '../audit/audit-log.ts';
import { type Clock, isoTime } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { withRetries } from '../database/failures.ts';
import type { Tables } from '../database/tables.ts';
import { unknownSession } from '../errors.ts';
import { isId } from '../identifiers.ts';
import { displayedCode } from '../session-model/session-codes.ts';
import { enlist, openCampaign } from './campaign-rows.ts';

export interface CampaignMembers {
  /**
   * Idempotent: a session that is in the campaign already stays there.
   * @throws ServerError 404; 409 where the session is in another campaign, or this campaign has ended
   */
  addSession(id: string, session: string, actor: string): Promise<void>;
  /** Takes a session out. Idempotent. @throws ServerError 404, 409 once the campaign has ended */
  removeSession(id: string, session: string, actor: string): Promise<void>;
}

export function createCampaignMembers({ query }: Database, clock: Clock): CampaignMembers {
  const inTransaction = <T>(work: (transaction: Transaction<Tables>) => Promise<T>): Promise<T> =>
    withRetries(() => query.transaction().execute(work));
  return {
    addSession: (id, session, actor) =>
      inTransaction(async (transaction) => {
        const { name } = await openCampaign(transaction, id);
        const code = await codeOf(transaction, session);
        if (code === null) throw unknownSession();
        if ((await enlist(transaction, id, [session], isoTime(clock()))) === 0) return;
        const detail = { name, session: code };
        await audit(transaction, clock, { actor, action: 'campaign-session-added', subject: id, detail });
      }),
    removeSession: (id, session, actor) =>
      inTransaction(async (transaction) => {
        const { name } = await openCampaign(transaction, id);
        const { numDeletedRows } = await transaction
          .deleteFrom('campaign_sessions')
          .where('campaign', '=', id)
          .where('session', '=', session)
          .executeTakeFirst();
        if (numDeletedRows === 0n) return;
        const detail = { name, session: await codeOf(transaction, session) };
        await audit(transaction, clock, { actor, action: 'campaign-session-removed', subject: id, detail });
      }),
  };
}

/** The displayed code of a session; null for an unknown one. */
async function codeOf(transaction: Transaction<Tables>, session: string): Promise<string | null> {
  const row = isId(session)
    ? await transaction.selectFrom('sessions').select('code').where('id', '=', session).executeTakeFirst()
    : undefined;
  return row ? displayedCode(row.code) : null;
}

/**
 * Seals the entries of the audit log into a chain, and deletes those past their retention so that the rest can still be verified
 * (decision 44). Sealing follows the entries by a few seconds: no call waits for it, and no lock is held over a call.
 */

import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import { DAY_MS } from '#engine/rules/milliseconds.ts';
import { type Clock, isoTime } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { withRetries } from '../database/failures.ts';
import type { Tables } from '../database/tables.ts';
import { newId } from '../identifiers.ts';
import { audit } from './audit-log.ts';
import { FIRST_SEAL, nextLink } from './chain-link.ts';

/** Maximum number of entries in one transaction, so that other calls are answered between two. */
const PIECE = 200;
/**
 * Action whose entries have no link. Anybody can cause failed sign-ins, so their number is limited (`failed-sign-ins.ts`) by deleting the
 * oldest. In the chain, the link of each deleted entry would have to stay.
 */
export const UNCHAINED = 'sign-in-failed';

/** The last link of the chain: a copy that is noted outside the database proves everything before it. */
export interface ChainHead {
  readonly position: number;
  readonly seal: string;
}

export interface AuditChain {
  /** Seals every entry that is committed. @returns the new head; null where nothing was to be sealed */
  seal(): Promise<ChainHead | null>;
  /** Deletes entries past their retention; an entry of the log says which. */
  removeExpired(): Promise<void>;
}

/** @param days after which entries are deleted; null keeps them */
export function createAuditChain(database: Database, clock: Clock, days: number | null): AuditChain {
  const { query, kind } = database;
  /** Runs work in one process at a time. Erasures wait for the lock, as they take a key out of a link. */
  const alone = <T>(work: (transaction: Transaction<Tables>) => Promise<T>): Promise<T> =>
    withRetries(() =>
      query.transaction().execute(async (transaction) => {
        if (kind === 'postgres') await sql`lock table audit_chain in share row exclusive mode`.execute(transaction);
        return work(transaction);
      }),
    );
  async function seal(): Promise<ChainHead | null> {
    let head: ChainHead | null = null;
    // The next piece begins after the last identifier of this one: PostgreSQL would otherwise read past every entry that was just sealed.
    let after = '';
    // The look-up takes no lock, as most of the time there is nothing to seal.
    while ((await unsealed(query, after).select('id').limit(1).executeTakeFirst()) !== undefined) {
      const from = after;
      const sealed = await alone((transaction) => sealPiece(transaction, kind, from));
      if (sealed === null) break;
      ({ head, last: after } = sealed);
      if (!sealed.more) break;
      await setImmediate();
    }
    return head;
  }

  return {
    seal,
    async removeExpired() {
      await seal();
      if (days === null) return;
      const before = isoTime(clock() - days * DAY_MS);
      // The purge is announced and sealed first, so that no entry is gone without a sealed entry that says so, wherever the process ends.
      const announced = await alone((transaction) => announce(transaction, clock, before));
      if (announced === null) return;
      await seal();
      const { position } = await query
        .selectFrom('audit_log')
        .select('position')
        .where('id', '=', announced)
        .executeTakeFirstOrThrow();
      // The announcement is not sealed yet, as many reasons are being erased at this moment: the next purge announces the same entries.
      if (position === null) return;
      for (let deleted = PIECE; deleted === PIECE; ) {
        deleted = await removePiece(query, before, position);
        await setImmediate();
      }
      await trimChain(query, before);
      await database.overwriteDeleted();
    },
  };
}

/** Entries without a link. @param after identifier */
function unsealed(query: Kysely<Tables>, after: string) {
  return query.selectFrom('audit_log').where('id', '>', after).where('position', 'is', null).where('action', '<>', UNCHAINED);
}

/** @returns the new head, the identifier of the last entry, and whether there may be more; null where nothing was to be sealed */
async function sealPiece(
  transaction: Transaction<Tables>,
  kind: Database['kind'],
  after: string,
): Promise<{ readonly head: ChainHead; readonly last: string; readonly more: boolean } | null> {
  const next = unsealed(transaction, after).selectAll().orderBy('id').limit(PIECE);
  // An entry whose reason is being erased is locked, and sealed at the next turn.
  const entries = await (kind === 'postgres' ? next.forUpdate().skipLocked() : next).execute();
  let last = await headOf(transaction);
  const links = entries.map((entry) => {
    const link = nextLink(last, entry, randomBytes(16).toString('hex'));
    last = { position: link.position, seal: link.seal };
    return link;
  });
  if (links.length === 0) return null;
  await transaction.insertInto('audit_chain').values(links).execute();
  const position = transaction
    .selectFrom('audit_chain')
    .select('audit_chain.position')
    .where('entry_id', '=', sql.ref<string>('audit_log.id'));
  const ids = links.map(({ entry_id }) => entry_id);
  await transaction.updateTable('audit_log').set({ position }).where('id', 'in', ids).execute();
  return { head: last, last: ids.at(-1) ?? after, more: links.length === PIECE };
}

/** The last link; in an empty chain, position 0 with FIRST_SEAL. */
async function headOf(query: Kysely<Tables>): Promise<ChainHead> {
  const last = await query
    .selectFrom('audit_chain')
    .select(['position', 'seal'])
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last ?? { position: 0, seal: FIRST_SEAL };
}

/** The last link before the first link whose entry stays: a trimmed chain may begin with it. */
async function anchorOf(query: Kysely<Tables>, before: string): Promise<ChainHead | undefined> {
  const kept = await query
    .selectFrom('audit_chain')
    .select('position')
    .where('at', '>=', before)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
  let gone = query.selectFrom('audit_chain').select(['position', 'seal']);
  if (kept) gone = gone.where('position', '<', kept.position);
  return gone.orderBy('position', 'desc').limit(1).executeTakeFirst();
}

/** Writes an entry that says which entries are deleted now. @returns its identifier; null where there are none to delete */
async function announce(transaction: Transaction<Tables>, clock: Clock, before: string): Promise<string | null> {
  const { count } = await transaction
    .selectFrom('audit_log')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('at', '<', before)
    .executeTakeFirstOrThrow();
  const entries = Number(count);
  if (entries === 0) return null;
  const anchor = await anchorOf(transaction, before);
  const detail = { before, entries, ...(anchor && { anchor: anchor.position, anchorSeal: anchor.seal }) };
  const id = newId(clock());
  await audit(transaction, clock, { id, actor: 'retention', action: 'audit-log-purged', subject: null, detail });
  return id;
}

/**
 * @param position of the purge's own entry: entries sealed later, such as those that a restore has just brought back, were not announced
 * @returns number of deleted entries
 */
async function removePiece(query: Kysely<Tables>, before: string, position: number): Promise<number> {
  const piece = query
    .selectFrom('audit_log')
    .select('id')
    .where('at', '<', before)
    .where(({ or, eb }) => or([eb('position', '<', position), eb('action', '=', UNCHAINED)]))
    .limit(PIECE);
  const { numDeletedRows } = await query.deleteFrom('audit_log').where('id', 'in', piece).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes the links before the anchor, whose entries are deleted. */
async function trimChain(query: Kysely<Tables>, before: string): Promise<void> {
  const anchor = await anchorOf(query, before);
  if (!anchor) return;
  for (let deleted = PIECE; deleted === PIECE; ) {
    const piece = query
      .selectFrom('audit_chain')
      .select('position')
      .where('position', '<', anchor.position)
      .orderBy('position')
      .limit(PIECE);
    const { numDeletedRows } = await query.deleteFrom('audit_chain').where('position', 'in', piece).executeTakeFirst();
    deleted = Number(numDeletedRows);
    await setImmediate();
  }
}

/**
 * Deletes entries that a restore has brought back although a purge had deleted them, where their link still stands in the chain: an entry is
 * sealed once. @returns number of deleted entries
 */
export async function deletePurgedAgain(transaction: Kysely<Tables>): Promise<number> {
  const { numDeletedRows } = await transaction
    .deleteFrom('audit_log')
    .where('position', 'is', null)
    .where('id', 'in', transaction.selectFrom('audit_chain').select('entry_id'))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/**
 * The missing entries that the purges of the audit log account for. Rows may have been forged, so a purge
 * counts only if sealed (decision 44).
 */

import type { Kysely } from 'kysely';
import { grouped } from '#engine/rules/grouped.ts';
import { DAY_MS } from '#engine/rules/milliseconds.ts';
import { MIN_AUDIT_DAYS } from '../config.ts';
import type { Tables } from '../database/tables.ts';
import type { ChainHead } from './audit-chain.ts';
import { fieldsOf } from './chain-link.ts';

/** Milliseconds by which the clocks of two processes may differ, or a clock be set back. */
const CLOCKS_DIFFER = DAY_MS;

/** Position of an entry in the chain, and its time. */
interface Place {
  readonly position: number;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** A sealed purge. */
interface Purge extends Place {
  /** ISO 8601, UTC: the purge deletes older entries. */
  readonly before: string;
  /** Number of entries that it deletes, failed sign-ins included. */
  readonly entries: number;
  /** The last link whose own entry and all earlier entries are deleted. */
  readonly anchor: ChainHead | null;
}

export interface Purges {
  /** Whether a purge later in the chain has announced the deletion of this entry. */
  announces(link: Place): boolean;
  /** Counts an entry that is gone. @returns false if no purge announces it, or if each one that does has accounted for all its entries */
  accountFor(link: Place): boolean;
  /** Whether the chain may begin with this link. */
  mayBeginWith(position: number): boolean;
  /** Whether a purge whose anchor has this position names another seal, or does not delete the entry of this link. */
  contradict(link: Place & ChainHead): boolean;
}

/**
 * Reads the sealed purges, without those that delete entries younger than the minimum of AUDIT_DAYS. A purge without a link proves nothing.
 * @param now milliseconds since 1970
 */
export async function readPurges(query: Kysely<Tables>, now: number): Promise<Purges> {
  const rows = await query
    .selectFrom('audit_log')
    .innerJoin('audit_chain', (join) =>
      join.onRef('audit_chain.entry_id', '=', 'audit_log.id').onRef('audit_chain.position', '=', 'audit_log.position'),
    )
    .select(['audit_chain.position', 'audit_log.at', 'audit_log.detail'])
    .where('audit_log.action', '=', 'audit-log-purged')
    .orderBy('audit_chain.position')
    .execute();
  const purges = oldEnough(rows.flatMap(purgeOf), now);
  const left = new Map(purges.map((purge) => [purge, purge.entries]));
  const ends =
    purges
      .map(({ before }) => before)
      .sort()
      .at(-1) ?? '';
  const anchored = grouped(purges, ({ anchor }) => anchor?.position);
  const covers = (purge: Purge, { position, at }: Place) => position < purge.position && at < purge.before;
  return {
    announces: (link) => link.at < ends && purges.some((purge) => covers(purge, link)),
    accountFor(link) {
      const purge = purges.find((one) => covers(one, link) && (left.get(one) ?? 0) > 0);
      if (!purge) return false;
      left.set(purge, (left.get(purge) ?? 0) - 1);
      return true;
    },
    mayBeginWith: (position) => purges.some(({ anchor }) => anchor !== null && anchor.position >= position),
    contradict: ({ position, at, seal }) =>
      (anchored.get(position) ?? []).some(({ anchor, before }) => anchor?.seal !== seal || at >= before),
  };
}

/** Leaves out purges that delete entries younger than allowed: by their own time, by that of a later purge, and by the present time. */
function oldEnough(purges: readonly Purge[], now: number): readonly Purge[] {
  let latest = now;
  const kept = purges.toReversed().filter(({ at, before }) => {
    const own = Date.parse(at);
    latest = Math.min(latest, own);
    const ends = Date.parse(before);
    return ends <= own - MIN_AUDIT_DAYS * DAY_MS && ends <= latest - MIN_AUDIT_DAYS * DAY_MS + CLOCKS_DIFFER;
  });
  return kept.toReversed();
}

/** The purge that a row describes; empty for a row that the server did not write. */
function purgeOf({ position, at, detail }: Place & { readonly detail: string | null }): Purge[] {
  const { before, entries, anchor, anchorSeal } = fieldsOf(detail) ?? {};
  if (typeof before !== 'string' || typeof entries !== 'number') return [];
  const named = typeof anchor === 'number' && anchor < position && typeof anchorSeal === 'string';
  return [{ position, at, before, entries, anchor: named ? { position: anchor, seal: anchorSeal } : null }];
}

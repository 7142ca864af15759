/** What the purges of the audit log account for, as far as it can be believed of rows that anybody may have written (decision 44). */

import type { Kysely } from 'kysely';
import { grouped } from '#engine/rules/grouped.ts';
import { DAY_MS } from '#engine/rules/milliseconds.ts';
import { MIN_AUDIT_DAYS } from '../config.ts';
import type { Tables } from '../database/tables.ts';
import type { ChainHead } from './audit-chain.ts';
import { fieldsOf } from './chain-link.ts';

/** Milliseconds by which the clocks of two processes may differ, or a clock be set back. */
const CLOCKS_DIFFER = DAY_MS;

/** The place of an entry in the chain. */
interface Place {
  readonly position: number;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** A purge that is sealed. */
interface Purge extends Place {
  /** ISO 8601, UTC: entries of before. */
  readonly before: string;
  /** How many entries it deletes; failed sign-ins among them. */
  readonly entries: number;
  /** The last link whose entry and all before it are deleted. */
  readonly anchor: ChainHead | null;
}

export interface Purges {
  /** Whether a purge has announced the end of this entry: it came after it in the chain. */
  announces(link: Place): boolean;
  /** Counts an entry that is gone. @returns false where no purge accounts for it, or one says that fewer are gone */
  accountFor(link: Place): boolean;
  /** Whether the chain may begin with this link. */
  mayBeginWith(position: number): boolean;
  /** Whether a purge ended at this number with another link, or with one whose entry it does not delete. */
  contradict(link: Place & ChainHead): boolean;
}

/**
 * Reads the purges that are sealed and delete nothing younger than the least AUDIT_DAYS. A purge without a link is nobody's word.
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

/** Left out is a purge that deletes entries younger than allowed: by its own time, by that of a purge that followed, and by this moment. */
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

/** Empty for a row that the server did not write. */
function purgeOf({ position, at, detail }: Place & { readonly detail: string | null }): Purge[] {
  const { before, entries, anchor, anchorSeal } = fieldsOf(detail) ?? {};
  if (typeof before !== 'string' || typeof entries !== 'number') return [];
  const named = typeof anchor === 'number' && anchor < position && typeof anchorSeal === 'string';
  return [{ position, at, before, entries, anchor: named ? { position: anchor, seal: anchorSeal } : null }];
}

/** Verifies the audit log's chain from its first link to its last, and reports the first break (decision 44). */
import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { type ChainHead, UNCHAINED } from './audit-chain.ts';
import { digestOf, FIRST_SEAL, hashOfReason, reasonOf, sealOf } from './chain-link.ts';
import { type Purges, readPurges } from './purges.ts';

const PAGE = 500;

interface ChainReport {
  /** Number of entries whose link was verified. */
  readonly verified: number;
  /** Number of entries that wait to be sealed. */
  readonly waiting: number;
  /** Number of entries that a purge has announced and not deleted yet. */
  readonly ending: number;
  /** The last link; null for an empty chain. */
  readonly head: ChainHead | null;
  /** The first problem; null where all is right. */
  readonly broken: string | null;
}

type Joined = Awaited<ReturnType<typeof linksAfter>>[number];

/** @param now milliseconds since 1970 @param noted heads that were noted outside the database */
export async function verifyChain(
  database: Pick<Database, 'snapshot'>,
  now: number,
  noted: readonly ChainHead[] = [],
): Promise<ChainReport> {
  // Read from a snapshot, as a purge between two pages would look like a break.
  const { query, release } = await database.snapshot();
  try {
    return await verify(query, now, noted);
  } finally {
    await release();
  }
}

async function verify(query: Kysely<Tables>, now: number, noted: readonly ChainHead[]): Promise<ChainReport> {
  const purges = await readPurges(query, now);
  const { count } = await query
    .selectFrom('audit_log')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('position', 'is', null)
    .where('action', '<>', UNCHAINED)
    .executeTakeFirstOrThrow();
  const waiting = Number(count);
  let head: ChainHead | null = null;
  let verified = 0;
  let ending = 0;
  const asNoted = notedProblem(noted);
  for (;;) {
    const page: readonly Joined[] = await linksAfter(query, head?.position ?? 0);
    for (const link of page) {
      const problem = linkProblem(link, head, purges) ?? asNoted(link);
      if (problem !== null) return { verified, waiting, ending, head, broken: problem };
      if (link.id !== null && purges.announces(link)) ending += 1;
      head = { position: link.position, seal: link.seal };
      verified += 1;
    }
    if (page.length < PAGE) break;
    await setImmediate();
  }
  return { verified, waiting, ending, head, broken: (await unlinked(query)) ?? cutOff(noted, head) };
}

/** Links with their entries; the columns of an entry that is gone are null. */
function linksAfter(query: Kysely<Tables>, position: number) {
  return query
    .selectFrom('audit_chain')
    .leftJoin('audit_log', 'audit_log.id', 'audit_chain.entry_id')
    .selectAll('audit_chain')
    .select(['audit_log.id', 'audit_log.at as entryAt', 'audit_log.actor', 'audit_log.action'])
    .select(['audit_log.subject', 'audit_log.detail'])
    .where('audit_chain.position', '>', position)
    .orderBy('audit_chain.position')
    .limit(PAGE)
    .execute();
}

/** @param before the previous link; null for the first link that exists @returns the problem of this link; null for none */
function linkProblem(link: Joined, before: ChainHead | null, purges: Purges): string | null {
  const which = `entry ${link.position} (${link.entry_id}, ${link.at})`;
  const first = link.position === 1 ? { position: 0, seal: FIRST_SEAL } : null;
  const previous = before ?? first;
  if (previous === null) {
    // The earlier links were trimmed, so the seal of this one cannot be checked: it must stand at the anchor of a purge or before it.
    if (!purges.mayBeginWith(link.position)) return `the entries before ${which} are gone, and no purge says so`;
  } else {
    if (link.position !== previous.position + 1) return `the entry after number ${previous.position} is gone`;
    if (sealOf(previous.seal, link) !== link.seal) return `the seal of ${which} is not that of what it seals`;
  }
  if (purges.contradict(link)) return `${which} is not the one at which a purge ended`;
  return entryProblem(link, which, purges);
}

function entryProblem(link: Joined, which: string, purges: Purges): string | null {
  const { id, entryAt, actor, action, subject, detail } = link;
  if (id === null || entryAt === null || actor === null || action === null)
    return purges.accountFor(link) ? null : `${which} is gone, and no purge says so`;
  const entry = { id, at: entryAt, actor, action, subject, detail };
  if (digestOf(entry, link.reason_hash) !== link.digest) return `${which} was changed`;
  const reason = reasonOf(detail);
  // A link without its key: its entry's reason was erased, with its person or its session.
  const right = link.reason_key === null ? null : link.reason_hash;
  const found = reason === null ? null : hashOfReason(reason, link.reason_key ?? '');
  return found === right ? null : `the reason in ${which} was changed`;
}

/** The problem of an entry that has a position without a link; null for none. */
async function unlinked(query: Kysely<Tables>): Promise<string | null> {
  const row = await query
    .selectFrom('audit_log')
    .leftJoin('audit_chain', (join) =>
      join.onRef('audit_chain.entry_id', '=', 'audit_log.id').onRef('audit_chain.position', '=', 'audit_log.position'),
    )
    .select(['audit_log.id', 'audit_log.at'])
    .where('audit_log.position', 'is not', null)
    .where('audit_chain.entry_id', 'is', null)
    .orderBy('audit_log.id')
    .limit(1)
    .executeTakeFirst();
  return row ? `entry ${row.id} (${row.at}) was written past the chain` : null;
}

/** @returns a check of one link: its problem if its head was noted with another seal; null for none */
function notedProblem(noted: readonly ChainHead[]): (link: ChainHead) => string | null {
  const seals = new Map(noted.map(({ position, seal }) => [position, seal]));
  return ({ position, seal }) =>
    (seals.get(position) ?? seal) === seal ? null : `number ${position} was noted with another seal: the chain was written anew`;
}

function cutOff(noted: readonly ChainHead[], head: ChainHead | null): string | null {
  const last = Math.max(0, ...noted.map(({ position }) => position));
  const end = head?.position ?? 0;
  return last > end ? `number ${last} was noted, and the chain ends at ${end}` : null;
}

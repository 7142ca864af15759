/**
 * One link of the audit log's hash chain (decision 44): a digest of its entry, and a seal over that digest and the previous seal. Pure
 * functions. The reason of an entry is free text that an erasure takes out, so the digest holds a keyed hash of it in its place: with the
 * key gone, the hash tells nothing and the digest stays right.
 */
import { createHash, createHmac } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Tables } from '../database/tables.ts';

type ChainedEntry = Omit<Selectable<Tables['audit_log']>, 'position'>;
type ChainLink = Selectable<Tables['audit_chain']>;

/** Stands for the previous seal in the first link. */
export const FIRST_SEAL = '0'.repeat(64);

/** @param reasonKey random; used where the entry has a reason */
export function nextLink(before: Pick<ChainLink, 'position' | 'seal'>, entry: ChainedEntry, reasonKey: string): ChainLink {
  const reason = reasonOf(entry.detail);
  const reason_key = reason === null ? null : reasonKey;
  const reason_hash = reason === null ? null : hashOfReason(reason, reasonKey);
  const unsealed = {
    position: before.position + 1,
    entry_id: entry.id,
    at: entry.at,
    digest: digestOf(entry, reason_hash),
    reason_hash,
    reason_key,
  };
  return { ...unsealed, seal: sealOf(before.seal, unsealed) };
}

/** SHA-256 of an entry's fields, with the hash of its reason in place of the reason. */
export function digestOf({ id, at, actor, action, subject, detail }: ChainedEntry, reasonHash: string | null): string {
  return sha256(JSON.stringify([id, at, actor, action, subject, withoutReason(detail), reasonHash]));
}

/** The seal of a link. @param before the previous seal */
export function sealOf(before: string, { position, entry_id, at, digest }: Omit<ChainLink, 'seal'>): string {
  return sha256([before, position, entry_id, at, digest].join('\n'));
}

export function hashOfReason(reason: string, key: string): string {
  return createHmac('sha256', key).update(reason).digest('hex');
}

/** The reason that a stored detail has; null without one. */
export function reasonOf(detail: string | null): string | null {
  const reason = fieldsOf(detail)?.['reason'];
  return typeof reason === 'string' ? reason : null;
}

/** The detail without its reason, as an erasure leaves it. A `reason` that is no text is a fact like others: the digest holds it. */
export function withoutReason(detail: string | null): string | null {
  const fields = fieldsOf(detail);
  if (fields === null) return detail;
  const { reason, ...rest } = fields;
  return JSON.stringify(typeof reason === 'string' ? rest : fields);
}

/** Parses a stored detail. Null for no detail, and for a detail of a restored backup that is no JSON object. */
export function fieldsOf(detail: string | null): Readonly<Record<string, unknown>> | null {
  if (detail === null) return null;
  try {
    const value: unknown = JSON.parse(detail);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Unsaved work of an expired sign-in: kept in this tab until its owner signs in again and restores or discards it. */
import { useMemo, useSyncExternalStore } from 'react';
import { browserStorage } from '#engine/client/browser-storage.ts';

export interface KeptWork {
  /** Username of the work's owner. */
  readonly account: string;
  /** Address of the page that restores it. */
  readonly address: string;
  /** The unsaved work in the page's own format; an older version of the program may have stored it. */
  readonly work: unknown;
}

const KEY = 'vigie_kept_work';
/** Maximum size in characters. Session storage holds about five million for a site; the longest allow-list needs about 1.5 million. */
const MAX_KEPT_CHARACTERS = 2_000_000;

const storage = browserStorage('sessionStorage');
const listeners = new Set<() => void>();

/** Stores the work, replacing any other; null deletes it. Work that is too large is not stored. */
export function keepWork(kept: KeptWork | null): void {
  const text = kept === null ? null : JSON.stringify(kept);
  storage.write(KEY, text === null || text.length > MAX_KEPT_CHARACTERS ? null : text);
  for (const listener of listeners) listener();
}

/** The stored work; null when there is none. */
export function useKeptWork(): KeptWork | null {
  const text = useSyncExternalStore(subscribe, read, nothing);
  return useMemo(() => parsed(text), [text]);
}

const read = () => storage.read(KEY);
const nothing = () => null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function parsed(text: string | null): KeptWork | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return isKeptWork(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isKeptWork(value: unknown): value is KeptWork {
  if (typeof value !== 'object' || value === null || !('account' in value && 'address' in value && 'work' in value)) return false;
  return typeof value.account === 'string' && typeof value.address === 'string' && value.address.startsWith('/admin/');
}

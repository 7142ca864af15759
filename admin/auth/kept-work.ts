/** Work that was not saved when the sign-in expired: kept in this tab until its account goes on with it, or gives it up. */
import { useMemo, useSyncExternalStore } from 'react';
import { browserStorage } from '#engine/client/browser-storage.ts';

export interface KeptWork {
  /** Username of the work's owner. */
  readonly account: string;
  /** Address of the page that goes on with it. */
  readonly address: string;
  /** As the page wrote it; it may be older than the program. */
  readonly work: unknown;
}

const KEY = 'vigie_kept_work';
/** Letters; a browser keeps five million characters for a site. A longest allow-list needs some 1.5 million. */
const MAX_KEPT_CHARACTERS = 2_000_000;

const storage = browserStorage('sessionStorage');
const listeners = new Set<() => void>();

/** Keeps the work in the place of any other; null forgets it. What is too large is not kept. */
export function keepWork(kept: KeptWork | null): void {
  const text = kept === null ? null : JSON.stringify(kept);
  storage.write(KEY, text === null || text.length > MAX_KEPT_CHARACTERS ? null : text);
  for (const listener of listeners) listener();
}

/** What is kept; null for nothing. */
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

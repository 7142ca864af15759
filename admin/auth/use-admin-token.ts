import { useSyncExternalStore } from 'react';
import { readAdminToken, subscribeToAdminToken } from './token-store.ts';

const noToken = () => null;

/** The admin token as it is now, null when signed out; follows a sign-out in another tab. */
export function useAdminToken(): string | null {
  return useSyncExternalStore(subscribeToAdminToken, readAdminToken, noToken);
}

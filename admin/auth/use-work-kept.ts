import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type KeptWork, keepWork } from './kept-work.ts';
import { useWorkToRestore } from './kept-work-offer.tsx';
import { readAdminToken } from './token-store.ts';
import { useMe } from './use-me.ts';

/**
 * Stores this page's unsaved work when the sign-in expires. Leaving the page in any other way discards the work that it restored; work that
 * is kept for another page, or still offered, stays. @param work null when nothing is unsaved @returns a function to call when the person
 * chooses to leave
 */
export function useWorkKept(work: object | null): () => void {
  const me = useMe();
  const { pathname, search } = useLocation();
  const latest = useRef<KeptWork | null>(null);
  const left = useRef(false);
  const [begunWith] = useState(readAdminToken);
  const toRestore = useWorkToRestore();
  const [restored] = useState(toRestore !== null);
  const account = me?.username ?? latest.current?.account;

  useEffect(() => {
    latest.current = work === null || account === undefined ? null : { account, address: pathname + search, work };
  });

  useEffect(
    () => () => {
      // Another tab may have signed in again meanwhile.
      if (readAdminToken() !== begunWith) {
        if (!left.current && latest.current !== null) keepWork(latest.current);
      } else if (restored) keepWork(null);
    },
    [begunWith, restored],
  );

  return useCallback(() => {
    left.current = true;
  }, []);
}

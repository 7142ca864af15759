import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type KeptWork, keepWork } from './kept-work.ts';
import { readAdminToken } from './token-store.ts';
import { useMe } from './use-me.ts';

/**
 * Stores this page's unsaved work when the sign-in expires; leaving the page in any other way discards it. @param work null when nothing is
 * unsaved @returns a function to call when the person chooses to leave
 */
export function useWorkKept(work: object | null): () => void {
  const me = useMe();
  const { pathname, search } = useLocation();
  const latest = useRef<KeptWork | null>(null);
  const left = useRef(false);
  const [begunWith] = useState(readAdminToken);
  const account = me?.username ?? latest.current?.account;

  useEffect(() => {
    latest.current = work === null || account === undefined ? null : { account, address: pathname + search, work };
  });

  useEffect(
    () => () => {
      // Another tab may have signed in again meanwhile.
      if (readAdminToken() === begunWith) keepWork(null);
      else if (!left.current && latest.current !== null) keepWork(latest.current);
    },
    [begunWith],
  );

  return useCallback(() => {
    left.current = true;
  }, []);
}

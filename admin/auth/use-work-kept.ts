import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type KeptWork, keepWork } from './kept-work.ts';
import { readAdminToken } from './token-store.ts';
import { useMe } from './use-me.ts';

/**
 * Keeps what is not saved on this page when the sign-in ends under it; any other way off the page gives it up.
 * @param work null while there is nothing to lose
 * @returns to be called when the person decides to leave
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
      // Another tab may have signed in again by now.
      if (readAdminToken() === begunWith) keepWork(null);
      else if (!left.current && latest.current !== null) keepWork(latest.current);
    },
    [begunWith],
  );

  return useCallback(() => {
    left.current = true;
  }, []);
}

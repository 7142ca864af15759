import { useCallback, useEffect, useRef } from 'react';
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
  const account = me?.username ?? latest.current?.account;

  useEffect(() => {
    latest.current = work === null || account === undefined ? null : { account, address: pathname + search, work };
  });

  useEffect(
    () => () => {
      if (readAdminToken() !== null) keepWork(null);
      else if (!left.current && latest.current !== null) keepWork(latest.current);
    },
    [],
  );

  return useCallback(() => {
    left.current = true;
  }, []);
}

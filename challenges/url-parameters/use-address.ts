/** The query of the page's real address, which this challenge is about. */
import { useCallback, useEffect, useState } from 'react';
import { completeSearch } from './address.ts';

/** One visit of an address; the same address visited again is another visit. */
export interface Visited {
  /** The query, '?' included. */
  readonly search: string;
}

/** In a gallery the scene is not at its own address: there the query lives in memory and the frame's own is left alone. */
function isAt(path: string): boolean {
  return window.location.pathname.replace(/\/+$/, '') === path;
}

/** The router's state stays with the entry, so that going back keeps working. */
function write(search: string, how: 'pushState' | 'replaceState'): void {
  const { pathname, hash } = window.location;
  if (search !== window.location.search) window.history[how](window.history.state, '', `${pathname}${search}${hash}`);
}

/**
 * @param path of the challenge's page in the real browser.
 * @returns the visit, and what makes another one; a changed address is a new entry of the browser's history.
 */
export function useAddress(path: string): [Visited, (search: string) => void] {
  const [visited, setVisited] = useState<Visited>(() => ({ search: completeSearch(isAt(path) ? window.location.search : '') }));

  useEffect(() => {
    if (!isAt(path)) return;
    write(completeSearch(window.location.search), 'replaceState');
    const moved = () => {
      if (!isAt(path)) return;
      write(completeSearch(window.location.search), 'replaceState');
      setVisited({ search: window.location.search });
    };
    window.addEventListener('popstate', moved);
    return () => window.removeEventListener('popstate', moved);
  }, [path]);

  const visit = useCallback(
    (search: string) => {
      if (isAt(path)) write(search, 'pushState');
      setVisited({ search });
    },
    [path],
  );
  return [visited, visit];
}

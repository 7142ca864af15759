/** The query of the page's real address, which is the subject of this challenge. */
import { useCallback, useEffect, useState } from 'react';
import { completeSearch } from './address.ts';

/** One visit of an address; visiting the same address again is a new visit. */
export interface Visited {
  /** The query, '?' included. */
  readonly search: string;
  /** Whether the typed address had none of the three parameters, and was reset to the default one. */
  readonly startedAgain: boolean;
}

/**
 * Whether the page is at the challenge's address. In Storybook it is not: there the query is kept in memory, and the frame's address stays.
 */
function isAt(path: string): boolean {
  return window.location.pathname.replace(/\/+$/, '') === path;
}

/** Changes the query of the page's address. The router's state in the history entry is kept, so that going back works. */
function write(search: string, how: 'pushState' | 'replaceState'): void {
  const { pathname, hash } = window.location;
  if (search !== window.location.search) window.history[how](window.history.state, '', `${pathname}${search}${hash}`);
}

/**
 * The current visit. A changed address is a new entry in the browser's history.
 * @param path of the challenge's page in the real browser.
 * @returns the visit, and a function that visits another query.
 */
export function useAddress(path: string): [Visited, (search: string, startedAgain?: boolean) => void] {
  const [visited, setVisited] = useState<Visited>(() => ({
    search: completeSearch(isAt(path) ? window.location.search : ''),
    startedAgain: false,
  }));

  useEffect(() => {
    if (!isAt(path)) return;
    write(completeSearch(window.location.search), 'replaceState');
    const moved = () => {
      if (!isAt(path)) return;
      write(completeSearch(window.location.search), 'replaceState');
      setVisited({ search: window.location.search, startedAgain: false });
    };
    window.addEventListener('popstate', moved);
    return () => window.removeEventListener('popstate', moved);
  }, [path]);

  const visit = useCallback(
    (search: string, startedAgain = false) => {
      if (isAt(path)) write(search, 'pushState');
      setVisited({ search, startedAgain });
    },
    [path],
  );
  return [visited, visit];
}

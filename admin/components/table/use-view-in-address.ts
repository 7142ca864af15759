import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * What a page shows (searched, sorted, filtered), kept in the address: it can be shared, and the way back leads to it.
 * @param viewOf the view behind an address, whatever was typed into it @param queryOf the address of a view; both defined outside of the component
 */
export function useViewInAddress<View>(
  viewOf: (query: URLSearchParams) => View,
  queryOf: (view: View) => Record<string, string>,
): readonly [View, (view: View) => void] {
  const [query, setQuery] = useSearchParams();
  // The router takes its time for a new address: a field that waited for it would lose letters.
  const [view, setView] = useState(() => viewOf(query));
  const show = useCallback(
    (next: View) => {
      setView(next);
      setQuery(queryOf(next), { replace: true });
    },
    [queryOf, setQuery],
  );
  return [view, show];
}

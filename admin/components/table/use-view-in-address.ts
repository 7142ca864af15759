import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * View state of a page (search, order, filters) in the address, so that it can be shared and the browser's history restores it.
 * @param viewOf the view for an address, which may hold anything; defined outside of the component
 * @param queryOf the address of a view; defined outside of the component
 */
export function useViewInAddress<View>(
  viewOf: (query: URLSearchParams) => View,
  queryOf: (view: View) => Record<string, string>,
): readonly [View, (view: View) => void] {
  const [query, setQuery] = useSearchParams();
  // The state is held here as well: the router updates the address late, and a field that waited for it would lose letters.
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

import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PARTICIPANT_SORTS, USUAL_PAGE } from '#schemas/console-words.ts';
import type { ParticipantsView } from './participant-calls.ts';

/** Participants on a page of the list. */
export const PAGE = USUAL_PAGE;

/** What is searched, how it is sorted and which page is shown: kept in the address, so that the way back from a participant leads to the same place. */
export function useViewInAddress(): readonly [ParticipantsView, (view: ParticipantsView) => void] {
  const [query, setQuery] = useSearchParams();
  // The router takes its time for a new address: a field that waited for it would lose letters.
  const [view, setView] = useState(() => viewOf(query));
  const show = useCallback(
    (next: ParticipantsView) => {
      setView(next);
      setQuery(queryOf(next), { replace: true });
    },
    [setQuery],
  );
  return [view, show];
}

/** The view behind an address, whatever was typed into it. */
function viewOf(query: URLSearchParams): ParticipantsView {
  const page = Number(query.get('page') ?? 1);
  return {
    search: query.get('search') ?? '',
    sort: PARTICIPANT_SORTS.find((sort) => sort === query.get('sort')) ?? 'score',
    order: query.get('order') === 'asc' ? 'asc' : 'desc',
    limit: PAGE,
    offset: Number.isInteger(page) && page > 1 ? (page - 1) * PAGE : 0,
  };
}

/** Only what differs from the beginning. */
function queryOf({ search, sort, order, offset }: ParticipantsView): Record<string, string> {
  return {
    ...(search === '' ? {} : { search }),
    ...(sort === 'score' ? {} : { sort }),
    ...(order === 'desc' ? {} : { order }),
    ...(offset === 0 ? {} : { page: String(offset / PAGE + 1) }),
  };
}

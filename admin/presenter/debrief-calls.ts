/** Calls and queries about a session's debrief, for its presenter. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Deck, DeckAction, PresentedDebrief } from '#schemas/debrief.ts';
import { useSignedIn } from '../auth/signed-in.tsx';
import { focusPageTitle } from '../components/layout/page-title.tsx';
import { useReport } from '../components/layout/status-line.tsx';
import { messages } from '../language/language.ts';

/** Poll interval in milliseconds: the projector's page and colleagues move the deck too, and phones answer. */
const INTERVAL_MS = 1_500;

const address = (session: string) => `/admin/sessions/${encodeURIComponent(session)}/debrief`;
const keyOf = (session: string) => ['debrief', session] as const;

/** @param session its identifier */
export function usePresentedDebrief(session: string) {
  const { call } = useSignedIn();
  return useQuery({
    queryKey: keyOf(session),
    queryFn: ({ signal }) => call<PresentedDebrief>('GET', address(session), { signal }),
    refetchInterval: INTERVAL_MS,
  });
}

/** Moves the deck. The call contains the shown position, so that a repeated call moves the deck only once. */
export function useDeckAction(session: string) {
  const { call } = useSignedIn();
  const report = useReport();
  const queries = useQueryClient();
  const queryKey = keyOf(session);
  return useMutation({
    async mutationFn(action: DeckAction) {
      // The reply to a query that was sent before the move would show the previous slide again.
      await queries.cancelQueries({ queryKey });
      return call<Deck | null>('POST', address(session), { body: action });
    },
    onSuccess(deck, { action }) {
      queries.setQueryData<PresentedDebrief>(queryKey, (known) => known && { ...known, deck });
      // The pressed button disappears.
      if (action === 'open' || action === 'close') focusPageTitle();
      report('debrief', action === 'close' ? { tone: 'success', text: messages().presenter.closed } : null);
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
}

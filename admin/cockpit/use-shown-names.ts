import { useMemo } from 'react';
import type { SessionState } from '#engine/rules/session/state.ts';
import { createKeptSwitch } from '../components/people/kept-switch.ts';
import { useNaming } from '../components/people/naming.ts';
import { createShownNames, type ShownRoom } from './shown-names.ts';

/**
 * Whether the cockpit shows real names. Kept in the browser, not with the account: whether a name may stand on a screen depends on who
 * sees that screen. A shared screen shows none, whatever is chosen here.
 */
export const useRealNames = createKeptSwitch('console_real_names');

/** The room with the names to show, and which those are at this moment. */
export function useShownNames(room: SessionState): ShownRoom {
  const { on: real } = useRealNames();
  const { shared, hidden } = useNaming();
  const shownIn = useMemo(() => createShownNames({ real, shared, hidden }), [real, shared, hidden]);
  return useMemo(() => shownIn(room), [shownIn, room]);
}

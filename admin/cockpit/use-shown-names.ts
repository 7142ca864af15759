import { useMemo } from 'react';
import type { SessionState } from '#engine/rules/session/state.ts';
import { createKeptSwitch } from '../components/people/kept-switch.ts';
import { useNaming } from '../components/people/naming.ts';
import { createShownNames, type ShownRoom } from './shown-names.ts';

/**
 * Whether the cockpit shows real names. Stored in the browser, not in the account: it depends on who sees this screen. A shared screen
 * never shows them.
 */
export const useRealNames = createKeptSwitch('console_real_names');

/** The session's state with display names, and the settings used for them. */
export function useShownNames(room: SessionState): ShownRoom {
  const { on: real } = useRealNames();
  const { shared, hidden } = useNaming();
  const shownIn = useMemo(() => createShownNames({ real, shared, hidden }), [real, shared, hidden]);
  return useMemo(() => shownIn(room), [shownIn, room]);
}

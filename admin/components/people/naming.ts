/** Display of people in the console: decides what may be shown on a screen that is shared with the room. */
import { useMemo } from 'react';
import { messages } from '../../language/language.ts';
import { createKeptSwitch } from './kept-switch.ts';

/**
 * Whether others see this screen (projected, or shared in a call). Stored in the browser, not in the account: the same account may be open
 * on a phone in the facilitator's hand.
 */
export const useSharedScreen = createKeptSwitch('console_shared_screen');

interface Named {
  /** E-mail address. */
  readonly username: string;
  /** Board name. */
  readonly name?: string | null;
  /** Real name, from the list of people. */
  readonly realName?: string | null;
}

export interface Naming {
  /** Whether the screen is shared: no address and no real name may be drawn. */
  readonly shared: boolean;
  /** Placeholder for a hidden address. */
  readonly hidden: string;
  /** The person as it may be shown; on a shared screen with the board name, which players see anyway. */
  person<T extends Named>(person: T): T;
  /** A text as it may be shown: on a shared screen without e-mail addresses. */
  text(text: string): string;
}

const ADDRESS = /[^\s@<>"(),:;\\[\]«»“”]+@[^\s@<>"(),:;\\[\]«»“”]*[^\s@<>"(),:;\\[\]«»“”.!?…]/gu;

/** Naming for a shared or private screen. @param hidden placeholder for an address */
function namingOf(shared: boolean, hidden: string): Naming {
  return {
    shared,
    hidden,
    person: (person) => (shared ? { ...person, username: person.name ?? hidden, realName: null } : person),
    text: (text) => (shared ? text.replace(ADDRESS, hidden) : text),
  };
}

/** The current naming; the same object until it changes. */
export function useNaming(): Naming {
  const { on } = useSharedScreen();
  const { hidden } = messages().components.sharedScreen;
  return useMemo(() => namingOf(on, hidden), [on, hidden]);
}

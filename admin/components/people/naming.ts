/** How people are drawn in the console: the one place that knows whether the screen is shared with a room. */
import { useMemo } from 'react';
import { messages } from '../../language/language.ts';
import { createKeptSwitch } from './kept-switch.ts';

/**
 * Whether others see this screen (mirrored on a wall, shared in a call). Kept in the browser, not with the account: it is about the screen
 * in front of a room, and the same account may be open on a phone in the facilitator's hand.
 */
export const useSharedScreen = createKeptSwitch('console_shared_screen');

interface Named {
  /** The e-mail. */
  readonly username: string;
  /** On the boards. */
  readonly name?: string | null;
  /** Of the list of people. */
  readonly realName?: string | null;
}

export interface Naming {
  /** Whether the screen is shared: no address and no real name may be drawn. */
  readonly shared: boolean;
  /** What stands for an address that is not shown. */
  readonly hidden: string;
  /** The person as it may be drawn; on a shared screen under the name of the boards, which players see anyway. */
  person<T extends Named>(person: T): T;
  /** A text as it may be drawn: on a shared screen without the addresses in it. */
  text(text: string): string;
}

const ADDRESS = /[^\s@<>"(),:;\\[\]«»“”]+@[^\s@<>"(),:;\\[\]«»“”]*[^\s@<>"(),:;\\[\]«»“”.!?…]/gu;

/** @param hidden what stands for an address */
export function namingOf(shared: boolean, hidden: string): Naming {
  return {
    shared,
    hidden,
    person: (person) => (shared ? { ...person, username: person.name ?? hidden, realName: null } : person),
    text: (text) => (shared ? text.replace(ADDRESS, hidden) : text),
  };
}

/** How people are drawn at this moment; the same value until it changes. */
export function useNaming(): Naming {
  const { on } = useSharedScreen();
  const { hidden } = messages().components.sharedScreen;
  return useMemo(() => namingOf(on, hidden), [on, hidden]);
}

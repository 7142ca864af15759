/** Under which name the cockpit shows each person: the one of the boards, or the one of the list of people. Pure. */
import type { Person, SessionState } from '#engine/rules/session/state.ts';

/** A person as the cockpit draws it: `name` is the name to show. */
export interface ShownPerson extends Person {
  /** On the boards, where another name is shown. */
  readonly boardName?: string | null;
}

export interface ShownRoom extends SessionState {
  readonly people: ShownPerson[];
}

export interface ShownNames {
  /** Whether people are shown by the name of the list, where it has one. */
  readonly real: boolean;
  /** Whether the screen is shared: no real name and no address may be drawn. */
  readonly shared: boolean;
  /** What stands for an address that is not shown. */
  readonly hidden: string;
}

/**
 * Gives a room the names to show. People who did not change between two states of the room stay the same objects: rows are drawn again
 * only where something changed.
 */
export function createShownNames({ real, shared, hidden }: ShownNames): (room: SessionState) => ShownRoom {
  const known = new WeakMap<Person, ShownPerson>();
  const shownOf = (person: Person): ShownPerson => {
    if (shared) return { ...person, username: hidden, realName: null };
    return real && person.realName !== null ? { ...person, name: person.realName, boardName: person.name } : person;
  };
  return (room) => ({
    ...room,
    people: room.people.map((person) => {
      const shown = known.get(person) ?? shownOf(person);
      known.set(person, shown);
      return shown;
    }),
  });
}

/** Selects the name under which the cockpit shows each person: board name or real name. A pure function. */
import { isErasedEmail } from '#engine/rules/erased-email.ts';
import type { Person, SessionState } from '#engine/rules/session/state.ts';

/** A person as the cockpit draws it: `name` is the name to show. */
export interface ShownPerson extends Person {
  /** Board name, if another name is shown. */
  readonly boardName?: string | null;
}

export interface ShownRoom extends SessionState {
  readonly people: ShownPerson[];
}

interface ShownNames {
  /** Whether to show real names, where known. */
  readonly real: boolean;
  /** Whether the screen is shared: no real name and no address may be drawn. */
  readonly shared: boolean;
  /** Placeholder for a hidden address. */
  readonly hidden: string;
}

/** Adds the names to a session's state. Unchanged people stay the same objects, so that only changed rows render again. */
export function createShownNames({ real, shared, hidden }: ShownNames): (room: SessionState) => ShownRoom {
  const known = new WeakMap<Person, ShownPerson>();
  const shownOf = (person: Person): ShownPerson => {
    // The placeholder address of an erased person identifies nobody, and shows that there is nobody to help.
    if (shared) return { ...person, username: isErasedEmail(person.username) ? person.username : hidden, realName: null };
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

/** Adds a snapshot of what changed to the state of the snapshot before it. */
import type { CockpitSnapshot } from '#schemas/cockpit.ts';
import type { Mission, Person, SessionState } from './state.ts';
import { inOrder, unfoldSnapshot } from './unfold-snapshot.ts';

/**
 * The state of a snapshot, which may contain only the people who changed.
 * @param last state of the snapshot after which this one was asked for; null where it contains everybody
 */
export function mergeSnapshot(snapshot: CockpitSnapshot, last: SessionState | null): SessionState {
  const state = unfoldSnapshot(snapshot);
  if (snapshot.changed === undefined || last === null) return state;
  const changed = new Set(snapshot.changed);
  const kept = last.people.filter(({ id }) => !changed.has(id));
  const known = new Set(last.missions.map(({ key }) => key));
  const added = state.missions.filter(({ key }) => !known.has(key));
  const missions = [...last.missions, ...added];
  return {
    ...state,
    missions,
    people: inOrder([
      ...(added.length === 0 ? kept : inColumns(kept, last.missions, missions)),
      ...inColumns(state.people, state.missions, missions),
    ]),
  };
}

/** People with a cell for each mission of a list. @param from missions of their cells now */
function inColumns(people: readonly Person[], from: readonly Mission[], to: readonly Mission[]): readonly Person[] {
  const columnOf = new Map(from.map(({ key }, column) => [key, column]));
  return people.map((person) => ({ ...person, cells: to.map(({ key }) => person.cells[columnOf.get(key) ?? -1] ?? null) }));
}

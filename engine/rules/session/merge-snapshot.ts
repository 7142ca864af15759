/** Adds a snapshot of what changed to the state of the snapshot before it. */
import type { CockpitSnapshot } from '#schemas/cockpit.ts';
import type { Person, SessionState } from './state.ts';
import { inOrder, unfoldSnapshot } from './unfold-snapshot.ts';

/**
 * The state of a snapshot, which may contain only the people who changed.
 * @param last state of the snapshot after which this one was asked for; null where it contains everybody
 */
export function mergeSnapshot(snapshot: CockpitSnapshot, last: SessionState | null): SessionState {
  const state = unfoldSnapshot(snapshot);
  if (snapshot.changed === undefined || last === null) return state;
  const changed = new Set(snapshot.changed);
  const keys = new Set(last.missions.map(({ key }) => key));
  const missions = [...last.missions, ...state.missions.filter(({ key }) => !keys.has(key))];
  const columnOf = new Map(state.missions.map(({ key }, column) => [key, column]));
  /** The person with a cell for each mission of the merged state. */
  const widened = (person: Person, at: (key: string, column: number) => number | undefined): Person => ({
    ...person,
    cells: missions.map(({ key }, column) => person.cells[at(key, column) ?? -1] ?? null),
  });
  const kept = last.people.filter(({ id }) => !changed.has(id));
  const people = [
    ...(missions.length === last.missions.length ? kept : kept.map((person) => widened(person, (_key, column) => column))),
    ...state.people.map((person) => widened(person, (key) => columnOf.get(key))),
  ];
  return { ...state, missions, people: inOrder(people) };
}

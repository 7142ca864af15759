/** Decodes the server's snapshot of a session into the state to which events are applied. */

import type { CockpitSnapshot } from '#schemas/cockpit.ts';
import type { Break, Person, SessionCell, SessionState, SharedAnswer } from './state.ts';

/** People in the order of joining. */
export function inOrder(people: readonly Person[]): readonly Person[] {
  return people.toSorted((a, b) => a.joinedAt - b.joinedAt || (a.id < b.id ? -1 : 1));
}

/** Decodes a snapshot. @param snapshot compact form: times in seconds after `since`, cells by column */
export function unfoldSnapshot(snapshot: CockpitSnapshot): SessionState {
  const { number, room, code, name, teams, hintPolicy, missions, absent, absentCount } = snapshot;
  const since = Date.parse(snapshot.since);
  const moment = (seconds: number) => since + seconds * 1000;
  // Fields are listed, not spread: a new field does not compile until it is decided whether it is a time.
  const people = snapshot.participants.map(
    ({ id, username, name, hiddenName, realName, team, points, joinedAt, activeAt }) =>
      ({
        id,
        username,
        name,
        ...(hiddenName === undefined ? {} : { hiddenName }),
        realName,
        team,
        points,
        joinedAt: moment(joinedAt),
        activeAt: moment(activeAt),
        cells: missions.map((): SessionCell | null => null),
      }) satisfies Person,
  );
  const { participant, mission, openedAt, failures, hints, given, took, points } = snapshot.cells;
  participant.forEach((place, index) => {
    const person = people[place];
    const column = mission[index];
    if (!person || column === undefined) return;
    const opened = openedAt[index] ?? null;
    const until = took[index] ?? null;
    person.cells[column] = {
      openedAt: opened === null ? null : moment(opened),
      failures: failures[index] ?? 0,
      hints: hints[index] ?? 0,
      given: given[index] ?? 0,
      solvedAt: until === null ? null : moment((opened ?? 0) + until),
      points: points[index] ?? null,
    };
  });
  const shared = snapshot.shared.map(
    ({ at, participant, other, challenge }): SharedAnswer => ({ at: moment(at), participant, other, challenge }),
  );
  const breaks = snapshot.breaks.map(({ from, until }): Break => ({ from: moment(from), until: moment(until) }));
  return {
    number,
    clock: room,
    code,
    name,
    teams,
    hintPolicy,
    missions,
    // After the cells are decoded: cells refer to people by their index in the snapshot.
    people: inOrder(people),
    breaks,
    absent,
    absentCount,
    shared,
    stale: false,
  };
}

/** The server's snapshot of a session, unfolded into the state that events carry on. */
import type { SessionCell, SessionState } from '#engine/rules/session/state.ts';
import type { CockpitSnapshot } from '#schemas/cockpit.ts';

/** @param snapshot as the server tells it: times in seconds after `since`, cells by column */
export function unfoldSnapshot(snapshot: CockpitSnapshot): SessionState {
  const { number, room, code, name, teams, hintPolicy, missions, absent, absentCount } = snapshot;
  const since = Date.parse(snapshot.since);
  const moment = (seconds: number) => since + seconds * 1000;
  const people = snapshot.participants.map((person) => ({
    ...person,
    joinedAt: moment(person.joinedAt),
    activeAt: moment(person.activeAt),
    cells: missions.map((): SessionCell | null => null),
  }));
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
  const shared = snapshot.shared.map(({ at, ...answer }) => ({ ...answer, at: moment(at) }));
  const breaks = snapshot.breaks.map(({ from, until }) => ({ from: moment(from), until: moment(until) }));
  return {
    number,
    clock: room,
    code,
    name,
    teams,
    hintPolicy,
    missions,
    people,
    breaks,
    absent,
    absentCount,
    shared,
    stale: false,
  };
}

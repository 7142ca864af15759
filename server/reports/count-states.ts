/**
 * Counts the states of a session for its report, one after the other, so that 200,000 of them are never in memory. Sums are kept by team
 * and mission: only with the number of people of each can a report withhold missions and merge teams. No I/O.
 */
import { MIN_REPORTED } from '#schemas/report-constants.ts';
import type { PlayedState } from './played.ts';

/** Sums over states. */
export interface StateSums {
  opened: number;
  solved: number;
  /** Number of solves with a right first answer, without a hint. */
  firstTry: number;
  /** Number of solves with an answer that is accepted although it is not right. */
  accepted: number;
  /** Number of answers sent, including the right ones. */
  tries: number;
  hints: number;
  /** Time from opening to solve in tenths of a minute → number of solves. */
  readonly times: Map<number, number>;
  /** Up to {@link SOME} of the people with a time. */
  readonly timedPeople: Set<string>;
}

/** The sums of one person, over all missions. */
interface PersonSums {
  readonly team: string | null;
  opened: number;
  solved: number;
  /** Number of solved missions that belong to the session. */
  solvedOfSession: number;
  failures: number;
  hints: number;
}

export interface CountedStates {
  /** People who opened a mission, by identifier. */
  readonly people: ReadonlyMap<string, PersonSums>;
  /** Team → mission → sums. */
  readonly teams: ReadonlyMap<string | null, ReadonlyMap<string, StateSums>>;
}

interface StateCounter extends CountedStates {
  add(person: { readonly id: string; readonly team: string | null }, state: PlayedState): void;
}

const TENTHS = 10;

/** Maximum number of people with a time that are kept: as many as a figure must cover. */
const SOME = MIN_REPORTED;

const noSums = (): StateSums => ({
  opened: 0,
  solved: 0,
  firstTry: 0,
  accepted: 0,
  tries: 0,
  hints: 0,
  times: new Map(),
  timedPeople: new Set(),
});

/** @param missions keys of the session's missions */
export function createStateCounter(missions: readonly string[]): StateCounter {
  const own = new Set(missions);
  const people = new Map<string, PersonSums>();
  const teams = new Map<string | null, Map<string, StateSums>>();
  /** The person whose states are being added: each person's states come in a row. */
  let current: { readonly id: string; readonly sums: PersonSums; readonly team: Map<string, StateSums> } | undefined;

  function begin({ id, team }: { readonly id: string; readonly team: string | null }) {
    const sums = people.get(id) ?? { team, opened: 0, solved: 0, solvedOfSession: 0, failures: 0, hints: 0 };
    people.set(id, sums);
    const ofTeam = teams.get(team) ?? new Map<string, StateSums>();
    teams.set(team, ofTeam);
    return { id, sums, team: ofTeam };
  }

  return {
    people,
    teams,
    add(person, { challenge, failures, hints, solved, accepted, minutes }) {
      if (current?.id !== person.id) current = begin(person);
      const { id, sums, team } = current;
      sums.opened += 1;
      sums.solved += solved ? 1 : 0;
      sums.solvedOfSession += solved && own.has(challenge) ? 1 : 0;
      sums.failures += failures;
      sums.hints += hints;
      const mission = team.get(challenge) ?? noSums();
      if (mission.opened === 0) team.set(challenge, mission);
      mission.opened += 1;
      mission.solved += solved ? 1 : 0;
      mission.firstTry += solved && !accepted && failures === 0 && hints === 0 ? 1 : 0;
      mission.accepted += solved && accepted ? 1 : 0;
      mission.tries += failures + (solved ? 1 : 0);
      mission.hints += hints;
      if (Number.isNaN(minutes)) return;
      const tenths = Math.round(minutes * TENTHS);
      mission.times.set(tenths, (mission.times.get(tenths) ?? 0) + 1);
      if (mission.timedPeople.size < SOME) mission.timedPeople.add(id);
    },
  };
}

/** Adds up several sums. */
export function joinSums(parts: Iterable<StateSums>): StateSums {
  const sum = noSums();
  for (const part of parts) {
    sum.opened += part.opened;
    sum.solved += part.solved;
    sum.firstTry += part.firstTry;
    sum.accepted += part.accepted;
    sum.tries += part.tries;
    sum.hints += part.hints;
    for (const [tenths, solves] of part.times) sum.times.set(tenths, (sum.times.get(tenths) ?? 0) + solves);
    for (const person of part.timedPeople) sum.timedPeople.add(person);
  }
  return sum;
}

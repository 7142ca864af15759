/** What is counted of sessions, so that several add up to one. Pure. */
import { grouped } from '../grouped.ts';
import { groupsOf } from './groups.ts';
import type { PlayedSession, PlayedState } from './played.ts';

/** Of openings: a mission that five people opened are five. */
export interface Tally {
  opened: number;
  solved: number;
  /** Answers sent, the right one among them. */
  tries: number;
  hints: number;
  /** From opening to solve, one a solve; those of fewer people than may be told of are left out. */
  minutes: number[];
}

export interface Memory {
  answered: number;
  right: number;
}

export interface MissionTally {
  /** Null while too few have opened it. */
  figures: Tally | null;
  memory: Memory | null;
  readonly mistakes: Map<string, number>;
}

export interface TeamTally {
  readonly team: string | null;
  readonly others: boolean;
  people: number;
  figures: Tally;
}

export interface SessionsTally {
  readonly sessions: { readonly name: string | null; readonly at: string }[];
  leftOut: number;
  readonly participation: { expected: number | null; came: number; played: number; solvedOne: number; finished: number };
  /** By key, in the order in which sessions set them. */
  readonly missions: Map<string, MissionTally>;
  /** By team; `groups.ts` says which. */
  readonly teams: Map<string, TeamTally>;
}

const nothing = (): Tally => ({ opened: 0, solved: 0, tries: 0, hints: 0, minutes: [] });

/** Tells nothing yet. */
export function emptyTally(): SessionsTally {
  return {
    sessions: [],
    leftOut: 0,
    participation: { expected: 0, came: 0, played: 0, solvedOne: 0, finished: 0 },
    missions: new Map(),
    teams: new Map(),
  };
}

/**
 * Adds a session. What is of fewer people is left out session by session, before it is added: the difference of two reports is then of
 * enough people, too. @param fewest people of whom figures may be told, one at least
 */
export function addSession(sum: SessionsTally, session: PlayedSession, fewest: number): void {
  const players = new Set(session.states.map(({ participant }) => participant));
  if (players.size < fewest) {
    sum.leftOut += 1;
    return;
  }
  sum.sessions.push({ name: session.name, at: session.at });
  addParticipation(sum.participation, session, players);

  const told: PlayedState[] = [];
  const opened = grouped(session.states, ({ challenge }) => challenge);
  const answered = grouped(session.answers, ({ challenge }) => challenge);
  for (const key of new Set([...session.missions, ...opened.keys()])) {
    const mission: MissionTally = sum.missions.get(key) ?? { figures: null, memory: null, mistakes: new Map() };
    sum.missions.set(key, mission);
    const states = opened.get(key) ?? [];
    if (states.length < fewest) continue;
    told.push(...states);
    mission.figures ??= nothing();
    addStates(mission.figures, states, fewest);
    const answers = answered.get(key) ?? [];
    if (answers.length >= fewest) {
      mission.memory ??= { answered: 0, right: 0 };
      mission.memory.answered += answers.length;
      mission.memory.right += answers.filter(({ right }) => right).length;
    }
    for (const { verdict, people } of session.mistakes.get(key) ?? [])
      mission.mistakes.set(verdict, (mission.mistakes.get(verdict) ?? 0) + people);
  }

  // Missions that are not told of are not in the teams' figures either: they are what would be left.
  for (const { team, others, people } of groupsOf(
    session.people.filter(({ id }) => players.has(id)),
    fewest,
  )) {
    const name = JSON.stringify([team, others]);
    const known: TeamTally = sum.teams.get(name) ?? { team, others, people: 0, figures: nothing() };
    sum.teams.set(name, known);
    known.people += people.length;
    const members = new Set(people);
    addStates(
      known.figures,
      told.filter(({ participant }) => members.has(participant)),
      fewest,
    );
  }
}

function addParticipation(
  sum: SessionsTally['participation'],
  { expected, people, states, missions }: PlayedSession,
  players: ReadonlySet<string>,
): void {
  const solved = grouped(
    states.filter((state) => state.solved),
    ({ participant }) => participant,
  );
  sum.expected = sum.expected === null || expected === null ? null : sum.expected + expected;
  sum.came += people.length;
  sum.played += players.size;
  sum.solvedOne += solved.size;
  for (const own of solved.values()) {
    const keys = new Set(own.map(({ challenge }) => challenge));
    if (missions.length > 0 && missions.every((key) => keys.has(key))) sum.finished += 1;
  }
}

function addStates(sum: Tally, states: readonly PlayedState[], fewest: number): void {
  const timed = states.flatMap(({ participant, minutes }) => (minutes === null ? [] : [{ participant, minutes }]));
  for (const { solved, failures, hints } of states) {
    sum.opened += 1;
    sum.solved += solved ? 1 : 0;
    sum.tries += failures + (solved ? 1 : 0);
    sum.hints += hints;
  }
  if (new Set(timed.map(({ participant }) => participant)).size >= fewest)
    sum.minutes.push(...timed.map(({ minutes }) => minutes));
}

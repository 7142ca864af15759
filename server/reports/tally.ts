/** Tallies of sessions, which add up over several sessions. Pure. */

import { slicesOf } from '../concurrency/in-pieces.ts';
import { grouped } from '../grouped.ts';
import { groupsOf } from './groups.ts';
import type { PlayedSession, PlayedState } from './played.ts';

/** Counts over openings: a mission that five people opened counts five. */
export interface Tally {
  opened: number;
  solved: number;
  /** Answers sent, the right one among them. */
  tries: number;
  hints: number;
  /** Minutes from opening to solve, one value a solve; left out where fewer than `fewest` people have one. */
  minutes: number[];
}

export interface RecallFigures {
  answered: number;
  right: number;
}

export interface MissionTally {
  /** Null while too few people have opened it (k-anonymity). */
  figures: Tally | null;
  memory: RecallFigures | null;
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
  /** By key, in the sessions' order of missions. */
  readonly missions: Map<string, MissionTally>;
  /** By team, as grouped by `groups.ts`. */
  readonly teams: Map<string, TeamTally>;
}

const emptyFigures = (): Tally => ({ opened: 0, solved: 0, tries: 0, hints: 0, minutes: [] });

/** The tally of no session. */
export function emptyTally(): SessionsTally {
  return {
    sessions: [],
    leftOut: 0,
    participation: { expected: 0, came: 0, played: 0, solvedOne: 0, finished: 0 },
    missions: new Map(),
    teams: new Map(),
  };
}

/** Counts of one session's states; times are reported only where enough people have one. */
interface Count {
  readonly figures: Tally;
  readonly timedPeople: Set<string>;
}

/**
 * Adds a session, and yields wherever it may be interrupted. Figures of too few people are suppressed in each session before it is added,
 * so that the difference of two reports is not of fewer people either (k-anonymity). @param fewest people of a figure, at least 1 (k)
 */
export function* addSession(sum: SessionsTally, session: PlayedSession, fewest: number): Generator<void, void> {
  const players = new Set<string>();
  /** Challenge → number of people who opened it. */
  const openings = new Map<string, number>();
  for (const states of slicesOf(session.states)) {
    for (const { participant, challenge } of states) {
      players.add(participant);
      openings.set(challenge, (openings.get(challenge) ?? 0) + 1);
    }
    yield;
  }
  if (players.size < fewest) {
    sum.leftOut += 1;
    return;
  }
  sum.sessions.push({ name: session.name, at: session.at });
  yield* addParticipation(sum.participation, session, players);

  const answersByChallenge = grouped(session.answers, ({ challenge }) => challenge);
  yield;
  /** Counts of the missions that are reported, by key. */
  const counts = new Map<string, Count>();
  for (const key of new Set([...session.missions, ...openings.keys()])) {
    const mission: MissionTally = sum.missions.get(key) ?? { figures: null, memory: null, mistakes: new Map() };
    sum.missions.set(key, mission);
    if ((openings.get(key) ?? 0) < fewest) continue;
    counts.set(key, emptyCount());
    const answers = answersByChallenge.get(key) ?? [];
    if (answers.length >= fewest) {
      mission.memory ??= { answered: 0, right: 0 };
      mission.memory.answered += answers.length;
      mission.memory.right += answers.filter(({ right }) => right).length;
    }
    for (const { verdict, people } of session.mistakes.get(key) ?? [])
      mission.mistakes.set(verdict, (mission.mistakes.get(verdict) ?? 0) + people);
    yield;
  }

  const groups = groupsOf(
    session.people.filter(({ id }) => players.has(id)),
    fewest,
  ).map((group) => ({ ...group, count: emptyCount() }));
  const countOf = new Map<string, Count>();
  for (const { people, count } of groups) for (const person of people) countOf.set(person, count);
  yield;
  for (const states of slicesOf(session.states)) {
    for (const state of states) {
      const mission = counts.get(state.challenge);
      // Suppressed missions are left out of the teams' figures too: a subtraction would reveal them.
      if (!mission) continue;
      addState(mission, state);
      const group = countOf.get(state.participant);
      if (group) addState(group, state);
    }
    yield;
  }

  for (const [key, count] of counts) {
    const mission = sum.missions.get(key);
    if (!mission) continue;
    mission.figures ??= emptyFigures();
    addFigures(mission.figures, count, fewest);
    yield;
  }
  for (const { team, others, people, count } of groups) {
    const name = JSON.stringify([team, others]);
    const teamTally: TeamTally = sum.teams.get(name) ?? { team, others, people: 0, figures: emptyFigures() };
    sum.teams.set(name, teamTally);
    teamTally.people += people.length;
    addFigures(teamTally.figures, count, fewest);
    yield;
  }
}

function* addParticipation(
  sum: SessionsTally['participation'],
  { expected, people, states, missions }: PlayedSession,
  players: ReadonlySet<string>,
): Generator<void, void> {
  const missionKeys = new Set(missions);
  /** Participant → number of solved missions of the session; those without a solve are absent. */
  const solveCounts = new Map<string, number>();
  for (const slice of slicesOf(states)) {
    for (const { participant, challenge, solved: isSolved } of slice)
      if (isSolved) solveCounts.set(participant, (solveCounts.get(participant) ?? 0) + (missionKeys.has(challenge) ? 1 : 0));
    yield;
  }
  sum.expected = sum.expected === null || expected === null ? null : sum.expected + expected;
  sum.came += people.length;
  sum.played += players.size;
  sum.solvedOne += solveCounts.size;
  if (missionKeys.size > 0) for (const count of solveCounts.values()) sum.finished += count === missionKeys.size ? 1 : 0;
}

function emptyCount(): Count {
  return { figures: emptyFigures(), timedPeople: new Set() };
}

function addState({ figures, timedPeople }: Count, { participant, solved, failures, hints, minutes }: PlayedState): void {
  figures.opened += 1;
  figures.solved += solved ? 1 : 0;
  figures.tries += failures + (solved ? 1 : 0);
  figures.hints += hints;
  if (minutes === null) return;
  figures.minutes.push(minutes);
  timedPeople.add(participant);
}

function addFigures(sum: Tally, { figures, timedPeople }: Count, fewest: number): void {
  sum.opened += figures.opened;
  sum.solved += figures.solved;
  sum.tries += figures.tries;
  sum.hints += figures.hints;
  // Pushed one by one: a spread call is limited by the stack to about 120,000 arguments.
  if (timedPeople.size >= fewest) for (const minutes of figures.minutes) sum.minutes.push(minutes);
}

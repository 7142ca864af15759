/** Computes a report from tallies. No I/O. */

import { grouped } from '#engine/rules/grouped.ts';
import { type JudgementCounts, measureOf } from '#engine/rules/measure/discernment.ts';
import { type Bound, groupsBound } from '#engine/rules/measure/told-bound.ts';
import { MAX_MEASURES } from '#schemas/console-constants.ts';
import { FIRST_TRY_GOAL } from '#schemas/report-constants.ts';
import type { Figures, Report, Theme } from '#schemas/reports.ts';
import { namedMistake } from '#schemas/verdict-labels.ts';
import { groupsWithBounds } from '../session-model/attended-groups.ts';
import { ANONYMOUS, boundedPart } from '../session-model/disclosure.ts';
import { byGroupName } from '../session-model/team-groups.ts';
import { type PartRange, rangesOf, type ToldGroupPart, type TotalSlack } from '../session-model/told-ranges.ts';
import { type MissionTally, medianMinutes, type RecallFigures, type SessionTally, sumOf, type Tally } from './tally.ts';

/** Texts of a mission in a report; undefined for a mission that no longer exists. */
type MissionLabels = (key: string) =>
  | {
      readonly title: string;
      readonly skill: string;
      readonly accepts?: string;
      /** Themes of the mission, the most important first. */
      readonly themes: readonly Theme[];
      /** Labels of the mission's kinds of mistakes. */
      readonly mistakes?: Readonly<Record<string, string>> | undefined;
    }
  | undefined;

/** A session of a report. */
export interface TalliedSession {
  readonly name: string | null;
  readonly at: string;
  readonly tally: SessionTally;
  /** Figures so far of an open session; absent if the session is over. */
  readonly interim?: NonNullable<Report['sessions'][number]['interim']>;
  /** Present if the session is not over and everybody's figures until now are told: in a report with names. */
  readonly open?: true;
}

type Mission = Report['missions'][number];

/** Share of right recall answers, 0 to 1. A theme below this share needs more work. */
const ENOUGH_MEMORY = 0.75;

/** Computes the report; yields at every point where it may be interrupted. @param leftOut sessions without figures */
export function* reportOf(
  sessions: readonly TalliedSession[],
  leftOut: Report['leftOut'],
  labels: MissionLabels,
): Generator<void, Report> {
  const told: Report['sessions'] = [];
  for (const { name, at, tally, interim, open } of sessions) {
    const { came } = tally.participation;
    told.push({
      ...{ name, at, invited: invitedOf(tally), came, figures: totalOf(tally.missions) },
      ...(interim && { interim }),
      ...(open && { open }),
    });
    yield;
  }
  const all = sessions.map(({ tally }) => tally);
  const tallies = [
    ...grouped(
      all.flatMap(({ missions }) => missions),
      ({ key }) => key,
    ),
  ];
  const missions: Mission[] = [];
  for (const [key, own] of tallies) {
    missions.push(missionOf(key, own, labels(key)));
    yield;
  }
  const themes = yield* themesOf(tallies, labels);
  const teams: Report['teams'] = [];
  for (const [, own] of grouped(all.flatMap(teamsOf), groupName)) {
    const [{ team, others } = { team: null, others: true }] = own;
    const figures = figuresOf(own.map((one) => one.figures));
    const ranges: Ranges = {
      solved: addedRange(own.map((one) => one.ranges.solved)),
      firstTry: addedRange(own.map((one) => one.ranges.firstTry)),
      hints: addedRange(
        own.map((one) => one.ranges.hints),
        figures.opened,
      ),
    };
    teams.push({ team, others, people: sum(own, ({ people }) => people), figures, ranges });
    yield;
  }
  return {
    sessions: told.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0)),
    leftOut,
    participation: participationOf(all),
    departments: departmentsOf(all),
    directory: directoryOf(all),
    total: totalOf(all.flatMap((tally) => tally.missions)),
    memory: memoryOf(all.flatMap((tally) => tally.missions)),
    judgements: judgementsOf(all),
    missions,
    themes,
    teams: teams.length < 2 ? [] : teams.sort(byGroupName),
    measures: measuresOf(themes),
  };
}

type Ranges = Report['teams'][number]['ranges'];

/** Teams of a session, with ranges that contain their true figures. Missions and teams have equal sums (`balancedParts`). */
function teamsOf({ missions, teams }: SessionTally) {
  const ofMissions = missions.flatMap(({ figures }) => figures ?? []);
  const groups = teams.map(({ figures }) => figures);
  const solved = rangesOf(
    groups.map((team) => ({ ...endsOf(team.solved, team.opened), cap: team.opened })),
    slackOf(ofMissions.map((mission) => endsOf(mission.solved, mission.opened))),
  );
  const firstTry = rangesOf(
    groups.map((team, index) => {
      const ends = endsOf(team.firstTry, team.opened);
      // First tries cannot exceed solves, so their maximum is kept below the number of solves.
      return { ...ends, most: Math.min(ends.most, team.solved), cap: solved[index]?.high ?? team.opened };
    }),
    slackOf(ofMissions.map((mission) => endsOf(mission.firstTry, mission.opened))),
  );
  const hints = rangesOf(
    groups.map((team) => hintEndsOf(team)),
    slackOf(ofMissions.map((mission) => hintEndsOf(mission))),
  );
  return teams.map((team, index) => {
    const none = { low: 0, high: 0 };
    return { ...team, ranges: { solved: solved[index] ?? none, firstTry: firstTry[index] ?? none, hints: hints[index] ?? none } };
  });
}

/** A reported part, with the bounds that anonymous reports put on it. */
function endsOf(told: number, whole: number) {
  const { least, most } = boundedPart(told, whole, ANONYMOUS);
  return { told, whole, least, most };
}

/** The number of hints has no upper bound; 0 hints are reported as if there had been some. */
function hintEndsOf({ opened, hints }: Tally) {
  const [least, none] = [Math.min(opened, ANONYMOUS.margin(opened)), Number.POSITIVE_INFINITY];
  return { told: hints, whole: opened, least, most: none, cap: none };
}

/** Maximum amounts by which the true sum can be above and below the sum of the reported parts. */
function slackOf(parts: readonly Omit<ToldGroupPart, 'cap'>[]): TotalSlack {
  return {
    above: sum(parts, ({ told, whole, most }) => (told >= most ? whole - told : 0)),
    below: sum(parts, ({ told, least }) => (told <= least ? told : 0)),
  };
}

/** The range of a sum over sessions. @param by divisor for a mean; 1 for a sum */
function addedRange(ranges: readonly PartRange[], by = 1): PartRange {
  const mean = (total: number) => (by === 0 ? 0 : total / by);
  return { low: mean(sum(ranges, ({ low }) => low)), high: mean(sum(ranges, ({ high }) => high)) };
}

function missionOf(key: string, own: readonly MissionTally[], labels: ReturnType<MissionLabels>): Mission {
  const people = new Map<string, number>();
  for (const { mistakes } of own)
    for (const { verdict, people: count } of mistakes) people.set(verdict, (people.get(verdict) ?? 0) + count);
  return {
    key,
    title: labels?.title ?? key,
    skill: labels?.skill ?? null,
    theme: labels?.themes[0] ?? null,
    ...(labels?.accepts !== undefined && { accepts: labels.accepts }),
    figures: totalOf(own),
    ...acceptedOf(own),
    memory: memoryOf(own),
    mistakes: [...people]
      .map(([verdict, count]) => ({ ...namedMistake(verdict, labels?.mistakes ?? {}), people: count }))
      .sort((a, b) => b.people - a.people || (a.verdict < b.verdict ? -1 : 1)),
  };
}

/** Number of solves by an accepted answer that is not right; absent if one of the sessions does not report it. */
function acceptedOf(own: readonly MissionTally[]): Pick<Mission, 'accepted'> {
  const told = own.filter(({ figures }) => figures !== null);
  if (told.length === 0 || told.some(({ accepted }) => accepted === undefined)) return {};
  return { accepted: sum(told, ({ accepted = 0 }) => accepted) };
}

/** Figures by the main theme of missions. */
function* themesOf(
  tallies: readonly (readonly [string, readonly MissionTally[]])[],
  labels: MissionLabels,
): Generator<void, Report['themes']> {
  const themes: Report['themes'] = [];
  for (const [theme, missions] of grouped(tallies, ([key]) => labels(key)?.themes[0])) {
    const own = missions.flatMap(([, mission]) => mission);
    const figures = totalOf(own);
    if (theme !== undefined && figures) themes.push({ theme, figures, memory: memoryOf(own) });
    yield;
  }
  return themes.sort((a, b) => firstTryRate(a) - firstTryRate(b) || (a.theme < b.theme ? -1 : 1));
}

const firstTryRate = ({ figures }: Report['themes'][number]) => figures.firstTry / figures.opened;

/**
 * Themes to work on: those with too few right first tries, then those with too few right recall answers, each group in the order of
 * `themes`.
 */
function measuresOf(themes: Report['themes']): Theme[] {
  const hesitant = themes.filter((theme) => firstTryRate(theme) < FIRST_TRY_GOAL);
  const forgotten = themes.filter(({ memory }) => memory !== null && memory.right / memory.answered < ENOUGH_MEMORY);
  return [...new Set([...hesitant, ...forgotten].map(({ theme }) => theme))].slice(0, MAX_MEASURES);
}

function participationOf(all: readonly SessionTally[]): Report['participation'] {
  const parts = all.map(({ participation }) => participation);
  const lists = all.flatMap((tally) => invitedOf(tally) ?? []);
  // If one session has no list, the number of invited people is unknown.
  const known = parts.length > 0 && lists.length === parts.length;
  return {
    invited: known ? sum(lists, (count) => count) : null,
    uninvited: known ? sum(parts, ({ uninvited = 0 }) => uninvited) : 0,
    came: sum(parts, ({ came }) => came),
    played: sum(parts, ({ played }) => played),
    solvedOne: parts.some(({ solvedOne }) => solvedOne === null) ? null : sum(parts, ({ solvedOne }) => solvedOne ?? 0),
    finished: sum(parts, ({ finished }) => finished),
  };
}

function invitedOf({ participation: { expected, uninvited = 0 } }: SessionTally): number | null {
  return expected === null ? null : expected - uninvited;
}

function departmentsOf(all: readonly SessionTally[]): Report['departments'] {
  const groups = [...grouped(all.flatMap(departmentsWithBound), groupName)];
  return groups
    .flatMap(([, own]) =>
      own.slice(0, 1).map(({ team, others }) => ({
        team,
        others,
        invited: sum(own, ({ expected }) => expected),
        came: sum(own, ({ came }) => came),
        bound: own.every(({ bound }) => bound === 'exact') ? ('exact' as const) : ('about' as const),
      })),
    )
    .sort(byGroupName);
}

function departmentsWithBound({ departments }: SessionTally) {
  const bound: Bound = groupsBound(departments.map(({ came, expected }) => ({ part: came, whole: expected })));
  return departments.map((group) => ({ ...group, bound }));
}

/** Directory groups of a single session. With several sessions there are none, as everybody in the directory would count once for each. */
function directoryOf([first, ...others]: readonly SessionTally[]): Report['directory'] {
  const groups = others.length > 0 ? [] : (first?.directory ?? []);
  return groupsWithBounds(groups);
}

interface NamedGroup {
  readonly team: string | null;
  readonly others: boolean;
}

const groupName = ({ team, others }: NamedGroup) => JSON.stringify([team, others]);

function totalOf(missions: readonly MissionTally[]): Figures | null {
  const told = missions.flatMap(({ figures }) => figures ?? []);
  return told.length > 0 ? figuresOf(told) : null;
}

function figuresOf(tallies: readonly Tally[]): Figures {
  const { opened, solved, firstTry, tries, hints, times } = sumOf(tallies);
  const mean = (total: number) => (opened === 0 ? 0 : total / opened);
  return { opened, solved, firstTry, tries: mean(tries), hints: mean(hints), minutes: medianMinutes(times) };
}

function memoryOf(missions: readonly MissionTally[]): RecallFigures | null {
  const told = missions.flatMap(({ memory }) => memory ?? []);
  if (told.length === 0) return null;
  return { answered: sum(told, ({ answered }) => answered), right: sum(told, ({ right }) => right) };
}

/** Null unless both first and last judgements can be measured. */
function judgementsOf(all: readonly SessionTally[]): Report['judgements'] {
  const told = all.flatMap(({ judgements }) => judgements ?? []);
  const people = sum(told, (judgements) => judgements.people);
  const measured = (when: 'first' | 'last') => {
    const counts: JudgementCounts = {
      hits: sum(told, (judgements) => judgements[when].hits),
      misses: sum(told, (judgements) => judgements[when].misses),
      falseAlarms: sum(told, (judgements) => judgements[when].falseAlarms),
      correctRejections: sum(told, (judgements) => judgements[when].correctRejections),
    };
    const measure = measureOf(counts, people);
    return measure && { ...counts, ...measure };
  };
  const [first, last] = [measured('first'), measured('last')];
  return first && last && { people, first, last };
}

function sum<T>(items: readonly T[], of: (item: T) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}

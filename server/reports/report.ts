/** Makes a report from tallies. Pure. */

import { CATEGORIES } from '#schemas/constants.ts';
import type { Figures, Report, WorkReason } from '#schemas/reports.ts';
import { namedMistake } from '#schemas/verdict-labels.ts';
import type { RecallFigures, SessionsTally, Tally } from './tally.ts';

/** What a mission calls its kinds of mistakes. */
type VerdictLabels = Readonly<Record<string, string>> | undefined;

/** Title, category and names of mistakes of a mission; undefined for one that no longer exists. */
export type MissionLabels = (
  key: string,
) => { readonly title: string; readonly category: string; readonly mistakes?: VerdictLabels } | undefined;

type Mission = Report['missions'][number];

/** Yields wherever it may be interrupted. */
export function* reportOf(sum: SessionsTally, words: MissionLabels): Generator<void, Report> {
  const missions: Mission[] = [];
  for (const [key, { figures, memory, mistakes }] of sum.missions) {
    const { title = key, category = null, mistakes: labels = {} } = words(key) ?? {};
    missions.push({
      key,
      title,
      category,
      figures: figures && figuresOf([figures]),
      memory,
      mistakes: [...mistakes]
        .map(([verdict, people]) => ({ ...namedMistake(verdict, labels), people }))
        .sort((a, b) => b.people - a.people || (a.verdict < b.verdict ? -1 : 1)),
    });
    yield;
  }
  const told = [...sum.missions].flatMap(([key, { figures }]) => (figures ? [{ key, figures }] : []));
  const memories = [...sum.missions.values()].flatMap(({ memory }) => (memory ? [memory] : []));
  const subjects: Report['subjects'] = [];
  for (const category of CATEGORIES) {
    const own = told.filter(({ key }) => words(key)?.category === category).map(({ figures }) => figures);
    if (own.length > 0) subjects.push({ category, figures: figuresOf(own) });
    yield;
  }
  const teams: Report['teams'] = [];
  for (const { figures, ...team } of sum.teams.size < 2 ? [] : [...sum.teams.values()].sort(byName)) {
    teams.push({ ...team, figures: figuresOf([figures]) });
    yield;
  }
  return {
    sessions: sum.sessions,
    leftOut: sum.leftOut,
    // If every session was left out, the number of expected people is left out too.
    participation: sum.sessions.length === 0 ? { ...sum.participation, expected: null } : sum.participation,
    total: told.length > 0 ? figuresOf(told.map(({ figures }) => figures)) : null,
    memory: memories.length > 0 ? addUp(memories) : null,
    missions,
    subjects,
    teams,
    work: workOn(missions),
  };
}

/** Sorts by name, then people without a team, then the merged group. */
function byName(a: { team: string | null; others: boolean }, b: { team: string | null; others: boolean }): number {
  const last = ({ team, others }: typeof a) => (others ? 2 : team === null ? 1 : 0);
  return last(a) - last(b) || (a.team ?? '').localeCompare(b.team ?? '', 'fr');
}

function figuresOf(tallies: readonly Tally[]): Figures {
  const sum = (of: (tally: Tally) => number) => tallies.reduce((total, tally) => total + of(tally), 0);
  const opened = sum((tally) => tally.opened);
  const mean = (total: number) => (opened === 0 ? 0 : total / opened);
  return {
    opened,
    solved: sum(({ solved }) => solved),
    tries: mean(sum(({ tries }) => tries)),
    hints: mean(sum(({ hints }) => hints)),
    minutes: median(tallies.map(({ minutes }) => minutes)),
  };
}

function addUp(memories: readonly RecallFigures[]): RecallFigures {
  return memories.reduce((sum, { answered, right }) => ({ answered: sum.answered + answered, right: sum.right + right }), {
    answered: 0,
    right: 0,
  });
}

/** Median of all lists together. */
function median(lists: readonly (readonly number[])[]): number | null {
  const values = new Float64Array(lists.reduce((length, list) => length + list.length, 0));
  let length = 0;
  for (const list of lists) {
    values.set(list, length);
    length += list.length;
  }
  const middle = Math.floor(length / 2);
  const upper = selected(values, middle);
  if (upper === undefined || length % 2 === 1) return upper ?? null;
  return (values.subarray(0, middle).reduce((most, value) => Math.max(most, value)) + upper) / 2;
}

/**
 * Quickselect (Hoare): the value at this index of the sorted list; afterwards no greater value stands before it. For the times of 20,000
 * people it takes a tenth of the time of sorting.
 */
function selected(values: Float64Array, place: number): number | undefined {
  const at = (index: number) => values[index] ?? 0;
  let [low, high] = [0, values.length - 1];
  while (low < high) {
    const pivot = at((low + high) >> 1);
    let [left, right] = [low, high];
    while (left <= right) {
      while (at(left) < pivot) left += 1;
      while (at(right) > pivot) right -= 1;
      if (left > right) break;
      [values[left], values[right]] = [at(right), at(left)];
      left += 1;
      right -= 1;
    }
    if (place <= right) high = right;
    else if (place >= left) low = left;
    else break;
  }
  return values[place];
}

/** Thresholds beyond which a mission is recommended for more training. */
const LIMITS: Readonly<Record<WorkReason, number>> = { success: 0.75, tries: 2, hints: 1, memory: 0.75 };

/** For each reason the mission that exceeds its threshold most, if any; only missions that can still be played. */
function workOn(missions: readonly Mission[]): Report['work'] {
  const values: Readonly<Record<WorkReason, (mission: Mission) => number | null>> = {
    success: ({ figures }) => figures && figures.solved / figures.opened,
    tries: ({ figures }) => figures?.tries ?? null,
    hints: ({ figures }) => figures?.hints ?? null,
    memory: ({ memory }) => memory && memory.right / memory.answered,
  };
  return (['success', 'tries', 'hints', 'memory'] as const).flatMap((reason) => {
    // For rates the lowest value is the worst, for means the highest.
    const sign = reason === 'success' || reason === 'memory' ? 1 : -1;
    const [worst] = missions
      .flatMap((mission) => {
        const value = mission.category === null ? null : values[reason](mission);
        return value === null || sign * value > sign * LIMITS[reason]
          ? []
          : [{ reason, key: mission.key, title: mission.title, value }];
      })
      .sort((a, b) => sign * (a.value - b.value));
    return worst ? [worst] : [];
  });
}

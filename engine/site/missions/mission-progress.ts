/** Progress of a player in the missions that can be won. Pure functions. */
import { difficultySections } from './catalogue-sections.ts';
import type { MissionOrder, Past } from './next-mission.ts';
import { quaysOf } from './quays.ts';

export interface MissionProgress {
  readonly done: number;
  readonly of: number;
  /** Title of the part of the catalogue that the mission has finished: its quay, or its difficulty; null for none. */
  readonly finished: string | null;
}

/** Minimum number of missions in a part whose end is worth telling. */
const MIN_PART = 2;

/** Null for a mission outside of the order. @param key of the mission that may have finished a part */
export function missionProgress(
  { missions, chosen }: MissionOrder,
  { completed, told = [] }: Past,
  key: string,
): MissionProgress | null {
  const isSolved = (mission: { readonly key: string }) => completed.includes(mission.key);
  const winnable = missions.filter((mission) => isSolved(mission) || !told.includes(mission.key));
  if (!winnable.some((mission) => mission.key === key)) return null;
  const parts = chosen ? quaysOf(winnable) : difficultySections(winnable);
  const part = parts.find(({ entries }) => entries.some((mission) => mission.key === key));
  const isFinished = part !== undefined && part.entries.length >= MIN_PART && part.entries.every(isSolved);
  return { done: winnable.filter(isSolved).length, of: winnable.length, finished: isFinished ? part.title : null };
}

export function isComplete({ done, of }: MissionProgress): boolean {
  return done === of;
}

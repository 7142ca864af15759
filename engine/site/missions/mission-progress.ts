/** How far a player has come in the missions that can be won. Pure. */
import { difficultySections } from './catalogue-sections.ts';
import type { MissionOrder, Past } from './next-mission.ts';
import { quaysOf } from './quays.ts';

export interface MissionProgress {
  readonly done: number;
  readonly of: number;
  /** Title of the part of the catalogue that one mission has finished: its quay, or its difficulty; null for none. */
  readonly finished: string | null;
}

/** A part with fewer missions is not worth a word. */
const MIN_PART = 2;

/** Null for a mission that is none of these. @param key of the mission that may have finished a part */
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

/** Times spent on missions by the participants of a session, without breaks. Pure. Times in milliseconds. */
import { MINUTE_MS } from '#engine/rules/milliseconds.ts';
import type { SessionCell, SessionState } from './state.ts';

/** Minimum number of solves from which their median replaces the manifest's duration. */
const MIN_SOLVES = 3;

/** Time of play within an interval: its length without breaks. */
export function played({ breaks }: Pick<SessionState, 'breaks'>, from: number, until: number): number {
  const paused = breaks.map((one) => Math.max(0, Math.min(one.until, until) - Math.max(one.from, from)));
  return Math.max(0, until - from - paused.reduce((sum, one) => sum + one, 0));
}

/** Duration of a solved mission; empty if unsolved, or if the opening time is unknown. */
export function solveTime(room: Pick<SessionState, 'breaks'>, cell: SessionCell | null): readonly number[] {
  return cell?.solvedAt == null || cell.openedAt === null ? [] : [played(room, cell.openedAt, cell.solvedAt)];
}

/** Usual duration of each mission: the median of its solves in this session, else the manifest's duration. */
export function usualTimes({
  missions,
  people,
  breaks,
}: Pick<SessionState, 'missions' | 'people' | 'breaks'>): readonly number[] {
  return missions.map(({ minutes }, column) => {
    const times = people.flatMap(({ cells }) => solveTime({ breaks }, cells[column] ?? null));
    return times.length >= MIN_SOLVES ? median(times) : minutes * MINUTE_MS;
  });
}

/** Median; 0 for an empty list. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[half] ?? 0) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
}

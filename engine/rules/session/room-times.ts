/** Times of a room's missions, without what was paused. Pure. Times are milliseconds. */
import type { SessionCell, SessionState } from './state.ts';

const MINUTE = 60_000;
/** Times of others that make a median worth more than the manifest's guess. */
const MIN_SOLVES = 3;

/** How much of a stretch of time was played. */
export function played({ breaks }: Pick<SessionState, 'breaks'>, from: number, until: number): number {
  const paused = breaks.map((one) => Math.max(0, Math.min(one.until, until) - Math.max(one.from, from)));
  return Math.max(0, until - from - paused.reduce((sum, one) => sum + one, 0));
}

/** How long a solved cell took; nothing where it is not solved, or it is not known when it was opened. */
export function solveTime(room: Pick<SessionState, 'breaks'>, cell: SessionCell | null): readonly number[] {
  return cell?.solvedAt == null || cell.openedAt === null ? [] : [played(room, cell.openedAt, cell.solvedAt)];
}

/** How long each mission usually takes: the median of those who solved it here, else what its manifest says. */
export function usualTimes({
  missions,
  people,
  breaks,
}: Pick<SessionState, 'missions' | 'people' | 'breaks'>): readonly number[] {
  return missions.map(({ minutes }, column) => {
    const times = people.flatMap(({ cells }) => solveTime({ breaks }, cells[column] ?? null));
    return times.length >= MIN_SOLVES ? median(times) : minutes * MINUTE;
  });
}

/** 0 of nothing. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[half] ?? 0) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
}

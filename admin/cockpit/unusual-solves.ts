/** Solves that were much quicker, or had many more tries, than the room's: a script, a copied answer, or somebody who knew. Pure. */

import { median, solveTime } from '#engine/rules/session/room-times.ts';
import type { Mission, Person, SessionState } from '#engine/rules/session/state.ts';

/** Solves of a mission before the room says what is usual. */
const MIN_SOLVES = 5;
/** Part of the room's time, and milliseconds, under which a solve is quick. */
const QUICK = 0.2;
const QUICK_MS = 60_000;
/** Tries, how many times the room's, and milliseconds a try: more in less is no reading. */
const MANY_TRIES = 10;
const TIMES_THE_ROOM = 4;
const TRY_MS = 5000;

export interface UnusualSolve {
  readonly person: Person;
  readonly mission: Mission;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** How long it took, and the room's median; milliseconds. */
  readonly time: number;
  readonly usual: number;
  /** Answers that were sent until it was right, and the room's median. */
  readonly tries: number;
  readonly usualTries: number;
}

/** The latest first. It accuses nobody: neighbours may have talked, and some know their subject. */
export function unusualSolves(room: Pick<SessionState, 'people' | 'missions' | 'breaks'>): readonly UnusualSolve[] {
  return room.missions
    .flatMap((mission, column) => {
      const solves = room.people.flatMap((person) => {
        const cell = person.cells[column] ?? null;
        return solveTime(room, cell).map((time) => ({ person, at: cell?.solvedAt ?? 0, time, tries: (cell?.failures ?? 0) + 1 }));
      });
      if (solves.length < MIN_SOLVES) return [];
      const usual = median(solves.map(({ time }) => time));
      const usualTries = median(solves.map(({ tries }) => tries));
      return solves.flatMap((solve) => {
        const quick = solve.time <= usual * QUICK && solve.time < QUICK_MS;
        const busy = solve.tries >= MANY_TRIES && solve.tries >= usualTries * TIMES_THE_ROOM && solve.time < solve.tries * TRY_MS;
        return quick || busy ? [{ ...solve, mission, usual, usualTries }] : [];
      });
    })
    .sort((a, b) => b.at - a.at);
}

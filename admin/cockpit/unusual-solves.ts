/**
 * Detects solves that were much quicker, or had many more attempts, than those of others: a script, a copied answer, or prior knowledge. A
 * pure function.
 */

import { MINUTE_MS } from '#engine/rules/milliseconds.ts';
import { median, solveTime } from '#engine/rules/session/room-times.ts';
import type { Mission, Person, SessionState } from '#engine/rules/session/state.ts';

/** Minimum number of solves of a mission for a comparison. */
const MIN_SOLVES = 5;
/** A solve is quick if it takes at most this share of the median time, and less than this many milliseconds. */
const QUICK = 0.2;
const QUICK_MS = MINUTE_MS;
/**
 * A solve has many attempts if there are at least this number, this multiple of the median, and on average less than these milliseconds
 * each: too little time to read.
 */
const MANY_TRIES = 10;
const TIMES_THE_ROOM = 4;
const TRY_MS = 5000;

export interface UnusualSolve {
  readonly person: Person;
  readonly mission: Mission;
  /** When the mission was solved, in milliseconds since 1970. */
  readonly at: number;
  /** Duration of the solve, and median duration; milliseconds. */
  readonly time: number;
  readonly usual: number;
  /** Number of attempts of the solve, and median number. */
  readonly tries: number;
  readonly usualTries: number;
}

/** Unusual solves, latest first. They do not prove cheating: neighbours talk, and some people are experts. */
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

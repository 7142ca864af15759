/** The player's values in the browser's storage: their keys (specification, section 3), and the checks on what is read back. */
import { readJson, type TextStorage } from '#engine/client/browser-storage.ts';
import type { Solved } from './player-store.ts';
import { emailOfLogin } from './tab-login.ts';

export interface BrowserStorages {
  /** Kept between visits, and shared by all tabs. */
  readonly local: TextStorage;
  /** Kept for the tab. */
  readonly tab: TextStorage;
}

/** In `local`. */
const TOKEN = 'token';
const COMPLETED = 'completed_cache';
const SESSION = 'session_cache';
const RANK = 'rank_seen';
/** The intentions of a player, written at each victory. Those of a login that expired stay under the e-mail address of its player. */
const INTENTIONS = 'intentions';
/** In `tab`: the solve whose victory is still open, so that a reload shows it again. */
const LAST_SOLVE = 'last_solve';
/** In `tab`: the server tells a personal code once, and a reload must not lose it. */
const ARRIVAL = 'arrival';
/** In `tab`: messages of the facilitators, and choices in missions that are not solved yet; other modules read and write them. */
const MESSAGES = 'room_messages';
const CHOICES = 'choices';

/** Key of the intentions of the current player. */
export const intentionsKey = (local: TextStorage) => INTENTIONS + emailOfLogin(local);

export type PlayerCache = ReturnType<typeof createPlayerCache>;

export function createPlayerCache({ local, tab }: BrowserStorages) {
  const clear = (storage: TextStorage, keys: readonly string[]) => {
    for (const key of keys) storage.write(key, null);
  };
  return {
    token: () => local.read(TOKEN),
    writeToken: (token: string | null) => local.write(TOKEN, token),
    completed: () => readJson(local, COMPLETED, isKeys) ?? [],
    writeCompleted: (completed: readonly string[]) => local.write(COMPLETED, JSON.stringify(completed)),
    /** As the server sent it, unchecked; `playedSession` reads it. */
    session: () => readJson(local, SESSION, isAnything),
    writeSession: (session: unknown) => local.write(SESSION, JSON.stringify(session)),
    /** The rank that the player saw last; null for none. */
    rank: () => Number(local.read(RANK)) || null,
    writeRank: (rank: number) => local.write(RANK, String(rank)),
    lastSolve: () => readJson(tab, LAST_SOLVE, isSolved) ?? null,
    writeLastSolve: (solve: Solved | null) => tab.write(LAST_SOLVE, solve && JSON.stringify(solve)),
    arrival: () => tab.read(ARRIVAL),
    writeArrival: (arrival: string | null) => tab.write(ARRIVAL, arrival),
    clearOwnIntentions: () => local.write(intentionsKey(local), null),
    /** Removes what concerns one player; intentions of expired logins stay. */
    clearLocal: () => clear(local, [COMPLETED, SESSION, RANK, INTENTIONS]),
    clearTab: () => clear(tab, [LAST_SOLVE, ARRIVAL, MESSAGES, CHOICES]),
  };
}

/** Whether a value is a list of challenge keys. */
export function isKeys(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((key) => typeof key === 'string');
}

function isSolved(value: unknown): value is Solved {
  if (typeof value !== 'object' || value === null) return false;
  const { key, points, text }: Partial<Record<keyof Solved, unknown>> = value;
  return typeof key === 'string' && Number.isFinite(points) && typeof text === 'string';
}

function isAnything(_value: unknown): _value is unknown {
  return true;
}

/** The player's values in the browser's storage: their keys (specification, section 3), and the checks on what is read back. */
import { readJson, type TextStorage } from '#engine/client/browser-storage.ts';
import { ownerOfLogin } from '#engine/client/login-owner.ts';
import type { Solved } from './player-store.ts';

export interface BrowserStorages {
  /** Kept between visits, and shared by all tabs. */
  readonly local: TextStorage;
  /** Kept for the tab. */
  readonly tab: TextStorage;
}

/** Keys in `local`. */
const TOKEN = 'token';
const COMPLETED = 'completed_cache';
const SESSION = 'session_cache';
const RANK = 'rank_seen';
/** Intentions, written at each victory, and tokens of appointments (engine/site/returns): the owner follows in the key. */
const INTENTIONS = 'intentions';
const RETURN_TOKENS = 'return_tokens';
/** Whether the end of all missions was celebrated (engine/site/completion). */
export const COMPLETION = 'completion';
/** Key in `tab` (sessionStorage): the solve whose victory panel is open, so that a reload opens it again. */
const LAST_SOLVE = 'last_solve';
/** Key in `tab`: the token of the return that the tab shows (engine/site/returns). */
export const RETURN_OPENED = 'return_token';
/** Key in `tab`: the server sends a personal code once, and a reload must not lose it. */
const ARRIVAL = 'arrival';
/**
 * Keys in `tab`: messages of the facilitators, choices in missions that are not solved yet, questions from memory that were asked, and the
 * time allowance that was chosen in a mission; other modules read and write them.
 */
const MESSAGES = 'room_messages';
const CHOICES = 'choices';
const RECALL = 'recall';
const TIME_ALLOWANCE = 'time_allowance';

/** Keys of what the current player leaves in `local` when the login expires, for this player alone. A logout removes it. */
export const intentionsKey = (local: TextStorage) => INTENTIONS + ownerOfLogin(local);
export const returnTokensKey = (local: TextStorage) => RETURN_TOKENS + ownerOfLogin(local);

export type PlayerCache = ReturnType<typeof createPlayerCache>;

export function createPlayerCache({ local, tab }: BrowserStorages) {
  return {
    token: textEntry(local, TOKEN),
    completed: jsonEntry(local, COMPLETED, isKeys),
    /** The session as the server sent it, unchecked; `playedSession` reads it. */
    session: jsonEntry(local, SESSION, (_value): _value is unknown => true),
    /** The rank that the player saw last. */
    rank: textEntry(local, RANK),
    lastSolve: jsonEntry(tab, LAST_SOLVE, isSolved),
    arrival: textEntry(tab, ARRIVAL),
    returnOpened: textEntry(tab, RETURN_OPENED),
    /** Removes what an expired login leaves to its player. */
    clearOwn() {
      for (const keyOf of [intentionsKey, returnTokensKey]) local.write(keyOf(local), null);
    },
    /** Removes what is cached of a player, but for what expired logins leave to theirs. */
    clearPlayer() {
      for (const key of [COMPLETED, SESSION, RANK, INTENTIONS, RETURN_TOKENS, COMPLETION]) local.write(key, null);
    },
    /** Removes the values that the tab stores of a player. */
    clearTab() {
      for (const key of [LAST_SOLVE, ARRIVAL, MESSAGES, CHOICES, RECALL, TIME_ALLOWANCE, RETURN_OPENED]) tab.write(key, null);
    },
  };
}

/** A text of the storage; null removes it. */
function textEntry(storage: TextStorage, key: string) {
  return { read: () => storage.read(key), write: (value: string | null) => storage.write(key, value) };
}

/** A value of the storage as JSON; null removes it. A stored value that is not accepted is read as undefined. */
function jsonEntry<T>(storage: TextStorage, key: string, accepts: (value: unknown) => value is T) {
  return {
    read: () => readJson(storage, key, accepts),
    write: (value: T | null) => storage.write(key, value === null ? null : JSON.stringify(value)),
  };
}

/** Whether a value is a list of challenge keys. */
export function isKeys(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((key) => typeof key === 'string');
}

function isSolved(value: unknown): value is Solved {
  if (typeof value !== 'object' || value === null) return false;
  const { key, points, text }: Partial<Record<keyof Solved, unknown>> = value;
  return typeof key === 'string' && Number.isFinite(points) && typeof text === 'string';
}

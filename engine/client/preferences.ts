/**
 * A player's accessibility preferences, stored in this browser only, for each login; choices made before a login replace those of the
 * login. Entries are named by a hash of the e-mail address, so that a shared computer does not reveal whose preferences they are.
 */
import { useSyncExternalStore } from 'react';
import { browserStorage, readJson } from './browser-storage.ts';
import { LOGIN, ownerOfLogin } from './login-owner.ts';
import { playerStorage as storage } from './preview.ts';

export const PREFERENCES = ['by-ear', 'untimed', 'plain-words', 'calm'] as const;
export type Preference = (typeof PREFERENCES)[number];

const STORED_AS = 'preferences';
/** Storage key of whether `calm` is in effect: index.html reads it before the first paint. */
const CALM = 'calm';
/** Session storage key of the time allowance chosen in a mission (engine/frame/play/time-allowance.tsx). */
export const TIME_ALLOWANCE = 'time_allowance';
/** Maximum number of logins kept, the most recent ones. */
const MAX_LOGINS = 20;
/** Entry for a visitor without a login: `ownerOfLogin` gives it. */
const GUEST = '';

type Entries = Readonly<Record<string, readonly Preference[]>>;

const listeners = new Set<() => void>();

function isPreference(value: unknown): value is Preference {
  return PREFERENCES.some((preference) => preference === value);
}

function isEntries(value: unknown): value is Entries {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((chosen) => Array.isArray(chosen) && chosen.every(isPreference))
  );
}

const owner = (): string => ownerOfLogin(storage);
const entries = (): Entries => readJson(storage, STORED_AS, isEntries) ?? {};

/** A choice made before the login is newer, and wins. */
function chosenIn(all: Entries): readonly Preference[] {
  return all[GUEST] ?? all[owner()] ?? [];
}

function store(chosen: readonly Preference[]): void {
  const name = owner();
  const { [GUEST]: _, [name]: __, ...others } = entries();
  const newest = Object.entries(others).slice(1 - MAX_LOGINS);
  // A visitor who takes everything back has chosen nothing: an empty entry would take the place of the next login's.
  const own = name === GUEST && chosen.length === 0 ? {} : { [name]: chosen };
  storage.write(STORED_AS, JSON.stringify({ ...Object.fromEntries(newest), ...own }));
}

function showCalm(chosen: readonly Preference[]): void {
  const calm = chosen.includes('calm');
  storage.write(CALM, calm ? 'on' : null);
  if (calm) document.documentElement.dataset['calm'] = '';
  else delete document.documentElement.dataset['calm'];
}

/** Call after a login or logout: applies the preferences of the new owner. */
export function adoptPreferences(): void {
  const all = entries();
  const chosen = chosenIn(all);
  if (owner() !== GUEST && all[GUEST]) store(chosen);
  showCalm(chosen);
  for (const listener of listeners) listener();
}

/** Sets or clears a preference of the current login. */
export function setPreference(preference: Preference, wanted: boolean): void {
  const others = chosenIn(entries()).filter((chosen) => chosen !== preference);
  const chosen = wanted ? [...others, preference] : others;
  // Deletes the time allowance chosen in a mission: the preference, with which nothing hurries, is newer.
  if (preference === 'untimed' || preference === 'by-ear') browserStorage('sessionStorage').write(TIME_ALLOWANCE, null);
  store(chosen);
  showCalm(chosen);
  for (const listener of listeners) listener();
}

/** Whether the current login has this preference. */
export function isPreferred(preference: Preference): boolean {
  return chosenIn(entries()).includes(preference);
}

function subscribe(listener: () => void): () => void {
  const changedElsewhere = ({ key }: StorageEvent) => {
    if (key === null || key === STORED_AS || key === LOGIN) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', changedElsewhere);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', changedElsewhere);
  };
}

/** Like `isPreferred`, for a component, and kept current. A prerendered page has no preferences until hydration. */
export function usePreference(preference: Preference): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isPreferred(preference),
    () => false,
  );
}

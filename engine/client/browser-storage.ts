/** The browser's storage, behind a door that never throws: private windows and full disks fall back to memory. */
export interface TextStorage {
  read(key: string): string | null;
  /** null removes the entry. */
  write(key: string, value: string | null): void;
}

export function memoryStorage(): TextStorage {
  const entries = new Map<string, string>();
  return {
    read: (key) => entries.get(key) ?? null,
    write: (key, value) => void (value === null ? entries.delete(key) : entries.set(key, value)),
  };
}

/** Touches `window` only when it is used, never when it is made. */
export function browserStorage(kind: 'localStorage' | 'sessionStorage'): TextStorage {
  const memory = memoryStorage();
  return {
    read(key) {
      try {
        return window[kind].getItem(key) ?? memory.read(key);
      } catch {
        return memory.read(key);
      }
    },
    write(key, value) {
      memory.write(key, null);
      try {
        if (value !== null) return window[kind].setItem(key, value);
      } catch {
        memory.write(key, value);
      }
      try {
        // Also where there is no room for the new value: the old one would be read in its place.
        window[kind].removeItem(key);
      } catch {
        // What refuses this keeps nothing.
      }
    },
  };
}

/** Whether this browser keeps nothing between two pages: cookies or storage are refused, or the disk is full. */
export function forgetsEverything(): boolean {
  const PROBE = 'probe';
  try {
    window.localStorage.setItem(PROBE, '');
    window.localStorage.removeItem(PROBE);
    return false;
  } catch {
    return true;
  }
}

/** The JSON value of an entry if `accepts` says so, else undefined: what is stored may be old or edited by hand. */
export function readJson<T>(storage: TextStorage, key: string, accepts: (value: unknown) => value is T): T | undefined {
  try {
    const value: unknown = JSON.parse(storage.read(key) ?? 'null');
    return accepts(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

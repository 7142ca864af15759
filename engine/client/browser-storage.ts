/** Web Storage that never throws: in private windows and on full disks it falls back to memory. */
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

/** Accesses `window` on use only, not on creation, so that the storage may be created during prerendering. */
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
        // The old entry is removed also when the quota is exceeded: otherwise it would be read instead of the new value.
        window[kind].removeItem(key);
      } catch {
        // The storage is blocked: nothing is stored that could be read instead.
      }
    },
  };
}

/** Whether storage does not persist between two pages: cookies or storage are blocked, or the disk is full. */
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

/** The JSON value of an entry if it passes `accepts`, else undefined: stored values may be outdated or edited by hand. */
export function readJson<T>(storage: TextStorage, key: string, accepts: (value: unknown) => value is T): T | undefined {
  try {
    const value: unknown = JSON.parse(storage.read(key) ?? 'null');
    return accepts(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

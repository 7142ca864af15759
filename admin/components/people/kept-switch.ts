import { useCallback, useSyncExternalStore } from 'react';
import { browserStorage } from '#engine/client/browser-storage.ts';

const storage = browserStorage('localStorage');
const ON = 'on';

interface KeptSwitch {
  readonly on: boolean;
  turn(on: boolean): void;
}

/** Creates a hook for a boolean setting in local storage, synchronised between tabs. @param key storage key */
export function createKeptSwitch(key: string): () => KeptSwitch {
  const listeners = new Set<() => void>();
  const isOn = () => storage.read(key) === ON;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    // The storage event reports a change in another tab.
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  };
  const turn = (on: boolean) => {
    storage.write(key, on ? ON : null);
    for (const listener of listeners) listener();
  };
  return () => ({ on: useSyncExternalStore(subscribe, isOn), turn: useCallback(turn, []) });
}

import { useCallback, useSyncExternalStore } from 'react';
import { browserStorage } from '#engine/client/browser-storage.ts';

const storage = browserStorage('localStorage');
const ON = 'on';

export interface KeptSwitch {
  readonly on: boolean;
  turn(on: boolean): void;
}

/**
 * A switch that this browser keeps, and that all tabs of the console share: a reload, another page or a new login leaves it as it is.
 * @param key under which the browser stores it
 */
export function createKeptSwitch(key: string): () => KeptSwitch {
  const listeners = new Set<() => void>();
  const isOn = () => storage.read(key) === ON;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    // Another tab has turned it.
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

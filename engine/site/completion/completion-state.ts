/** Whether the end of all missions is still to be celebrated: once for each login, kept in the browser until the next login. */
import { useSyncExternalStore } from 'react';
import { playerStorage } from '#engine/client/preview.ts';
import { COMPLETION } from '../player-state/player-cache.ts';

const DUE = 'due';
const SEEN = 'seen';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function keep(state: typeof DUE | typeof SEEN): void {
  playerStorage.write(COMPLETION, state);
  for (const listener of listeners) listener();
}

/** Whether the celebration was never due in this login. */
export const isCompletionNew = () => playerStorage.read(COMPLETION) === null;

/** Marks the celebration as due: a reload before it is closed shows it again. */
export const celebrateCompletion = () => keep(DUE);

export const completionSeen = () => keep(SEEN);

export function useCompletionDue(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => playerStorage.read(COMPLETION) === DUE,
    () => false,
  );
}

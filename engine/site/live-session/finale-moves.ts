/** Tells the page's one place for the last mission that a round was opened or closed. */
const listeners = new Set<() => void>();

/** @returns what ends it */
export function onFinaleMoved(onMove: () => void): () => void {
  listeners.add(onMove);
  return () => listeners.delete(onMove);
}

/** A live event said so. */
export function finaleMoved(): void {
  for (const listener of listeners) listener();
}

/** Tells the page's one place for the last mission that a round was opened or closed. */
const listeners = new Set<() => void>();

/** @returns what ends it */
export function onFinaleChanged(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** A live event said so. */
export function finaleChanged(): void {
  for (const listener of listeners) listener();
}

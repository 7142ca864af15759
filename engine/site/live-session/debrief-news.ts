/** Tells the page's one place for the debrief that its deck was opened, closed, or moved. */
const listeners = new Set<() => void>();

/** @returns what ends it */
export function onDebriefChanged(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** A live event said so. */
export function debriefChanged(): void {
  for (const listener of listeners) listener();
}

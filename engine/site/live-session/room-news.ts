/** News of what the whole room does at once, for the one place of a page that shows it. */

export interface RoomNews {
  /** @returns what ends it */
  onChange(listener: () => void): () => void;
  /** A live event said so. */
  changed(): void;
}

/** A round of the last mission was opened or closed. */
export const finaleNews: RoomNews = roomNews();
/** The debrief's deck was opened, closed, or moved. */
export const debriefNews: RoomNews = roomNews();

function roomNews(): RoomNews {
  const listeners = new Set<() => void>();
  return {
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    changed() {
      for (const listener of listeners) listener();
    },
  };
}

/** Notifies the one component that shows an activity of the whole room (finale, debrief) that its state changed. */
import { createListeners } from '#engine/client/listeners.ts';

export interface RoomNews {
  /** Subscribes. @returns the function that unsubscribes */
  onChange(listener: () => void): () => void;
  /** Called when a live event announces a change. */
  changed(): void;
}

/** News of the finale: a round was opened or closed. */
export const finaleNews: RoomNews = roomNews();
/** News of the debrief: it was opened, closed, or moved to another slide. */
export const debriefNews: RoomNews = roomNews();

function roomNews(): RoomNews {
  const { on, tell } = createListeners();
  return { onChange: on, changed: tell };
}

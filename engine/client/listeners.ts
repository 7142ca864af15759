/** The listeners of one kind of news. */
interface Listeners<Told extends readonly unknown[]> {
  /** Subscribes. @returns the function that unsubscribes */
  on(listener: (...told: Told) => void): () => void;
  tell(...told: Told): void;
}

export function createListeners<Told extends readonly unknown[] = []>(): Listeners<Told> {
  const listeners = new Set<(...told: Told) => void>();
  return {
    on(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell(...told) {
      for (const listener of listeners) listener(...told);
    },
  };
}

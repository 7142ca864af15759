/** What takes longer to make than to find: as much of it is kept as was used last. */

export interface LatestUsed<V> {
  /** What is kept under this name, or else what `make` gives. */
  recall(name: string, make: () => V): V;
  forget(): void;
}

/** @param most names; with one more, the one that was not used for longest goes */
export function createLatestUsed<V extends object>(most: number): LatestUsed<V> {
  const kept = new Map<string, V>();
  return {
    recall(name, make) {
      const known = kept.get(name);
      const value = known ?? make();
      if (known) kept.delete(name);
      kept.set(name, value);
      const oldest = kept.size > most ? kept.keys().next().value : undefined;
      if (oldest !== undefined) kept.delete(oldest);
      return value;
    },
    forget: () => kept.clear(),
  };
}

/** The drawings of the cards, loaded once; guests load only those of their missions. A card is complete without its drawing. */
import type { drawings as all } from 'virtual:challenges/drawings';
import { type RefObject, useCallback, useState } from 'react';
import { useLoaded } from '#engine/client/use-loaded.ts';
import { useNear } from './use-near.ts';

export type Drawings = typeof all;

const SETS = {
  guests: () => import('virtual:challenges/guest-drawings'),
  all: () => import('virtual:challenges/drawings'),
} as const;
export type DrawingSet = keyof typeof SETS;

const fetched: { [set in DrawingSet]?: Promise<Drawings> } = {};
const known: { [set in DrawingSet]?: Drawings } = {};

/** Fetches a set of drawings. Concurrent calls share one request; after a failure the next visit of a hub tries again. */
export function fetchDrawings(set: DrawingSet): Promise<Drawings> {
  fetched[set] ??= SETS[set]().then(
    ({ drawings }) => {
      known[set] = drawings;
      return drawings;
    },
    (error: unknown) => {
      delete fetched[set];
      throw error;
    },
  );
  return fetched[set];
}

/**
 * The drawings; null until they are loaded.
 * @param near element: the drawings are loaded once it is about to scroll into view; null loads them at once
 */
export function useDrawings(near: RefObject<Element | null> | null, set: DrawingSet): Drawings | null {
  const [atFirst] = useState(known[set] ?? null);
  const isNear = useNear(near, atFirst === null);
  const load = useCallback(() => fetchDrawings(set), [set]);
  const loaded = useLoaded(isNear ? load : null);
  return loaded.state === 'loaded' ? loaded.value : atFirst;
}

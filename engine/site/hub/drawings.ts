/** The drawings of the cards, fetched once: guests are spared those of the others. Without them a card is whole. */
import type { drawings as all } from 'virtual:challenges/drawings';
import { type RefObject, useEffect, useState } from 'react';

export type Drawings = typeof all;

const SETS = {
  guests: () => import('virtual:challenges/guest-drawings'),
  all: () => import('virtual:challenges/drawings'),
} as const;
export type DrawingSet = keyof typeof SETS;

const fetched: { [set in DrawingSet]?: Promise<Drawings> } = {};
const known: { [set in DrawingSet]?: Drawings } = {};

/** Asked twice, they are fetched once; a failure is tried again at the next visit of a hub. */
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

/** The drawings; null until they are there, or never. @param near fetches them once this is about to be seen */
export function useDrawings(near: RefObject<Element | null>, set: DrawingSet): Drawings | null {
  const [drawings, setDrawings] = useState(known[set] ?? null);
  useEffect(() => {
    if (drawings || !near.current) return;
    let here = true;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        fetchDrawings(set).then(
          (found) => here && setDrawings(found),
          () => undefined,
        );
      },
      { rootMargin: '320px' },
    );
    observer.observe(near.current);
    return () => {
      here = false;
      observer.disconnect();
    };
  }, [drawings, near, set]);
  return drawings;
}

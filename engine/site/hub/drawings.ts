/** The drawings of all cards, fetched once. Without them a card is whole. */
import type { drawings as all } from 'virtual:challenges/drawings';
import { type RefObject, useEffect, useState } from 'react';

export type Drawings = typeof all;

let fetched: Promise<Drawings> | undefined;
let known: Drawings | null = null;

/** Asked twice, they are fetched once; a failure is tried again at the next visit of a hub. */
export function fetchDrawings(): Promise<Drawings> {
  fetched ??= import('virtual:challenges/drawings').then(
    ({ drawings }) => {
      known = drawings;
      return drawings;
    },
    (error: unknown) => {
      fetched = undefined;
      throw error;
    },
  );
  return fetched;
}

/** The drawings; null until they are there, or never. @param near fetches them once this is about to be seen */
export function useDrawings(near: RefObject<Element | null>): Drawings | null {
  const [drawings, setDrawings] = useState(known);
  useEffect(() => {
    if (drawings || !near.current) return;
    let here = true;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        fetchDrawings().then(
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
  }, [drawings, near]);
  return drawings;
}

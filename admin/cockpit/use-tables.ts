/** Chooses whether the matrix is shown as one table or as two side by side. */
import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Sizes in rem, as in matrix.module.css: a mission's column, the column of names, a row, the heading, the space above, the gap between
 * tables.
 */
const CELL = 1.75;
const NAMES = 10;
const ROW = 1.5;
const HEAD = 6.25;
const ABOVE = 11.5;
const GAP = 0.75;

/**
 * 2 if one table would need scrolling and two tables show the whole room without scrolling, as on a wide screen; else 1. @param box
 * contains the tables
 */
export function useTables(box: RefObject<HTMLElement | null>, missions: number, people: number): 1 | 2 {
  const [two, setTwo] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const rows = Math.floor((window.innerHeight / rem - ABOVE - HEAD) / ROW);
      const wide = element.clientWidth / rem >= 2 * (NAMES + missions * CELL) + GAP;
      setTwo(wide && people > rows && people <= 2 * rows);
    };
    look();
    const watch = new ResizeObserver(look);
    watch.observe(element);
    addEventListener('resize', look);
    return () => {
      watch.disconnect();
      removeEventListener('resize', look);
    };
  }, [box, missions, people]);
  return two ? 2 : 1;
}

import { type RefObject, useEffect, useRef } from 'react';

/** Maximum share of the viewport's height for the bar, so that the item can be read above it. */
const MOST = 0.45;

/**
 * For a bar that sticks to the foot of the viewport: sets `data-at-foot` while the bar is small enough to stick, and then `--foot-bar` on
 * the document to its height in px, for the page's `scroll-padding`.
 * @param resting whether the bar stays at its place for now
 */
export function useFootBar<E extends HTMLElement>(resting = false): RefObject<E | null> {
  const bar = useRef<E>(null);
  useEffect(() => {
    const element = bar.current;
    if (!element || resting) return;
    const root = document.documentElement;
    let wasSticking = false;
    const measure = () => {
      const { height } = element.getBoundingClientRect();
      const atFoot = height <= MOST * window.innerHeight;
      const wasAtFoot = element.hasAttribute('data-at-foot');
      element.toggleAttribute('data-at-foot', atFoot);
      // The consequence made the bar too high to stick: scroll to the consequence at its place in the page.
      if (wasAtFoot && !atFoot) (element.querySelector('[data-target="answer"]') ?? element).scrollIntoView({ block: 'nearest' });
      const sticks = atFoot && getComputedStyle(element).position === 'sticky';
      // Another bar may stick now: the last bar that sticks sets the height.
      if (sticks) root.style.setProperty('--foot-bar', `${Math.ceil(height)}px`);
      else if (wasSticking) root.style.removeProperty('--foot-bar');
      wasSticking = sticks;
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      element.removeAttribute('data-at-foot');
      if (wasSticking) root.style.removeProperty('--foot-bar');
    };
  }, [resting]);
  return bar;
}

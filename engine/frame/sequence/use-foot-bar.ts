import { type RefObject, useEffect, useRef } from 'react';

/** The most of the window's height that a bar at its foot may take, so that what it is about is seen above it. */
const MOST = 0.6;

/**
 * For a bar that sticks to the foot of the window: its `data-at-foot` stands while it leaves room enough above it, and `--foot-bar` of the
 * document is its height in px then, which the page's `scroll-padding` keeps free of what has the focus.
 */
export function useFootBar<E extends HTMLElement>(): RefObject<E | null> {
  const bar = useRef<E>(null);
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const root = document.documentElement;
    const measure = () => {
      const { height } = element.getBoundingClientRect();
      const atFoot = height <= MOST * window.innerHeight;
      const wasAtFoot = element.hasAttribute('data-at-foot');
      element.toggleAttribute('data-at-foot', atFoot);
      // Grown too high to stick by what is told in it, that stays in sight where it stands on the page.
      if (wasAtFoot && !atFoot) (element.querySelector('[data-target="answer"]') ?? element).scrollIntoView({ block: 'nearest' });
      const sticks = atFoot && getComputedStyle(element).position === 'sticky';
      root.style.setProperty('--foot-bar', sticks ? `${Math.ceil(height)}px` : '0px');
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      root.style.removeProperty('--foot-bar');
    };
  }, []);
  return bar;
}

import type { ReactNode } from 'react';
import styles from './foot-bar.module.css';
import { useFootBar } from './use-foot-bar.ts';

export interface FootBarProps {
  /** Class of the place where the bar stands. */
  readonly className?: string | undefined;
  /** Whether the bar sticks in any container, not only where the scene is one column. */
  readonly always?: boolean;
  /** Whether the bar stays at its place for now: its controls have been used, and another bar sticks. */
  readonly resting?: boolean;
  readonly children: ReactNode;
}

/**
 * Bar with the controls of a scene, in reach of a thumb whichever part of the scene is in view: where the scene's container is one column,
 * the bar sticks to the foot of the window, over the content before it in its parent. One bar at a time on a page.
 */
export function FootBar({ className = '', always = false, resting = false, children }: FootBarProps) {
  const bar = useFootBar<HTMLDivElement>(resting);
  return (
    <div ref={bar} className={`${resting ? '' : styles.bar} ${always ? styles.always : ''} ${className}`}>
      {children}
    </div>
  );
}

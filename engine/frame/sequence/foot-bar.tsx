import type { ReactNode } from 'react';
import styles from './foot-bar.module.css';
import { useFootBar } from './use-foot-bar.ts';

export interface FootBarProps {
  /** The rules of the place where it stands. */
  readonly className?: string | undefined;
  /** It sticks in any container, not only where the scene is one column. */
  readonly always?: boolean;
  /** It stays at its place for a while: what it held has been used, and another bar has its turn. */
  readonly resting?: boolean;
  readonly children: ReactNode;
}

/**
 * What a player acts with, in reach of a thumb whatever of the scene one looks at: where the container of the scene is one column, it sticks
 * to the foot of the window, over what stands before it in its parent. One at a time on a page.
 */
export function FootBar({ className = '', always = false, resting = false, children }: FootBarProps) {
  const bar = useFootBar<HTMLDivElement>(resting);
  return (
    <div ref={bar} className={`${resting ? '' : styles.bar} ${always ? styles.always : ''} ${className}`}>
      {children}
    </div>
  );
}

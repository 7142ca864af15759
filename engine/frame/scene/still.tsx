import type { ReactNode } from 'react';
import styles from './still.module.css';

interface StillProps {
  /** Whether it is only looked at yet; always, where nothing is said. */
  readonly when?: boolean;
  /** The rules of the place where it stands. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * What is only looked at once `when` holds: nothing in it reacts, and no control of any scene looks as if it did. A part that has
 * more to leave out asks `[data-still]` in its own sheet.
 */
export function Still({ when = true, className = '', children }: StillProps) {
  return (
    <div className={when ? `${styles.still} ${className}` : className} inert={when} data-still={when || undefined}>
      {children}
    </div>
  );
}

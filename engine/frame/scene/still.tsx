import type { ReactNode } from 'react';
import styles from './still.module.css';

interface StillProps {
  /** Whether the content is read-only; true by default. */
  readonly when?: boolean;
  /** Additional class name. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Makes its content read-only while `when` holds: it is `inert`, and controls lose their interactive look. A component that must hide
 * more selects `[data-still]` in its own style sheet.
 */
export function Still({ when = true, className = '', children }: StillProps) {
  return (
    <div className={when ? `${styles.still} ${className}` : className} inert={when} data-still={when || undefined}>
      {children}
    </div>
  );
}

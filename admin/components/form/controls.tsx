/** Rows of what is pressed and chosen. */
import type { ReactNode } from 'react';
import styles from './controls.module.css';

/** Above a list: what it shows on one side, how it is refreshed on the other. */
export function Controls({ children }: { readonly children: ReactNode }) {
  return <div className={styles.controls}>{children}</div>;
}

/** Buttons that belong together; at the end of a form they stand at its end. */
export function Actions({
  end = false,
  children,
}: {
  /** They stand at the end of their line. */
  readonly end?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.actions} data-end={end || undefined}>
      {children}
    </div>
  );
}

/** Rows of controls. */
import type { ReactNode } from 'react';
import styles from './controls.module.css';

/** Toolbar above a list: filters on one side, refresh on the other. */
export function Controls({ children }: { readonly children: ReactNode }) {
  return <div className={styles.controls}>{children}</div>;
}

/** Group of buttons. */
export function Actions({
  end = false,
  children,
}: {
  /** Aligned to the end of the line. */
  readonly end?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.actions} data-end={end || undefined}>
      {children}
    </div>
  );
}

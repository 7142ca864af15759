/** Explanatory notes and empty states. */
import type { ComponentPropsWithRef } from 'react';
import styles from './notes.module.css';

/** Shown in place of an empty list: why it is empty, and what to do. */
export function EmptyState({ className = '', ...element }: ComponentPropsWithRef<'div'>) {
  return <div {...element} className={`${styles.empty} ${className}`} />;
}

/** Explanatory text of lower importance. */
export function Note({ className = '', ...element }: ComponentPropsWithRef<'p'>) {
  return <p {...element} className={`${styles.note} ${className}`} />;
}

/** Sentences beside the matter, and in the place of what is not there. */
import type { ComponentPropsWithRef } from 'react';
import styles from './notes.module.css';

/** What stands where a list or a page has nothing to show: why, and what to do about it. */
export function EmptyState({ className = '', ...element }: ComponentPropsWithRef<'div'>) {
  return <div {...element} className={`${styles.empty} ${className}`} />;
}

/** A sentence beside the matter. */
export function Note({ className = '', ...element }: ComponentPropsWithRef<'p'>) {
  return <p {...element} className={`${styles.note} ${className}`} />;
}

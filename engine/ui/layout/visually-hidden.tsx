import type { HTMLAttributes } from 'react';
import styles from './visually-hidden.module.css';

/** Class that hides text visually, for an element that must not hold a `span`: a caption, a heading of a table. */
export const visuallyHiddenClass = styles.hidden;

/** Text for screen readers only. */
export function VisuallyHidden({ className, ...rest }: HTMLAttributes<HTMLSpanElement>) {
  return <span {...rest} className={[styles.hidden, className].filter(Boolean).join(' ')} />;
}

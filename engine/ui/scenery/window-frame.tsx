import type { ComponentPropsWithRef } from 'react';
import styles from './window-frame.module.css';

export interface WindowFrameProps extends Omit<ComponentPropsWithRef<'section'>, 'className'> {
  /** A grey ground, for cards that lie on it. */
  readonly sunken?: boolean;
}

/**
 * The outline of an imitated window; it needs an `aria-label` or an `aria-labelledby`. It is a size container: what is in it
 * asks `@container` for the room it has.
 */
export function WindowFrame({ sunken = false, ...section }: WindowFrameProps) {
  return <section {...section} className={styles.window} data-sunken={sunken || undefined} />;
}

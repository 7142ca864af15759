import type { ComponentPropsWithRef } from 'react';
import styles from './window-frame.module.css';

export interface WindowFrameProps extends Omit<ComponentPropsWithRef<'section'>, 'className'> {
  /** Whether the background is grey, for content made of cards. */
  readonly sunken?: boolean;
}

/** Frame of an imitated window; it needs an `aria-label` or `aria-labelledby`. It is a CSS size container for its content. */
export function WindowFrame({ sunken = false, ...section }: WindowFrameProps) {
  return <section {...section} className={styles.window} data-sunken={sunken || undefined} />;
}

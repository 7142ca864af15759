import type { ComponentPropsWithRef } from 'react';
import styles from './browser-bar.module.css';

/** A button of the browser itself: with a name of its own an icon, without it an icon and a word. */
export function BrowserButton(props: Omit<ComponentPropsWithRef<'button'>, 'className'>) {
  return <button type="button" {...props} className={styles.button} data-worded={props['aria-label'] ? undefined : true} />;
}

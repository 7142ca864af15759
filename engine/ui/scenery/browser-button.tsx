import type { ComponentPropsWithRef } from 'react';
import styles from './browser-bar.module.css';

/** Button of an imitated browser: an icon with `aria-label`, or an icon with text. */
export function BrowserButton(props: Omit<ComponentPropsWithRef<'button'>, 'className'>) {
  return <button type="button" {...props} className={styles.button} data-worded={props['aria-label'] ? undefined : true} />;
}

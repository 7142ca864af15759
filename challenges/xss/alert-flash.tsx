import { AlertBox } from './alert-box.tsx';
import styles from './alert-flash.module.css';
import { alertText } from './alert-text.ts';

/** The box that the player's own script opens, over the whole page for a moment; the post keeps it for good. */
export function AlertFlash({ content }: { readonly content: string }) {
  return (
    <div className={styles.flash} aria-hidden="true">
      <AlertBox text={alertText(content)} />
    </div>
  );
}

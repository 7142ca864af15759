import styles from './moment-band.module.css';
import type { Moment } from './use-moments.ts';

/** Announced by screen readers too: the live region is rendered before its first text, or the text would not be announced. */
export function MomentBand({ moment }: { readonly moment: Moment | null }) {
  return (
    <div className={styles.place} role="status">
      {moment && (
        <p key={moment.id} className={styles.band}>
          <strong>{moment.title}</strong> <span>{moment.text}</span>
        </p>
      )}
    </div>
  );
}

import styles from './moment-band.module.css';
import type { Moment } from './use-moments.ts';

/**
 * Announces a moment, to screen readers too: the live region is rendered before its first text, as otherwise that text would not be
 * announced.
 */
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

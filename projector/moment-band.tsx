import styles from './moment-band.module.css';
import type { Moment } from './use-moments.ts';

/** Said aloud too; the place for it is there before there is anything to say. */
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

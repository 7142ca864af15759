import { Marked } from '#engine/authoring';
import type { Moment } from './artifacts.ts';
import styles from './moment-seen.module.css';
import { RequestScreen } from './request-screen.tsx';
import { Sky } from './sky.tsx';

/** One moment of the day: what one was doing, the port at that hour, and what the telephone asks. */
export function MomentSeen({ moment }: { /** In its texts, what stands in [brackets] is marked. */ readonly moment: Moment }) {
  return (
    <>
      <p>
        <span className={styles.label}>Une minute avant&nbsp;:</span> <Marked text={moment.before} />
      </p>
      <Sky sky={moment.sky}>
        <RequestScreen moment={moment} />
      </Sky>
    </>
  );
}

/** « 8 h 12, à votre poste » */
export function MomentName({ moment: { time, place } }: { readonly moment: Pick<Moment, 'time' | 'place'> }) {
  return (
    <>
      {time.replace(':', '\u00a0h\u00a0')}, <span className={styles.place}>{place}</span>
    </>
  );
}

import { type ReactNode, useId } from 'react';
import { Marked } from '#engine/authoring';
import type { Moment } from './artifacts.ts';
import styles from './moment-card.module.css';
import { RequestScreen } from './request-screen.tsx';
import { Sky } from './sky.tsx';

export interface MomentCardProps {
  readonly moment: Moment;
  /** What is decided of it, or was to be seen in it. */
  readonly children: ReactNode;
}

/** One moment of the day: the port at that hour, what one was doing, and what the telephone asks. */
export function MomentCard({ moment, children }: MomentCardProps) {
  const heading = useId();
  return (
    <article className={styles.moment} aria-labelledby={heading}>
      <div className={styles.head}>
        <Sky sky={moment.sky} />
        <h3 id={heading} className={styles.hour}>
          {moment.time.replace(':', '\u00a0h\u00a0')}, {moment.place}
        </h3>
      </div>
      <div className={styles.body}>
        <p className={styles.before}>
          <span className={styles.label}>Une minute avant</span> <Marked text={moment.before} />
        </p>
        <div className={styles.request}>
          <RequestScreen moment={moment} />
        </div>
        <div>{children}</div>
      </div>
    </article>
  );
}

import { Check, Flag, X } from 'lucide-react';
import { FootBar, Gesture, GestureGroup, type GivenConsequence, Marked } from '#engine/authoring';
import type { Moment } from './artifacts.ts';
import styles from './moment-seen.module.css';
import { RequestScreen } from './request-screen.tsx';
import { Sky } from './sky.tsx';

interface MomentSeenProps {
  /** In its texts, what stands in [brackets] is marked. */
  readonly moment: Moment;
  /** What came of the answer; the port shows where it led. */
  readonly consequence?: GivenConsequence | undefined;
  /** The request waits for an answer, or has one, on the telephone. */
  readonly played?: boolean;
}

/** One moment of the day: what one was doing, the port at that hour, and what the telephone asks. */
export function MomentSeen({ moment, consequence, played = false }: MomentSeenProps) {
  return (
    <div className={played ? styles.seen : undefined}>
      <p>
        <span className={styles.label}>Une minute avant&nbsp;:</span> <Marked text={moment.before} />
      </p>
      <Sky sky={moment.sky} outcome={consequence}>
        <RequestScreen moment={moment}>{played && <Answers waiting={consequence === undefined} />}</RequestScreen>
      </Sky>
    </div>
  );
}

/** The notification's own buttons, in the order in which every such application has them; in reach of a thumb while they wait. */
function Answers({ waiting }: { readonly waiting: boolean }) {
  return (
    <FootBar always resting={!waiting} className={styles.foot}>
      <GestureGroup className={styles.answers}>
        <Gesture value="approve" className={styles.answer} picture={<Check size={18} />} />
        <Gesture value="refuse" className={styles.answer} picture={<X size={18} />} />
        <Gesture value="report" className={styles.answer} picture={<Flag size={18} />} />
      </GestureGroup>
    </FootBar>
  );
}

/** « 8 h 12 » */
export function hourOf(time: string): string {
  return time.replace(':', '\u00a0h\u00a0');
}

/** « 8 h 12, à votre poste » */
export function MomentName({ moment: { time, place } }: { readonly moment: Pick<Moment, 'time' | 'place'> }) {
  return (
    <>
      {hourOf(time)}, <span className={styles.place}>{place}</span>
    </>
  );
}
